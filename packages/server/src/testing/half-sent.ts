import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';

type HalfSent = {
  path: string;
  token: string;
  /** As a proxy names the sender. */
  from?: string;
  type?: string;
  length?: number;
  /** The first bytes of the body, after which nothing comes. */
  first: string;
};

const sockets = new Set<Socket>();

/** Sends the head of a request and the first bytes of its body, and nothing more; closed after the test. */
export async function halfSent(
  { port }: { port: number },
  { path, token, from = '192.0.2.1', type = 'application/json', length = 500_000, first }: HalfSent,
) {
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.on('error', () => {});
  const head = [
    `POST /api${path} HTTP/1.1`,
    `Host: sayso.localhost:${port}`,
    `Authorization: Bearer ${token}`,
    `X-Forwarded-For: ${from}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];
  await new Promise<void>((sent) => socket.write(`${head.join('\r\n')}\r\n\r\n${first}`, () => sent()));
  return { socket, answer: () => text };
}

/** The beginning of a form with a file. */
export const halfForm = {
  type: 'multipart/form-data; boundary=x',
  first:
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nslow',
};

afterEach(async () => {
  for (const socket of sockets) {
    socket.destroy();
    await (socket.closed || once(socket, 'close'));
  }
  sockets.clear();
});
