import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Duplex } from 'node:stream';

/** What the product answers on an app's host, where built files stand before it: calls, sockets, the sign-in and the icon. */
const ofProduct = /^\/(?:api|ws-user-apps|login|_f|favicon\.ico)(?:[/?]|$)/;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
};

/**
 * A small web server of the kind that operators put before the product: hosts that were given a folder have its files
 * served, everything else is handed on.
 */
export async function startFront(port: number, productPort: number) {
  const folders = new Map<string, string>();
  const folderOf = ({ headers, url = '/' }: IncomingMessage) =>
    ofProduct.test(url) ? undefined : folders.get((headers.host ?? '').split(':')[0] ?? '');

  const server = createServer((asked, reply) => {
    const folder = folderOf(asked);
    if (folder === undefined) handOn(asked, reply, productPort);
    else void sendFile(folder, asked, reply);
  });
  server.on('upgrade', (asked, socket, head) => joinSockets(asked, { socket, head, productPort }));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Serves the folder's files at this host from now on. */
    serve: (host: string, folder: string) => folders.set(host, folder),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A file of the folder, or its start page, from which the app's own router goes on. */
async function sendFile(folder: string, { url = '/' }: IncomingMessage, reply: ServerResponse) {
  const path = normalize(decodeURIComponent(url.split('?')[0] ?? '/'));
  const isFile = extname(path) !== '';
  const file = join(folder, isFile ? path : 'index.html');
  const content = await readFile(file).catch(() => null);
  reply.writeHead(content === null ? 404 : 200, { 'content-type': types[extname(file)] ?? 'text/plain' });
  reply.end(content ?? 'Not found');
}

function handOn(asked: IncomingMessage, reply: ServerResponse, productPort: number): void {
  const { method, url, headers, socket } = asked;
  const onward = request(
    {
      host: '127.0.0.1',
      port: productPort,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
    },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    },
  );
  onward.on('error', () => reply.destroy());
  asked.pipe(onward);
}

type Upgrade = { socket: Duplex; head: Buffer; productPort: number };

function joinSockets({ method, url, rawHeaders }: IncomingMessage, { socket, head, productPort }: Upgrade) {
  const onward = connect(productPort, '127.0.0.1', () => {
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  socket.on('error', () => onward.destroy());
  onward.on('error', () => socket.destroy());
}
