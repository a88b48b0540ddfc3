import { FairQueue } from '@sayso/core/fair-queue';
import type { Task } from './task.ts';

/**
 * Tasks that wait for a worker. Each asker has one in work at a time, and large ones leave a worker to the others, so
 * that nobody's many or large questions keep somebody else waiting.
 */
export class WaitingTasks<Question, Item> {
  readonly #queue: FairQueue<Task<Question, Item>>;
  readonly #mostLarge: number;
  #large = 0;

  constructor(workers: number) {
    this.#queue = new FairQueue({ all: workers, each: 1 });
    this.#mostLarge = Math.max(1, workers - 1);
  }

  get hasNext(): boolean {
    return this.#queue.hasNext(this.#mayRun);
  }

  add(task: Task<Question, Item>): void {
    this.#queue.add(task.share.asker, task);
  }

  /** The next for a worker; in work until `done`. */
  next(): Task<Question, Item> | undefined {
    const task = this.#queue.next(this.#mayRun)?.item;
    if (task?.share.isLarge) this.#large += 1;
    return task;
  }

  done({ share }: Task<Question, Item>): void {
    this.#queue.done(share.asker);
    if (share.isLarge) this.#large -= 1;
  }

  remove(task: Task<Question, Item>): void {
    this.#queue.remove(task.share.asker, task);
  }

  drain(): Task<Question, Item>[] {
    return this.#queue.drain();
  }

  readonly #mayRun = ({ share }: Task<Question, Item>) => !share.isLarge || this.#large < this.#mostLarge;
}
