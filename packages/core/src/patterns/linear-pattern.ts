import { limits } from '@sayso/contracts/limits';
import { RE2JS } from 're2js';
import { patternWords } from '../texts/patterns.ts';
import { patternCost, patternWeight } from './pattern-weight.ts';
import { PatternProblem, toRe2 } from './to-re2.ts';

/** A pattern of a schema, in an engine whose time grows with the text and never with what the pattern can be made to try. */
export type LinearPattern = {
  /** What it holds in memory, which grows with the texts it is tested on, up to a bound of the engine's. */
  bytes(): number;
  /** False for a text that is too long to be judged at once, however fast the engine is. */
  takes(text: string): boolean;
  test(text: string): boolean;
};
export type Compiled = LinearPattern | { problem: string };

/** Steps of the engine that one text may cost: about a tenth of a second at worst. */
const mostSteps = 2_000_000;
/** Programs of this size are a handful of states, which cost next to nothing per character. */
const smallProgram = 12;

/** What an instruction keeps in memory at most, together with its ranges. */
const bytesOfInstruction = 1_100;

/** Whether a pattern is refused by its text, before anything is spent on it. */
export const isTooLarge = (source: string): boolean =>
  patternWeight(source) > limits.patternWeight || patternCost(source) > limits.entityPatternsWeight;

/** The pattern, or in a few words why it cannot be had, such as `lookahead is not supported`. */
export function linearPattern(source: string): Compiled {
  if (!isPattern(source)) return { problem: patternWords.invalid };
  try {
    const translated = toRe2(source);
    if (isTooLarge(source)) return { problem: patternWords.repeatsTooMuch };
    const compiled = RE2JS.compile(translated);
    const size = compiled.programSize();
    if (size > limits.patternWeight) return { problem: patternWords.repeatsTooMuch };
    const bytes = patternCost(source) * bytesOfInstruction;
    return {
      bytes: () => bytes + stateBytes(compiled),
      takes: ({ length }) => size <= smallProgram || size * length <= mostSteps,
      test: (text) => compiled.test(text),
    };
  } catch (error) {
    return { problem: error instanceof PatternProblem ? error.message : patternWords.otherPart };
  }
}

/** What the engine has found out about texts so far, which it keeps until it is a few megabytes. */
function stateBytes({ re2Input }: RE2JS): number {
  const states: { maxMem: number; memBudget: number } | null = re2Input.lazyDFA;
  return states === null ? 0 : states.maxMem - states.memBudget;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
