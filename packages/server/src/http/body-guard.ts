import type { IncomingMessage } from 'node:http';
import { Fault } from '@sayso/contracts/faults';
import { limits as limitsOfAll } from '@sayso/contracts/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyLimits } from '../config-bodies.ts';
import { networkOf } from '../platform/rates/network-of.ts';
import { isForm } from './is-form.ts';

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

/** What is held of one network, or of all. */
type Held = { bodies: Set<Body>; memory: number };

/** Limits bodies of all routes: how many come from one network, what they take in memory, and how slowly they may come. */
export function guardBodies(app: FastifyInstance, limits: BodyLimits): void {
  const byNetwork = new Map<string, Held>();
  let memory = 0;

  const hold = (network: string, held: Held, body: Body) => {
    held.bodies.add(body);
    held.memory += body.memory;
    memory += body.memory;
    byNetwork.set(network, held);
  };
  const release = (network: string, held: Held, body: Body) => {
    held.bodies.delete(body);
    held.memory -= body.memory;
    memory -= body.memory;
    if (held.bodies.size === 0) byNetwork.delete(network);
  };

  app.addHook('onRequest', (request, reply, next) => {
    if (!hasBody(request)) return next();
    const network = networkOf(request.ip);
    const own = byNetwork.get(network) ?? { bodies: new Set(), memory: 0 };
    const body = bodyOf(request);
    const problem = problemOf(body, { own, others: memory - own.memory, limits });
    if (problem !== null) {
      refuse(request, reply);
      return next(problem);
    }
    hold(network, own, body);
    reply.raw.once('close', () => release(network, own, body));
    next();
  });

  const timer = setInterval(() => {
    for (const { bodies } of byNetwork.values()) for (const body of bodies) look(body, limits);
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
  const held = isForm(request) ? 2 * limitsOfAll.formFieldsBytes : most;
  const memory = Math.min(Number(headers['content-length'] ?? held), held);
  return { raw, seenBytes: raw.socket.bytesRead, since: Date.now(), memory };
}

type Standing = { own: Held; others: number; limits: BodyLimits };

function problemOf({ memory }: Body, { own, others, limits }: Standing): Fault | null {
  // Most requests bring their body along, and are only being answered.
  const coming = [...own.bodies].filter(({ raw }) => !raw.complete && !raw.destroyed);
  if (coming.length >= limits.perNetwork && !makeRoom(coming, limits)) return tooManyBodies();
  if (memory <= limits.smallBytes) return null;
  if (own.memory > 0 && own.memory + memory > limits.memoryBytes / 4) return tooMuchAtOnce();
  const all = own.memory + others;
  return all > 0 && all + memory > limits.memoryBytes ? tooMuchAtOnce() : null;
}

/** Ends the slowest of the bodies that come too slowly; false where none does. */
function makeRoom(coming: readonly Body[], { crowdedGraceMs, bytesPerSecond }: BodyLimits): boolean {
  const speeds = coming.map((body) => ({ body, speed: speedOf(body, crowdedGraceMs) }));
  const [slowest] = speeds.sort((one, other) => one.speed - other.speed);
  if (!slowest || slowest.speed >= bytesPerSecond) return false;
  slowest.body.raw.emit('error', tooSlow());
  return true;
}

/** Bytes per second; infinite for one that is looked at for less than the grace period, or that nobody reads. */
function speedOf({ raw, since, seenBytes }: Body, graceMs: number): number {
  const passed = since === null || raw.readableFlowing !== true ? 0 : Date.now() - since;
  if (passed < Math.max(graceMs, 1)) return Number.POSITIVE_INFINITY;
  return (raw.socket.bytesRead - seenBytes) / (passed / 1_000);
}

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
  if (since !== null && Date.now() - since < windowMs) return;
  if (speedOf(body, windowMs) < bytesPerSecond) {
    raw.emit('error', tooSlow());
    return;
  }
  body.since = Date.now();
  body.seenBytes = raw.socket.bytesRead;
}
