import { joinWords } from '@sayso/core/join-words';
import { fileWords } from '../texts/files.ts';
import { capitalise, cutName, inQuotes, normalised } from '../words.ts';
import { readDate } from './cell-dates.ts';
import { readNumber } from './cell-value.ts';
import type { TableColumn, TableFile, TableLayout, TableRow } from './table-file.ts';
import { ColumnWatch } from './watch-column.ts';

/** A row of the file, or why the line is none. */
export type ReadRow = TableRow | { line: number; why: string };
export type ReadRows = (columns: number | null) => AsyncIterable<ReadRow>;

export const mostColumns = 60;
const mostTold = 5;

/**
 * Looks through a file of rows once and says what its columns are. The first row names them; where that one is data as
 * well, they are numbered. Null for a file without two rows or without two cells.
 */
export async function profileTable(
  name: string,
  { read, decimalComma, pause }: { read: ReadRows; decimalComma: boolean; pause(): Promise<void> },
): Promise<TableFile | null> {
  const head = await firstRow(read);
  if (!head || head.cells.every((cell) => cell.trim() === '')) return null;
  const isNamed = !isData(head.cells);
  const width = Math.min(head.cells.length, mostColumns);
  const labels = labelsOf(isNamed ? head.cells.slice(0, width) : head.cells.slice(0, width).map(() => ''));
  const watches = labels.map((label) => new ColumnWatch(label, { prefersComma: decimalComma }));
  const leftOut: { count: number; first: { line: number; why: string }[] } = { count: 0, first: [] };
  let rowCount = 0;
  let seen = 0;
  for await (const row of read(head.cells.length)) {
    if (++seen % 500 === 0) await pause();
    if (!('cells' in row)) {
      leftOut.count += 1;
      if (leftOut.first.length < mostTold) leftOut.first.push(row);
    } else if (!isNamed || row.line !== head.line) {
      rowCount += 1;
      for (const [at, watch] of watches.entries()) watch.add(row.cells[at] ?? '', row.line);
    }
  }
  const columns = watches.map((watch) => watch.finish());
  const layout = { headLine: isNamed ? head.line : 0, width: head.cells.length };
  return {
    name,
    columns,
    rowCount,
    leftOut,
    remarks: remarksOf({ isNamed, columns, width: head.cells.length }),
    layout,
    rows: () => dataRows(read, layout),
  };
}

async function firstRow(read: ReadRows): Promise<TableRow | null> {
  for await (const row of read(null)) if ('cells' in row) return row;
  return null;
}

/** The rows that can be read, without the one that names the columns. */
export async function* dataRows(read: ReadRows, { headLine, width }: TableLayout): AsyncGenerator<TableRow> {
  for await (const row of read(width)) if ('cells' in row && row.line !== headLine) yield row;
}

/** A name is no amount, no date and no address; years above a few columns are names all the same. */
function isData(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((text) => text !== '');
  const isValue = (text: string) =>
    readNumber(text, false) !== undefined || readDate(text, true) !== undefined;
  return (
    texts.some((text) => /\S@\S[^\s.@]*\.\S/.test(text)) || texts.filter(isValue).length * 2 >= texts.length
  );
}

/** The columns' names as a person would write them, no two alike. */
function labelsOf(head: readonly string[]): string[] {
  const taken = new Set<string>();
  return head.map((written, at) => {
    const base = labelOf(written) || `Column ${at + 1}`;
    let label = base;
    for (let more = 2; taken.has(normalised(label) || label.toLowerCase()); more++) label = `${base} ${more}`;
    taken.add(normalised(label) || label.toLowerCase());
    return label;
  });
}

/** `customer_email`, `CustomerEmail` and `CUSTOMER EMAIL` -> `Customer email`; short capitals stay (`SKU`, `VAT rate`). */
function labelOf(written: string): string {
  const plain = written
    .replace(/[_\s]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/^[\s"'*#]+|(?<![\s"'*:?])[\s"'*:?]+$/g, '');
  const parted = cutName(plain);
  const small = parted
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) || /^\p{Lu}{4,}$/u.test(word) ? word.toLowerCase() : word));
  return capitalise(small.join(' ')).replace(/^(?:id|url|vat|sku)$/i, (word) => word.toUpperCase());
}

function remarksOf({
  isNamed,
  columns,
  width,
}: {
  isNamed: boolean;
  columns: readonly TableColumn[];
  width: number;
}): string[] {
  const remarks: string[] = [];
  if (!isNamed) remarks.push(fileWords.unnamed);
  if (width > mostColumns) remarks.push(fileWords.tooWide(width, mostColumns));
  for (const { label, odd } of columns)
    if (odd) remarks.push(fileWords.keptAsText(label, odd.line, odd.value));
  const unsure = columns.filter(({ isUnsureDay }) => isUnsureDay);
  if (unsure.length > 0)
    remarks.push(
      fileWords.unsureDates(
        joinWords(unsure.map(({ label }) => inQuotes(label))),
        unsure[0]?.dayFirst ? 'day' : 'month',
      ),
    );
  return remarks;
}
