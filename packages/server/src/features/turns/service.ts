import { isPlanChange } from '@sayso/contracts/chat';
import { type AppId, Id } from '@sayso/contracts/ids';
import { z } from 'zod';
import type { Access } from '../../access/access.ts';
import type { AppGrant } from '../../access/grant.ts';
import { isPlanned } from '../../platform/builder/plan-params.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Models } from '../../platform/models/models.ts';
import { turnWords } from '../../texts/turns.ts';
import { endTurn } from './end-turn.ts';
import type { Processes } from './processes.ts';
import type { RunDeps } from './run-deps.ts';
import { stopped, TurnRun } from './run-turn.ts';
import { createRunWaiting } from './run-waiting.ts';
import type { AskedTurn, TurnRow } from './store.ts';

type Deps = RunDeps & { access: Access; jobs: Jobs; models: Models; processes: Processes };

export const turnJob = 'turns.run';
export const TurnPayload = z.object({ turnId: Id });
const stopPatienceMs = 1_500;
const stopCheckMs = 400;

export const createTurns = (deps: Deps) => {
  const { sql, access, jobs, models, processes, store } = deps;
  const live = new Map<
    Id,
    { appId: AppId; turn: TurnRun; controller: AbortController; over: Promise<void> }
  >();
  /** Turns of this process, from before they are marked as running. */
  const taken = new Set<Id>();

  /** A second job for one turn does no harm: only the first finds it accepted. */
  const enqueue = (turnId: Id, tx: Queryable) =>
    jobs.enqueue(tx, turnJob, { turnId }, { key: `turn:${turnId}`, maxAttempts: 3 });

  /** Follows a stop that was asked for at another process. */
  const watch = (grant: AppGrant, turnId: Id, controller: AbortController) =>
    setInterval(() => {
      store.mayGoOn(grant, turnId).then(
        (mayGoOn) => {
          if (!mayGoOn) controller.abort(stopped);
        },
        () => {},
      );
    }, stopCheckMs);

  const perform = async (grant: AppGrant, row: TurnRow, shutdown: AbortSignal): Promise<void> => {
    const controller = new AbortController();
    const watcher = watch(grant, row.id, controller);
    const turn = new TurnRun(deps, grant, { turn: row, provider: models.named(row.provider) });
    const over = turn.run(AbortSignal.any([controller.signal, shutdown]));
    live.set(row.id, { appId: grant.appId, turn, controller, over });
    await over.finally(() => {
      clearInterval(watcher);
      live.delete(row.id);
    });
  };

  return {
    runWaiting: createRunWaiting({ ...deps, taken, perform }),

    /** Durable from the moment that the caller's transaction commits. */
    async accept(grant: AppGrant, asked: AskedTurn, tx: Queryable): Promise<void> {
      const { params = null } = (await store.question(grant, asked.questionId, tx)) ?? {};
      // Where a model goes on from plans, it does so from one that somebody settled, too.
      const goesOn = models.current.begin !== undefined && !isPlanChange(params);
      const provider = isPlanned(params) && !goesOn ? 'built-in' : asked.provider;
      const turnId = await store.accept(grant, { ...asked, provider }, tx);
      // A change of the plan by hand costs nothing.
      if (!isPlanChange(params)) await deps.credits.reserve(grant, turnId, tx);
      await enqueue(turnId, tx);
    },

    /** Has the answer that is being written sent as a whole with its next words, to somebody who has just come. */
    sendWhole(appId: AppId): void {
      for (const each of live.values()) if (each.appId === appId) each.turn.sendWholeNext();
    },

    /** Ends the turn under way, with what went live kept; returns when the app is idle, within two seconds. */
    async stop(grant: AppGrant): Promise<void> {
      const turn = await sql.begin(async (tx) => {
        const open = await store.lockOpen(grant, tx);
        if (open) await store.requestStop(grant, open.id, tx);
        return open;
      });
      if (!turn) return;
      const here = live.get(turn.id);
      here?.controller.abort(stopped);
      if (here) await Promise.race([here.over.catch(() => {}), pause(stopPatienceMs)]);
      // Nothing happens when the turn is over by now.
      await endTurn(deps, grant, { turnId: turn.id, step: { type: 'broke' } });
    },

    /** Fails turns whose process is gone, so that no app waits for an answer that will never come. */
    async recover(): Promise<void> {
      for (const id of await store.waiting()) await enqueue(id, sql);
      for (const { app_id, id, runner } of await store.running()) {
        const isLost = runner === processes.own ? !taken.has(id) : !(await processes.isAlive(runner));
        if (!isLost) continue;
        const grant = await access.forJob(app_id).catch(() => null);
        if (grant)
          await endTurn(deps, grant, { turnId: id, step: { type: 'broke' }, details: turnWords.interrupted });
      }
    },
  };
};
export type Turns = ReturnType<typeof createTurns>;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
