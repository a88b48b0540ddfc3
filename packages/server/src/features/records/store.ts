import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { and, type Condition, hasPattern } from '@sayso/core/filters/condition';
import type { Order } from '@sayso/core/filters/sort';
import type { Aggregate } from '@sayso/core/records/parse-aggregate';
import type { AppGrant } from '../../access/grant.ts';
import { planned, type Queryable, type Sql } from '../../platform/database/database.ts';
import { recordWords } from '../../texts/records.ts';
import { type Aggregated, aggregateRows } from './aggregate-sql.ts';
import { createAuthorNames } from './authors.ts';
import { conditionSql, orderSql } from './condition-sql.ts';
import { noIndexes, type RecordIndexes } from './indexes.ts';
import { type Author, createInserting } from './inserting.ts';
import { createLook } from './look.ts';
import { type CursorPage, type RecordWalk, type ValueWalk, walkRecords, walkValues } from './page-sql.ts';
import { createPartitions, type Partitions, type Table } from './partitions.ts';
import { withPatternLimit } from './pattern-limit.ts';
import { createRowLocks } from './row-locks.ts';
import { type Doc, docOf, docOfFields, docText, type Scope, visibleRows } from './row-sql.ts';
import { createRowUpdate } from './row-update.ts';
import { inEntity, rowsById } from './rows-by-id.ts';
import { createUniqueValues } from './unique-values.ts';

export type { Author, NewRecord } from './inserting.ts';
export type { Doc, Scope } from './row-sql.ts';

export type Page = {
  filter: Condition;
  orders: readonly Order[];
  limit: number;
  skip: number;
  fields: readonly string[] | undefined;
};
type Key = { appId: Id; entity: string };

export const createRecordStore = (sql: Sql, indexes: RecordIndexes = noIndexes) => {
  const partitions = createPartitions();
  const unique = createUniqueValues(sql, partitions);
  return {
    ...reading(sql, partitions, indexes),
    ...createAuthorNames(sql),

    /** Which values are whose, where they are not to be shared. */
    unique,
    ...createInserting(sql, partitions, unique),
    ...createRowUpdate(sql, partitions, unique),

    /** Null: there is no such row for this visitor; `gone` false: there is, and it may not be deleted. */
    async remove(
      scope: Scope,
      { id, allowed }: { id: string; allowed: Condition },
    ): Promise<{ doc: Doc; gone: boolean } | null> {
      const { appId } = scope.grant;
      const table = await partitions.of(appId, sql);
      const on = { data: sql`r.data`, table: sql`r`, isById: true };
      const [gone] = await sql<{ doc: Doc }[]>`
        delete from ${table} r
        where r.app_id = ${appId} and r.entity = ${scope.entity} and r.id = ${id}
          and ${conditionSql(sql, scope.read, on)} and ${conditionSql(sql, allowed, on)}
        returning ${docOf(sql, sql`r`)} as doc`;
      if (gone) return { doc: gone.doc, gone: true };
      const [kept] = await sql<{ doc: Doc }[]>`
        select ${docOf(sql, sql`r`)} as doc from ${table} r
        where r.app_id = ${appId} and r.entity = ${scope.entity} and r.id = ${id}
          and ${conditionSql(sql, scope.read, on)}`;
      return kept ? { doc: kept.doc, gone: false } : null;
    },

    /** Which version of the app's entities holds, and who its maker is. */
    async factsOf({ appId }: AppGrant): Promise<{ codeHash: string; author: Author }> {
      const [row] = await sql<{ app_code_hash: string; id: Id; email: string }[]>`
        select a.app_code_hash, u.id, u.email from apps a join users u on u.id = a.owner_id where a.id = ${appId}`;
      return { codeHash: row?.app_code_hash ?? '', author: row ? { id: row.id, email: row.email } : null };
    },

    ...bookkeeping(sql, partitions),
    ...createRowLocks(sql, partitions),
    transaction: <T>(work: (tx: Queryable) => Promise<T>) => sql.begin(work),
    /** A transaction that looks rows up by this filter. */
    filtering: <T>({ grant }: Scope, filter: Condition, work: (tx: Queryable) => Promise<T>): Promise<T> =>
      hasPattern(filter) ? withPatternLimit(sql, grant.appId, work) : sql.begin(work),
  };
};

const patternLimited =
  (sql: Sql) =>
  <T>({ grant }: Scope, filter: Condition, work: (on: Queryable) => Promise<T>): Promise<T> =>
    hasPattern(filter) ? withPatternLimit(sql, grant.appId, work) : work(sql);

