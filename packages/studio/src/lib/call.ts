import type {
  AnyEndpoint,
  BodyInputOf,
  Call,
  ParamsInputOf,
  QueryInputOf,
  ReplyOf,
} from '@sayso/contracts/endpoint';
import { ApiError, errorFromReply, noAnswer } from './api-error.ts';
import { socketId } from './socket-id.ts';
import { readToken } from './token.ts';

/** The body where the endpoint takes one, else its query. */
type PayloadOf<E> = BodyInputOf<E> extends undefined ? QueryInputOf<E> : BodyInputOf<E>;
type CallOptions = {
  signal?: AbortSignal;
  /** Of records: all that the app's maker looks after, whatever its row rules keep from them as a user of it. */
  asOwner?: true;
};

type Args<E> =
  ParamsInputOf<E> extends undefined
    ? PayloadOf<E> extends undefined
      ? [params?: undefined, payload?: undefined, options?: CallOptions]
      : [params: undefined, payload: PayloadOf<E>, options?: CallOptions]
    : PayloadOf<E> extends undefined
      ? [params: ParamsInputOf<E>, payload?: undefined, options?: CallOptions]
      : [params: ParamsInputOf<E>, payload: PayloadOf<E>, options?: CallOptions];

export const ownerHeader = 'X-Owner-Access';

let refused: (token: string | null) => void = () => {};

/** Called with the token that a 401 refused; the session listens. */
export const onUnauthorized = (listener: (token: string | null) => void) => {
  refused = listener;
};

/** An endpoint without its schemas, for pages that are there before these are. */
export type Lean<E extends AnyEndpoint> = Call & { readonly of?: E };

/** Makes one call of the contract and answers its reply; rejects with an `ApiError` alone. */
export async function call<E extends AnyEndpoint>(
  endpoint: E | Lean<E>,
  ...args: Args<E>
): Promise<ReplyOf<E>> {
  const [params, payload, options] = args;
  const token = readToken();
  const reply = await send(endpoint, { params, payload, token, options });
  const body: unknown = await reply.json().catch(() => undefined);
  if (!reply.ok) throw refusalOf(endpoint, { reply, body, token });
  if (import.meta.env.DEV && 'reply' in endpoint) checkReply(endpoint, body);
  return body as ReplyOf<E>;
}

/** Fetches the file that a call answers with. */
export async function download<E extends AnyEndpoint>(endpoint: E, ...args: Args<E>): Promise<Blob> {
  const [params, payload, options] = args;
  const token = readToken();
  const reply = await send(endpoint, { params, payload, token, options });
  if (!reply.ok) {
    throw refusalOf(endpoint, { reply, body: await reply.json().catch(() => undefined), token });
  }
  try {
    return await reply.blob();
  } catch (cause) {
    // It broke off on the way.
    throw new ApiError({ message: noAnswer, status: 0, cause });
  }
}

type Refused = { reply: Response; body: unknown; token: string | null };

function refusalOf({ caller }: Call, { reply, body, token }: Refused): ApiError {
  // A wrong password is no lost session.
  if (reply.status === 401 && caller !== 'anyone') refused(token);
  return errorFromReply(reply, body);
}

type Sending = {
  params: unknown;
  payload: unknown;
  token: string | null;
  options: CallOptions | undefined;
};

/** Whether the payload goes into the body; without schemas the method tells. */
const takesBody = (endpoint: AnyEndpoint | Call, payload: unknown) =>
  'reply' in endpoint ? Boolean(endpoint.body) : endpoint.method !== 'GET' && payload !== undefined;

async function send(endpoint: AnyEndpoint | Call, { params, payload, token, options }: Sending) {
  const { signal, asOwner } = options ?? {};
  const isInBody = takesBody(endpoint, payload);
  const headers = new Headers({
    Accept: 'application/json',
    'X-Origin-URL': window.location.href,
    'X-Socket-Id': socketId(),
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (asOwner) headers.set(ownerHeader, 'true');
  if (isInBody) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(addressOf(endpoint, params, isInBody ? undefined : payload), {
      method: endpoint.method,
      headers,
      ...(isInBody ? { body: JSON.stringify(payload) } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    throw new ApiError({ message: noAnswer, status: 0, cause });
  }
}

/** Where an endpoint is reached on this page's own host. */
export function addressOf(endpoint: Call, params: unknown, query: unknown) {
  const values = new Map(Object.entries(params ?? {}));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `${window.location.origin}/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** Speaks up in development when server and contract drift apart. */
function checkReply(endpoint: AnyEndpoint, body: unknown) {
  const checked = endpoint.reply.safeParse(body);
  if (!checked.success) {
    console.error(`${endpoint.method} ${endpoint.path} broke its contract`, checked.error.issues);
  }
}
