import { Fault } from '@sayso/contracts/faults';
import type { Id } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { and, type Condition } from '@sayso/core/filters/condition';
import type { Fragment, Queryable, Sql } from '../../platform/database/database.ts';
import { recordWords } from '../../texts/records.ts';
import { shownAuthor } from './authors.ts';
import { conditionSql } from './condition-sql.ts';
import type { Partitions, Table } from './partitions.ts';
import { type Doc, docOf, type Scope, staysSample, visibleData } from './row-sql.ts';
import { idsIn, inEntityById, isRowOf, keyed, rowsById } from './rows-by-id.ts';

/** A row that nobody else changes until the transaction ends, and how long its data is as text. */
export type Lock = { id: Id; bytes: number };
/** Its data as stored, and the whole record. */
export type LockedRow = { id: Id; data: Doc; doc: Doc };
/** `ids`: whose rows may be meant; null for all of the entity. */
type Choice = { ids: readonly string[] | null; where: Fragment; limit: number | null; more?: Fragment };
/** `after`, `upTo`: ids between which the rows are. */
type Next = { filter: Condition; allowed: Condition; after: string; upTo?: string | null; limit: number };

/** The first of them that are no larger together, but one at least. */
export function fitting(locks: readonly Lock[], most: number = limits.writtenBytes): Lock[] {
  let bytes = 0;
  const end = locks.findIndex((lock, at) => {
    bytes += lock.bytes;
    return at > 0 && bytes > most;
  });
  return end === -1 ? [...locks] : locks.slice(0, end);
}

/**
 * For changes that are worked out here rather than by the database: rows are locked, always in the order of their ids
 * so that no two calls wait for each other, and written back whole. They are locked before any of them is read, so that
 * only as much of them is read as this process can hold.
 */
export const createRowLocks = (sql: Sql, partitions: Partitions) => ({
  /** The rows with these ids that the visitor may see. Throws 413 where they are too large together. */
  async lockById(tx: Queryable, scope: Scope, ids: readonly string[]): Promise<LockedRow[]> {
    const table = await partitions.of(scope.grant.appId, tx);
    const locks = await lockRows(tx, { scope, table, choice: { ids, where: tx`true`, limit: ids.length } });
    return readAll(tx, { scope, table, locks });
  },

  /** The next visible rows after an id that meet the filter, and `allowed` as they are. */
  async lockNext(tx: Queryable, scope: Scope, given: Next): Promise<Lock[]> {
    const table = await partitions.of(scope.grant.appId, tx);
    const ids = idsIn(and(scope.read, given.filter, given.allowed));
    const places = { data: tx`r.data`, table: tx`r`, isById: ids !== null };
    const author = scope.authors ? { author: shownAuthor(tx, scope.authors, tx`r`) } : {};
    const seen = { ...places, ...author, data: visibleData(tx, scope.hidden, places.data) };
    const isBefore = given.upTo == null ? tx`true` : tx`r.id <= ${given.upTo}`;
    const where = tx`r.id > ${given.after} and ${isBefore} and ${conditionSql(tx, given.filter, seen)}
      and ${conditionSql(tx, given.allowed, places)}`;
    return lockRows(tx, { scope, table, choice: { ids, where, limit: given.limit } });
  },

  /** What rows hold that this transaction has locked. */
  async readLocked(tx: Queryable, scope: Scope, locks: readonly Lock[]): Promise<LockedRow[]> {
    return readRows(tx, { scope, table: await partitions.of(scope.grant.appId, tx), locks });
  },

  /** Deletes rows that this transaction has locked, and answers what they were. */
  async removeLocked(
    tx: Queryable,
    { grant: { appId }, entity }: Scope,
    locks: readonly Lock[],
  ): Promise<Doc[]> {
    const table = await partitions.of(appId, tx);
    const given = tx`unnest(${locks.map(({ id }) => id)}::text[]) as given (id)`;
    const rows = await tx<{ doc: Doc }[]>`
      delete from ${table} r using (${keyed(tx, { appId, entity }, given)}) as given
      where ${isRowOf(tx, tx`given`)} returning ${docOf(tx, tx`r`)} as doc`;
    return rows.map(({ doc }) => doc);
  },

  /** The last id of an entity's rows, as things are now. */
  async lastId({ grant: { appId }, entity }: Scope): Promise<string | null> {
    const table = await partitions.of(appId, sql);
    const [row] = await sql<{ id: string }[]>`
      select id from ${table} where app_id = ${appId} and entity = ${entity} order by id desc limit 1`;
    return row?.id ?? null;
  },

  /**
   * The oldest visible row of each key that one holds, a key being a JSON list of values; and until the transaction
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
    const more = tx`, sha256(convert_to(${key}::text, 'UTF8'))::text as key, r.created_date as since`;
    const found = await lockRows<Keyed>(tx, {
      scope,
      table,
      choice: { ids: null, where, limit: null, more },
    });
    const oldest = new Map(
      found
        .toSorted(byAge)
        .reverse()
        .map((lock) => [lock.key, lock]),
    );
    const rows = await readAll(tx, { scope, table, locks: [...oldest.values()] });
    return rows.map((row) => ({ ...row, key: keyOf(row, fields) }));
  },

  /** Replaces the data of rows that this transaction has locked, and answers the records that they became, by id. */
  async rewrite(
    tx: Queryable,
    { entity, grant: { appId, isMadeUp } }: Pick<Scope, 'entity' | 'grant'>,
    rows: readonly { id: Id; data: Doc }[],
  ): Promise<Map<string, Doc>> {
    const table = await partitions.of(appId, tx);
    const given = tx`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (id text, data jsonb)`;
    const written = await tx<{ id: string; doc: Doc }[]>`
      update ${table} r set data = given.data, updated_date = statement_timestamp(),
        is_sample = ${staysSample(tx, isMadeUp, tx`given.data`)}
      from (${keyed(tx, { appId, entity }, given)}) as given where ${isRowOf(tx, tx`given`)}
      returning r.id, ${docOf(tx, tx`r`)} as doc`;
    return new Map(written.map(({ id, doc }) => [id, doc]));
  },
});

