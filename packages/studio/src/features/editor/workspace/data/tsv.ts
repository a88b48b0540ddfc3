/** Cells as spreadsheets copy them: tabs between cells, a line for each row, quotes where a cell holds either. */
export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join('\t')).join('\n');

const quoted = (text: string) => (/[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Reads what a spreadsheet or a text put on the clipboard; one pass, however odd it is. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { value, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    cells.push(value);
    if (text[end] === '\t') {
      at = end + 1;
      continue;
    }
    rows.push(cells);
    cells = [];
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    // A last line break ends the last row, and begins none.
    if (at === text.length) break;
  }
  return rows;
}

type Found = { value: string; end: number };

function plainCell(text: string, start: number): Found {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

/** A quote that nothing closes was no quote. */
function quotedCell(text: string, start: number): Found {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const close = text.indexOf('"', from);
    if (close < 0) return plainCell(text, start);
    parts.push(text.slice(from, close));
    if (text[close + 1] !== '"') {
      const after = text[close + 1];
      const isEnd = after === undefined || after === '\t' || after === '\n' || after === '\r';
      return isEnd ? { value: parts.join('"'), end: close + 1 } : plainCell(text, start);
    }
    from = close + 2;
  }
}
