const firstMs = 5_000;
const growth = 4;
const longestMs = 5 * 60_000;
/** Nobody is held to what they did longer ago than this. */
const forgottenMs = 15 * 60_000;

/** Who ended the worker waits before the next turn, longer each time: what it cost the others, it must not cost them again. */
export class Pauses {
  readonly #ends = new Map<string, { until: number; pauseMs: number }>();

  lengthen(who: string): void {
    const now = Date.now();
    for (const [each, { until }] of this.#ends) if (until + forgottenMs < now) this.#ends.delete(each);
    const before = this.#ends.get(who)?.pauseMs ?? firstMs / growth;
    const pauseMs = Math.min(longestMs, before * growth);
    this.#ends.set(who, { until: now + pauseMs, pauseMs });
  }

  isOver(who: string): boolean {
    return (this.#ends.get(who)?.until ?? 0) <= Date.now();
  }

  /** How long until another one is over; undefined where all are. */
  get shortestMs(): number | undefined {
    const left = [...this.#ends.values()].map(({ until }) => until - Date.now()).filter((each) => each > 0);
    return left.length === 0 ? undefined : Math.min(...left);
  }
}
