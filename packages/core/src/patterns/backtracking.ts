import { type Bounds, boundsOf, piecesOf } from './pieces.ts';

/** About a twentieth of a second. */
const mostSteps = 10_000_000;

/**
 * Whether JavaScript's engine, which backtracks, is sure to judge this text soon. Errs on the side of no: repeats
 * within repeats, look-around and back-references are not looked into. For `source` that `new RegExp(source, 'u')`
 * takes; a linear engine (`linear-pattern.ts`) knows no such limit, but is too large for pages of apps.
 */
export function isQuick(source: string, { length }: string): boolean {
  const starts = source.startsWith('^') && !source.includes('|') ? 1 : length;
  return mostWays(source, length) * starts * length <= mostSteps;
}

/** `last`: of the last piece, which a repeat may follow; `row`: of what stands before it; `others`: of alternatives. */
type Group = { last: number; row: number; others: number };
const newGroup = (): Group => ({ last: 1, row: 1, others: 0 });
const waysOf = ({ last, row, others }: Group): number => others + row * last;

/** In how many ways at most a pattern can be tried at one place of a text. */
function mostWays(source: string, length: number): number {
  const outer: Group[] = [];
  let group = newGroup();
  const add = (ways: number) => {
    group.row *= group.last;
    group.last = ways;
  };
  for (const piece of piecesOf(source)) {
    const [text] = piece.match;
    const bounds = boundsOf(piece);
    if (piece.place === 'inside' || piece.place === 'close') continue;
    if (unbounded.test(text)) return Number.POSITIVE_INFINITY;
    if (text.startsWith('(')) {
      outer.push(group);
      group = newGroup();
    } else if (text === ')') {
      const ways = waysOf(group);
      group = outer.pop() ?? newGroup();
      add(ways);
    } else if (text === '|') group = { ...newGroup(), others: waysOf(group) };
    else if (bounds) group.last = repeated(group.last, bounds, length);
    else add(1);
  }
  return waysOf(group);
}

/** Back-references, look-around and inner options. */
const unbounded = /^\\[1-9k]|^\(\?(?:$|<[=!]|[^:<])/;

/** What can be tried in several ways and as often as one likes is tried in ways without number. */
function repeated(ways: number, { least, most }: Bounds, length: number): number {
  const highest = Math.min(most, length);
  const counts = Math.max(highest - least, 0) + 1;
  return ways === 1 ? counts : ways ** most * counts;
}
