import { cutText } from '@sayso/core/cut-text';

const linesAround = 2;
const longestLine = 160;

/** A line with two above and two below it, numbered, the line itself marked. */
export function excerptAt(lines: readonly string[], line: number): string {
  const first = Math.max(1, line - linesAround);
  // What follows a file's last line break is no line of it.
  const end = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const last = Math.max(line, Math.min(end, line + linesAround));
  const width = `${last}`.length;
  return lines
    .slice(first - 1, last)
    .map((text, at) => {
      const number = first + at;
      const mark = number === line ? '>' : ' ';
      return `${mark} ${`${number}`.padStart(width)} | ${cutText(text.trimEnd(), longestLine)}`;
    })
    .join('\n');
}
