import { FairQueue } from '@sayso/core/fair-queue';
import type { Task } from './task.ts';

/**
 * Tasks that wait for a worker. Each asker has one in work at a time, and large ones leave a worker to the others, so
 * that nobody's many or large questions keep somebody else waiting.
 */
export class WaitingTasks<Question, Item> {
  readonly #usual: FairQueue<Task<Question, Item>>;
  readonly #large: FairQueue<Task<Question, Item>>;
  #isLargeNext = false;

  constructor(workers: number) {
    this.#usual = new FairQueue({ all: workers, each: 1 });
    this.#large = new FairQueue({ all: Math.max(1, workers - 1), each: 1 });
  }

  get hasNext(): boolean {
    return this.#usual.hasNext || this.#large.hasNext;
  }

  add(task: Task<Question, Item>): void {
    this.#queueOf(task).add(task.share.asker, task);
  }

  /** The next for a worker; in work until `done`. */
  next(): Task<Question, Item> | undefined {
    const order = this.#isLargeNext ? [this.#large, this.#usual] : [this.#usual, this.#large];
    for (const queue of order) {
      const next = queue.next();
      if (!next) continue;
      this.#isLargeNext = queue === this.#usual;
      return next.item;
    }
    return;
  }

  done(task: Task<Question, Item>): void {
    this.#queueOf(task).done(task.share.asker);
  }

  remove(task: Task<Question, Item>): void {
    this.#queueOf(task).remove(task.share.asker, task);
  }

  drain(): Task<Question, Item>[] {
    return [...this.#usual.drain(), ...this.#large.drain()];
  }

  #queueOf({ share }: Task<Question, Item>): FairQueue<Task<Question, Item>> {
    return share.isLarge ? this.#large : this.#usual;
  }
}
