import { formatEdit } from '@sayso/core/blocks/format';
import { linesOf } from '@sayso/core/blocks/line-diff';

/** Lines `from`..`to` of the old text become `lines`. */
type Hunk = { from: number; to: number; lines: string[] };

/** Where two texts differ, by the longest run of lines that both have (LCS; files here are a few hundred lines). */
function hunksOf(old: readonly string[], now: readonly string[]): Hunk[] {
  const width = now.length + 1;
  const table = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => table[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      table[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const hunks: Hunk[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    if (row < old.length && old[row] === now[column]) {
      row++;
      column++;
      continue;
    }
    const last = hunks.at(-1);
    const hunk = last && last.to === row ? last : { from: row, to: row, lines: [] };
    if (hunk !== last) hunks.push(hunk);
    if (column < now.length && (row >= old.length || at(row, column + 1) >= at(row + 1, column)))
      hunk.lines.push(now[column++] ?? '');
    else hunk.to = ++row;
  }
  return hunks;
}

const context = 2;

/**
 * The change from `old` to `now` as edits that apply to a third text, which somebody wrote from `old`; undefined when
 * a changed place is no longer there, or not once.
 */
export function editsFor({
  old,
  now,
  current,
}: {
  old: string;
  now: string;
  current: string;
}): string | undefined {
  const [oldLines, nowLines] = [linesOf(old), linesOf(now)];
  const edits: string[] = [];
  for (const hunk of hunksOf(oldLines, nowLines)) {
    const edit = [context, 1, 3, 5]
      .map((lines) => editOf(oldLines, hunk, lines))
      .find(({ search }) => occursOnce(current, search));
    if (!edit) return undefined;
    edits.push(formatEdit(edit.search, edit.replace));
  }
  return edits.length === 0 ? undefined : edits.join('');
}

function editOf(
  old: readonly string[],
  { from, to, lines }: Hunk,
  around: number,
): { search: string; replace: string } {
  const before = old.slice(Math.max(0, from - around), from);
  const after = old.slice(to, to + around);
  const text = (parts: readonly string[]): string => parts.map((line) => `${line}\n`).join('');
  return {
    search: text([...before, ...old.slice(from, to), ...after]),
    replace: text([...before, ...lines, ...after]),
  };
}

function occursOnce(text: string, search: string): boolean {
  if (search === '') return false;
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  const first = `\n${whole}`.indexOf(`\n${search}`);
  return first >= 0 && `\n${whole}`.indexOf(`\n${search}`, first + 1) < 0;
}
