import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { AnyEndpoint } from '@sayso/contracts/endpoint';
import { Fault, faultKinds } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Actor } from '../access/actor.ts';
import type { Session } from '../access/session.ts';
import type { Config } from '../config.ts';
import { createTempFiles, type TempFiles } from '../platform/content/temp-files.ts';
import { newId } from '../platform/database/ids.ts';
import { commonWords } from '../texts/common.ts';
import { clientHeaders } from './app-scope.ts';
import { guardBodies } from './body-guard.ts';
import { createLanes } from './fast-lane.ts';
import { faultBody, toFault } from './fault-reply.ts';
import { type HostKind, hostOf } from './hosts.ts';
import { readJsonBody, refuseEncoded } from './json-body.ts';
import type { FastLane } from './lane.ts';
import { securityHeaders } from './security-headers.ts';

/** A call as it came, whatever of it was found good, and what became of it. */
export type EndedCall = { endpoint: AnyEndpoint; actor: Actor; request: FastifyRequest } & (
  | { answer: unknown }
  | { fault: Fault }
);
type CallListener = (call: EndedCall) => void;

/** What features bind their calls to. */
export type Api = {
  readonly app: FastifyInstance;
  readonly session: Session;
  readonly checksReplies: boolean;
  /** Every route that is registered, such as `GET /api/apps/:appId`, whoever registered it. */
  readonly routes: ReadonlySet<string>;
  /** What is known of those that are bound to a contract. */
  readonly contracts: Map<string, AnyEndpoint>;
  /** Is told of each call that apps' logs are to have, when its answer or its refusal is made. There is one. */
  listenToCalls(listener: CallListener): void;
  tellEnded(call: EndedCall): void;
  hostOf(request: FastifyRequest): HostKind;
  /** Has this lane asked before the routes. */
  useFastLane(lane: FastLane): void;
  /** Keeps what is uploaded off the memory. */
  readonly tempFiles: TempFiles;
  /** Throws 404 where the call does not belong to the host that it came to. */
  admit(request: FastifyRequest, appScoped: boolean): void;
  /** Lets pages of every origin make this call, without credentials. */
  allowAnyOrigin(endpoint: AnyEndpoint): void;
};

/** Seconds, where nothing better is known: whoever has to wait is always told how long. */
const usualWait = 60;

type Deps = { config: Config; session: Session; log: Logger };

export async function createApi({ config, session, log }: Deps): Promise<Api> {
  const isSecure = config.builder.scheme === 'https';
  const lanes = createLanes(securityHeaders(isSecure));
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Never `true`: that would believe what the client itself wrote into X-Forwarded-For.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: limits.jsonBytes,
    forceCloseConnections: true,
    genReqId: () => newId(),
    // Addresses that are no addresses, which never come to a route.
    frameworkErrors: (error, request, reply) =>
      sendFault(error, request as FastifyRequest, reply as FastifyReply),
    serverFactory: lanes.serve({
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      headersTimeout: 10_000,
      // What a request without a body costs is mostly the stream for its body.
      optimizeEmptyRequests: true,
    }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }) as unknown as FastifyInstance;
  const routes = routesOf(app);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    frameguard: false,
    hsts: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
    // What only browsers of long ago look at.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  await compressAnswers(app);
  guardBodies(app, config.bodies);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJsonBody);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setErrorHandler((error, request, reply) => sendFault(error, request, reply));
  const origins = new Map<string, Set<string>>();

  return {
    app,
    session,
    checksReplies: config.mode !== 'production',
    routes,
    contracts: new Map(),
    ...oneListener(),
    useFastLane: lanes.use,
    tempFiles: createTempFiles(join(config.dataDir, 'uploads'), config.tempFiles),
    hostOf: (request) => hostOf(config, request.headers.host),
    admit(request, appScoped) {
      const { kind } = hostOf(config, request.headers.host);
      if (kind === 'builder' || kind === 'loopback') return;
      if (kind === 'vendor' || !appScoped) throw new Fault('not_found', commonWords.notFound);
    },
    allowAnyOrigin({ path, method }) {
      const methods = origins.get(path);
      if (methods) methods.add(method);
      else {
        const first = new Set<string>([method]);
        origins.set(path, first);
        answerPreflight(app, path, first);
      }
    },
  };
}

function oneListener(): Pick<Api, 'listenToCalls' | 'tellEnded'> {
  let listener: CallListener | null = null;
  return {
    listenToCalls(given) {
      if (listener !== null) throw new Error('Calls already have a listener');
      listener = given;
    },
    tellEnded: (call) => listener?.(call),
  };
}

/** Grows as they are registered. */
function routesOf(app: FastifyInstance): ReadonlySet<string> {
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.add(`${each} ${url}`);
  });
  return routes;
}

/** Answers only: a request of a few bytes must not become one of many. */
async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', refuseEncoded);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
}

function answerPreflight(app: FastifyInstance, path: string, methods: ReadonlySet<string>): void {
  app.options(`/api${path}`, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', [...methods].join(', '))
      .header('access-control-allow-headers', clientHeaders)
      .header('access-control-max-age', '7200')
      .send(),
  );
}

export function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = toFault(error);
  if (faultKinds[fault.kind].alarms) request.log.error({ err: fault.cause ?? fault }, fault.message);
  const retryAfter = fault.retryAfter ?? (fault.kind === 'too_many_requests' ? usualWait : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // What is still to come of such a body is not waited for.
  if (fault.kind === 'timeout') reply.header('connection', 'close');
  reply.code(fault.status).header('cache-control', 'no-store');
  if (!request.url.startsWith('/api')) return reply.type('text/plain; charset=utf-8').send(fault.message);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(faultBody(fault, request.id)));
}
