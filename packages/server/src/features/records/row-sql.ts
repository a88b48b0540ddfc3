import { and, type Condition } from '@sayso/core/filters/condition';
import type { Order } from '@sayso/core/filters/sort';
import type { EnterGrant } from '../../access/enter.ts';
import { type Fragment, planAnew, type Queryable } from '../../platform/database/database.ts';
import { type AuthorSight, ofOwn, shownAuthor } from './authors.ts';
import { conditionSql } from './condition-sql.ts';
import type { Doc } from './doc.ts';
import { type FieldKeys, nameOf } from './field-keys.ts';
import type { Table } from './partitions.ts';
import { idsIn, inEntity, inEntityById, rowsById } from './rows-by-id.ts';

export type { Doc };
/** What one visitor may see of one entity: rows by condition, and properties that are shown on a condition only. */
export type Scope = {
  readonly grant: EnterGrant;
  readonly entity: string;
  readonly read: Condition;
  readonly hidden: readonly (readonly [string, Condition])[];
  /** How they are told who made a row; null where they see people. */
  readonly authors: AuthorSight | null;
  /** Which fields have an index; absent where none has. */
  readonly keys?: FieldKeys;
};

/** The same for all who see the same rows and properties of an entity. */
export const scopeKey = ({ grant, entity, read, hidden }: Scope): string =>
  JSON.stringify([grant.appId, grant.isMadeUp, entity, read, hidden]);

/**
 * Whether a row `r` that becomes `data` is still a sample: one that somebody changed is theirs, and goes with no samples.
 * Made-up people only try out.
 */
export const staysSample = (sql: Queryable, isMadeUp: boolean, data: Fragment): Fragment =>
  isMadeUp ? sql`r.is_sample` : sql`(r.is_sample and r.data = ${data})`;

/** The record as it travels, as jsonb. */
export const docOf = (sql: Queryable, row: Fragment, data: Fragment = sql`${row}.data`) =>
  sql`record_doc(${data}, ${row}.id, ${row}.created_by, ${row}.created_by_id, ${row}.created_date,
    ${row}.updated_date, ${row}.is_sample)`;

/**
 * The same document as text, without building it as jsonb and printing it: half the cost of a list. The server's
 * fields stand last, so that they win; a microsecond more makes every moment print its milliseconds.
 */
export function docText(sql: Queryable): Fragment {
  const moment = (column: Fragment) =>
    sql`left(to_json(${column} at time zone 'UTC' + interval '1 microsecond')::text, 24) || 'Z"'`;
  return sql`left(data::text, -1) || case when data = '{}' then '' else ', ' end || '"id": ' || to_json(id)::text
    || ', "created_by": ' || coalesce(to_json(created_by)::text, 'null')
    || ', "created_by_id": ' || coalesce(to_json(created_by_id)::text, 'null')
    || ', "created_date": ' || ${moment(sql`created_date`)} || ', "updated_date": ' || ${moment(sql`updated_date`)}
    || ', "is_sample": ' || is_sample::text || '}'`;
}

/** The data without the properties that this visitor may not see in this row. */
export function visibleData(sql: Queryable, hidden: Scope['hidden'], data: Fragment): Fragment {
  return hidden.reduce((rest, [name, shownWhen]) => {
    const isShown = sql`coalesce(${conditionSql(sql, shownWhen, { data })}, false)`;
    return sql`(case when ${isShown} then ${rest} else ${rest} - ${name}::text end)`;
  }, data);
}

/** `filter`: what of the scope's rows is asked for, which may name them by their ids. */
type RowsQuery = { scope: Scope; table: Table; filter?: Condition; orders?: readonly Order[] };

/**
 * The rows of a scope, hidden properties gone before any filter can ask about them. The indexes of fields are for one
 * entity of one app, which a plan for whatever app and value cannot use.
 */
export function visibleRows(sql: Queryable, { scope, table, filter, orders }: RowsQuery): Fragment {
  const { grant, entity, hidden, authors, keys } = scope;
  const key = { appId: grant.appId, entity };
  const columns = sql`id, ${visibleData(sql, hidden, sql`data`)} as data, ${shownAuthor(sql, authors)} as created_by,
    created_by_id, created_date, updated_date, is_sample`;
  const read = filter ? and(scope.read, ofOwn(filter, authors)) : scope.read;
  const ids = idsIn(filter ? and(read, filter) : read);
  if (ids !== null) {
    const isRead = conditionSql(sql, read, { data: sql`data` });
    return sql`select ${columns} from (${rowsById(sql, { key, table, ids })}) as named where ${isRead}`;
  }
  const [first] = orders ?? [];
  const isOfEntity = first && nameOf(first.field) === 'id' ? inEntityById(sql, key) : inEntity(sql, key);
  return sql`
    ${keys ? planAnew : sql``} select ${columns} from ${table}
    where ${isOfEntity} and ${conditionSql(sql, read, { data: sql`data`, keys })}`;
}

/** A record's chosen fields, as text. */
export const docOfFields = (on: Queryable, fields: readonly string[]): Fragment => on`
  (select jsonb_object_agg(key, value) from jsonb_each(${docOf(on, on`visible`)})
    where key = any(array(select jsonb_array_elements_text(${JSON.stringify(fields)}::text::jsonb))))::text`;
