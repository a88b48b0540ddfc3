import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@sayso/contracts/endpoint';
import { Fault } from '@sayso/contracts/faults';
import type { z } from 'zod';

export type Asked = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  query: Record<string, string>;
  body: unknown;
};

type Answer<E> = (
  asked: Asked & { params: ParamsOf<E>; given: BodyOf<E>; filter: QueryOf<E> },
) => ReplyOf<E> | Promise<ReplyOf<E>>;
type Route = { endpoint: AnyEndpoint; match: RegExp; answer: (asked: never) => unknown };

/**
 * An API on loopback that keeps the contract: what it is asked and what it answers are checked by the schemas.
 * A `Fault` that an answer throws goes out as the server would send it.
 */
export async function startPeer() {
  const asked: Asked[] = [];
  let routes: Route[] = [];
  const server = createServer((request, reply) => {
    void readBody(request).then(async (body) => {
      const address = new URL(request.url ?? '/', 'http://peer');
      const call: Asked = {
        method: request.method ?? '',
        path: address.pathname,
        headers: request.headers,
        query: Object.fromEntries(address.searchParams),
        body,
      };
      asked.push(call);
      await respond(routes, call, reply);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    /** The calls that were made of one endpoint, oldest first. */
    callsOf: (endpoint: AnyEndpoint) =>
      asked.filter((call) => call.method === endpoint.method && matcherOf(endpoint).test(call.path)),
    /** Sets what an endpoint answers; a later answer takes the earlier one's place. */
    on<E extends AnyEndpoint>(endpoint: E, answer: Answer<E>) {
      routes = [{ endpoint, match: matcherOf(endpoint), answer }, ...routes];
    },
    server,
    reset() {
      routes = [];
      asked.length = 0;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
export type Peer = Awaited<ReturnType<typeof startPeer>>;

const matcherOf = ({ path }: AnyEndpoint) => new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request) text += piece;
  // Forms carry files, which nobody here looks into.
  if (request.headers['content-type']?.startsWith('multipart/form-data')) return undefined;
  return text === '' ? undefined : JSON.parse(text);
}

async function respond(routes: Route[], call: Asked, reply: ServerResponse) {
  const route = routes.find(
    ({ endpoint, match }) => endpoint.method === call.method && match.test(call.path),
  );
  try {
    if (!route) throw new Fault('not_found', `The peer has no answer for ${call.method} ${call.path}`);
    const { endpoint } = route;
    const parts = {
      params: endpoint.params?.parse(decoded(route.match.exec(call.path)?.groups)),
      given: checked(endpoint.body, call.body),
      filter: checked(endpoint.query, call.query),
    };
    const answer = await route.answer({ ...call, ...parts } as never);
    send(reply, 200, endpoint.reply.parse(answer));
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('internal', String(error));
    if (fault.retryAfter) reply.setHeader('Retry-After', fault.retryAfter);
    send(reply, fault.status, {
      message: fault.message,
      detail: fault.message,
      error_type: fault.kind,
      request_id: 'peer',
      ...(fault.fields ? { fields: fault.fields } : {}),
      ...(fault.reason ? { reason: fault.reason } : {}),
    });
  }
}

const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));

function checked(schema: z.ZodType | undefined, value: unknown) {
  const result = schema?.safeParse(value);
  if (result && !result.success) throw new Fault('invalid', result.error.message);
  return result?.data;
}

function send(reply: ServerResponse, status: number, body: unknown) {
  reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
