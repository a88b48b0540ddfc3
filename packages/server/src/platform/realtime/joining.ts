import { Fault } from '@sayso/contracts/faults';
import { texts } from '@sayso/contracts/texts';
import type { Actor } from '../../access/actor.ts';
import { commonWords } from '../../texts/common.ts';
import { requestWords } from '../../texts/requests.ts';
import { createJoinBudget } from './join-budget.ts';
import type { Joined, Peer, Sockets, Update } from './peers.ts';
import { sendTo } from './sending.ts';

/** Decides whether the actor may join; `rest` is the room's name after its prefix and colon. */
export type RoomGuard = (actor: Actor, rest: string) => Promise<boolean>;
/** What somebody who has just joined is sent, alone; they may have missed it on their way in. */
export type Welcome = (rest: string) => Promise<object | null>;

/** What somebody is told who comes into a room that remembers: null where it does not know what they missed. */
export type Missed = { cursor: string; missed: readonly object[] | null };
export type Entry = {
  actor: Actor;
  rest: string;
  /** Up to where they have heard; null for those who are new. */
  cursor: string | null;
  letIn(told: Missed): void;
};
/** Lets somebody in who may join, in turn with what the room's members are told. */
export type Admit = (entry: Entry) => Promise<void>;

export type RoomKind = {
  welcome?: Welcome;
  admit?: Admit;
  /** Pages of apps and of strangers may not join, whatever token they hold. */
  isBuilders?: boolean;
};

/** Who the socket's token stands for now; null when it is no longer good. */
type ReadAgain = (socket: Peer) => Promise<Actor | null>;

type Given = {
  readAgain: ReadAgain;
  /** Milliseconds since what the room is about changed; null when it did not lately. */
  sinceChange: (room: string) => number | null;
};
type Kind = RoomKind & { decide: RoomGuard };
type Ask = { room: string; cursor: string | null };

const joinsPerMinute = 60;
const roomChars = 200;
const cursorChars = 100;
/** Of one socket; a page shows a handful of entities. */
const mostRooms = 200;

const prefixOf = (room: string) => room.slice(0, room.indexOf(':'));
const restOf = (room: string) => room.slice(room.indexOf(':') + 1);

/** Answers `join` and `leave`; rooms are `prefix:rest`, and a prefix without a guard admits nobody. */
export function createJoining(io: Sockets, { readAgain, sinceChange }: Given) {
  const kinds = new Map<string, Kind>();

  const refuse = (socket: Peer, room: string, { kind, message }: Fault) =>
    socket.emit('join_error', { room, message, error_type: kind });

  const isAllowed = async ({ data: { actor, isForeign } }: Peer, room: string): Promise<boolean> => {
    const kind = kinds.get(prefixOf(room));
    if (kind === undefined || (isForeign && kind.isBuilders)) return false;
    return kind.decide(actor, restOf(room));
  };

  const letIn = (socket: Peer, { room, cursor: since }: Ask, told: Missed | null) => {
    void socket.join(room);
    const ago = sinceChange(room);
    const joined: Joined = { room };
    if (ago !== null) joined.changed_ms_ago = ago;
    if (told !== null) Object.assign(joined, { cursor: told.cursor, at: new Date().toISOString() });
    if (since !== null && told?.missed === null) joined.has_gap = true;
    socket.emit('joined', joined);
    for (const payload of told?.missed ?? []) sendTo(socket, updateOf(room, payload));
  };

  /** Whether somebody still wants in is asked at the last moment: they may have left or gone while rights were read. */
  const join = async (socket: Peer, ask: Ask, wanted: Set<string>) => {
    const { room, cursor } = ask;
    const isWanted = () => socket.connected && wanted.has(room);
    try {
      const actor = await readAgain(socket);
      if (actor === null) {
        socket.disconnect(true);
        return;
      }
      socket.data.actor = actor;
      if (!(await isAllowed(socket, room))) throw new Fault('forbidden', texts.noAppAccess);
      const { admit, welcome } = kinds.get(prefixOf(room)) ?? {};
      const enter = (told: Missed | null) => isWanted() && letIn(socket, ask, told);
      if (admit) await admit({ actor, rest: restOf(room), cursor, letIn: enter });
      else enter(null);
      const payload = await welcome?.(restOf(room));
      if (payload && isWanted()) sendTo(socket, updateOf(room, payload));
    } catch (error) {
      const away = new Fault('unavailable', commonWords.tryAgainSoon);
      wanted.delete(room);
      refuse(socket, room, error instanceof Fault ? error : away);
    }
  };

  io.on('connection', (socket) => {
    const budget = createJoinBudget(joinsPerMinute);
    const wanted = new Set<string>();
    socket.on('join', (room, given) => {
      if (typeof room !== 'string' || room.length > roomChars) return;
      const cursor = typeof given === 'string' && given.length <= cursorChars ? given : null;
      if (!budget.take()) {
        refuse(socket, room, new Fault('too_many_requests', requestWords.tooManyJoins));
      } else if (wanted.size >= mostRooms && !wanted.has(room)) {
        refuse(socket, room, new Fault('too_many_requests', requestWords.tooManyRooms));
      } else {
        wanted.add(room);
        void join(socket, { room, cursor }, wanted);
      }
    });
    socket.on('leave', (room) => {
      if (typeof room !== 'string') return;
      wanted.delete(room);
      void socket.leave(room);
    });
  });

  return {
    isAllowed,
    guard(prefix: string, decide: RoomGuard, kind: RoomKind = {}): void {
      kinds.set(prefix, { ...kind, decide });
    },
    async expel(socket: Peer, room: string): Promise<void> {
      await socket.leave(room);
      refuse(socket, room, new Fault('forbidden', texts.noAppAccess));
    },
  };
}

export type Joining = ReturnType<typeof createJoining>;

const updateOf = (room: string, payload: object): Update => ({ room, data: JSON.stringify(payload) });
