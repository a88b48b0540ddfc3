import type { Id } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import type { Processes } from './processes.ts';
import type { TurnRow, TurnStore } from './store.ts';

type Deps = {
  sql: Sql;
  access: Access;
  store: TurnStore;
  processes: Processes;
  /** Turns of this process, from before they are marked as running. */
  taken: Set<Id>;
  perform(grant: AppGrant, turn: TurnRow, shutdown: AbortSignal): Promise<void>;
};

/** Answers that one person has under way at a time, so that places are left for the others. */
const mostOfOne = 3;
/** Of the eight places that a process has (platform/jobs), the last two are for people with no answer under way. */
const crowdedFrom = 6;

/**
 * Runs what waits until nothing may run: the turn that a job was queued for, or one of whoever has the fewest under
 * way. What one job leaves is taken by the job whose turn ends.
 */
export function createRunWaiting({ sql, access, store, processes, taken, perform }: Deps) {
  const start = async (id: Id, grant: AppGrant, tx: Queryable) => {
    taken.add(id);
    const turn = await store.start(grant, id, processes.own, tx);
    return turn && { grant, turn };
  };

  const runNext = async (first: Id, shutdown: AbortSignal): Promise<boolean> => {
    let id: Id | undefined;
    try {
      const started = await sql.begin(async (tx) => {
        await store.lockStarts(tx);
        const next = await store.next({ first, mostOfOne, crowdedFrom }, tx);
        id = next?.id;
        return next && start(next.id, await access.forJob(next.app_id, tx), tx);
      });
      if (started) await perform(started.grant, started.turn, shutdown);
      return started !== undefined;
    } finally {
      if (id) taken.delete(id);
    }
  };

  return async (first: Id, shutdown: AbortSignal): Promise<void> => {
    while (!shutdown.aborted && (await runNext(first, shutdown)));
  };
}
