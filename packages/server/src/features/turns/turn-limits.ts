import type { Receipt } from '@sayso/contracts/chat';
import type { TurnEvent } from '@sayso/core/turn-provider';

/** Past these a turn is ended with what it has; `tokens` holds back rounds of mending alone. */
export type TurnLimits = { milliseconds: number; steps: number; tokens: number };
export const usualLimits: TurnLimits = { milliseconds: 8 * 60_000, steps: 25, tokens: 400_000 };

/** Reason of an abort because of them. */
export const outOfLimits = 'out of limits';

type Tokens = Pick<Receipt, 'tokens_in' | 'tokens_out' | 'tokens_cached' | 'tokens_repair'>;

/** Counts what a turn has used; each step of a provider tells its own. */
export class TurnUse {
  #tokens: Tokens = {};
  #steps = 0;

  add(used: Extract<TurnEvent, { type: 'usage' }>, isRepair: boolean): void {
    this.#steps += 1;
    if (isRepair) {
      this.#tokens.tokens_repair = (this.#tokens.tokens_repair ?? 0) + used.tokensIn + used.tokensOut;
      return;
    }
    const { tokens_in = 0, tokens_out = 0, tokens_cached } = this.#tokens;
    this.#tokens.tokens_in = tokens_in + used.tokensIn;
    this.#tokens.tokens_out = tokens_out + used.tokensOut;
    if (used.tokensCached !== undefined)
      this.#tokens.tokens_cached = (tokens_cached ?? 0) + used.tokensCached;
  }

  get tokens(): Tokens {
    return this.#tokens;
  }

  get steps(): number {
    return this.#steps;
  }

  get total(): number {
    const { tokens_in = 0, tokens_out = 0, tokens_repair = 0 } = this.#tokens;
    return tokens_in + tokens_out + tokens_repair;
  }
}
