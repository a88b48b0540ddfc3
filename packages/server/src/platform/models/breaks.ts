import { setTimeout as delay } from 'node:timers/promises';
import { ProviderFault, type ProviderFaultKind } from '@sayso/core/provider-fault';

/** How often an answer whose stream breaks is gone on with. */
export type Resuming = {
  /** Breaks one after the other that brought nothing between them. */
  inARow: number;
  inAll: number;
  /** Before the first try; twice as long before each that follows one without a word. */
  waitMs: number;
};
export const usualResuming: Resuming = { inARow: 3, inAll: 8, waitMs: 1_000 };

/** What passes by itself; a key that is refused or a limit that is reached does not. */
const passing: ReadonlySet<ProviderFaultKind> = new Set([
  'cut',
  'trouble',
  'overloaded',
  'silent',
  'unreachable',
  'unreadable',
]);

/** Counts how often an answer broke, and waits before it is gone on with. */
export class Breaks {
  readonly #limits: Resuming;
  #inARow = 0;
  #inAll = 0;

  constructor(limits: Resuming) {
    this.#limits = limits;
  }

  /** Takes a break as one that may be gone on from, or throws what broke the stream. */
  take(error: unknown, { isBegun, hasGrown }: { isBegun: boolean; hasGrown: boolean }): void {
    const kind = error instanceof ProviderFault ? error.kind : null;
    // Before the first word the question was asked again already where that helps.
    if (kind === null || !passing.has(kind) || !(isBegun || kind === 'cut')) throw error;
    this.#inARow = hasGrown ? 1 : this.#inARow + 1;
    this.#inAll += 1;
    if (this.#inARow > this.#limits.inARow || this.#inAll > this.#limits.inAll) throw error;
  }

  /** Gives the service time; longer while nothing comes. */
  async wait(signal: AbortSignal): Promise<void> {
    const ms = this.#limits.waitMs * 2 ** Math.max(0, this.#inARow - 1);
    await delay(ms, undefined, { signal }).catch(() => {});
  }
}
