import { createHash } from 'node:crypto';
import type { Id } from '@sayso/contracts/ids';

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('hex');
/** Seeds begin with an id, whose first part is when it was made. */
const timeOf = (seed: string) => seed.slice(0, 8);

/** In the order of the file, since ids sort as records do. */
export const rowId = (seed: string, line: number): Id =>
  `${timeOf(seed)}${hashOf(seed).slice(0, 6)}${line.toString(16).padStart(10, '0')}`;

/** The same for the same records, so that what is said twice is stored once; each of some that are equal has its own. */
export function sampleIds(seeds: readonly string[]): Id[] {
  const counts = new Map<string, number>();
  return seeds.map((seed) => {
    const before = counts.get(seed) ?? 0;
    counts.set(seed, before + 1);
    const own = before === 0 ? seed : `${seed}/${before}`;
    return `${timeOf(seed)}${hashOf(own).slice(0, 16)}`;
  });
}
