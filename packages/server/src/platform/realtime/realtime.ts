import type { Actor } from '../../access/actor.ts';
import { createJoining } from './joining.ts';
import { openSockets, type Peer, type SocketDeps, sendTo } from './sockets.ts';

type PerMember = (actor: Actor) => object | null | Promise<object | null>;

export const createRealtime = (deps: SocketDeps) => {
  const io = openSockets(deps);
  const joining = createJoining(io);

  const membersOf = (room: string): Peer[] =>
    [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

  const readAgain = async ({ data }: Peer): Promise<Actor | null> => {
    if (data.token === null) return data.actor;
    return deps.actorOf(data.token).catch(() => null);
  };

  return {
    /** Rooms are `prefix:rest`; a prefix without a guard admits nobody. */
    guard: joining.guard,

    /** Sends one payload to all members of a room. */
    emit(room: string, payload: object): void {
      const members = membersOf(room);
      if (members.length === 0) return;
      const data = JSON.stringify(payload);
      for (const socket of members) sendTo(socket, room, data);
    },

    /** Sends each member what the callback makes for them; null sends nothing. */
    async emitPerMember(room: string, payloadFor: PerMember): Promise<void> {
      for (const socket of membersOf(room)) {
        const payload = await payloadFor(socket.data.actor);
        if (payload !== null) sendTo(socket, room, JSON.stringify(payload));
      }
    },

    hasMembers: (room: string): boolean => membersOf(room).length > 0,

    /** Reads rights anew: members who may no longer be in the room leave it. */
    async recheck(room: string): Promise<void> {
      for (const socket of membersOf(room)) {
        const actor = await readAgain(socket);
        if (actor === null) socket.disconnect(true);
        else {
          socket.data.actor = actor;
          if (!(await joining.isAllowed(actor, room).catch(() => false))) await joining.expel(socket, room);
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
