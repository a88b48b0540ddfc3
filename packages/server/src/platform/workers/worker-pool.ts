import { PoolWorker, type WorkerLimits } from './pool-worker.ts';
import { type Share, Task } from './task.ts';
import { WaitingTasks } from './waiting-tasks.ts';
import type { WorkerEnded } from './worker-ended.ts';

type Options<Question> = {
  script: string;
  /** Read anew with each worker and each question. */
  limits: WorkerLimits;
  most: number;
  /** Asked of each worker that nobody waits for, so that its first answer takes no longer than the others. */
  warmUp: Question;
};

/** Short answers are worth waiting for; a further worker takes a second to start, and memory. */
const spareAfterMs = 1_000;
/** Without a question for this long, all workers but the first give their memory back. */
const restAfterMs = 60_000;

/**
 * Answers questions in worker threads, as streams of items. A worker has one question at a time, so that it is known
 * whose question ended it: only that one fails, and another worker takes its place.
 */
export class WorkerPool<Question, Item> {
  readonly #options: Options<Question>;
  readonly #waiting: WaitingTasks<Question, Item>;
  readonly #workers: PoolWorker<Question, Item>[] = [];
  #isClosed = false;
  #sparing: NodeJS.Timeout | undefined;
  #resting: NodeJS.Timeout | undefined;

  constructor(options: Options<Question>) {
    this.#options = options;
    this.#waiting = new WaitingTasks(options.most);
  }

  /** Throws a `WorkerEnded` where the question took too long or too much memory. Ends without a word when aborted. */
  async *ask(question: Question, share: Share, signal?: AbortSignal): AsyncGenerator<Item> {
    if (this.#isClosed || signal?.aborted) return;
    const task = new Task<Question, Item>(question, share);
    const drop = () => this.#drop(task);
    signal?.addEventListener('abort', drop, { once: true });
    try {
      this.#waiting.add(task);
      this.#goOn();
      for await (const item of task.items()) {
        if (signal?.aborted) return;
        yield item;
      }
    } finally {
      signal?.removeEventListener('abort', drop);
      drop();
    }
  }

  /** Has a worker ready before it is needed. */
  async warm(): Promise<void> {
    if (this.#workers.length > 0) return;
    for await (const _ of this.ask(this.#options.warmUp, { asker: '' }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#sparing);
    clearTimeout(this.#resting);
    for (const task of this.#waiting.drain()) task.end();
    await Promise.all(this.#workers.splice(0).map((worker) => worker.end()));
  }

  #drop(task: Task<Question, Item>): void {
    task.end();
    this.#waiting.remove(task);
    for (const worker of this.#workers) worker.abandon(task);
  }

  /** Hands waiting questions to whoever is free. */
  #goOn(): void {
    while (this.#waiting.hasNext) {
      const free = this.#workers.find(({ isFree }) => isFree);
      if (!free) {
        this.#more();
        return;
      }
      const task = this.#waiting.next();
      if (task) free.take(task);
    }
    this.#restLater();
  }

  #more(): void {
    clearTimeout(this.#resting);
    if (this.#workers.length === 0) this.#start();
    else this.#spareSoon();
  }

  #spareSoon(): void {
    if (this.#sparing !== undefined) return;
    this.#sparing = setTimeout(() => {
      this.#sparing = undefined;
      const isStarting = this.#workers.some(({ isReady }) => !isReady);
      if (this.#waiting.hasNext && !isStarting && this.#workers.length < this.#options.most) this.#start();
    }, spareAfterMs);
    this.#sparing.unref();
  }

  #start(): void {
    const { script, limits } = this.#options;
    const worker = new PoolWorker<Question, Item>({
      script,
      limits,
      onSettled: (task) => this.#waiting.done(task),
      onFree: () => this.#goOn(),
      onEnd: (ended, task, why) => this.#replace(ended, task, why),
    });
    this.#workers.push(worker);
  }

  #replace(ended: PoolWorker<Question, Item>, task: Task<Question, Item> | null, why: WorkerEnded): void {
    const at = this.#workers.indexOf(ended);
    if (at >= 0) this.#workers.splice(at, 1);
    // One that does not even start would fail for ever: it costs the first that waits for it.
    const failed = task ?? (ended.isReady ? undefined : this.#takeOut());
    failed?.fail(why);
    if (this.#waiting.hasNext) this.#goOn();
    else if (ended.isReady && failed?.question !== this.#options.warmUp) void this.warm().catch(() => {});
  }

  #takeOut(): Task<Question, Item> | undefined {
    const task = this.#waiting.next();
    if (task) this.#waiting.done(task);
    return task;
  }

  #restLater(): void {
    clearTimeout(this.#resting);
    if (this.#workers.length < 2) return;
    this.#resting = setTimeout(() => {
      for (const worker of this.#workers.slice(1)) {
        if (!worker.isFree) continue;
        this.#workers.splice(this.#workers.indexOf(worker), 1);
        void worker.end();
      }
    }, restAfterMs);
    this.#resting.unref();
  }
}