function reading(sql: Sql, partitions: Partitions, indexes: RecordIndexes) {
  const run = patternLimited(sql);
  return {
    /** A page of records as JSON text, built by the database. */
    list: (given: Scope, page: Page): Promise<string> => {
      const scope = indexes.asked(given, page);
      return run(scope, page.filter, async (on) =>
        listPage(on, { scope, page, table: await partitions.of(scope.grant.appId, on) }),
      );
    },

    count: (given: Scope, filter: Condition): Promise<number> => {
      const scope = indexes.asked(given, { filter, orders: [] });
      return run(scope, filter, async (on) => {
        const table = await partitions.of(scope.grant.appId, on);
        const [row] = await on<{ count: number }[]>`
          select count(*)::int as count from (${visibleRows(on, { scope, table, filter })}) as visible
          where ${conditionSql(on, filter, { data: on`data`, keys: scope.keys })}`;
        return row?.count ?? 0;
      });
    },

    walkRecords: (given: Scope, walk: RecordWalk): Promise<CursorPage> => {
      const scope = indexes.asked(given, walk);
      return run(scope, walk.filter, async (on) =>
        walkRecords(on, { scope, walk, table: await partitions.of(scope.grant.appId, on) }),
      );
    },

    walkValues: (scope: Scope, walk: ValueWalk): Promise<CursorPage> =>
      run(scope, walk.filter, async (on) =>
        walkValues(on, { scope, walk, table: await partitions.of(scope.grant.appId, on) }),
      ),

    aggregate: (given: Scope, asked: Aggregate): Promise<Aggregated> => {
      const scope = indexes.asked(given, { filter: asked.filter, orders: [] });
      return run(scope, and(asked.filter, asked.having), async (on) =>
        aggregateRows(on, { scope, asked, table: await partitions.of(scope.grant.appId, on) }),
      );
    },

    /** JSON text of one record; null where it is not there for this visitor. */
    get: createLook(sql, partitions),
  };
}

/** For what goes over all records of an app, which may take longer than a request's statements do. */
const unhurried = (sql: Sql, work: (tx: Queryable) => PromiseLike<unknown>): Promise<void> =>
  sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await work(tx);
  });

/** What the server itself asks of records and does to them, whoever may see them. */
const bookkeeping = (sql: Sql, partitions: Partitions) => ({
  /** Which of the ids are records of the entity. */
  async existing({ appId, entity }: Key, ids: readonly string[], on: Queryable = sql): Promise<Set<string>> {
    const table = await partitions.of(appId, on);
    const rows = await on<{ id: string }[]>`
      select id from (${rowsById(on, { key: { appId, entity }, table, ids: [...new Set(ids)] })}) as named`;
    return new Set(rows.map(({ id }) => id));
  },

  /** Ids of an entity's records, oldest first. */
  async oldest({ appId, entity }: Key, limit: number, on: Queryable = sql): Promise<Id[]> {
    const table = await partitions.of(appId, on);
    const rows = await on<{ id: Id }[]>`
      select id from ${table} where ${inEntity(on, { appId, entity })}
      order by created_date asc, id desc limit ${limit}`;
    return rows.map(({ id }) => id);
  },

  /** The data of an entity's newest records, so many as 8 MB hold, within two seconds. */
  async newest({ appId, entity }: Key, most: number): Promise<{ records: Doc[]; isAll: boolean }> {
    const table = await partitions.of(appId, sql);
    const rows = await sql.begin(async (tx) => {
      await tx`set local statement_timeout = '2s'`;
      return tx<{ data: Doc; total: number }[]>`
        select data, total from (
          select data, count(*) over ()::int as total,
            sum(pg_column_size(data)) over (order by created_date desc, id) as bytes from (
            select data, created_date, id from ${table} where ${inEntity(tx, { appId, entity })}
            order by created_date desc, id limit ${most + 1}
          ) as newest
        ) as measured where bytes < ${8 * 2 ** 20}`;
    });
    const records = rows.map(({ data }) => data);
    return {
      records: records.slice(0, most),
      isAll: rows.length === (rows[0]?.total ?? 0) && rows.length <= most,
    };
  },

  /** What its records hold of unique fields is to be written down anew. */
  async rename({ appId, entity }: Key, to: string, tx: Queryable): Promise<void> {
    const table = await partitions.of(appId, tx);
    await tx`set local statement_timeout = 0`;
    await tx`update ${table} set entity = ${to} where app_id = ${appId} and entity = ${entity}`;
    await tx`delete from unique_values where app_id = ${appId} and entity in (${entity}, ${to})`;
  },

  async forgetApp(appId: AppId): Promise<void> {
    const table = await partitions.of(appId, sql);
    await unhurried(sql, async (tx) => {
      await tx`delete from ${table} where app_id = ${appId}`;
      await tx`delete from unique_values where app_id = ${appId}`;
    });
  },
});
export type RecordStore = ReturnType<typeof createRecordStore>;

type Listing = { scope: Scope; page: Page; table: Table };

async function listPage(on: Queryable, { scope, page, table }: Listing): Promise<string> {
  const places = { data: on`data`, keys: scope.keys };
  const doc = page.fields ? docOfFields(on, page.fields) : docText(on);
  const [row] = await on<{ body: string | null }[]>`
    select case when coalesce(sum(octet_length(doc)), 0) <= ${limits.listBytes}
      then coalesce('[' || string_agg(doc, ',') || ']', '[]') end as body from (
      select ${doc} as doc from (${visibleRows(on, { scope, table, ...page })}) as visible
      where ${conditionSql(on, page.filter, places)}
      order by ${orderSql(on, page.orders, places)}
      limit ${planned(page.limit)} ${page.skip > 0 ? on`offset ${page.skip}` : on``}
    ) as page`;
  if (!row || row.body === null)
    throw new Fault('too_large', recordWords.listTooLarge(limits.listBytes / 1_000_000));
  return row.body;
}
