import type { UpdateModel } from '@sayso/contracts/realtime';
import type { Server, Socket } from 'socket.io';
import type { Actor } from '../../access/actor.ts';

export type Update = UpdateModel;
export type Joined = {
  room: string;
  /** Time since what the room is about changed, for those who asked for it before they were let in. */
  changed_ms_ago?: number;
  /** To be sent with the next join: what happens after it is told then. */
  cursor?: string;
  /** When they were let in, by the server's clock. */
  at?: string;
  /** What was missed since the cursor that was sent is not known any more. */
  has_gap?: true;
};
export type ServerEvents = {
  update_model(message: Update): void;
  joined(message: Joined): void;
  join_error(message: { room: string; message: string; error_type: string }): void;
};
type ClientEvents = { join(room: unknown, cursor?: unknown): void; leave(room: unknown): void };
type Nothing = Record<string, never>;
type Data = {
  actor: Actor;
  token: string | null;
  /** Whether a page of an app's or a stranger's origin opened it. */
  isForeign: boolean;
  /** Characters that were sent and that the transport has not taken yet. */
  queued: number;
};
export type Peer = Socket<ClientEvents, ServerEvents, Nothing, Data>;
export type Sockets = Server<ClientEvents, ServerEvents, Nothing, Data>;
