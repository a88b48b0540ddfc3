import { Fault } from '@sayso/contracts/faults';
import type { Actor } from '../../access/actor.ts';
import type { Joining } from './joining.ts';
import type { Peer, Sockets } from './peers.ts';
import { cut } from './sending.ts';

export type TokenDeps = {
  /** Throws a Fault for a token that is not valid. */
  actorOf(token: string): Promise<Actor>;
  /** Those of the tokens that are still good. */
  goodTokens(tokens: readonly string[]): Promise<ReadonlySet<string>>;
};

/** So long at most may a socket outlive its token. */
const tokensEveryMs = 5_000;

/** Who the socket's token stands for now; null when it is no longer good. */
export const readerOf =
  ({ actorOf }: TokenDeps) =>
  async ({ data }: Peer): Promise<Actor | null> => {
    if (data.token === null) return data.actor;
    return actorOf(data.token).catch((error) => {
      // Only a token that is no longer good ends a socket, not a database that is away for a moment.
      if (error instanceof Fault && error.kind === 'unauthorized') return null;
      throw error;
    });
  };

/** Reads anew what open sockets may do. */
export function createRights(io: Sockets, joining: Joining, deps: TokenDeps) {
  const readAgain = readerOf(deps);
  const everybody = () => [...io.of('/').sockets.values()];

  const recheck = async (socket: Peer, rooms: readonly string[]): Promise<void> => {
    try {
      const actor = await readAgain(socket);
      if (actor === null) {
        socket.disconnect(true);
        return;
      }
      socket.data.actor = actor;
      for (const room of rooms) {
        if (!(await joining.isAllowed(socket, room).catch(refusal))) await joining.expel(socket, room);
      }
    } catch {
      // Nobody can say what they may see: they come back when somebody can.
      cut(socket);
    }
  };

  const endTokens = async (): Promise<void> => {
    const sockets = everybody();
    const tokens = new Set(sockets.flatMap(({ data: { token } }) => token ?? []));
    if (tokens.size === 0) return;
    const good = await deps.goodTokens([...tokens]);
    for (const socket of sockets) {
      const { token } = socket.data;
      if (token !== null && !good.has(token)) socket.disconnect(true);
    }
  };
  // A database that is away is asked again the next time.
  const watch = setInterval(() => void endTokens().catch(() => {}), tokensEveryMs).unref();

  return {
    recheck,
    recheckAll: oneAfterAnother(async () => {
      for (const socket of everybody()) {
        await recheck(
          socket,
          [...socket.rooms].filter((room) => room !== socket.id),
        );
      }
    }),
    stop: (): void => clearInterval(watch),
  };
}

/** Refused is refused; what could not be found out is no answer. */
function refusal(error: unknown): false {
  if (error instanceof Fault) return false;
  throw error;
}

/** Runs one at a time; whoever asks meanwhile waits for one more run, which begins after they asked. */
function oneAfterAnother(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = (): Promise<void> => {
    current = run().finally(() => {
      current = null;
    });
    return current;
  };
  return () => {
    if (current === null) return start();
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}
