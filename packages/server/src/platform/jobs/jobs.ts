import { setTimeout as delay } from 'node:timers/promises';
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import type { Queryable } from '../database/database.ts';

export type JobHandler = (
  payload: unknown,
  job: { attempt: number; maxAttempts: number; signal: AbortSignal },
) => Promise<void>;

const stopPatienceMs = 10_000;

/** Jobs that run at once. What may take minutes has places of its own, so that the other jobs never wait for it. */
const places = { usual: 4, answers: 8, mail: 1 };
type Lane = keyof typeof places;
const lanes: Lane[] = ['usual', 'answers', 'mail'];

/**
 * One for each lane to listen, and some for what is fetched, marked and planned, which takes a moment each; never fewer
 * than a lane has places, of which the library warns on the console.
 */
export const jobConnections = Math.max(lanes.length + 4, ...Object.values(places));

type Registration = { handler: JobHandler; lane: Lane; cron?: string };
type EnqueueOptions = {
  /** A second job of the same key replaces the first while that waits. */
  key?: string;
  maxAttempts?: number;
  runAt?: Date;
};

type Deps = { pool: pg.Pool; log: Log };

/** Durable jobs on the product's own database; handlers are registered before `start`. */
export const createJobs = ({ pool, log }: Deps) => {
  const registered = new Map<string, Registration>();
  let runners: Runner[] = [];

  const startLane = async (lane: Lane): Promise<Runner> => {
    const entries = [...registered].filter(([, registration]) => registration.lane === lane);
    const crons = entries.flatMap(([task, { cron }]) => (cron === undefined ? [] : [{ task, match: cron }]));
    const runner = await run({
      pgPool: pool,
      concurrency: places[lane],
      taskList: Object.fromEntries(entries.map(([name, { handler }]) => [name, taskOf(handler)])),
      noHandleSignals: true,
      pollInterval: 1_000,
      gracefulShutdownAbortTimeout: 6_000,
      parsedCronItems: parseCronItems(crons),
      logger: workerLog(log),
    });
    runner.promise.catch((error) => log.error({ err: error }, 'The job runner stopped unexpectedly'));
    return runner;
  };

  return {
    register(name: string, handler: JobHandler, options: { cron?: string; lane?: Lane } = {}): void {
      if (registered.has(name)) throw new Error(`Job ${name} is registered twice`);
      registered.set(name, { handler, lane: 'usual', ...options });
    },

    /** Queues within the caller's transaction: no commit, no job. */
    async enqueue(
      tx: Queryable,
      name: string,
      payload: unknown,
      options: EnqueueOptions = {},
    ): Promise<void> {
      await tx`
        select graphile_worker.add_job(
          ${name}::text, ${JSON.stringify(payload)}::text::json,
          run_at => ${options.runAt ?? null}::timestamptz,
          max_attempts => ${options.maxAttempts ?? 5}::int,
          job_key => ${options.key ?? null}::text)`;
    },

    async start(): Promise<void> {
      for (const lane of lanes) runners.push(await startLane(lane));
    },

    /** Lets running jobs end, or aborts them after a few seconds; an aborted job is retried at the next start. */
    async stop(): Promise<void> {
      // Where the database is away, the queue would wait for it.
      const ended = Promise.allSettled(runners.map((runner) => runner.stop()));
      await Promise.race([ended, delay(stopPatienceMs, undefined, { ref: false })]);
      runners = [];
    },
  };
};
export type Jobs = ReturnType<typeof createJobs>;

const taskOf =
  (handler: JobHandler): TaskList[string] =>
  async (payload, { job, abortSignal }) =>
    handler(payload, {
      attempt: job.attempts,
      maxAttempts: job.max_attempts,
      signal: abortSignal ?? new AbortController().signal,
    });

function workerLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message);
    else if (level === 'warning') log.warn({ meta }, message);
    else log.debug(message);
  });
}
