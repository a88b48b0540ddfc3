import type { IncomingMessage } from 'node:http';
import { Fault } from '@sayso/contracts/faults';
import { limits as limitsOfAll } from '@sayso/contracts/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyLimits } from '../config-bodies.ts';
import { networkOf } from '../platform/rates/network-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of every origin may make this call. */
    isAppScoped?: boolean;
  }
}

type Body = {
  raw: IncomingMessage;
  /** Of its connection, when it was last looked at. */
  seenBytes: number;
  /** Since when it has been read without a break; null while the server itself lets it wait. */
  since: number | null;
  /** What it may take in memory, until it is answered. */
  memory: number;
};

const retryAfter = 5;
const tooManyBodies = () =>
  new Fault('too_many_requests', 'Too many uploads from your network at once. Please wait a moment.', {
    retryAfter,
  });
const tooMuchAtOnce = () =>
  new Fault('too_many_requests', 'The server is receiving too much at once. Please wait a moment.', {
    retryAfter,
  });
const tooSlow = () => new Fault('timeout', 'The request arrived too slowly. Please try again.');

/** Limits bodies of all routes: how many come from one network, what they take in memory, and how slowly they may come. */
export function guardBodies(app: FastifyInstance, limits: BodyLimits): void {
  const byNetwork = new Map<string, Set<Body>>();

  app.addHook('onRequest', (request, reply, next) => {
    if (!hasBody(request)) return next();
    const network = networkOf(request.ip);
    const bodies = byNetwork.get(network) ?? new Set();
    const body = bodyOf(request);
    const problem = problemOf(body, { bodies, byNetwork, limits });
    if (problem !== null) {
      refuse(request, reply);
      return next(problem);
    }
    byNetwork.set(network, bodies.add(body));
    reply.raw.once('close', () => {
      bodies.delete(body);
      if (bodies.size === 0 && byNetwork.get(network) === bodies) byNetwork.delete(network);
    });
    next();
  });

  const timer = setInterval(() => {
    for (const bodies of byNetwork.values()) for (const body of bodies) look(body, limits);
  }, limits.windowMs / 2);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function bodyOf(request: FastifyRequest): Body {
  const { raw, headers } = request;
  const most = request.routeOptions.bodyLimit ?? 0;
  // Files of forms go to the disk piece by piece; their fields do not.
  const isForm = /^multipart\//i.test(headers['content-type'] ?? '');
  const held = isForm ? 2 * limitsOfAll.formFieldsBytes : most;
  const memory = Math.min(Number(headers['content-length'] ?? held), held);
  return { raw, seenBytes: raw.socket.bytesRead, since: Date.now(), memory };
}

type Held = {
  bodies: ReadonlySet<Body>;
  byNetwork: ReadonlyMap<string, ReadonlySet<Body>>;
  limits: BodyLimits;
};

function problemOf({ memory }: Body, { bodies, byNetwork, limits }: Held): Fault | null {
  // Most requests bring their body along, and are only being answered.
  const coming = [...bodies].filter(({ raw }) => !raw.complete).length;
  if (coming >= limits.perAddress) return tooManyBodies();
  if (memory <= limits.smallBytes) return null;
  const own = memoryOf(bodies);
  if (own > 0 && own + memory > limits.memoryBytes / 4) return tooMuchAtOnce();
  const others = [...byNetwork.values()].reduce((sum, held) => sum + memoryOf(held), 0);
  return others > 0 && others + memory > limits.memoryBytes ? tooMuchAtOnce() : null;
}

const memoryOf = (bodies: ReadonlySet<Body>): number => {
  let sum = 0;
  for (const { memory } of bodies) sum += memory;
  return sum;
};

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (request.routeOptions.config.isAppScoped) reply.header('access-control-allow-origin', '*');
  reply.header('connection', 'close');
}

/** Ends a body that came too slowly while somebody read it; whoever reads it answers with this fault. */
function look(body: Body, { windowMs, bytesPerSecond }: BodyLimits): void {
  const { raw, since } = body;
  if (raw.complete || raw.destroyed) return;
  // Nobody reads it right now: that it does not come is no fault of its sender.
  if (raw.readableFlowing !== true) {
    body.since = null;
    return;
  }
  const now = Date.now();
  const passed = since === null ? 0 : now - since;
  if (since !== null && passed < windowMs) return;
  const arrived = raw.socket.bytesRead - body.seenBytes;
  if (since !== null && arrived < (bytesPerSecond * passed) / 1_000) {
    raw.emit('error', tooSlow());
    return;
  }
  body.since = now;
  body.seenBytes = raw.socket.bytesRead;
}
