import type { TurnProvider } from '@sayso/core/turn-provider';

/** Which provider answers the next turn. */
export function createModels(first: TurnProvider) {
  let current = first;
  return {
    get current(): TurnProvider {
      return current;
    },
    /** Every turn that starts from now on is answered by this provider. */
    use(provider: TurnProvider): void {
      current = provider;
    },
  };
}
export type Models = ReturnType<typeof createModels>;
