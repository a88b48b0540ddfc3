import type { IncomingMessage } from 'node:http';
import { Fault } from '@sayso/contracts/faults';
import { limits as limitsOfAll } from '@sayso/contracts/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyLimits } from '../config-bodies.ts';
import { networkOf, siteOf } from '../platform/rates/network-of.ts';
import { requestWords } from '../texts/requests.ts';
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
  new Fault('too_many_requests', requestWords.uploadsOfNetwork, {
    retryAfter,
  });
const tooMuchAtOnce = () =>
  new Fault('too_many_requests', requestWords.busy, {
    retryAfter,
  });
const tooSlow = () => new Fault('timeout', requestWords.tooSlow);

/** Limits bodies of all routes: how many come from one network, what they take in memory, and how slowly they may come. */
export function guardBodies(app: FastifyInstance, limits: BodyLimits): void {
  const byNetwork = new Map<string, Set<Body>>();
  const memory = createMemory(limits);

  app.addHook('onRequest', (request, reply, next) => {
    if (!hasBody(request)) return next();
    const [network, site] = [networkOf(request.ip), siteOf(request.ip)];
    const bodies = byNetwork.get(network) ?? new Set();
    const body = bodyOf(request);
    const problem = isCrowded(bodies, limits) ? tooManyBodies() : memory.problemOf(site, body.memory);
    if (problem !== null) {
      refuse(request, reply);
      return next(problem);
    }
    byNetwork.set(network, bodies.add(body));
    memory.add(site, body.memory);
    reply.raw.once('close', () => {
      bodies.delete(body);
      memory.add(site, -body.memory);
      if (bodies.size === 0) byNetwork.delete(network);
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
  const held = isForm(request) ? 2 * limitsOfAll.formFieldsBytes : most;
  const memory = Math.min(Number(headers['content-length'] ?? held), held);
  return { raw, seenBytes: raw.socket.bytesRead, since: Date.now(), memory };
}

/** What bodies take in memory: of all senders, and of each site, which may have a quarter. */
function createMemory({ memoryBytes, smallBytes }: BodyLimits) {
  const bySite = new Map<string, number>();
  let all = 0;
  return {
    problemOf(site: string, bytes: number): Fault | null {
      if (bytes <= smallBytes) return null;
      const own = bySite.get(site) ?? 0;
      const isTooMuch = (own > 0 && own + bytes > memoryBytes / 4) || (all > 0 && all + bytes > memoryBytes);
      return isTooMuch ? tooMuchAtOnce() : null;
    },

    add(site: string, bytes: number): void {
      all += bytes;
      const own = (bySite.get(site) ?? 0) + bytes;
      if (own > 0) bySite.set(site, own);
      else bySite.delete(site);
    },
  };
}

/** Whether a network has as many bodies on their way as it may, and none of them can be ended. */
function isCrowded(bodies: ReadonlySet<Body>, limits: BodyLimits): boolean {
  // Most requests bring their body along, and are only being answered.
  const coming = [...bodies].filter(({ raw }) => !raw.complete && !raw.destroyed);
  return coming.length >= limits.perNetwork && !makeRoom(coming, limits);
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
