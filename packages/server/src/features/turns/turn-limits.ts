import type { Receipt } from '@sayso/contracts/chat';
import type { TurnEvent } from '@sayso/core/turn-provider';
import { usualLimits as lookUps } from '../../platform/models/tool-steps.ts';
import { type Tokens, withUsage } from './tokens.ts';

/**
 * Past these a turn is ended with what it has; `tokens` holds back rounds of mending alone. `characters` are those of
 * all rounds, several times what a model that works says in them. The time is one that no working model takes: a silent one is given up long before (`SAYSO_MODEL_SILENCE`).
 */
export type TurnLimits = { milliseconds: number; steps: number; tokens: number; characters: number };
/** What an answer may still ask after its last look-up: it is told so, finishes, and may be asked to go on. */
const stepsToFinish = 5;
export const usualLimits: TurnLimits = {
  milliseconds: 60 * 60_000,
  steps: lookUps.steps + stepsToFinish,
  tokens: 400_000,
  characters: 2_000_000,
};

/** Reason of an abort because of them. */
export const outOfLimits = 'out of limits';

/** Counts what a turn has used; each step of a provider tells its own. */
export class TurnUse {
  #tokens: Tokens & Pick<Receipt, 'tokens_repair'> = {};
  #steps = 0;

  add(used: Extract<TurnEvent, { type: 'usage' }>, isRepair: boolean): void {
    this.#steps += 1;
    if (isRepair) {
      this.#tokens.tokens_repair = (this.#tokens.tokens_repair ?? 0) + used.tokensIn + used.tokensOut;
      return;
    }
    this.#tokens = { ...this.#tokens, ...withUsage(this.#tokens, used) };
  }

  get tokens(): Tokens & Pick<Receipt, 'tokens_repair'> {
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
