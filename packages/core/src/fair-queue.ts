export type QueueLimits = {
  /** Of all keys. */
  all: number;
  /** Of one key. */
  each: number;
};

/** Keys whose first item may not run right now are passed over. */
type MayRun<Item> = (item: Item) => boolean;
type Line<Item> = { key: string; waiting: Item[]; running: number };

/**
 * Hands out what waits, one key after another (round robin), so that each gets its share however much another one has
 * waiting. Items of one key keep their order.
 */
export class FairQueue<Item> {
  readonly #limits: QueueLimits;
  /** The next to be served comes first. */
  readonly #lines = new Map<string, Line<Item>>();
  #running = 0;
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Whether `next` would hand something out. */
  hasNext(mayRun?: MayRun<Item>): boolean {
    return this.#firstFree(mayRun) !== undefined;
  }

  waitingOf(key: string): number {
    return this.#lines.get(key)?.waiting.length ?? 0;
  }

  add(key: string, item: Item): void {
    const line = this.#lines.get(key) ?? { key, waiting: [], running: 0 };
    this.#lines.set(key, line);
    line.waiting.push(item);
    this.#waiting += 1;
  }

  /** The next that may run; it counts as running until `done` is called with its key. */
  next(mayRun?: MayRun<Item>): { key: string; item: Item } | undefined {
    const line = this.#firstFree(mayRun);
    const item = line?.waiting.shift();
    if (!line || item === undefined) return;
    line.running += 1;
    this.#running += 1;
    this.#waiting -= 1;
    this.#putLast(line);
    return { key: line.key, item };
  }

  done(key: string): void {
    const line = this.#lines.get(key);
    if (!line || line.running === 0) throw new Error(`Nothing of "${key}" is running`);
    line.running -= 1;
    this.#running -= 1;
    this.#putLast(line);
  }

  /** Takes out an item if it waits. */
  remove(key: string, item: Item): void {
    const line = this.#lines.get(key);
    const at = line?.waiting.indexOf(item) ?? -1;
    if (!line || at < 0) return;
    line.waiting.splice(at, 1);
    this.#waiting -= 1;
    this.#forgetEmpty(line);
  }

  /** Takes out all that wait. */
  drain(): Item[] {
    const lines = [...this.#lines.values()];
    const items = lines.flatMap(({ waiting }) => waiting.splice(0));
    this.#waiting = 0;
    for (const line of lines) this.#forgetEmpty(line);
    return items;
  }

  /** Takes out the newest item of the key with the most waiting, if that has more than `than`. */
  dropFromLongest(than: number): Item | undefined {
    let longest: Line<Item> | undefined;
    for (const line of this.#lines.values()) {
      if (line.waiting.length > (longest?.waiting.length ?? than)) longest = line;
    }
    const dropped = longest?.waiting.pop();
    if (!longest || dropped === undefined) return;
    this.#waiting -= 1;
    this.#forgetEmpty(longest);
    return dropped;
  }

  #firstFree(mayRun: MayRun<Item> = () => true): Line<Item> | undefined {
    const { all, each } = this.#limits;
    if (this.#running >= all) return;
    for (const line of this.#lines.values()) {
      const [first] = line.waiting;
      if (first !== undefined && line.running < each && mayRun(first)) return line;
    }
    return;
  }

  #putLast(line: Line<Item>): void {
    this.#lines.delete(line.key);
    this.#lines.set(line.key, line);
    this.#forgetEmpty(line);
  }

  #forgetEmpty(line: Line<Item>): void {
    if (line.waiting.length === 0 && line.running === 0) this.#lines.delete(line.key);
  }
}
