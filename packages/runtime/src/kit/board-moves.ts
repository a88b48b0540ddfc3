import type { Row, Where } from '../sdk/entity-types.ts';
import { groupNames } from '../texts/group-names.ts';
import { type Field, optionsOf } from './schema.ts';

export type Head = { id: string; label: string; color: string; value: unknown; where: Where };
export type Column = Head & {
  rows: readonly Row[];
  /** Of all its records, also those that are not read yet. */
  count: number;
  sum: number;
};

/** Id of the column for records without a value of the list, and of the value that a drop there writes. */
export const without = ' none';

/** Columns in the schema's order, before them one for records without a known value. */
export function headsOf(field: Field): Head[] {
  const { key } = field;
  if (field.kind === 'boolean') {
    const label = groupNames.not(field.label.toLowerCase());
    return [
      { id: 'false', label, color: 'gray', value: false, where: { [key]: { $ne: true } } },
      { id: 'true', label: field.label, color: 'green', value: true, where: { [key]: true } },
    ];
  }
  const options = optionsOf(field.property);
  const rest: Head = {
    id: without,
    label: groupNames.without(field.label.toLowerCase()),
    color: 'gray',
    value: null,
    where: { [key]: { $nin: options.map(({ value }) => value) } },
  };
  const heads = options.map(({ value, label, color }): Head => {
    return { id: String(value), label, color, value, where: { [key]: value } };
  });
  return [rest, ...heads];
}

/** Counts and sums of each column from one answer of the server, by the value that they were grouped by. */
export function totalsOf(
  field: Field,
  heads: readonly Head[],
  groups: readonly Readonly<Record<string, unknown>>[],
  sumField: string | undefined,
): ReadonlyMap<string, { count: number; sum: number }> {
  const totals = new Map(heads.map(({ id }) => [id, { count: 0, sum: 0 }]));
  for (const group of groups) {
    const value = group[field.key];
    const id = field.kind === 'boolean' ? String(value === true) : String(value);
    const total = totals.get(id) ?? totals.get(without);
    if (total === undefined) continue;
    total.count += numberIn(group['count']);
    total.sum += sumField === undefined ? 0 : numberIn(group[`sum_${sumField}`]);
  }
  return totals;
}

export type Move = { row: Row; to: string; at: number };

/** The columns as they are once the server has followed: moved cards stand where they were dropped. */
export function withMoves(
  columns: readonly Column[],
  moves: ReadonlyMap<string, Move>,
  field: string,
  sumField?: string,
): Column[] {
  if (moves.size === 0) return [...columns];
  return columns.map((column) => {
    const gone = column.rows.filter(({ id }) => moves.has(id));
    const rows = column.rows.filter(({ id }) => !moves.has(id));
    const here = [...moves.values()].filter(({ to }) => to === column.id);
    for (const { row, at } of here) rows.splice(at, 0, { ...row, [field]: column.value });
    // What was refetched meanwhile counts a card already that was dropped here.
    const come = here.map(({ row }) => row);
    const amount = (held: readonly Row[]) => (sumField === undefined ? 0 : sumOf(held, sumField));
    return {
      ...column,
      rows,
      count: column.count + come.length - gone.length,
      sum: column.sum + amount(come) - amount(gone),
    };
  });
}

/** What a drop writes; undefined where nothing changes. */
export function moveOf(
  columns: readonly Column[],
  field: string,
  { recordId, to }: { recordId: string; to: string | undefined },
): { row: Row; body: Record<string, unknown> } | undefined {
  const from = columns.find(({ rows }) => rows.some(({ id }) => id === recordId));
  const target = columns.find(({ id }) => id === to);
  const row = from?.rows.find(({ id }) => id === recordId);
  if (target === undefined || row === undefined || from?.id === target.id) return undefined;
  return { row, body: { [field]: target.value } };
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const sumOf = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + numberIn(row[field]), 0);
