import { LRUCache } from 'lru-cache';
import type { Actor } from '../../access/actor.ts';
import { createJoining } from './joining.ts';
import type { Peer } from './peers.ts';
import { createRights, readerOf, type TokenDeps } from './rights.ts';
import { cut, sendToAll } from './sending.ts';
import { type MayVisit, openSockets, type SocketDeps } from './sockets.ts';

/** Longer than anybody takes from asking for data to having joined the room that tells of its changes. */
const rememberedMs = 120_000;

/** Whoever has the same key is told what was made for the first of them. */
type PerActor = { keyOf(actor: Actor): string; payloadFor(actor: Actor): object | null };

export const createRealtime = (deps: SocketDeps & TokenDeps) => {
  let mayVisit: MayVisit = async () => false;
  const io = openSockets(deps, (appId) => mayVisit(appId));
  const changes = new LRUCache<string, number>({ max: 10_000, ttl: rememberedMs });
  const joining = createJoining(io, {
    readAgain: readerOf(deps),
    sinceChange: (room) => {
      const at = changes.get(room);
      return at === undefined ? null : Math.round(performance.now() - at);
    },
  });
  const rights = createRights(io, joining, deps);

  const membersOf = (room: string): Peer[] =>
    [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

  return {
    /** Rooms are `prefix:rest`; a prefix without a guard admits nobody. */
    guard: joining.guard,

    /** Supplied by the part that knows which apps are open to everybody. */
    onVisitor(decide: MayVisit): void {
      mayVisit = decide;
    },

    /** What a room is about has changed, whoever is in it: those who are about to join are told that they missed it. */
    noteChange(room: string): void {
      changes.set(room, performance.now());
    },

    /** Sends one payload to all members of a room. */
    emit(room: string, payload: object): void {
      const members = membersOf(room);
      if (members.length > 0) sendToAll(io, members, { room, data: JSON.stringify(payload) });
    },

    actorsIn: (room: string): Actor[] => membersOf(room).map(({ data }) => data.actor),

    /** Sends each member what is made for those with their key; null sends nothing. */
    emitPerActor(room: string, perActor: PerActor, cursor?: string): void {
      for (const [data, members] of readersOf(membersOf(room), perActor)) {
        sendToAll(io, members, cursor === undefined ? { room, data } : { room, data, cursor });
      }
    },

    hasMembers: (room: string): boolean => membersOf(room).length > 0,

    /** Reads rights anew: members who may no longer be in the room leave it. */
    async recheck(room: string): Promise<void> {
      for (const socket of membersOf(room)) await rights.recheck(socket, [room]);
    },

    /** After a change of roles or sessions: everybody's rights in all the rooms that they are in are read anew. */
    recheckAll: rights.recheckAll,

    /** Closes the sockets of a token that was revoked. */
    closeToken(token: string): void {
      for (const socket of io.of('/').sockets.values()) {
        if (socket.data.token === token) socket.disconnect(true);
      }
    },

    /** Connections break off without a word, so that every client looks for the server that comes next. */
    async close(): Promise<void> {
      rights.stop();
      for (const socket of [...io.of('/').sockets.values()]) cut(socket);
      io.engine.close();
    },
  };
};
export type Realtime = ReturnType<typeof createRealtime>;

/** The texts that are to go out, each with all who get it. */
function readersOf(members: readonly Peer[], { keyOf, payloadFor }: PerActor): Map<string, Peer[]> {
  const payloads = new Map<string, object | null>();
  /** The same payload is written once, however many keys it was made for. */
  const texts = new Map<object, string>();
  const readers = new Map<string, Peer[]>();
  for (const socket of members) {
    const { actor } = socket.data;
    const key = keyOf(actor);
    let payload = payloads.get(key);
    if (payload === undefined) {
      payload = payloadFor(actor);
      payloads.set(key, payload);
    }
    if (payload === null) continue;
    const text = texts.get(payload) ?? JSON.stringify(payload);
    texts.set(payload, text);
    const same = readers.get(text);
    if (same) same.push(socket);
    else readers.set(text, [socket]);
  }
  return readers;
}
