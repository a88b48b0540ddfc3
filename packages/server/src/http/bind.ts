import { Readable } from 'node:stream';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@sayso/contracts/endpoint';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { texts } from '@sayso/contracts/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Actor, anonymous, asAsked } from '../access/actor.ts';
import { withCallerAddress } from '../access/caller-address.ts';
import { commonWords } from '../texts/common.ts';
import { requestWords } from '../texts/requests.ts';
import type { Api, EndedCall } from './api.ts';
import { isAppScoped } from './app-scope.ts';
import { toFault } from './fault-reply.ts';

export type Call<E> = {
  actor: Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** An answer that is JSON text already, as the database builds for long lists. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Sends a browser on; for calls that are pages. */
export class Redirect {
  readonly location: string;
  constructor(location: string) {
    this.location = location;
  }
}

/** A file to be kept, sent as it is made; where its making fails the connection breaks off. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly parts: AsyncIterable<string | Uint8Array>;
  constructor(name: string, type: string, parts: AsyncIterable<string | Uint8Array>) {
    this.name = name;
    this.type = type;
    this.parts = parts;
  }
}

/** Bytes of any kind; what they are stands in headers that the handler has set. */
export class Bytes {
  readonly body: Readable | null;
  constructor(body: Readable | null) {
    this.body = body;
  }
}

type Answer<E> = ReplyOf<E> | JsonText | Redirect | Download | Bytes;
export type Handler<E> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** Clients refuse headers of more than 16 KB together, and an address within an address is encoded twice. */
const longestLocation = 8_000;

/** Registers a call of the contract: who may knock, zod in, the handler, zod out (not in production). */
export function bind<E extends AnyEndpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  const actors = new WeakMap<FastifyRequest, Actor>();
  const appScoped = isAppScoped(endpoint);
  if (appScoped) api.allowAnyOrigin(endpoint);
  api.contracts.set(`${endpoint.method} /api${endpoint.path}`, endpoint);
  api.app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: endpoint.maxBytes ?? limits.jsonBytes,
    ...(endpoint.isFile ? { compress: false } : {}),
    config: { isAppScoped: appScoped },
    onRequest: async (request, reply) => {
      if (appScoped) reply.header('access-control-allow-origin', '*');
      api.admit(request, appScoped);
      // Where anyone may knock nobody is asked: an old token must not keep its holder from signing in anew.
      const isOpen = endpoint.caller === 'anyone';
      const { headers } = request;
      const actor = isOpen ? anonymous : asAsked(await api.session.byHeaders(headers), headers);
      refuseWrongCaller(endpoint, actor, request.params);
      actors.set(request, actor);
    },
    handler: async (request, reply) => {
      const actor = actors.get(request);
      if (!actor) throw new Error('The actor was not read');
      return told(api, { endpoint, actor, request }, async () => {
        const call = {
          actor,
          params: readParams(endpoint, request.params),
          query: readQuery(endpoint, request.query),
          body: readBody(endpoint, request.body),
          request,
          reply,
        } as Call<E>;
        const answer = await withCallerAddress(request.ip, () => handler(call));
        return { answer, sent: sentAs(api, endpoint, { answer, reply }) };
      });
    },
  });
}

type Sent = FastifyReply | string;

/** What fastify is to send for it; throws where it may not be sent. */
function sentAs<E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  { answer, reply }: { answer: Answer<E>; reply: FastifyReply },
): Sent {
  if (answer instanceof Redirect) {
    if (answer.location.length > longestLocation) throw new Fault('bad_request', requestWords.longAddress);
    return reply.header('cache-control', 'no-store').redirect(answer.location, 302);
  }
  if (answer instanceof Download) return sendDownload(reply, answer);
  if (answer instanceof Bytes) return reply.send(answer.body ?? Readable.from([]));
  if (api.checksReplies && !reply.sent) checkReply(endpoint, answer);
  reply.type('application/json; charset=utf-8');
  // Answers are of one person, and some hold their secrets.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  return answer instanceof JsonText ? answer.text : JSON.stringify(answer);
}

/** Tells who listens how the call ended, its answer found good. */
async function told(
  api: Api,
  call: Pick<EndedCall, 'endpoint' | 'actor' | 'request'>,
  run: () => Promise<{ answer: unknown; sent: Sent }>,
): Promise<Sent> {
  if (call.endpoint.logs === undefined) return (await run()).sent;
  try {
    const { answer, sent } = await run();
    api.tellEnded({ ...call, answer });
    return sent;
  } catch (error) {
    api.tellEnded({ ...call, fault: toFault(error) });
    throw error;
  }
}

function sendDownload(reply: FastifyReply, { name, type, parts }: Download): FastifyReply {
  const plain = name.replace(/[^\w .-]/g, '_');
  return reply
    .type(type)
    .header('cache-control', 'no-store')
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(Readable.from(parts, { objectMode: false }));
}

/** App tokens open their own app's calls and nothing else, those of its backend the ones that name it. */
function refuseWrongCaller(endpoint: AnyEndpoint, actor: Actor, params: unknown): void {
  const caller = endpoint.caller ?? 'user';
  if (caller === 'user' && actor.kind === 'anonymous') {
    throw new Fault('unauthorized', texts.signInNeeded, { reason: 'auth_required' });
  }
  if (actor.kind !== 'app_user' && actor.kind !== 'service') return;
  const appId = (params as { appId?: string }).appId;
  const isOpenToIt = caller !== 'user' && (actor.kind === 'app_user' || endpoint.isForService === true);
  if (!isOpenToIt || (appId !== undefined && appId !== actor.appId)) {
    throw new Fault('forbidden', texts.noAppAccess);
  }
}

function readParams(endpoint: AnyEndpoint, given: unknown): unknown {
  if (!endpoint.params) return undefined;
  const parsed = endpoint.params.safeParse(given);
  if (parsed.success) return parsed.data;
  // An id that cannot exist is simply not there.
  const isApp = parsed.error.issues.some((issue) => issue.path[0] === 'appId');
  throw new Fault('not_found', isApp ? texts.appNotFound : commonWords.notFound);
}

function readQuery(endpoint: AnyEndpoint, given: unknown): unknown {
  if (!endpoint.query) return undefined;
  const parsed = endpoint.query.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Fault('bad_request', firstMessage(parsed.error), { fields: fieldsOf(parsed.error) });
}

function readBody(endpoint: AnyEndpoint, given: unknown): unknown {
  if (!endpoint.body) return undefined;
  const parsed = endpoint.body.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Fault('invalid', firstMessage(parsed.error), { fields: fieldsOf(parsed.error) });
}

const firstMessage = (error: z.ZodError) => error.issues[0]?.message ?? commonWords.notValid;

function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return fields;
}

function checkReply(endpoint: AnyEndpoint, answer: unknown): void {
  const value = answer instanceof JsonText ? JSON.parse(answer.text) : answer;
  const parsed = endpoint.reply.safeParse(value);
  if (parsed.success) return;
  throw new Error(
    `The reply of ${endpoint.method} ${endpoint.path} breaks its contract: ${parsed.error.message}`,
  );
}
