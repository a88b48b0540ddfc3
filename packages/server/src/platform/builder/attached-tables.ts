import { setImmediate } from 'node:timers/promises';
import { profileTable, type ReadRows } from '@sayso/blueprint/tables/profile-table';
import type { TableFile } from '@sayso/blueprint/tables/table-file';
import { limits } from '@sayso/contracts/limits';
import { parseJson } from '@sayso/core/parse-json';
import { attachedRowWords } from '../../texts/attached.ts';
import { delimiterOf } from '../csv/csv-rows.ts';
import { tolerantRows } from '../csv/tolerant-rows.ts';
import type { TextFile } from './questions.ts';

export type ReadTable = { table: TableFile } | { why: string };

/** Looks through a file of rows; its rows are read once more where they are stored. */
export async function readTable(file: TextFile): Promise<ReadTable> {
  const rows = rowsOf(file);
  if ('why' in rows) return rows;
  const table = await profileTable(file.name, { ...rows, pause: () => setImmediate() });
  if (!table) return { why: attachedRowWords.noColumns };
  if (table.rowCount > limits.importRows)
    return { why: attachedRowWords.tooMany(table.rowCount, limits.importRows) };
  return { table };
}

type Rows = { read: ReadRows; decimalComma: boolean };

/** The rows of a file as they are written, or why it has none. */
export const rowsOf = ({ name, text }: TextFile): Rows | { why: string } =>
  /\.json$/i.test(name) ? jsonRows(text) : csvOf(text);

function csvOf(text: string): Rows {
  const delimiter = delimiterOf(text);
  const bytes = Buffer.from(text.replace(/^\ufeff/, ''));
  return {
    read: (columns) => tolerantRows(bytes, { delimiter, columns }),
    decimalComma: delimiter === ';',
  };
}

/** A list of objects as rows: the names of all its fields above them, what is nested as JSON. */
function jsonRows(text: string): Rows | { why: string } {
  const list = listIn(text);
  if ('why' in list) return list;
  const items = list.items;
  const names = [...new Set(items.flatMap((item) => (isObject(item) ? Object.keys(item) : [])))];
  if (names.length === 0) return { why: attachedRowWords.noList };
  // Each row has a cell for each of them.
  if (names.length > limits.tableColumns) {
    return { why: attachedRowWords.tooManyFields(limits.tableColumns) };
  }
  return {
    async *read() {
      yield { line: 0, cells: names };
      for (const [at, item] of items.entries()) {
        const line = at + 1;
        if (isObject(item)) yield { line, cells: names.map((name) => cellOf(item[name])) };
        else yield { line, why: attachedRowWords.noObject };
      }
    },
    decimalComma: false,
  };
}

function listIn(text: string): { items: readonly unknown[] } | { why: string } {
  try {
    const value: unknown = parseJson(text);
    if (Array.isArray(value)) return { items: value };
    // `{"customers": [...]}` is how many programs export.
    const lists = isObject(value) ? Object.values(value).filter(Array.isArray) : [];
    const [only] = lists;
    return only && lists.length === 1 ? { items: only } : { why: attachedRowWords.noList };
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 120) : attachedRowWords.unknown;
    return { why: attachedRowWords.noJson(why) };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
