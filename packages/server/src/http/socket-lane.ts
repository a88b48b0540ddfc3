import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastAnswer, FastLane } from './lane.ts';
import { plainGet } from './plain-get.ts';

type Lane = { lane: FastLane; headersOf(answer: FastAnswer): Record<string, string> };

/**
 * Answers plain GETs that the lane knows on the socket itself, since Node's request and response objects cost most of
 * what such an answer takes (docs/decisions/0011). With the first request that is anything else, the connection is
 * handed to Node's HTTP server with all bytes that came, and stays there.
 */
export function answerOnSockets(server: Server, { lane, headersOf }: Lane): void {
  const toHttp = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  const held = new Set<Socket>();
  const tail = tailOf(server.keepAliveTimeout);

  const send = (socket: Socket, answer: FastAnswer): void => {
    answer.head ??= headOf(answer.status, headersOf(answer));
    socket.cork();
    socket.write(answer.head);
    socket.write(tail());
    if (answer.body !== null) socket.write(answer.body);
    socket.uncork();
    // A client that asks without reading has its next request read once it took this answer.
    if (socket.writableNeedDrain) socket.pause().once('drain', () => socket.resume());
  };

  const hold = (socket: Socket): void => {
    const handOver = (bytes: Buffer): void => {
      for (const [event, listener] of listeners) socket.off(event, listener);
      socket.setTimeout(0).pause();
      held.delete(socket);
      socket.unshift(bytes);
      for (const listener of toHttp) listener.call(server, socket);
      process.nextTick(() => socket.resume());
    };
    let isNew = true;
    const answer = (bytes: Buffer): void => {
      const request = plainGet(bytes);
      const found = request && lane(request);
      if (!found) {
        handOver(bytes);
        return;
      }
      send(socket, found);
      if (isNew) socket.setTimeout(server.keepAliveTimeout);
      isNew = false;
    };
    const end = (): void => void socket.end();
    const destroy = (): void => void socket.destroy();
    const forget = (): void => void held.delete(socket);
    const listeners = [
      ['data', answer],
      ['end', end],
      ['timeout', destroy],
      ['error', destroy],
      ['close', forget],
    ] as const;
    held.add(socket);
    for (const [event, listener] of listeners) socket.on(event, listener);
    socket.setTimeout(server.headersTimeout);
  };
  server.on('connection', hold);
  endWith(server, held);
}

/** Node ends only connections that its own parser knows. */
function endWith(server: Server, held: ReadonlySet<Socket>): void {
  const { closeIdleConnections, closeAllConnections } = server;
  server.closeIdleConnections = () => {
    for (const socket of held) if (socket.writableLength === 0) socket.destroy();
    closeIdleConnections.call(server);
  };
  server.closeAllConnections = () => {
    for (const socket of held) socket.destroy();
    closeAllConnections.call(server);
  };
}

function headOf(status: number, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`, 'latin1');
}

/** The end of every head, made once a second. */
function tailOf(keepAliveMs: number): () => Buffer {
  let second = 0;
  let bytes = Buffer.alloc(0);
  const rest = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) {
      second = now;
      bytes = Buffer.from(`Date: ${new Date(now * 1000).toUTCString()}\r\n${rest}`, 'latin1');
    }
    return bytes;
  };
}
