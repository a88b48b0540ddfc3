import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { limits } from '@sayso/contracts/limits';
import { CsvError, parse } from 'csv-parse';
import { csvWords } from '../../texts/csv.ts';

/** Cells of one row; `row` counts as a spreadsheet does. */
export type CsvRow = { row: number; cells: string[] };
/** Its message is a sentence for the person whose file it is. */
export class CsvProblem extends Error {}

type Parsed = { record: string[]; info: { records: number; empty_lines: number } };

const sliceChars = 64 * 1024;

/** All rows that hold anything, the names of the columns first. Throws a `CsvProblem`. */
export async function* csvRows(text: string, { trims = false } = {}): AsyncGenerator<CsvRow> {
  const delimiter = delimiterOf(text);
  refuseWide(text, delimiter);
  const parser = Readable.from(slices(text)).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
      trim: trims,
    }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (record.some((cell) => cell.trim() !== '')) {
        yield { row: info.records + info.empty_lines, cells: record };
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? new CsvProblem(sentenceFor(error, text), { cause: error }) : error;
  }
}

/** Other work has its turn between any two. */
async function* slices(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += sliceChars) {
    yield text.slice(at, at + sliceChars);
    await setImmediate();
  }
}

/** Throws for a row of more cells than a table has columns: the parser would gather them all first. */
function refuseWide(text: string, delimiter: string): void {
  const mark = delimiter.charCodeAt(0);
  let isQuoted = false;
  let [line, cells] = [1, 1];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) isQuoted = !isQuoted;
    else if (code === lineFeed || code === carriageReturn) {
      if (code === lineFeed || text.charCodeAt(at + 1) !== lineFeed) line += 1;
      if (!isQuoted) cells = 1;
    } else if (code === mark && !isQuoted) {
      cells += 1;
      if (cells > limits.tableColumns) {
        const most = limits.tableColumns.toLocaleString('en');
        throw new CsvProblem(csvWords.tooManyColumns(line, most));
      }
    }
  }
}

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];

/** The mark that parts the column names most often. */
export function delimiterOf(text: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart().slice(0, sliceChars))?.[0] ?? '';
  const bare = header.replace(/"(?:[^"]|"")*"/g, '');
  const counted = [',', ';', '\t'].map((mark) => ({ mark, times: bare.split(mark).length }));
  return counted.toSorted((one, other) => other.times - one.times)[0]?.mark ?? ',';
}

function sentenceFor(error: CsvError, text: string): string {
  const line = Number(error['lines'] ?? 0);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return csvWords.openQuote(lineOfOpenQuote(text));
  if (error.code === 'INVALID_OPENING_QUOTE') return csvWords.quoteInside(line);
  if (error.code === 'CSV_INVALID_CLOSING_QUOTE') {
    return csvWords.afterQuote(line);
  }
  return csvWords.unreadable(line);
}

/** The parser names the last line of the file. The last quote opened the text, but for doubled ones within it. */
function lineOfOpenQuote(text: string): number {
  let at = text.lastIndexOf('"');
  while (at > 0 && text[at - 1] === '"') at = text.lastIndexOf('"', at - 2);
  return text.slice(0, at).split(/\r\n|\r|\n/).length;
}
