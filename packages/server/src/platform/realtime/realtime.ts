import type { Server as HttpServer } from 'node:http';
import { Fault } from '@sayso/contracts/faults';
import { socketPath } from '@sayso/contracts/realtime';
import { texts } from '@sayso/contracts/texts';
import { Server, type Socket } from 'socket.io';
import { type Actor, anonymous } from '../../access/actor.ts';
import { createJoinBudget } from './join-budget.ts';

/** Decides whether the actor may join; `rest` is the room's name after its prefix and colon. */
export type RoomGuard = (actor: Actor, rest: string) => Promise<boolean>;

type Deps = {
  server: HttpServer;
  /** Throws a Fault for a token that is not valid. */
  actorOf(token: string): Promise<Actor>;
  /** False closes the door before a handshake: hosts that are none of ours. */
  isHostAllowed(host: string | undefined): boolean;
};

const frameBytes = 64 * 1024;
const bufferBytes = 1024 * 1024;
const joinsPerMinute = 60;

type Data = { actor: Actor; token: string | null };
type Peer = Socket<Record<string, (room: unknown) => void>, ServerEvents, Record<string, never>, Data>;
type ServerEvents = {
  update_model(message: { room: string; data: string }): void;
  join_error(message: { room: string; message: string; error_type: string }): void;
  joined(message: { room: string }): void;
};

export const createRealtime = ({ server, actorOf, isHostAllowed }: Deps) => {
  const guards = new Map<string, RoomGuard>();
  const io: Server<
    Record<string, (room: unknown) => void>,
    ServerEvents,
    Record<string, never>,
    Data
  > = new Server(server, {
    path: socketPath,
    transports: ['websocket'],
    maxHttpBufferSize: frameBytes,
    serveClient: false,
    // Tokens travel in the handshake, never in cookies, so every origin may connect.
    cors: { origin: '*' },
    allowRequest: (request, done) => done(null, isHostAllowed(request.headers.host)),
  });

  io.use((socket, next) => {
    const token = tokenOf(socket);
    socket.data.token = token;
    const reading = token === null ? Promise.resolve(anonymous) : actorOf(token);
    reading.then(
      (actor) => {
        socket.data.actor = actor;
        next();
      },
      (error) => next(error instanceof Fault ? error : new Error(texts.signInNeeded)),
    );
  });

  const refuse = (socket: Peer, room: string, error_type: string, message: string) =>
    socket.emit('join_error', { room, message, error_type });

  const join = async (socket: Peer, room: string) => {
    const colon = room.indexOf(':');
    const guard = guards.get(room.slice(0, colon));
    const isAllowed = guard && (await guard(socket.data.actor, room.slice(colon + 1)));
    if (!isAllowed) return refuse(socket, room, 'forbidden', texts.noAppAccess);
    await socket.join(room);
    return socket.emit('joined', { room });
  };

  io.on('connection', (socket: Peer) => {
    const budget = createJoinBudget(joinsPerMinute);
    socket.on('join', (room) => {
      if (typeof room !== 'string' || room.length > 200) return;
      if (!budget.take()) {
        refuse(socket, room, 'too_many_requests', 'Too many joins; try again in a minute.');
        return;
      }
      join(socket, room).catch((error) => {
        const fault =
          error instanceof Fault ? error : new Fault('unavailable', 'Please try again in a moment.');
        refuse(socket, room, fault.kind, fault.message);
      });
    });
    socket.on('leave', (room) => {
      if (typeof room === 'string') void socket.leave(room);
    });
  });

  const membersOf = (room: string): Peer[] =>
    [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

  const send = (socket: Peer, room: string, data: string) => {
    if (isChoked(socket)) socket.disconnect(true);
    else socket.emit('update_model', { room, data });
  };

  return {
    /** Rooms are `prefix:rest`; a prefix without a guard admits nobody. */
    guard(prefix: string, decide: RoomGuard): void {
      guards.set(prefix, decide);
    },
    /** Sends one payload to all members of a room. */
    emit(room: string, payload: object): void {
      const members = membersOf(room);
      if (members.length === 0) return;
      const data = JSON.stringify(payload);
      for (const socket of members) send(socket, room, data);
    },
    /** Sends each member what the callback makes for them; null sends nothing. */
    async emitPerMember(
      room: string,
      payloadFor: (actor: Actor) => object | null | Promise<object | null>,
    ): Promise<void> {
      for (const socket of membersOf(room)) {
        const payload = await payloadFor(socket.data.actor);
        if (payload !== null) send(socket, room, JSON.stringify(payload));
      }
    },
    hasMembers: (room: string): boolean => membersOf(room).length > 0,
    /** Reads rights anew: members who may no longer be in a room leave it. */
    async recheck(room: string): Promise<void> {
      const colon = room.indexOf(':');
      const guard = guards.get(room.slice(0, colon));
      for (const socket of membersOf(room)) {
        const actor = await freshActor(socket, actorOf);
        if (actor === null) socket.disconnect(true);
        else if (!(await guard?.(actor, room.slice(colon + 1)))) {
          await socket.leave(room);
          refuse(socket, room, 'forbidden', texts.noAppAccess);
        }
      }
    },
    /** Closes the sockets of a token that was revoked. */
    closeToken(token: string): void {
      for (const socket of io.of('/').sockets.values()) {
        if (socket.data.token === token) socket.disconnect(true);
      }
    },
    async close(): Promise<void> {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
};
export type Realtime = ReturnType<typeof createRealtime>;

async function freshActor(socket: Peer, actorOf: Deps['actorOf']): Promise<Actor | null> {
  if (socket.data.token === null) return socket.data.actor;
  try {
    socket.data.actor = await actorOf(socket.data.token);
    return socket.data.actor;
  } catch {
    return null;
  }
}

function tokenOf({ handshake }: Peer): string | null {
  const given = handshake.auth['token'] ?? handshake.query['token'];
  return typeof given === 'string' && given !== '' && given !== 'null' ? given : null;
}

/** A client that does not read would make us keep everything sent to it in memory. */
function isChoked(socket: Peer): boolean {
  const transport = socket.conn.transport as unknown as { socket?: { bufferedAmount?: number } };
  return (transport.socket?.bufferedAmount ?? 0) > bufferBytes;
}
