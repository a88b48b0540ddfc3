import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { attachedRowWords } from '../../texts/attached.ts';

/** A row of cells, or a line that is none and why. */
export type TolerantRow = { line: number; cells: string[] } | { line: number; why: string };

/** A quote that is never closed would make one cell of all that follows. */
const longestRow = 100_000;
/** After so many broken lines the file is no csv, and each costs a new start. */
const mostBroken = 200;
const sliceBytes = 64 * 1024;
const newline = 10;

const rules = {
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: longestRow,
};

/**
 * All rows that can be read; a broken one costs its own line, and reading goes on with the next. With the number of
 * columns, rows that have more cells than that are told as broken.
 */
export async function* tolerantRows(
  text: Buffer,
  { delimiter, columns }: { delimiter: string; columns: number | null },
): AsyncGenerator<TolerantRow> {
  let place = { offset: 0, line: 1 };
  for (let broken = 0; place.offset < text.length; broken += 1) {
    if (broken > mostBroken) {
      yield { line: place.line, why: attachedRowWords.brokenBefore };
      return;
    }
    const next = yield* soundRows(text, { ...place, delimiter, columns });
    if (next === null) return;
    place = next;
  }
}

type Start = { offset: number; line: number; delimiter: string; columns: number | null };

/** Rows up to the first that is broken, which is told; answers where to go on, null at the end. */
async function* soundRows(text: Buffer, start: Start): AsyncGenerator<TolerantRow, Place | null> {
  const { delimiter, columns } = start;
  let at: Place = { offset: start.offset, line: start.line };
  for await (const parsed of parsedRows(text, start)) {
    const end = 'record' in parsed ? start.offset + parsed.bytes : text.length;
    const first = skipEmpty(text, at, end);
    // An open quote that found its end in another row makes one row of several.
    const lines = countLines(text, first.offset, end);
    const isSwallowed =
      'record' in parsed && lines > 1 && columns !== null && parsed.record.length !== columns;
    if (!('record' in parsed) || isSwallowed) {
      const stop = lineEnd(text, first.offset);
      const written = text.subarray(first.offset, stop).toString();
      yield brokenRow(written, { line: first.line, delimiter, columns });
      return { offset: stop, line: first.line + 1 };
    }
    const { record } = parsed;
    if (columns !== null && record.slice(columns).some((cell) => cell.trim() !== ''))
      yield { line: first.line, why: attachedRowWords.cells(record.length, columns) };
    else if (record.some((cell) => cell.trim() !== '')) yield { line: first.line, cells: record };
    at = { offset: end, line: first.line + lines };
  }
  return null;
}

type Parsed = { record: string[]; bytes: number } | { error: CsvError };

/** What the parser makes of the text; its stream would forget rows that it has read when it meets a broken one. */
async function* parsedRows(text: Buffer, { offset, delimiter }: Start): AsyncGenerator<Parsed> {
  let read: Parsed[] = [];
  let failed: Error | null = null;
  const parser = parse({
    ...rules,
    delimiter,
    on_record: (record: string[], { bytes }: { bytes: number }) => {
      read.push({ record, bytes });
      return null;
    },
  });
  parser.on('error', (error) => {
    failed = error;
  });
  parser.resume();
  for (const slice of slices(text, offset)) {
    if (slice === null) parser.end();
    else parser.write(slice);
    await setImmediate();
    const rows = read;
    read = [];
    yield* rows;
    if (failed === null) continue;
    if (!((failed as Error) instanceof CsvError)) throw failed;
    yield { error: failed };
    return;
  }
}

type Place = { offset: number; line: number };
type Broken = { line: number; delimiter: string; columns: number | null };

/** `5" nail` is no quoting at all: read so, the line has as many cells as there are columns. */
function brokenRow(written: string, { line, delimiter, columns }: Broken): TolerantRow {
  if (written.length > longestRow) return { line, why: attachedRowWords.tooLong };
  try {
    const [cells = []] = parseAll(written, { ...rules, delimiter, relax_quotes: true }) as string[][];
    if (cells.length === columns || (columns === null && cells.length > 1)) return { line, cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  // The first line names the columns: without it a row of data would stand as their names.
  if (line === 1) return { line, cells: written.trim().split(delimiter).map(unquoted) };
  return { line, why: attachedRowWords.quote };
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"+|(?<!")"+$/g, '')
    .replaceAll('""', '"');

/** Null behind the last one. */
function* slices(text: Buffer, from: number): Generator<Buffer | null> {
  for (let at = from; at < text.length; at += sliceBytes) yield text.subarray(at, at + sliceBytes);
  yield null;
}

function lineEnd(text: Buffer, from: number): number {
  const at = text.indexOf(newline, from);
  return at === -1 ? text.length : at + 1;
}

/** Past the line breaks that stand before a row. */
function skipEmpty(text: Buffer, { offset, line }: Place, end: number): Place {
  let [at, now] = [offset, line];
  while (at < end && (text[at] === newline || text[at] === 13)) {
    if (text[at] === newline) now += 1;
    at += 1;
  }
  return { offset: at, line: now };
}

function countLines(text: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(newline, from); at !== -1 && at < to; at = text.indexOf(newline, at + 1))
    count += 1;
  return Math.max(count, 1);
}
