import type { Condition, Field } from '@sayso/core/filters/condition';
import type { Order } from '@sayso/core/filters/sort';
import type { Fragment, Queryable } from '../../platform/database/database.ts';
import { conditionSql, type OrderKey, orderBy, orderKeys, tieKey, valueSql } from './condition-sql.ts';
import type { Table } from './partitions.ts';
import { docOfFields, docText, type Scope, visibleRows } from './row-sql.ts';

/** Where a page ended: the texts of what its last row was ordered by. */
export type Mark = readonly (string | null)[];
/** Items as JSON text; `mark` is that of the last one, null where there are no more. */
export type CursorPage = { items: string[]; mark: Mark | null };
type Walk = { filter: Condition; after: Mark | null; limit: number };
export type RecordWalk = Walk & { orders: readonly Order[]; fields: readonly string[] | undefined };
export type ValueWalk = Walk & { field: Field };
type On<W> = { scope: Scope; table: Table; walk: W };

/** The records after a mark, in their order. */
export async function walkRecords(
  on: Queryable,
  { scope, table, walk }: On<RecordWalk>,
): Promise<CursorPage> {
  const places = { data: on`data`, keys: scope.keys };
  const keys = [...orderKeys(on, walk.orders, places), tieKey(on, walk.orders)];
  const doc = walk.fields ? docOfFields(on, walk.fields) : docText(on);
  const rows = await on<Found[]>`
    select ${doc} as item, ${markOf(on, keys)} as mark from (${visibleRows(on, { scope, table, ...walk })}) as visible
    where ${conditionSql(on, walk.filter, places)} and ${isAfter(on, keys, walk.after)}
    order by ${orderBy(on, keys)} limit ${walk.limit + 1}`;
  return pageOf(rows, walk.limit);
}

/** The distinct values of a field after a mark, ascending; a list gives each of its items, nothing is no value. */
export async function walkValues(on: Queryable, { scope, table, walk }: On<ValueWalk>): Promise<CursorPage> {
  const keys = [
    ...orderKeys(on, [{ field: { in: 'data', path: ['value'] }, descending: false }], { data: on`data` }),
    // Values can begin alike, and those of different kinds can read the same.
    {
      value: on`((data -> 'value') #>> '{}') collate "C"`,
      descending: false,
      nullable: true,
      type: 'text',
    } as const,
    { value: on`(data ->> 'kind')`, descending: false, nullable: false, type: 'text' } as const,
  ];
  const value = fieldSql(on, walk.field);
  const rows = await on<Found[]>`
    select (data -> 'value')::text as item, ${markOf(on, keys)} as mark from (
      select distinct jsonb_build_object('value', item, 'kind', jsonb_typeof(item)) as data from (
        select ${value} as held from (${visibleRows(on, { scope, table, filter: walk.filter })}) as visible
        where ${conditionSql(on, walk.filter, { data: on`data`, keys: scope.keys })}
      ) as holders, lateral jsonb_array_elements(
        case when jsonb_typeof(held) = 'array' then held else jsonb_build_array(held) end) as item
      where held is not null and item <> 'null'::jsonb
    ) as "values"
    where ${isAfter(on, keys, walk.after)}
    order by ${orderBy(on, keys)} limit ${walk.limit + 1}`;
  return pageOf(rows, walk.limit);
}

type Found = { item: string; mark: Mark };

function pageOf(rows: readonly Found[], limit: number): CursorPage {
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(({ item }) => item),
    mark: rows.length > limit ? (shown.at(-1)?.mark ?? null) : null,
  };
}

function fieldSql(on: Queryable, field: Field): Fragment {
  if (field.in !== 'system') return valueSql(on, field, { data: on`data` });
  const isDate = field.name === 'created_date' || field.name === 'updated_date';
  return isDate ? on`to_jsonb(iso(${on(field.name)}))` : on`to_jsonb(${on(field.name)})`;
}

function markOf(on: Queryable, keys: readonly OrderKey[]): Fragment {
  const texts = keys.map(({ value, type }) =>
    type === 'timestamptz' ? on`iso(${value})` : on`(${value})::text`,
  );
  return on`jsonb_build_array(${texts.reduce((left, right) => on`${left}, ${right}`)})`;
}

/** True for rows that come after the mark: equal in the first keys, and beyond it in the next. */
function isAfter(on: Queryable, keys: readonly OrderKey[], mark: Mark | null): Fragment {
  if (mark === null) return on`true`;
  const ways = keys.map((key, at) => {
    const same = keys.slice(0, at).map((former, nth) => isAt(on, former, mark[nth] ?? null));
    return same.reduceRight((rest, equal) => on`${equal} and ${rest}`, isBeyond(on, key, mark[at] ?? null));
  });
  const any = ways.reduce((left, right) => on`${left} or ${right}`);
  return on`(${bound(on, keys[0], mark[0] ?? null)} (${any}))`;
}

/** Says once more, in a way that an index understands, from where the rows are. */
function bound(on: Queryable, first: OrderKey | undefined, mark: string | null): Fragment {
  if (!first || first.nullable || mark === null) return on``;
  const sign = first.descending ? on`<=` : on`>=`;
  return on`${first.value} ${sign} ${typed(on, first, mark)} and`;
}

/** What is absent comes last, whichever the way. */
function isBeyond(on: Queryable, { value, descending, ...key }: OrderKey, mark: string | null): Fragment {
  if (mark === null) return on`false`;
  const sign = descending ? on`<` : on`>`;
  const beyond = on`${value} ${sign} ${typed(on, key, mark)}`;
  return key.nullable ? on`(${beyond} or ${value} is null)` : on`(${beyond})`;
}

const isAt = (on: Queryable, key: OrderKey, mark: string | null): Fragment =>
  mark === null ? on`(${key.value}) is null` : on`(${key.value} = ${typed(on, key, mark)})`;

function typed(on: Queryable, { type }: Pick<OrderKey, 'type'>, mark: string): Fragment {
  switch (type) {
    case 'numeric':
      return on`${mark}::text::numeric`;
    case 'timestamptz':
      return on`${mark}::text::timestamptz`;
    case 'boolean':
      return on`${mark}::text::boolean`;
    case 'text':
      return on`${mark}::text`;
  }
}
