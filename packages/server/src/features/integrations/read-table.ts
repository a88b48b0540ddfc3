import { limits } from '@sayso/contracts/limits';
import { CsvProblem, csvRows } from '../../platform/csv/csv-rows.ts';
import { extractionWords } from '../../texts/integrations.ts';

export type Table = { columns: string[]; rows: string[][] };
export class TableError extends Error {}

/** Reads csv or tsv with a line of names at its head; throws a `TableError` in words for people. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const rows: string[][] = [];
  try {
    for await (const { cells } of csvRows(decodeText(bytes), { trims: true })) {
      rows.push(cells);
      if (rows.length > limits.importRows + 1) {
        throw new TableError(extractionWords.tooManyRows(limits.importRows.toLocaleString('en')));
      }
    }
  } catch (error) {
    if (error instanceof CsvProblem) {
      throw new TableError(extractionWords.notTable(error.message), { cause: error });
    }
    throw error;
  }
  const [columns, ...others] = rows;
  if (!columns) throw new TableError(extractionWords.noColumns);
  const crooked = others.findIndex((row) => row.length !== columns.length);
  if (crooked !== -1) {
    const { length } = others[crooked] ?? [];
    throw new TableError(
      extractionWords.values({ row: crooked + 1, count: length, columns: columns.length }),
    );
  }
  return { columns, rows: others };
}

/** Tables from older programs are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
