import { limits } from '@sayso/contracts/limits';
import { LRUCache } from 'lru-cache';
import { type Compiled, type LinearPattern, linearPattern } from './linear-pattern.ts';

/** What a text and an entry of the cache take, beside what was compiled. */
const bytesOfEntry = 1_000;
type Kept = { readonly pattern: Compiled; readonly bytes: number };

const kept = new LRUCache<string, Kept>({
  maxSize: limits.patternCacheBytes,
  sizeCalculation: ({ bytes }) => bytes + bytesOfEntry,
});

/** The pattern, compiled once for all who ask; what was not asked for in a long time makes room for others. */
export function compiledPattern(source: string): Compiled {
  const known = kept.get(source);
  if (known) return known.pattern;
  const made = linearPattern(source);
  const pattern = 'problem' in made ? made : weighed(source, made);
  kept.set(source, { pattern, bytes: 'problem' in pattern ? 0 : pattern.bytes() });
  return pattern;
}

/** Why a pattern is not one that can be checked; undefined where it is. */
export function patternProblem(source: string): string | undefined {
  const compiled = compiledPattern(source);
  return 'problem' in compiled ? compiled.problem : undefined;
}

/** A pattern grows with the texts that it is tested on, and is weighed anew where it did. */
function weighed(source: string, made: LinearPattern): LinearPattern {
  let bytes = made.bytes();
  const pattern: LinearPattern = {
    ...made,
    test(text) {
      const has = made.test(text);
      if (made.bytes() !== bytes) {
        bytes = made.bytes();
        kept.set(source, { pattern, bytes });
      }
      return has;
    },
  };
  return pattern;
}
