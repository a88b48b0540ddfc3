import { type IncomingHttpHeaders, request } from 'node:http';

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  body: unknown;
  bytes: Buffer;
};
export type Ask = {
  method: string;
  path: string;
  /** Sent as the Host header: Node's own fetch neither lets it be set nor resolves `*.localhost`. */
  host?: string;
  headers?: Record<string, string>;
  /** A string and bytes go as they are, anything else as JSON. */
  body?: unknown;
};

/** One request over a real socket to a server on this machine. */
export function httpCall(port: number, ask: Ask): Promise<Reply> {
  const { method, path, host = `sayso.localhost:${port}`, headers = {}, body } = ask;
  const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const payload = isRaw ? body : JSON.stringify(body);
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
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString('utf8');
        const { statusCode = 0, headers: answered } = incoming;
        resolve({ status: statusCode, headers: answered, text, body: parsed(text), bytes });
      });
    },
  );
  outgoing.on('error', reject);
  outgoing.end(payload);
  return promise;
}

/** Node's client sends the body of a DELETE without saying its length, which no server can read. */
const bodyHeaders = (payload: string | Buffer | undefined) =>
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
