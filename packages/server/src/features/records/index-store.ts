import { createHash } from 'node:crypto';
import type { AppId } from '@sayso/contracts/ids';
import { isSystemField } from '@sayso/core/filters/condition';
import { recordField } from '@sayso/core/filters/parse-filter';
import { type Queryable, type Sql, spelledOut } from '../../platform/database/database.ts';
import { orderBy, orderKeys, tieKey, valueSql } from './condition-sql.ts';
import { matchKey } from './field-keys.ts';
import type { IndexKind, Standing, Use } from './index-uses.ts';
import { createPartitions } from './partitions.ts';
import { inEntity } from './rows-by-id.ts';

export type Place = { appId: AppId; entity: string };
export type Counted = Place & Use & { uses: number };
export type Wanted = Standing & Place & Use & { common: unknown[] };

const prefix = 'records_used_';
/** Fewer records are read as fast without. */
const manyRecords = 5_000;
/** Filters name whatever fields they like. */
const mostCounted = 100;

const indexNameOf = ({ appId, entity, field, kind }: Place & Use): string =>
  `${prefix}${createHash('sha256')
    .update(JSON.stringify([appId, entity, field, kind]))
    .digest('hex')
    .slice(0, 24)}`;

/** `slowSql` has no limit of time: making an index takes as long as it takes. */
export const createIndexStore = ({ sql, slowSql }: { sql: Sql; slowSql: Sql }) => {
  const partitions = createPartitions();
  return {
    async isLarge({ appId, entity }: Place): Promise<boolean> {
      const table = await partitions.of(appId, sql);
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from (
          select 1 from ${table} where app_id = ${appId} and entity = ${entity} limit ${manyRecords + 1}) as first`;
      return (row?.count ?? 0) > manyRecords;
    },

    async addUses(counted: Counted): Promise<void> {
      const { appId, entity, field, kind, uses } = counted;
      const partition = (await partitions.of(appId, sql)).names.join('');
      await sql`
        insert into record_index_uses as u (app_id, entity, field, kind, partition, index_name, uses)
        select ${appId}, ${entity}, ${field}, ${kind}, ${partition}, ${indexNameOf(counted)}, ${uses}::bigint
        where (select count(*) from record_index_uses where app_id = ${appId}) < ${mostCounted}
          or exists (select 1 from record_index_uses where index_name = ${indexNameOf(counted)})
        on conflict (app_id, entity, field, kind) do update set uses = u.uses + excluded.uses`;
    },

    /** What was not used for days leaves its place to others. */
    async age(): Promise<void> {
      await sql`update record_index_uses set uses = uses / 2, is_fit = true`;
      await sql`delete from record_index_uses where uses = 0`;
    },

    async forgetApps(): Promise<void> {
      await sql`delete from record_index_uses u
        where not exists (select 1 from apps a where a.id = u.app_id and a.deleted_at is null)`;
    },

    /** Everything that was used, and whether its index stands and is whole. */
    standing: async (): Promise<Wanted[]> => sql<Wanted[]>`
      select u.app_id as "appId", u.entity, u.field, u.kind, u.partition, u.index_name as "indexName",
        u.uses::float8 as uses, u.common, u.is_fit as "isFit", coalesce(i.indisvalid, false) as "isMade"
      from record_index_uses u
      left join pg_class c on c.relname = u.index_name and pg_table_is_visible(c.oid)
      left join pg_index i on i.indexrelid = c.oid`,

    /** Names of the indexes that were made here, begun ones among them. */
    async present(): Promise<{ name: string; isWhole: boolean }[]> {
      return sql<{ name: string; isWhole: boolean }[]>`
        select c.relname as name, i.indisvalid as "isWhole" from pg_index i join pg_class c on c.oid = i.indexrelid
        where starts_with(c.relname::text, ${prefix}) and pg_table_is_visible(c.oid)`;
    },

    /** Looks at the values that the field has; false where an index would find few records of any. */
    async isFit(wanted: Wanted): Promise<boolean> {
      if (wanted.kind !== 'match' || isSystemField(wanted.field)) return true;
      const { common, isFit } = await spreadOf(slowSql, wanted);
      await sql`update record_index_uses set common = ${sql.json(common)}, is_fit = ${isFit}
        where index_name = ${wanted.indexName}`;
      return isFit;
    },

    async make(wanted: Wanted): Promise<void> {
      const { appId, entity, partition, indexName } = wanted;
      await spelledOut(slowSql`
        create index concurrently ${slowSql(indexName)} on ${slowSql(partition)} (${columnsOf(slowSql, wanted)})
        where ${inEntity(slowSql, { appId, entity })}`);
    },

    async drop(name: string): Promise<void> {
      await slowSql`drop index concurrently if exists ${slowSql(name)}`;
    },

    async loseUses(indexName: string): Promise<void> {
      await sql`delete from record_index_uses where index_name = ${indexName}`;
    },

    /** Runs the work where nobody else is at it, on any node; it ends with its holder, however that ends. */
    async alone(work: () => Promise<void>): Promise<void> {
      await slowSql.begin(async (tx) => {
        // Without values: a statement with some keeps what it saw of the database, and making an index waits for
        // all who do.
        const [row] = await tx<{ isFree: boolean }[]>`
          select pg_try_advisory_xact_lock(hashtextextended('sayso.record-indexes', 0)) as "isFree"`;
        if (row?.isFree) await work();
      });
    },
  };
};
export type IndexStore = ReturnType<typeof createIndexStore>;

type Spread = { common: unknown[]; isFit: boolean };

/** Which values more than one record in fifty has, and whether the others are worth an index. Lists are all alike to it. */
async function spreadOf(sql: Sql, { appId, entity, partition, field }: Wanted): Promise<Spread> {
  const value = sql`(${valueSql(sql, recordField(field), { data: sql`data` })})`;
  const [row] = await sql<{ common: unknown[]; lists: number; others: number }[]>`
    select coalesce(jsonb_agg(value) filter (where is_common), '[]') as common,
      coalesce(sum(share) filter (where jsonb_typeof(value) = 'array'), 0)::float8 as lists,
      coalesce(sum(share) filter (where not is_common and value is not null), 0)::float8 as others
    from (
      select value, share, value is not null and share > 0.02 as is_common from (
        select value, count(*) / sum(count(*)) over () as share from (
          select ${value} as value from ${sql(partition)} where app_id = ${appId} and entity = ${entity}
        ) as held group by value
      ) as counted
    ) as spread`;
  const { common, lists, others } = row ?? { common: [], lists: 0, others: 0 };
  return { common, isFit: lists < 0.02 && others > 0.02 };
}

/** The very expressions that filters and orders compare by. */
function columnsOf(sql: Queryable, { field: name, kind }: { field: string; kind: IndexKind }) {
  const field = recordField(name);
  const places = { data: sql`data` };
  if (kind !== 'match') {
    const orders = [{ field, descending: kind === 'descending' }];
    return orderBy(sql, [...orderKeys(sql, orders, places), tieKey(sql, orders)]);
  }
  if (field.in === 'system') return sql`${sql(field.name)}, created_date desc, id`;
  return matchKey(sql, sql`(${valueSql(sql, field, places)})`);
}
