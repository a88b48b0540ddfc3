import { diffArrays } from 'diff';
import { diffWords } from '../texts/answers.ts';

export type LineCounts = { added: number; removed: number };

/** Lines of a text; the newline at its end does not start another one. */
export function linesOf(text: string): string[] {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}

/** The time grows with the square of it: a file that was shuffled counts as written anew. */
export const mostEdits = 1_000;

/** How many lines a change adds and removes: at their fewest, up to `mostEdits` of them. */
export function countLineChanges(before: string, after: string): LineCounts {
  const [old, now] = trimCommonEnds(linesOf(before), linesOf(after));
  const inOld = new Set(old);
  const inNow = new Set(now);
  // A line that only one side has is no part of a common sequence.
  const oldShared = old.filter((line) => inNow.has(line));
  const nowShared = now.filter((line) => inOld.has(line));
  const common = countCommon(oldShared, nowShared);
  return { added: now.length - common, removed: old.length - common };
}

/** The lines between what is the same at both ends: those that went with -, those that came with +. */
export function describeLineChanges(before: string, after: string, mostLines = 400): string {
  const [old, now] = trimCommonEnds(linesOf(before), linesOf(after));
  const lines = [...old.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)];
  if (lines.length <= mostLines) return lines.join('\n');
  return [...lines.slice(0, mostLines), diffWords.moreLines(lines.length - mostLines)].join('\n');
}

function trimCommonEnds(old: string[], now: string[]): [string[], string[]] {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [old.slice(start, old.length - end), now.slice(start, now.length - end)];
}

/** How many lines two sequences share in order; none where finding out would take too long. */
function countCommon(old: readonly string[], now: readonly string[]): number {
  const changes = diffArrays([...old], [...now], { maxEditLength: mostEdits });
  return changes?.reduce((sum, { added, removed, count }) => sum + (added || removed ? 0 : count), 0) ?? 0;
}
