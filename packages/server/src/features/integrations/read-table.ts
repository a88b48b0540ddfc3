import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

export type Table = { columns: string[]; rows: string[][] };
export class TableError extends Error {}

const mostRows = 50_000;
const chunkChars = 64 * 1024;

/** Reads csv or tsv with a line of names at its head; throws a `TableError` in words for people. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const text = decodeText(bytes);
  const parser = Readable.from(chunksOf(text), { objectMode: false }).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text),
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }),
  );
  const rows: string[][] = [];
  try {
    for await (const row of parser) {
      rows.push(row as string[]);
      if (rows.length > mostRows + 1) throw new TableError(`The file has more than ${mostRows} rows.`);
    }
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError(`The file cannot be read as a table: ${(error as Error).message}.`);
  }
  const [columns, ...others] = rows;
  if (!columns) throw new TableError('The file has no line with the names of its columns.');
  const crooked = others.findIndex((row) => row.length !== columns.length);
  if (crooked !== -1) {
    const { length } = others[crooked] ?? [];
    throw new TableError(`Row ${crooked + 1} has ${length} values, but there are ${columns.length} columns.`);
  }
  return { columns, rows: others };
}

/** So that other work goes on while a long file is read. */
function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += chunkChars) yield text.slice(at, at + chunkChars);
}

/** Tables from older programs are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whichever stands most often in the first line. */
function delimiterOf(text: string): string {
  const line = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '';
  const count = (mark: string) => line.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
