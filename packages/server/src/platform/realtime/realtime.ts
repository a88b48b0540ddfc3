import { Fault } from '@sayso/contracts/faults';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../../access/actor.ts';
import { createJoining } from './joining.ts';
import { openSockets, type Peer, type SocketDeps, sendTo } from './sockets.ts';

/** Longer than anybody takes from asking for data to having joined the room that tells of its changes. */
const rememberedMs = 120_000;

type PerMember = (actor: Actor) => object | null | Promise<object | null>;

export const createRealtime = (deps: SocketDeps) => {
  const io = openSockets(deps);

  const membersOf = (room: string): Peer[] =>
    [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

  const readAgain = async ({ data }: Peer): Promise<Actor | null> => {
    if (data.token === null) return data.actor;
    return deps.actorOf(data.token).catch((error) => {
      // Only a token that is no longer good closes a socket, not a database that is away for a moment.
      if (error instanceof Fault && error.kind === 'unauthorized') return null;
      throw error;
    });
  };
  const changes = new LRUCache<string, number>({ max: 10_000, ttl: rememberedMs });
  const joining = createJoining(io, {
    readAgain,
    sinceChange: (room) => {
      const at = changes.get(room);
      return at === undefined ? null : Math.round(performance.now() - at);
    },
  });

  const recheckMember = async (socket: Peer, rooms: readonly string[]): Promise<void> => {
    const actor = await readAgain(socket).catch(() => null);
    if (actor === null) {
      socket.disconnect(true);
      return;
    }
    socket.data.actor = actor;
    for (const room of rooms) {
      if (!(await joining.isAllowed(actor, room).catch(() => false))) await joining.expel(socket, room);
    }
  };

  return {
    /** Rooms are `prefix:rest`; a prefix without a guard admits nobody. */
    guard: joining.guard,

    /** What a room is about has changed, whoever is in it: those who are about to join are told that they missed it. */
    noteChange(room: string): void {
      changes.set(room, performance.now());
    },

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
      for (const socket of membersOf(room)) await recheckMember(socket, [room]);
    },

    /** After a change of roles or sessions: everybody's rights in all the rooms that they are in are read anew. */
    async recheckAll(): Promise<void> {
      for (const socket of [...io.of('/').sockets.values()]) {
        await recheckMember(
          socket,
          [...socket.rooms].filter((room) => room !== socket.id),
        );
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
