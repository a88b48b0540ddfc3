/** More marks than this help nobody, and a long text stays quick to draw. */
const most = 60;

export type TextRange = { from: number; to: number };

/** Where the words stand in the text, in its order; none stands in another. */
export function unusedRanges(text: string, unused: readonly string[]): TextRange[] {
  const lower = text.toLowerCase();
  // A few letters become two when they are made small: places in such a text would be wrong.
  const whole = lower.length === text.length ? lower : text;
  const taken: TextRange[] = [];
  for (const words of unused.slice(0, most)) {
    const range = firstFree(whole, lower.length === text.length ? words.toLowerCase() : words, taken);
    if (range) taken.push(range);
  }
  return taken.sort((one, other) => one.from - other.from);
}

function firstFree(text: string, words: string, taken: readonly TextRange[]): TextRange | undefined {
  if (words.trim() === '') return undefined;
  let from = text.indexOf(words);
  while (from >= 0) {
    const range = { from, to: from + words.length };
    const isFree = taken.every((other) => range.to <= other.from || range.from >= other.to);
    if (isFree && isWhole(text, range)) return range;
    from = text.indexOf(words, range.to);
  }
  return undefined;
}

const letter = /[\p{L}\p{N}]/u;

/** Not in the middle of another word. */
const isWhole = (text: string, { from, to }: TextRange): boolean =>
  !letter.test(text.charAt(from - 1)) && !letter.test(text.charAt(to));

/** The text in parts, each with whether it is one of the ranges. */
export function partsOf(
  text: string,
  ranges: readonly TextRange[],
): { words: string; from: number; isMarked: boolean }[] {
  const edges = ranges.flatMap(({ from, to }) => [from, to]);
  const parts = [0, ...edges].map((from, index) => ({
    words: text.slice(from, edges[index]),
    from,
    isMarked: index % 2 === 1,
  }));
  // Nothing stands before words that the text begins with.
  return parts.filter(({ words }) => words !== '');
}

/** Those of the words that stand in the text: a starter app's and a style's are nobody's own. */
export const unusedIn = (text: string, unused: readonly string[]): string[] =>
  unusedRanges(text, unused).map(({ from, to }) => text.slice(from, to));
