import { Fault } from '@sayso/contracts/faults';
import { texts } from '@sayso/contracts/texts';
import type { Actor } from '../../access/actor.ts';
import { createJoinBudget } from './join-budget.ts';
import { type Peer, type Sockets, sendTo } from './sockets.ts';

/** Decides whether the actor may join; `rest` is the room's name after its prefix and colon. */
export type RoomGuard = (actor: Actor, rest: string) => Promise<boolean>;
/** What somebody who has just joined is sent, alone; they may have missed it on their way in. */
export type Welcome = (rest: string) => Promise<object | null>;

/** Who the socket's token stands for now; null when it is no longer good. */
type ReadAgain = (socket: Peer) => Promise<Actor | null>;

type Given = {
  readAgain: ReadAgain;
  /** Milliseconds since what the room is about changed; null when it did not lately. */
  sinceChange: (room: string) => number | null;
};

const joinsPerMinute = 60;
const roomChars = 200;

/** Answers `join` and `leave`; rooms are `prefix:rest`, and a prefix without a guard admits nobody. */
export function createJoining(io: Sockets, { readAgain, sinceChange }: Given) {
  const guards = new Map<string, RoomGuard>();
  const welcomes = new Map<string, Welcome>();

  const refuse = (socket: Peer, room: string, { kind, message }: Fault) =>
    socket.emit('join_error', { room, message, error_type: kind });

  const isAllowed = async (actor: Actor, room: string): Promise<boolean> => {
    const colon = room.indexOf(':');
    const guard = guards.get(room.slice(0, colon));
    return guard !== undefined && (await guard(actor, room.slice(colon + 1)));
  };

  const greet = async (socket: Peer, room: string) => {
    const colon = room.indexOf(':');
    const payload = await welcomes.get(room.slice(0, colon))?.(room.slice(colon + 1));
    if (payload) sendTo(socket, room, JSON.stringify(payload));
  };

  const join = async (socket: Peer, room: string) => {
    try {
      const actor = await readAgain(socket);
      if (actor === null) {
        socket.disconnect(true);
        return;
      }
      socket.data.actor = actor;
      if (!(await isAllowed(actor, room))) throw new Fault('forbidden', texts.noAppAccess);
      await socket.join(room);
      const ago = sinceChange(room);
      socket.emit('joined', ago === null ? { room } : { room, changed_ms_ago: ago });
      await greet(socket, room);
    } catch (error) {
      const away = new Fault('unavailable', 'Please try again in a moment.');
      refuse(socket, room, error instanceof Fault ? error : away);
    }
  };

  io.on('connection', (socket) => {
    const budget = createJoinBudget(joinsPerMinute);
    socket.on('join', (room) => {
      if (typeof room !== 'string' || room.length > roomChars) return;
      if (budget.take()) void join(socket, room);
      else refuse(socket, room, new Fault('too_many_requests', 'Too many joins; try again in a minute.'));
    });
    socket.on('leave', (room) => {
      if (typeof room === 'string') void socket.leave(room);
    });
  });

  return {
    isAllowed,
    guard(prefix: string, decide: RoomGuard, welcome?: Welcome): void {
      guards.set(prefix, decide);
      if (welcome) welcomes.set(prefix, welcome);
    },
    async expel(socket: Peer, room: string): Promise<void> {
      await socket.leave(room);
      refuse(socket, room, new Fault('forbidden', texts.noAppAccess));
    },
  };
}
