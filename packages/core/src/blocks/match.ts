import { cutText } from '../cut-text.ts';
import { editWords } from '../texts/answers.ts';
import { placesOf } from './find-lines.ts';
import { linesOf } from './line-diff.ts';

export type EditPair = { search: string; replace: string };
type Edited = { text: string } | { error: string };

const searchMark = /^<{5,9} ?SEARCH\s*$/;
const middleMark = /^={5,9}\s*$/;
const replaceMark = /^>{5,9} ?REPLACE\s*$/;

/** Each pair goes over the whole file; what takes more is a file written anew. */
const mostPairs = 200;

/** Reads the SEARCH/REPLACE pairs of an edit's body. */
export function readPairs(body: string): EditPair[] | { error: string } {
  const pairs: EditPair[] = [];
  let search: string[] | null = null;
  let replace: string[] | null = null;
  for (const line of linesOf(body)) {
    if (search === null) {
      if (searchMark.test(line)) search = [];
      else if (line.trim() !== '') return { error: editWords.noSearchMark(line.trim()) };
    } else if (replace === null) {
      if (middleMark.test(line)) replace = [];
      else search.push(line);
    } else if (replaceMark.test(line)) {
      pairs.push({ search: search.join('\n'), replace: replace.join('\n') });
      search = null;
      replace = null;
    } else replace.push(line);
  }
  if (search !== null) return { error: editWords.incompletePair };
  if (pairs.length > mostPairs) return { error: editWords.tooManyPairs(mostPairs) };
  return pairs.length > 0 ? pairs : { error: editWords.noPair };
}

/** How a line is looked at in each round; the first round that finds anything decides. */
const looks: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.trimEnd(),
  (line) => line.trim(),
];

/** Applies the pairs in order, each to what the one before left; says of the first that has no place which one it is. */
export function applyPairs(before: string, pairs: readonly EditPair[]): Edited {
  let text = before;
  for (const [at, pair] of pairs.entries()) {
    const edited = applyPair(text, pair);
    if ('text' in edited) text = edited.text;
    else return { error: describeProblem(edited, { at, pairs, before }) };
  }
  return { text };
}

type Problem = 'empty' | { places: readonly number[] } | { nearest: string };

/** Replaces the one place where the searched lines stand. */
function applyPair(text: string, pair: EditPair): { text: string } | { problem: Problem } {
  const lines = linesOf(text);
  const search = linesOf(pair.search);
  if (search.every((line) => line.trim() === '')) return { problem: 'empty' };
  for (const look of looks) {
    const places = placesOf(search.map(look), lines.map(look));
    if (places.length > 1) return { problem: { places } };
    const [place] = places;
    if (place !== undefined) return { text: replaceAt(lines, place, search, linesOf(pair.replace)) };
  }
  return { problem: { nearest: nearest(lines, search) } };
}

type Failed = { at: number; pairs: readonly EditPair[]; before: string };

/** What is wrong with a pair, which of them it is, and how it begins: an edit may hold many that are alike. */
function describeProblem({ problem }: { problem: Problem }, { at, pairs, before }: Failed): string {
  const search = pairs[at]?.search ?? '';
  const first = linesOf(search).find((line) => line.trim() !== '') ?? '';
  const pair = { number: at + 1, all: pairs.length, first: cutText(first.trim(), longestFirst) };
  if (problem === 'empty') return editWords.emptySearch(pair);
  if ('places' in problem) {
    const lines = problem.places.slice(0, 5).map((place) => place + 1);
    return editWords.ambiguous(pair, { places: problem.places.length, lines });
  }
  const wasThere = at > 0 && 'text' in applyPair(before, { search, replace: '' });
  return editWords.notFound(pair, { wasThere, nearest: problem.nearest });
}

const longestFirst = 120;

function replaceAt(lines: string[], place: number, search: string[], replace: string[]): string {
  const found = lines.slice(place, place + search.length);
  const reindent = createReindent(search, found);
  const fresh = replace.map((line) => reindent(line));
  return `${lines
    .slice(0, place)
    .concat(fresh, lines.slice(place + search.length))
    .join('\n')}\n`;
}

/** A replaced line as it would be written in the file: its own line where it is one, else with the file's indent. */
function createReindent(search: readonly string[], found: readonly string[]): (line: string) => string {
  const own = new Map(search.map((line, at) => [line, found[at] ?? line] as const).reverse());
  const first = search.findIndex((candidate) => candidate.trim() !== '');
  const searchIndent = indentOf(search[first] ?? '');
  const fileIndent = indentOf(found[first] ?? '');
  return (line) => {
    if (line.trim() === '') return line;
    const same = own.get(line);
    if (same !== undefined) return same;
    if (searchIndent === fileIndent) return line;
    if (line.startsWith(searchIndent)) return fileIndent + line.slice(searchIndent.length);
    const missing = searchIndent.length - indentOf(line).length;
    return fileIndent.slice(0, Math.max(0, fileIndent.length - missing)) + line.trimStart();
  };
}

const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0] ?? '';

const shownLines = 20;

/** The 20 lines, numbered, around the place that has most in common with the search. */
function nearest(lines: readonly string[], search: readonly string[]): string {
  const wanted = {
    lines: new Set(search.map((line) => line.trim())),
    words: new Set(search.flatMap(wordsOf)),
  };
  const scores = lines.map((line) => similarity(line, wanted));
  let best = 0;
  let bestScore = -1;
  let score = 0;
  for (let end = 0; end < lines.length; end += 1) {
    score += scores[end] ?? 0;
    if (end >= search.length) score -= scores[end - search.length] ?? 0;
    if (score > bestScore) {
      bestScore = score;
      best = Math.max(0, end - search.length + 1);
    }
  }
  const start = Math.max(0, best - Math.max(0, Math.floor((shownLines - search.length) / 2)));
  return lines
    .slice(start, start + shownLines)
    .map((line, offset) => `${start + offset + 1}: ${line}`)
    .join('\n');
}

const wordsOf = (line: string) => line.match(/\w+/g) ?? [];

type Wanted = { lines: ReadonlySet<string>; words: ReadonlySet<string> };

function similarity(line: string, { lines, words }: Wanted): number {
  const own = wordsOf(line);
  if (own.length === 0) return 0;
  if (lines.has(line.trim())) return 2;
  return own.filter((word) => words.has(word)).length / own.length;
}
