import { getPlace } from './origin.ts';
import { getToken, renewToken } from './token.ts';
import { readFault } from './wire-guards.ts';

/** A call that was refused or failed; `status` 0 means that the server could not be reached. */
export class CallError extends Error {
  readonly status: number;
  readonly reason: string | undefined;
  readonly fields: Record<string, string>;
  readonly data: unknown;

  constructor(status: number, message: string, body: unknown = null) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    const { reason, fields } = readFault(body);
    this.reason = reason;
    this.fields = fields;
    this.data = body;
  }
}

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** False for the very call that renews the token. */
  renews?: boolean;
};

type Refusal = (error: CallError) => void;
const refusalListeners = new Set<Refusal>();

/** Tells the host of every 401 and 403, so that it can show the sign-in or the closed door. */
export function onRefusal(listener: Refusal): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/** Calls `{own origin}/api{path}` as this app; answers the body. A 401 is tried once more with a renewed token. */
export async function call(path: string, options: CallOptions = {}): Promise<unknown> {
  const token = getToken();
  let reply = await send(path, options);
  if (reply.status === 401 && options.renews !== false) {
    // Another call may have brought a new token while this one was on its way.
    const isNewer = getToken() !== token || (await renewToken());
    if (isNewer) reply = await send(path, options);
  }
  const body = await readBody(reply);
  if (reply.ok) return body;
  const error = new CallError(reply.status, messageOf(body, reply.status), body);
  if (reply.status === 401 || reply.status === 403) for (const listener of refusalListeners) listener(error);
  throw error;
}

/** Path below the app's own calls. */
export const appPath = (rest: string): string => `/apps/${getPlace().appId}${rest}`;

async function send(
  path: string,
  { method = 'GET', query = {}, body, headers: own }: CallOptions,
): Promise<Response> {
  const { apiBase, appId } = getPlace();
  const address = new URL(apiBase + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  const headers = new Headers({ Accept: 'application/json', 'X-App-Id': appId, ...own });
  const token = getToken();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(address, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    throw Object.assign(
      new CallError(0, 'The server cannot be reached. Check your connection and try again.'),
      {
        cause,
      },
    );
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
  readFault(body).message ?? `The request failed (${status})`;
