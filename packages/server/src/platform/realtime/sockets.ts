import type { Server as HttpServer } from 'node:http';
import { Fault } from '@sayso/contracts/faults';
import { socketPath } from '@sayso/contracts/realtime';
import { texts } from '@sayso/contracts/texts';
import { Server, type Socket } from 'socket.io';
import { type Actor, anonymous } from '../../access/actor.ts';

export type ServerEvents = {
  update_model(message: { room: string; data: string }): void;
  /** With the time since what the room is about changed, for those who asked for it before they were let in. */
  joined(message: { room: string; changed_ms_ago?: number }): void;
  join_error(message: { room: string; message: string; error_type: string }): void;
};
type ClientEvents = { join(room: unknown): void; leave(room: unknown): void };
type Nothing = Record<string, never>;
type Data = { actor: Actor; token: string | null };
export type Peer = Socket<ClientEvents, ServerEvents, Nothing, Data>;
export type Sockets = Server<ClientEvents, ServerEvents, Nothing, Data>;

export type SocketDeps = {
  server: HttpServer;
  /** Throws a Fault for a token that is not valid. */
  actorOf(token: string): Promise<Actor>;
  /** False closes the door before the handshake: hosts that are none of ours. */
  isHostAllowed(host: string | undefined): Promise<boolean>;
};

const frameBytes = 64 * 1024;
const bufferBytes = 1024 * 1024;

/** The socket server: who connects is known before anything is joined, a bad token never connects. */
export function openSockets({ server, actorOf, isHostAllowed }: SocketDeps): Sockets {
  const io: Sockets = new Server(server, {
    path: socketPath,
    transports: ['websocket'],
    maxHttpBufferSize: frameBytes,
    serveClient: false,
    // Tokens travel in the handshake, never in cookies, so pages of every origin may connect.
    cors: { origin: '*' },
    allowRequest: (request, done) => {
      isHostAllowed(request.headers.host).then(
        (isAllowed) => done(null, isAllowed),
        () => done('Please try again in a moment.', false),
      );
    },
  });
  io.use((socket, next) => {
    const token = tokenOf(socket);
    socket.data.token = token;
    const reading = token === null ? Promise.resolve(anonymous) : actorOf(token);
    reading.then(
      (actor) => {
        // An app's backend asks and answers; nothing is told to it by itself.
        if (actor.kind === 'service') return next(new Fault('forbidden', texts.noAppAccess));
        socket.data.actor = actor;
        next();
      },
      (error) => next(error instanceof Fault ? error : new Error(texts.signInNeeded)),
    );
  });
  return io;
}

function tokenOf({ handshake }: Peer): string | null {
  const given = handshake.auth['token'] ?? handshake.query['token'];
  return typeof given === 'string' && given !== '' && given !== 'null' ? given : null;
}

/** Sends, or closes the socket of a client that does not read: we would keep all of it in memory. */
export function sendTo(socket: Peer, room: string, data: string): void {
  const transport = socket.conn.transport as unknown as { socket?: { bufferedAmount?: number } };
  const waiting = transport.socket?.bufferedAmount ?? 0;
  if (waiting > bufferBytes) socket.disconnect(true);
  else socket.emit('update_model', { room, data });
}
