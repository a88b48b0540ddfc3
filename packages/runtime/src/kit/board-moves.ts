import type { Row } from '../sdk/entity-types.ts';
import { type Field, optionsOf } from './schema.ts';

export type Column = { id: string; label: string; color: string; value: unknown; rows: Row[] };

/** Id of the column for records without a value, and of the value that a drop there writes. */
export const without = ' none';

/** Columns in the schema's order; one for records without a value only where there are some. */
export function columnsOf(field: Field, rows: readonly Row[]): Column[] {
  const options: Omit<Column, 'rows'>[] =
    field.kind === 'boolean'
      ? [
          { id: 'false', label: `Not ${field.label.toLowerCase()}`, color: 'gray', value: false },
          { id: 'true', label: field.label, color: 'green', value: true },
        ]
      : optionsOf(field.property).map(({ value, label, color }) => ({
          id: String(value),
          label,
          color,
          value,
        }));
  const columns = options.map((option) => ({ ...option, rows: [] as Row[] }));
  const rest: Column = {
    id: without,
    label: `No ${field.label.toLowerCase()}`,
    color: 'gray',
    value: null,
    rows: [],
  };
  for (const row of rows) {
    const value = field.kind === 'boolean' ? row[field.key] === true : row[field.key];
    (columns.find((column) => column.id === String(value)) ?? rest).rows.push(row);
  }
  return rest.rows.length > 0 ? [rest, ...columns] : columns;
}

/** What a drop writes; undefined where nothing changes. */
export function moveOf(
  columns: readonly Column[],
  field: string,
  { recordId, to }: { recordId: string; to: string | undefined },
): { id: string; body: Record<string, unknown> } | undefined {
  const from = columns.find(({ rows }) => rows.some(({ id }) => id === recordId));
  const target = columns.find(({ id }) => id === to);
  if (target === undefined || from === undefined || from.id === target.id) return undefined;
  return { id: recordId, body: { [field]: target.value } };
}

/** The column to the left or right of the one that holds the record, for the keys. */
export function neighbourOf(columns: readonly Column[], recordId: string, step: 1 | -1): string | undefined {
  const at = columns.findIndex(({ rows }) => rows.some(({ id }) => id === recordId));
  return at === -1 ? undefined : columns[at + step]?.id;
}

export const sumOf = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + (typeof row[field] === 'number' ? row[field] : 0), 0);
