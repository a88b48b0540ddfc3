import { type IncomingHttpHeaders, request } from 'node:http';

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string; body: unknown };
export type Ask = {
  method: string;
  path: string;
  /** Sent as the Host header: Node's own fetch neither lets it be set nor resolves `*.localhost`. */
  host?: string;
  headers?: Record<string, string>;
  /** A string goes as it is, anything else as JSON. */
  body?: unknown;
};

/** One request over a real socket to a server on this machine. */
export function httpCall(port: number, ask: Ask): Promise<Reply> {
  const { method, path, host = `sayso.localhost:${port}`, headers = {}, body } = ask;
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const outgoing = request(
    {
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { host, ...bodyHeaders(payload), ...headers },
    },
    (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, body: parsed(text) });
      });
    },
  );
  outgoing.on('error', reject);
  outgoing.end(payload);
  return promise;
}

/** Node's client sends the body of a DELETE without saying its length, which no server can read. */
const bodyHeaders = (payload: string | undefined) =>
  payload === undefined
    ? {}
    : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
