import { Readable } from 'node:stream';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { limits } from '@sayso/contracts/limits';
import { CsvError, parse } from 'csv-parse';
import { coerce } from './coerce.ts';
import { fieldFinder, isServerField } from './columns.ts';
import { unescapeFormula } from './formula.ts';
import { type FileRow, tooManyRows, unreadable, type Values } from './rows.ts';

type Cells = { record: string[]; info: { records: number; empty_lines: number } };
/** The field of each column; null for a column that is left out. */
type Columns = readonly (string | null)[];

const sliceChars = 64 * 1024;

/** The rows of a csv, its columns matched to the entity's fields. Throws where the file as a whole makes no sense. */
export async function* readCsv(text: string, schema: EntitySchema): AsyncGenerator<FileRow> {
  const delimiter = delimiterOf(text);
  const parser = Readable.from(slices(text)).pipe(
    parse({ delimiter, info: true, relax_column_count: true, skip_empty_lines: true, bom: true }),
  );
  let columns: Columns | null = null;
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Cells>) {
      if (columns === null) {
        columns = columnsOf(record, schema);
        continue;
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      count += 1;
      if (count > limits.importRows) throw tooManyRows();
      const row = info.records + info.empty_lines;
      yield { row, ...rowOf(record, { columns, schema, hasDecimalComma: delimiter === ';' }) };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(sentenceFor(error, text), error) : error;
  }
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += sliceChars) yield text.slice(at, at + sliceChars);
}

/** The mark that parts the column names most often. */
function delimiterOf(text: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart().slice(0, sliceChars))?.[0] ?? '';
  const bare = header.replace(/"(?:[^"]|"")*"/g, '');
  const counted = [',', ';', '\t'].map((mark) => ({ mark, times: bare.split(mark).length }));
  return counted.toSorted((one, other) => other.times - one.times)[0]?.mark ?? ',';
}

function columnsOf(names: readonly string[], schema: EntitySchema): Columns {
  const find = fieldFinder(schema);
  const columns = names.map((name) => (name.trim() === '' ? null : find(name)));
  const unknown = names.filter((name, at) => name.trim() !== '' && columns[at] === null);
  if (unknown.length > 0) {
    const known = Object.keys(schema.properties).join(', ');
    throw unreadable(`Unknown columns: ${unknown.map(shortened).join(', ')}. Known columns: ${known}.`);
  }
  const twice = columns.find((field, at) => field !== null && columns.indexOf(field) !== at);
  if (twice) throw unreadable(`Two columns stand for the field ${twice}.`);
  return columns;
}

const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}…` : name);

type Given = { columns: Columns; schema: EntitySchema; hasDecimalComma: boolean };

function rowOf(cells: readonly string[], { columns, schema, hasDecimalComma }: Given): Omit<FileRow, 'row'> {
  const values: Values = {};
  const problems: Record<string, string> = {};
  if (cells.length < columns.length) {
    problems[''] = `This row has ${cells.length} cells, but there are ${columns.length} columns`;
  }
  for (const [at, cell] of cells.entries()) {
    const field = columns[at] ?? null;
    if (field === null) {
      if (cell.trim() !== '') problems[''] ??= `Cell ${at + 1} stands below no column name`;
    } else if (!isServerField(field)) {
      const value = coerce(unescapeFormula(cell), schema.properties[field], { hasDecimalComma });
      if (value !== undefined) values[field] = value;
    }
  }
  return { values, problems };
}

function sentenceFor(error: CsvError, text: string): string {
  const line = Number(error['lines'] ?? 0);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `Line ${lineOfOpenQuote(text)}: a quoted text has no closing quote.`;
  if (error.code === 'INVALID_OPENING_QUOTE')
    return `Line ${line}: a quote stands within a text that is not quoted.`;
  if (error.code === 'CSV_INVALID_CLOSING_QUOTE') {
    return `Line ${line}: after a closing quote there must be the end of the cell.`;
  }
  return `Line ${line}: this cannot be read as csv.`;
}

/** The parser names the last line of the file. The last quote opened the text, but for doubled ones within it. */
function lineOfOpenQuote(text: string): number {
  let at = text.lastIndexOf('"');
  while (at > 0 && text[at - 1] === '"') at = text.lastIndexOf('"', at - 2);
  return text.slice(0, at).split(/\r\n|\r|\n/).length;
}
