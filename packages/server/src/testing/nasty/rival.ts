import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type RivalData = { port: number; most: number; pauseMs: number };
type Round = { isLate: boolean; asked: number };

/** Units of work in which a light request has to be answered; alone on a machine, more than half a second of them. */
const most = 6_000;
/** Between two requests, so that the server has time for the others; far less than what is late. */
const pauseMs = 5;

/**
 * Another client in another thread, whose light requests have to be answered before it has done a fixed amount of
 * work: a server whose thread is stopped answers nobody, and the work is done first.
 */
export async function startRival(port: number) {
  const worker = new Worker(new URL('./rival-thread.ts', import.meta.url), {
    workerData: { port, most, pauseMs } satisfies RivalData,
  });
  let late = 0;
  const waiting: (() => void)[] = [];
  worker.on('message', ({ isLate, asked }: Round) => {
    if (isLate) late += 1;
    for (const resolve of waiting.splice(0, asked)) resolve();
  });
  await once(worker, 'online');

  /** Resolves once a request that began after this was asked for has been answered. */
  const round = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    worker.postMessage('round');
    return promise;
  };

  return {
    /** How many light requests were answered too late while this went on. */
    async watch(work: () => Promise<unknown>): Promise<{ late: number }> {
      worker.postMessage('watch');
      try {
        await round();
        late = 0;
        await work();
        await round();
      } finally {
        worker.postMessage('rest');
      }
      return { late };
    },
    async end(): Promise<void> {
      worker.postMessage('end');
      await once(worker, 'exit');
    },
  };
}
export type Rival = Awaited<ReturnType<typeof startRival>>;
