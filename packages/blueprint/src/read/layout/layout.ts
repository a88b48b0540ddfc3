import { withoutLetter } from './mail.ts';
import { lists } from './marker.ts';
import { withoutOutline } from './outline.ts';
import { withoutTables } from './table.ts';

/** A text as plain sentences, a line each, whatever it was laid out as: a letter, tables, headings, nested bullets. */
export function withoutLayout(text: string): string {
  const lines = text.replaceAll(lists, ' ').replace(/\r\n?/g, '\n').split('\n');
  if (lines.length < 2) return lines.join('\n');
  return withoutOutline(withoutTables(unwrapped(withoutLetter(lines)))).join('\n');
}

/** A sentence that was broken where the line was full is one line again. */
function unwrapped(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const goesOn =
      before !== undefined &&
      before.trim() !== '' &&
      (before.trim().length >= 45 || /,$/.test(before.trim())) &&
      !/[.!?:|]$/.test(before.trim()) &&
      /^\s*[\p{Ll}(]/u.test(line) &&
      !/^\s*(?:o|[a-z]\)|\d+[.)])\s/.test(line) &&
      !/[|\t]/.test(line + before);
    if (goesOn) whole[whole.length - 1] = `${before} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}
