import type { TurnProvider } from '@sayso/core/turn-provider';
import { builtIn } from '../builder/built-in.ts';

/** Which provider answers the next turn. */
export function createModels(first: TurnProvider) {
  let current = first;
  return {
    /** Also where a model answers: some things are asked of it in any case. */
    builtIn,
    get current(): TurnProvider {
      return current;
    },
    /** The provider that a turn asks for by its name; null asks for whoever answers usually. */
    named: (name: 'built-in' | null): TurnProvider => (name === null ? current : builtIn),
    /** Every turn that starts from now on is answered by this provider. */
    use(provider: TurnProvider): void {
      current = provider;
    },
  };
}
export type Models = ReturnType<typeof createModels>;
