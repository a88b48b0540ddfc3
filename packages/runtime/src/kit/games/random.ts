/** A number from 0 up to 1; games take it as an argument, so that tests can foresee it. */
export type Random = () => number;

export const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];

export const upTo = (limit: number, random: Random): number => Math.floor(random() * limit);

export function mixed<T>(list: readonly T[], random: Random): T[] {
  const result = [...list];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = upTo(at + 1, random);
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), 1 | state);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 4294967296;
  };
}
