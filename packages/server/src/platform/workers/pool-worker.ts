import { Worker } from 'node:worker_threads';
import type { Reply } from './serve.ts';
import type { Task } from './task.ts';
import { WorkerEnded } from './worker-ended.ts';

export type WorkerLimits = {
  /** What one question may take, from when the worker has it. */
  longestMs: number;
  heapMb: number;
};

type WorkerOptions<Question, Item> = {
  script: string;
  limits: WorkerLimits;
  /** Before the worker is free again or has ended. */
  onSettled(task: Task<Question, Item>): void;
  onFree(): void;
  /** With the task that it had in hand. */
  onEnd(worker: PoolWorker<Question, Item>, task: Task<Question, Item> | null, why: WorkerEnded): void;
};

/** Nobody's question has a part in the start, so only a machine that is very busy makes it long. */
const longestStartMs = 60_000;
/** Most answers are over by then, which is cheaper than a new worker. */
const graceMs = 500;
/** Objects that are collected seldom while young would take 100 MB by themselves. */
const youngHeapMb = 16;

/** One worker of a pool and the task that it has in hand. Keeps the process running only while there is something to do. */
export class PoolWorker<Question, Item> {
  readonly #options: WorkerOptions<Question, Item>;
  readonly #worker: Worker;
  #task: Task<Question, Item> | null = null;
  #isReady = false;
  #isOver = false;
  #deadline = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: WorkerOptions<Question, Item>) {
    this.#options = options;
    this.#worker = new Worker(options.script, {
      // Nothing of the server's environment: the worker reads what people wrote.
      env: {},
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: options.limits.heapMb,
        maxYoungGenerationSizeMb: youngHeapMb,
      },
    });
    this.#worker.on('message', (reply: Reply<Item>) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#lose(endedBy(error)));
    this.#worker.on('exit', (code) => this.#lose(new WorkerEnded('crash', `A worker ended with ${code}`)));
    this.#limit(longestStartMs);
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get isFree(): boolean {
    return this.#isReady && this.#task === null && !this.#isOver;
  }

  take(task: Task<Question, Item>): void {
    this.#task = task;
    this.#worker.ref();
    this.#limit(this.#options.limits.longestMs);
    try {
      this.#worker.postMessage(task.question);
    } catch (error) {
      // What cannot be cloned never reached the worker.
      this.#settle()?.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Nobody waits for this task any more: it may end by itself for a moment, then it is ended. */
  abandon(task: Task<Question, Item>): void {
    if (this.#task === task) this.#limit(Math.min(graceMs, this.#deadline - Date.now()));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #limit(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#deadline = Date.now() + milliseconds;
    const timer = setTimeout(() => {
      // What came while this thread was busy is heard first.
      setImmediate(() => {
        if (this.#timer === timer) this.#lose(new WorkerEnded('late', 'A worker took too long'));
      });
    }, milliseconds);
    this.#timer = timer;
  }

  #hear(reply: Reply<Item>): void {
    if (this.#isOver) return;
    if (reply.kind === 'item') {
      this.#task?.give(reply.item);
      return;
    }
    this.#isReady = true;
    const task = this.#settle();
    if (reply.kind === 'failed') task?.fail(new Error(reply.failure));
    else task?.end();
    this.#options.onFree();
  }

  #settle(): Task<Question, Item> | null {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#worker.unref();
    const task = this.#task;
    this.#task = null;
    if (task) this.#options.onSettled(task);
    return task;
  }

  #lose(why: WorkerEnded): void {
    if (this.#isOver) return;
    const task = this.#settle();
    void this.end();
    this.#options.onEnd(this, task, why);
  }
}

function endedBy(error: unknown): WorkerEnded {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory
    ? new WorkerEnded('memory', 'A worker ran out of memory', error)
    : new WorkerEnded('crash', 'A worker ended by an error', error);
}
