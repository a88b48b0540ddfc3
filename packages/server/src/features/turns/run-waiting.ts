import type { AppId, Id } from '@sayso/contracts/ids';
import type { TurnStore } from './store.ts';

type Deps = {
  store: Pick<TurnStore, 'next'>;
  run(appId: AppId, turnId: Id, shutdown: AbortSignal): Promise<void>;
};

/**
 * Runs the turn that a job was queued for, if its person has not as many under way as one may, and then what waits
 * until nothing does: what one job leaves is taken by the job whose turn ends.
 */
export const createRunWaiting =
  ({ store, run }: Deps) =>
  async (first: Id, shutdown: AbortSignal): Promise<void> => {
    const failed: Id[] = [];
    const next = () => (shutdown.aborted ? undefined : store.next({ first, except: failed }));
    for (let turn = await next(); turn; turn = await next()) {
      try {
        await run(turn.app_id, turn.id, shutdown);
      } catch (error) {
        // The turn's own job tries again; the others go on.
        if (turn.id === first) throw error;
        failed.push(turn.id);
      }
    }
  };
