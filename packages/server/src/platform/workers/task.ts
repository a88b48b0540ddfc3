import { EventEmitter, on } from 'node:events';

/** Whose question it is, and whether it takes long: each asker and each kind has its turn. */
export type Share = { asker: string; isLarge?: boolean };

/** A question to a worker. What comes back is kept in its order until somebody takes it. */
export class Task<Question, Item> {
  readonly question: Question;
  readonly share: Share;
  readonly #heard = new EventEmitter();
  readonly #items = on(this.#heard, 'item', { close: ['end'] });
  #isOver = false;

  constructor(question: Question, share: Share) {
    this.question = question;
    this.share = share;
  }

  give(item: Item): void {
    if (!this.#isOver) this.#heard.emit('item', item);
  }

  end(): void {
    this.#isOver = true;
    this.#heard.emit('end');
  }

  /** Thrown to who takes the items, behind those that are there already. */
  fail(error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#heard.emit('error', error);
  }

  async *items(): AsyncGenerator<Item> {
    for await (const [item] of this.#items) yield item as Item;
  }
}
