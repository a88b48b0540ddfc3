import { requests } from '../texts/requests.ts';
import { getPlace } from './origin.ts';
import { getToken, renewToken } from './token.ts';
import { readFault } from './wire-guards.ts';

/** A call that was refused or failed; `status` 0 means that the server could not be reached. */
export class CallError extends Error {
  readonly status: number;
  readonly reason: string | undefined;
  readonly fields: Record<string, string>;
  readonly data: unknown;
  /** Which call it was; null where none was made. */
  readonly request: FailedRequest | null;

  constructor(status: number, message: string, body: unknown = null, request: FailedRequest | null = null) {
    super(message);
    this.request = request;
    this.name = 'CallError';
    this.status = status;
    const { reason, fields } = readFault(body);
    this.reason = reason;
    this.fields = fields;
    this.data = body;
  }
}

type FailedRequest = { method: string; url: string; body: unknown };

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** False for the very call that renews the token. */
  renews?: boolean;
  /** True for calls that the host makes for itself, which are no activity of the app. */
  isOfHost?: boolean;
};

type Refusal = (error: CallError) => void;
const refusalListeners = new Set<Refusal>();

/** Tells the host of every 401 and 403, so that it can show the sign-in or the closed door. */
export function onRefusal(listener: Refusal): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

export type CallEvent =
  | { type: 'start'; requestId: string; url: string; method: string; body: unknown }
  | { type: 'end'; requestId: string; statusCode: number; response: unknown };
type CallListener = (event: CallEvent) => void;
const callListeners = new Set<CallListener>();
let calls = 0;

/** Tells of every call of the app, and of its answer; the host's own renewals are left out. */
export function onCall(listener: CallListener): () => void {
  callListeners.add(listener);
  return () => callListeners.delete(listener);
}

/** Calls `{own origin}/api{path}` as this app; answers the body. A 401 is tried once more with a renewed token. */
export async function call(path: string, options: CallOptions = {}): Promise<unknown> {
  const isUnheard = options.isOfHost === true || options.renews === false;
  if (callListeners.size === 0 || isUnheard) return (await exchange(path, options)).body;
  const tell = (event: CallEvent) => {
    for (const listener of callListeners) listener(event);
  };
  calls += 1;
  const requestId = `call-${calls}`;
  const { method = 'GET', body } = options;
  tell({ type: 'start', requestId, url: addressOf(path, options.query).href, method, body });
  try {
    const { status, body: response } = await exchange(path, options);
    tell({ type: 'end', requestId, statusCode: status, response });
    return response;
  } catch (error) {
    const { status: statusCode, data } = error instanceof CallError ? error : { status: 0, data: null };
    tell({ type: 'end', requestId, statusCode, response: data });
    throw error;
  }
}

async function exchange(path: string, options: CallOptions): Promise<{ status: number; body: unknown }> {
  const token = getToken();
  let reply = await send(path, options);
  if (reply.status === 401 && options.renews !== false) {
    // Another call may have brought a new token while this one was on its way.
    const isNewer = getToken() !== token || (await renewToken());
    if (isNewer) reply = await send(path, options);
  }
  const body = await readBody(reply);
  if (reply.ok) return { status: reply.status, body };
  const { method = 'GET', body: sent = null } = options;
  const request = { method, url: addressOf(path, options.query).href, body: sent };
  const error = new CallError(reply.status, messageOf(body, reply.status), body, request);
  if (reply.status === 401 || reply.status === 403) for (const listener of refusalListeners) listener(error);
  throw error;
}

/** Path below the app's own calls. */
export const appPath = (rest: string): string => `/apps/${getPlace().appId}${rest}`;

function addressOf(path: string, query: CallOptions['query'] = {}): URL {
  const address = new URL(getPlace().apiBase + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}

async function send(
  path: string,
  { method = 'GET', query, body, headers: own }: CallOptions,
): Promise<Response> {
  const { appId } = getPlace();
  const headers = new Headers({ Accept: 'application/json', 'X-App-Id': appId, ...own });
  const token = getToken();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(addressOf(path, query), {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    throw Object.assign(new CallError(0, requests.unreachable), { cause });
  }
}

async function readBody(reply: Response): Promise<unknown> {
  const text = await reply.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const messageOf = (body: unknown, status: number): string =>
  readFault(body).message ?? requests.failed(status);
