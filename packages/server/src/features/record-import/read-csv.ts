import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { limits } from '@sayso/contracts/limits';
import { unescapeFormula } from '@sayso/core/records/formula';
import { CsvProblem, csvRows, delimiterOf } from '../../platform/csv/csv-rows.ts';
import { recordImportWords } from '../../texts/record-import.ts';
import { coerce } from './coerce.ts';
import { fieldFinder, isServerField } from './columns.ts';
import { type FileRow, tooManyRows, unreadable, type Values } from './rows.ts';

/** The field of each column; null for a column that is left out. */
type Columns = readonly (string | null)[];

/** The rows of a csv, its columns matched to the entity's fields. Throws where the file as a whole makes no sense. */
export async function* readCsv(text: string, schema: EntitySchema): AsyncGenerator<FileRow> {
  const hasDecimalComma = delimiterOf(text) === ';';
  let columns: Columns | null = null;
  let count = 0;
  try {
    for await (const { row, cells } of csvRows(text)) {
      if (columns === null) {
        columns = columnsOf(cells, schema);
        continue;
      }
      count += 1;
      if (count > limits.importRows) throw tooManyRows();
      yield { row, ...rowOf(cells, { columns, schema, hasDecimalComma }) };
    }
  } catch (error) {
    throw error instanceof CsvProblem ? unreadable(error.message, error) : error;
  }
}

function columnsOf(names: readonly string[], schema: EntitySchema): Columns {
  const find = fieldFinder(schema);
  const columns = names.map((name) => (name.trim() === '' ? null : find(name)));
  const unknown = names.filter((name, at) => name.trim() !== '' && columns[at] === null);
  if (unknown.length > 0) {
    const known = Object.keys(schema.properties).join(', ');
    throw unreadable(recordImportWords.unknownColumns(unknown.map(shortened), known));
  }
  const twice = columns.find((field, at) => field !== null && columns.indexOf(field) !== at);
  if (twice) throw unreadable(recordImportWords.columnTwice(twice));
  return columns;
}

const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}…` : name);

type Given = { columns: Columns; schema: EntitySchema; hasDecimalComma: boolean };

function rowOf(cells: readonly string[], { columns, schema, hasDecimalComma }: Given): Omit<FileRow, 'row'> {
  const values: Values = {};
  const problems: Record<string, string> = {};
  let id = '';
  if (cells.length < columns.length) {
    problems[''] = recordImportWords.cells(cells.length, columns.length);
  }
  for (const [at, cell] of cells.entries()) {
    const field = columns[at] ?? null;
    if (field === null) {
      if (cell.trim() !== '') problems[''] ??= recordImportWords.strayCell(at + 1);
    } else if (field === 'id') {
      id = cell.trim();
    } else if (!isServerField(field)) {
      const value = coerce(unescapeFormula(cell), schema.properties[field], { hasDecimalComma });
      if (value !== undefined) values[field] = value;
    }
  }
  return { ...(id === '' ? {} : { id }), values, problems };
}
