import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type Asked,
  type EndReason,
  isRecord,
  type Refusal,
  type Usage,
  type Wire,
  type WireCall,
  type WireResult,
} from './wire.ts';

/** One question that has reached the loopback service, to be answered as the test says. */
export type Exchange = {
  asked: Asked;
  prompt: { role: string; text: string }[];
  /** Names of the tools that were offered. */
  tools: unknown[];
  results: WireResult[];
  images: string[];
  key: string | undefined;
  /** Resolves when the connection is gone. */
  closed: Promise<unknown>;
  say(...words: string[]): void;
  /** Calls tools, and ends the answer by it. */
  call(calls: WireCall[], usage?: Partial<Usage>): void;
  end(usage?: Partial<Usage>, reason?: EndReason): void;
  /** Any refusal of which the test knows the words. */
  reply(status: number, body: object): void;
  refuse(refusal: Refusal, quoted?: string, headers?: Record<string, string>): void;
  /** Headers, and nothing after them. */
  hang(): void;
  /** Anything at all as the next bytes of a stream. */
  send(raw: string): void;
  /** Resolves when all that was said has left for the other end. */
  sent(): Promise<void>;
  /** The service has trouble in the middle of its answer. */
  fail(): void;
  /** Ends the stream in good order, whatever it lacks. */
  close(): void;
  /** The connection breaks. */
  cut(): void;
};

const someUsage: Usage = { input: 1_000, cached: 0, output: 50 };

/** A service on loopback that speaks one provider's wire, until it is closed. */
export async function openModelServer(wire: Wire) {
  const arrived: Exchange[] = [];
  const waiting: ((exchange: Exchange) => void)[] = [];
  const server = createServer(async (request, response) => {
    const asked = await readAsked(request);
    const complaint = wire.complaint(asked);
    if (complaint !== null) {
      reply(response, 400, { error: { message: complaint } });
      return;
    }
    const exchange = open(wire, asked, response);
    const next = waiting.shift();
    if (next) next(exchange);
    else arrived.push(exchange);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const close = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return {
    baseUrl: `http://127.0.0.1:${address.port}${wire.basePath}`,
    close,
    async next(): Promise<Exchange> {
      const known = arrived.shift();
      if (known) return known;
      const { promise, resolve } = Promise.withResolvers<Exchange>();
      waiting.push(resolve);
      return promise;
    },
  };
}

function open(wire: Wire, asked: Asked, response: ServerResponse): Exchange {
  const start = () => {
    if (response.headersSent) return;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(wire.open());
  };
  const begin = (raw: string) => {
    start();
    response.write(raw);
  };
  const end = (usage: Partial<Usage> = {}, reason: EndReason = 'stop') => {
    begin(wire.end({ ...someUsage, ...usage }, reason));
    response.end();
  };
  return {
    asked,
    tools: wire.toolsOf(asked.body),
    results: wire.resultsOf(asked.body),
    images: wire.imagesOf(asked.body),
    prompt: wire.promptOf(asked.body),
    key: wire.keyOf(asked.headers),
    closed: once(response, 'close'),
    say: (...words) => words.forEach((text) => void begin(wire.text(text))),
    call(calls, usage) {
      for (const [number, each] of calls.entries()) begin(wire.call(each, number));
      end(usage, 'calls');
    },
    end,
    reply: (status, body) => reply(response, status, body),
    refuse(refusal, quoted = '', headers = {}) {
      const { status, body } = wire.refusal(refusal, quoted);
      reply(response, status, body, headers);
    },
    hang: () => response.flushHeaders(),
    send: (raw) => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(raw);
    },
    fail() {
      begin(wire.trouble());
      response.end();
    },
    sent: () => new Promise((resolve) => response.write(': sent\n\n', () => resolve())),
    close: () => void response.end(),
    cut: () => response.destroy(),
  };
}

function reply(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return { path: request.url ?? '', headers: request.headers, body: isRecord(body) ? body : {} };
}
