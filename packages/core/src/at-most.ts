import { fairTurns } from './fair-turns.ts';

/** Runs at most `most` of the given tasks at a time; the others wait for their turn. */
export function atMost(most: number) {
  const inTurn = fairTurns({ running: { all: most, each: most } });
  return <T>(task: () => Promise<T>): Promise<T> => inTurn('', task);
}
