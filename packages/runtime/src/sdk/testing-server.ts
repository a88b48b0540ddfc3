import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = {
  method: string;
  path: string;
  query: Record<string, string>;
  token: string | undefined;
  appId: unknown;
  slug: unknown;
  type: unknown;
  body: string;
};
export type Answer = { status?: number; body: unknown };

/** A real HTTP server on loopback, made the page's own origin; it notes what it hears and answers as a test wants. */
export async function listenOnLoopback(answer: (heard: Heard) => Answer | Promise<Answer>) {
  const heard: Heard[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const address = new URL(request.url ?? '/', 'http://server');
      const one: Heard = {
        method: request.method ?? '',
        path: address.pathname,
        query: Object.fromEntries(address.searchParams),
        token: request.headers.authorization?.replace('Bearer ', ''),
        appId: request.headers['x-app-id'],
        slug: request.headers['x-app-slug'],
        type: request.headers['content-type'],
        body: Buffer.concat(chunks).toString(),
      };
      heard.push(one);
      const { status = 200, body } = await answer(one);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  (window as unknown as { happyDOM: { setURL(address: string): void } }).happyDOM.setURL(origin);
  return {
    apiBase: `${origin}/api`,
    heard,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
