export type LineCounts = { added: number; removed: number };

/** Lines of a text; the newline at its end does not start another one. */
export function linesOf(text: string): string[] {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}

/** How many lines a change adds and removes, at their fewest. */
export function countLineChanges(before: string, after: string): LineCounts {
  const [old, now] = trimCommonEnds(linesOf(before), linesOf(after));
  const inOld = new Set(old);
  const inNow = new Set(now);
  // A line that only one side has is no part of a common sequence.
  const oldShared = old.filter((line) => inNow.has(line));
  const nowShared = now.filter((line) => inOld.has(line));
  const common = (oldShared.length + nowShared.length - editDistance(oldShared, nowShared)) / 2;
  return { added: now.length - common, removed: old.length - common };
}

/** The lines between what is the same at both ends: those that went with -, those that came with +. */
export function describeLineChanges(before: string, after: string, mostLines = 400): string {
  const [old, now] = trimCommonEnds(linesOf(before), linesOf(after));
  const lines = [...old.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)];
  if (lines.length <= mostLines) return lines.join('\n');
  return [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more lines`].join('\n');
}

function trimCommonEnds(old: string[], now: string[]): [string[], string[]] {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [old.slice(start, old.length - end), now.slice(start, now.length - end)];
}

/** Fewest insertions and deletions between two sequences (Myers 1986, the greedy form). */
function editDistance(a: readonly string[], b: readonly string[]): number {
  const most = a.length + b.length;
  const furthest = new Int32Array(2 * most + 3);
  for (let distance = 0; distance <= most; distance += 1) {
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      const at = diagonal + most + 1;
      const down = furthest[at + 1] ?? 0;
      const right = (furthest[at - 1] ?? 0) + 1;
      let x = diagonal === -distance || (diagonal !== distance && right <= down) ? down : right;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      furthest[at] = x;
      if (x >= a.length && x - diagonal >= b.length) return distance;
    }
  }
  return most;
}
