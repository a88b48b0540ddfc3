import type { AppId, Id } from '@sayso/contracts/ids';
import type { Condition } from '@sayso/core/filters/condition';
import type { Fragment, Queryable } from '../../platform/database/database.ts';
import { conditionSql } from './condition-sql.ts';
import type { Partitions, Table } from './partitions.ts';
import { type Doc, docOf, type Scope, visibleData } from './row-sql.ts';

/** A row that nobody else changes until the transaction ends: its data as stored, and the whole record. */
export type LockedRow = { id: Id; data: Doc; doc: Doc };
type Key = { appId: AppId; entity: string };
type Choice = { where: Fragment; order: Fragment; limit: number | null };

/**
 * For changes that are worked out here rather than by the database: rows are locked, always in the order of their ids
 * so that no two calls wait for each other, and written back whole.
 */
export const createRowLocks = (partitions: Partitions) => ({
  /** The rows with these ids that the visitor may see. */
  async lockById(tx: Queryable, scope: Scope, ids: readonly string[]): Promise<LockedRow[]> {
    const table = await partitions.of(scope.grant.appId, tx);
    const where = tx`r.id = any(${[...ids]}::text[])`;
    return lockRows(tx, { scope, table, choice: { where, order: tx`r.id`, limit: ids.length } });
  },

  /** The next visible rows after an id that meet the filter, and `allowed` as they are. */
  async lockNext(
    tx: Queryable,
    scope: Scope,
    given: { filter: Condition; allowed: Condition; after: string; limit: number },
  ): Promise<LockedRow[]> {
    const table = await partitions.of(scope.grant.appId, tx);
    const seen = { data: visibleData(tx, scope.hidden, tx`r.data`), table: tx`r` };
    const where = tx`r.id > ${given.after} and ${conditionSql(tx, given.filter, seen)}
      and ${conditionSql(tx, given.allowed, { data: tx`r.data`, table: tx`r` })}`;
    return lockRows(tx, { scope, table, choice: { where, order: tx`r.id`, limit: given.limit } });
  },

  /**
   * The visible rows that hold one of the keys, each a JSON list of values, oldest first; and until the transaction
   * ends nobody else looks for keys in this entity, so that two who miss the same one do not both create it.
   */
  async lockByKey(
    tx: Queryable,
    scope: Scope,
    { fields, keys }: { fields: readonly string[]; keys: readonly string[] },
  ): Promise<(LockedRow & { key: string })[]> {
    const { appId } = scope.grant;
    const table = await partitions.of(appId, tx);
    // Taken in a statement of its own: the next one sees what was written while this one waited.
    await tx`select pg_advisory_xact_lock(hashtextextended(${`sayso.upsert:${appId} ${scope.entity}`}, 0))`;
    const data = visibleData(tx, scope.hidden, tx`r.data`);
    const values = fields.map((name) => tx`${data} -> ${name}::text`);
    const key = tx`jsonb_build_array(${values.reduce((left, right) => tx`${left}, ${right}`)})`;
    // Looked up in a hash: as an array each row would be compared with each key.
    const where = tx`${key} in (select jsonb_array_elements(${`[${keys.join(',')}]`}::text::jsonb))`;
    const choice = { where, order: tx`r.id`, limit: null };
    const rows = await lockRows(tx, { scope, table, choice });
    return rows.toSorted(byAge).map((row) => ({ ...row, key: keyOf(row, fields) }));
  },

  /** Replaces the data of rows that this transaction has locked, and answers the records that they became, by id. */
  async rewrite(
    tx: Queryable,
    { appId, entity }: Key,
    rows: readonly { id: Id; data: Doc }[],
  ): Promise<Map<string, Doc>> {
    const table = await partitions.of(appId, tx);
    const written = await tx<{ id: string; doc: Doc }[]>`
      update ${table} r set data = given.data, updated_date = statement_timestamp()
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (id text, data jsonb)
      where r.app_id = ${appId} and r.entity = ${entity} and r.id = given.id
      returning r.id, ${docOf(tx, tx`r`)} as doc`;
    return new Map(written.map(({ id, doc }) => [id, doc]));
  },
});

const keyOf = ({ data }: LockedRow, fields: readonly string[]) =>
  JSON.stringify(fields.map((name) => data[name]));

/** Moments as texts sort by time. */
function byAge({ doc: left }: LockedRow, { doc: right }: LockedRow): number {
  const [a, b] = [left, right].map((doc) => `${doc['created_date']} ${doc['id']}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

type Locking = { scope: Scope; table: Table; choice: Choice };

const lockRows = (tx: Queryable, { scope, table, choice }: Locking) => tx<LockedRow[]>`
  select r.id, r.data, ${docOf(tx, tx`r`)} as doc from ${table} r
  where r.app_id = ${scope.grant.appId} and r.entity = ${scope.entity}
    and ${conditionSql(tx, scope.read, { data: tx`r.data`, table: tx`r` })} and ${choice.where}
  order by ${choice.order} limit ${choice.limit}
  for update of r`;
