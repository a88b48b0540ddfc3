import type { AnyEndpoint, ParamsInputOf, QueryInputOf, ReplyOf } from '@sayso/contracts/endpoint';
import { ApiError, errorFromReply, noAnswer } from './api-error.ts';
import { addressOf, ownerHeader } from './call.ts';
import { socketId } from './socket-id.ts';
import { readToken } from './token.ts';

type Options<E> = {
  params?: ParamsInputOf<E>;
  query?: QueryInputOf<E>;
  /** As `call` has it. */
  asOwner?: true;
  /** Told of the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Sends a file to an endpoint. `fetch` does not tell how much of it has gone out yet. */
export function upload<E extends AnyEndpoint>(
  endpoint: E,
  file: File,
  { onProgress, signal, params, query, asOwner }: Options<E>,
): Promise<ReplyOf<E>> {
  const form = new FormData();
  form.set('file', file, file.name);
  const request = new XMLHttpRequest();
  request.open(endpoint.method, addressOf(endpoint, params, query));
  const token = readToken();
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  if (asOwner) request.setRequestHeader(ownerHeader, 'true');
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('X-Socket-Id', socketId());
  return new Promise((resolve, reject) => {
    const lost = () => reject(new ApiError({ message: noAnswer, status: 0 }));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const reply = new Response(request.responseText, { status: request.status });
      const body: unknown = parse(request.responseText);
      if (reply.ok) resolve(body as ReplyOf<E>);
      else reject(errorFromReply(reply, body));
    });
    for (const event of ['error', 'timeout', 'abort'] as const) request.addEventListener(event, lost);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
