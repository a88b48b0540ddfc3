import type { Receipt } from '@sayso/contracts/chat';
import type { TurnEvent } from '@sayso/core/turn-provider';

export type Tokens = Pick<Receipt, 'tokens_in' | 'tokens_out' | 'tokens_cached'>;
type Usage = Extract<TurnEvent, { type: 'usage' }>;

/** What an answer took so far: each of its questions to the model service counts. */
export function withUsage(tokens: Tokens, { tokensIn, tokensOut, tokensCached }: Usage): Tokens {
  const cached = (tokens.tokens_cached ?? 0) + (tokensCached ?? 0);
  const isCachedKnown = tokens.tokens_cached !== undefined || tokensCached !== undefined;
  return {
    tokens_in: (tokens.tokens_in ?? 0) + tokensIn,
    tokens_out: (tokens.tokens_out ?? 0) + tokensOut,
    ...(isCachedKnown ? { tokens_cached: cached } : {}),
  };
}
