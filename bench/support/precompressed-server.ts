import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

type File = { body: Buffer; type: string; isBrotli: boolean };

/** A small static server: texts in brotli at its best, made once; every other path is the page; `/api` goes on. */
export async function servePrecompressed(folder: string, api: string) {
  const files = await readFiles(folder);
  const server = createServer((incoming, reply) => {
    if (incoming.url?.startsWith('/api')) return forward(api, incoming, reply);
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const file = files.get(path) ?? files.get('/index.html');
    reply.setHeader('content-type', file?.type ?? 'text/plain');
    if (file?.isBrotli) reply.setHeader('content-encoding', 'br');
    reply.end(file?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readFiles(folder: string): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = await readFile(path);
    const extension = extname(path);
    const isBrotli = extension !== '.woff2';
    const body = isBrotli ? await promisify(brotliCompress)(plain) : plain;
    files.set(path.slice(folder.length), {
      body,
      type: types[extension] ?? 'application/octet-stream',
      isBrotli,
    });
  }
  return files;
}

function forward(api: string, incoming: IncomingMessage, reply: ServerResponse): void {
  const { host: _host, ...headers } = incoming.headers;
  const onward = request(
    new URL(incoming.url ?? '/', api),
    { method: incoming.method, headers },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    },
  );
  onward.on('error', () => reply.destroy());
  incoming.pipe(onward);
}
