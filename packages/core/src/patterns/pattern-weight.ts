import { type Bounds, boundsOf, piecesOf } from './pieces.ts';

/**
 * At most how many instructions the engine makes of a pattern, by its text alone: compiling it to find out is what
 * costs. What repeats is written out, so repeats within repeats multiply.
 */
export const patternWeight = (source: string): number => weigh(source, { member: 0, property: () => 0 });

/** What compiling a pattern costs, in instructions: their number, and more for classes of many ranges. */
export function patternCost(source: string): number {
  const names = [...source.matchAll(/\\p\{/gi)].length;
  return weigh(source, { member: 1 / 40, property: costOf }) + names * costOfName;
}

/** Ranges of a property are merged with those beside it, however often it repeats. */
const costOfName = 100;
/** By the first letter: a letter has about 680 ranges, white space three. */
const costs: Readonly<Record<string, number>> = { L: 15, M: 7, N: 3, P: 4, S: 5, Z: 1 };
const mostCost = 15;
const costOf = (name: string): number =>
  (/^(?:[LMNPSZ][a-z]?|Letter|Mark|Number|Punctuation|Symbol|Separator)$/.test(name)
    ? costs[name.charAt(0)]
    : undefined) ?? mostCost;

/** What a class adds to its one instruction: for each member, and for each property by name. */
type Classes = { member: number; property: (name: string) => number };
/** `last`: the last piece, which a repeat may follow; `row`: what stands before it. */
type Alternative = { last: number; row: number; pieces: number; isCharacter: boolean };
/** `others`: finished alternatives; `isClass`: each of them is a single character, so that they become one class. */
type Level = Alternative & { others: number; bars: number; isClass: boolean };
const newAlternative: Alternative = { last: 0, row: 0, pieces: 0, isCharacter: false };
const newLevel = (): Level => ({ ...newAlternative, others: 0, bars: 0, isClass: true });

const isSingle = ({ pieces, isCharacter }: Level): boolean => pieces === 1 && isCharacter;
function sumOf(level: Level): number {
  const sum = level.others + Math.max(level.row + level.last, 1) + level.bars;
  return level.isClass && isSingle(level) ? sum - 2 * level.bars : sum;
}
const nextAlternative = (level: Level): Level => ({
  ...newAlternative,
  others: level.others + Math.max(level.row + level.last, 1),
  bars: level.bars + 1,
  isClass: level.isClass && isSingle(level),
});
function add(level: Level, weight: number, isCharacter: boolean): void {
  level.row += level.last;
  level.last = weight;
  level.pieces += 1;
  level.isCharacter = isCharacter;
}

function weigh(source: string, classes: Classes): number {
  const outer: Level[] = [];
  let level = newLevel();
  for (const piece of piecesOf(source)) {
    const [text, , , , , , , property, name = ''] = piece.match;
    const bounds = boundsOf(piece);
    const extra = property === undefined ? 0 : classes.property(name);
    if (piece.place === 'inside') level.last += extra + classes.member;
    else if (piece.place === 'close') continue;
    else if (bounds) {
      level.last = repeated(level.last, bounds);
      level.isCharacter = false;
    } else if (text.startsWith('(')) {
      outer.push(level);
      level = newLevel();
    } else if (text === ')') {
      const weight = sumOf(level);
      level = outer.pop() ?? newLevel();
      add(level, weight, false);
    } else if (text === '|') level = nextAlternative(level);
    else add(level, 1 + extra, !/^(?:[\^$]|\\b)$/i.test(text));
  }
  return Math.ceil(sumOf(level)) + startAndEnd;
}

const startAndEnd = 2;
/** Far beyond every bound; keeps sums finite. */
const highest = 1e9;

function repeated(weight: number, { least, most }: Bounds): number {
  if (most === 0) return 1;
  if (most === Number.POSITIVE_INFINITY) return Math.min(Math.max(least, 1) * weight + 2, highest);
  return Math.min(most * weight + most - least, highest);
}
