import { RE2JS } from 're2js';
import { PatternProblem, toRe2 } from './to-re2.ts';

/** A pattern of a schema, in an engine whose time grows with the text and never with what the pattern can be made to try. */
export type LinearPattern = {
  /** False for a text that is too long to be judged at once, however fast the engine is. */
  takes(text: string): boolean;
  test(text: string): boolean;
};
type Compiled = LinearPattern | { problem: string };

/** Steps of the engine that one text may cost: about a tenth of a second at worst. */
const mostSteps = 2_000_000;
/** Programs of this size are a handful of states, which cost next to nothing per character. */
const smallProgram = 12;

/** Of one pattern; what repeats is written out by the engine, so that a short pattern can make a large program. */
const mostWeight = 2_500;

/** About how many instructions a pattern becomes, by its text alone: compiling it to find out is what costs. */
export function patternWeight(source: string): number {
  const repeats = [...source.matchAll(/\{(\d{1,4})(?:,(\d{0,4}))?\}/g)].map(([, low, high]) =>
    Number(high || low),
  );
  const together = repeats.reduce((sum, most) => sum + most, 0);
  const nested = repeats.reduce((product, most) => Math.min(product * Math.max(most, 1), mostRepeats), 1);
  return source.length + together + nested;
}
/** What the engine allows repeats within repeats to come to. */
const mostRepeats = 1_000;

/** The pattern, or in a few words why it cannot be had, such as `lookahead is not supported`. */
export function linearPattern(source: string): Compiled {
  if (!isPattern(source)) return { problem: 'is not a valid pattern' };
  try {
    const translated = toRe2(source);
    if (patternWeight(source) > mostWeight) return { problem: 'it repeats too much' };
    const compiled = RE2JS.compile(translated);
    const size = compiled.programSize();
    return {
      takes: ({ length }) => size <= smallProgram || size * length <= mostSteps,
      test: (text) => compiled.test(text),
    };
  } catch (error) {
    return { problem: error instanceof PatternProblem ? error.message : 'a part of it is not supported' };
  }
}

/** Why a pattern is not one that can be checked; undefined where it is. */
export function patternProblem(source: string): string | undefined {
  const compiled = linearPattern(source);
  return 'problem' in compiled ? compiled.problem : undefined;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
