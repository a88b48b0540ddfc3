import type { AppId, Id } from '@sayso/contracts/ids';
import { and, type Condition } from '@sayso/core/filters/condition';
import type { Fragment, Queryable } from '../../platform/database/database.ts';
import { conditionSql } from './condition-sql.ts';
import type { Partitions, Table } from './partitions.ts';
import { type Doc, docOf, type Scope, visibleData } from './row-sql.ts';
import { idsIn, inEntityById, isRowOf, keyed } from './rows-by-id.ts';

/** A row that nobody else changes until the transaction ends: its data as stored, and the whole record. */
export type LockedRow = { id: Id; data: Doc; doc: Doc };
type Key = { appId: AppId; entity: string };
/** `ids`: whose rows may be meant; null for all of the entity. */
type Choice = { ids: readonly string[] | null; where: Fragment; limit: number | null };

/**
 * For changes that are worked out here rather than by the database: rows are locked, always in the order of their ids
 * so that no two calls wait for each other, and written back whole.
 */
export const createRowLocks = (partitions: Partitions) => ({
  /** The rows with these ids that the visitor may see. */
  async lockById(tx: Queryable, scope: Scope, ids: readonly string[]): Promise<LockedRow[]> {
    const table = await partitions.of(scope.grant.appId, tx);
    return lockRows(tx, { scope, table, choice: { ids, where: tx`true`, limit: ids.length } });
  },

  /** The next visible rows after an id that meet the filter, and `allowed` as they are. */
  async lockNext(
    tx: Queryable,
    scope: Scope,
    given: { filter: Condition; allowed: Condition; after: string; limit: number },
  ): Promise<LockedRow[]> {
    const table = await partitions.of(scope.grant.appId, tx);
    const ids = idsIn(and(scope.read, given.filter, given.allowed));
    const places = { data: tx`r.data`, table: tx`r`, isById: ids !== null };
    const seen = { ...places, data: visibleData(tx, scope.hidden, places.data) };
    const where = tx`r.id > ${given.after} and ${conditionSql(tx, given.filter, seen)}
      and ${conditionSql(tx, given.allowed, places)}`;
    return lockRows(tx, { scope, table, choice: { ids, where, limit: given.limit } });
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
    const choice = { ids: null, where, limit: null };
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
    const given = tx`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (id text, data jsonb)`;
    const written = await tx<{ id: string; doc: Doc }[]>`
      update ${table} r set data = given.data, updated_date = statement_timestamp()
      from (${keyed(tx, { appId, entity }, given)}) as given where ${isRowOf(tx, tx`given`)}
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

/** Each row is locked before the next one is looked up, so that they are in order however they are found. */
function lockRows(tx: Queryable, { scope, table, choice: { ids, where, limit } }: Locking) {
  const { appId } = scope.grant;
  const places = { data: tx`r.data`, table: tx`r`, isById: ids !== null };
  const isMeant = tx`${conditionSql(tx, scope.read, places)} and ${where}`;
  const columns = tx`r.id, r.data, ${docOf(tx, tx`r`)} as doc`;
  if (ids === null) {
    const key = { appId, entity: scope.entity };
    return tx<LockedRow[]>`
      select ${columns} from ${table} r where ${inEntityById(tx, key)} and ${isMeant}
      order by r.id limit ${limit} for update of r`;
  }
  return tx<LockedRow[]>`
    select locked.* from (
      select distinct given.id collate "C" as id from unnest(${[...ids]}::text[]) as given (id) order by 1
    ) as asked cross join lateral (
      select ${columns} from ${table} r
      where r.app_id = ${appId} and r.entity = ${scope.entity} and r.id = asked.id and ${isMeant}
      for update of r
    ) as locked limit ${limit}`;
}