const keyOf = ({ data }: LockedRow, fields: readonly string[]) =>
  JSON.stringify(fields.map((name) => data[name]));

type Keyed = Lock & { key: string; since: Date };
const byAge = (one: Keyed, other: Keyed) =>
  one.since.getTime() - other.since.getTime() || (one.id < other.id ? -1 : 1);

type Locking = { scope: Scope; table: Table; choice: Choice };

/** Each row is locked before the next one is looked up, so that they are in order however they are found. */
function lockRows<Found extends Lock = Lock>(tx: Queryable, { scope, table, choice }: Locking) {
  const { appId } = scope.grant;
  const { ids, where, limit, more = tx`` } = choice;
  const places = { data: tx`r.data`, table: tx`r`, isById: ids !== null };
  const isMeant = tx`${conditionSql(tx, scope.read, places)} and ${where}`;
  const columns = tx`r.id, octet_length(r.data::text) as bytes ${more}`;
  if (ids === null) {
    const key = { appId, entity: scope.entity };
    return tx<Found[]>`
      select ${columns} from ${table} r where ${inEntityById(tx, key)} and ${isMeant}
      order by r.id limit ${limit} for update of r`;
  }
  return tx<Found[]>`
    select locked.* from (
      select distinct given.id collate "C" as id from unnest(${[...ids]}::text[]) as given (id) order by 1
    ) as asked cross join lateral (
      select ${columns} from ${table} r
      where r.app_id = ${appId} and r.entity = ${scope.entity} and r.id = asked.id and ${isMeant}
      for update of r
    ) as locked limit ${limit}`;
}

type Reading = { scope: Scope; table: Table; locks: readonly Lock[] };

/** All or none: a call that changes them all needs to hold them all. */
async function readAll(tx: Queryable, reading: Reading): Promise<LockedRow[]> {
  if (fitting(reading.locks).length < reading.locks.length)
    throw new Fault('too_large', recordWords.tooLargeToChange(limits.writtenBytes / 1_000_000));
  return readRows(tx, reading);
}

async function readRows(tx: Queryable, { scope, table, locks }: Reading): Promise<LockedRow[]> {
  if (locks.length === 0) return [];
  const key = { appId: scope.grant.appId, entity: scope.entity };
  const named = rowsById(tx, { key, table, ids: locks.map(({ id }) => id) });
  return tx<LockedRow[]>`select r.id, r.data, ${docOf(tx, tx`r`)} as doc from (${named}) as r order by r.id`;
}
