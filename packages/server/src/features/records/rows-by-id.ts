import type { Condition } from '@sayso/core/filters/condition';
import type { Fragment, Queryable } from '../../platform/database/database.ts';
import type { Table } from './partitions.ts';

type Key = { appId: string; entity: string };

/**
 * The condition for an entity's rows in the order of time, or by their authors. The indexes for that have `app_id` under
 * collation C, which the primary key has not (migration 0079): so a condition says which of them can serve it, and the
 * planner cannot take one where the other is needed.
 */
export const inEntity = (sql: Queryable, { appId, entity }: Key): Fragment =>
  sql`app_id collate "C" = ${appId} and entity = ${entity}`;

/** The same for rows in the order of their ids, where either may be the better. */
export const inEntityById = (sql: Queryable, { appId, entity }: Key): Fragment =>
  sql`app_id = ${appId} and app_id collate "C" = ${appId} and entity = ${entity}`;

type IdsQuery = { key: Key; table: Table; ids: readonly string[] };

/**
 * The rows with these ids, each looked up by itself before anything else is asked of it: a list of ids would be one more
 * test of every row of an entity that the planner takes for a small one.
 */
export function rowsById(sql: Queryable, { key: { appId, entity }, table, ids }: IdsQuery): Fragment {
  const [only] = ids;
  const one = sql`select * from ${table} where app_id = ${appId} and entity = ${entity}`;
  if (ids.length === 1 && only !== undefined) return sql`${one} and id = ${only} offset 0`;
  return sql`
    select found.* from unnest(${[...ids]}::text[]) as asked (asked_id)
    cross join lateral (${one} and id = asked_id offset 0) as found`;
}

/**
 * Rows that bring their ids along, with the key's other columns beside: whoever joins by all three of them looks each
 * row up, whereas an entity that is named for the table itself would be read and compared.
 */
export const keyed = (sql: Queryable, { appId, entity }: Key, rows: Fragment): Fragment => sql`
  select ${appId}::text as app_id, ${entity}::text as entity, given.* from ${rows} offset 0`;

/** Joins the table's row \`r\` to one of those. */
export const isRowOf = (sql: Queryable, given: Fragment): Fragment =>
  sql`r.app_id = ${given}.app_id and r.entity = ${given}.entity and r.id = ${given}.id`;

/** The ids that a row must have one of to meet the condition; null where it may have any. */
export function idsIn(condition: Condition): string[] | null {
  switch (condition.op) {
    case 'equals':
      return isId(condition) ? textsOf([condition.value]) : null;
    case 'any':
      return isId(condition) ? textsOf(condition.values) : null;
    case 'and':
      return condition.of
        .map(idsIn)
        .reduce((one, other) => (one && (!other || one.length <= other.length) ? one : other), null);
    case 'or': {
      const each = condition.of.map(idsIn);
      return each.includes(null) ? null : [...new Set(each.flatMap((ids) => ids ?? []))];
    }
    default:
      return null;
  }
}

const isId = ({ field }: Extract<Condition, { op: 'equals' | 'any' }>) =>
  field.in === 'system' && field.name === 'id';
/** No row has another kind of id. */
const textsOf = (values: readonly unknown[]) => [
  ...new Set(values.filter((value) => typeof value === 'string')),
];
