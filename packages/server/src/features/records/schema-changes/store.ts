import type { AppId, Id } from '@sayso/contracts/ids';
import type { RecordsReport, SchemaChangeEntry } from '@sayso/contracts/schema-changes';
import type { FieldRename } from '@sayso/core/entities/schema-change';
import type { AppGrant } from '../../../access/grant.ts';
import type { Fragment, Queryable, Sql } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { jsonText } from '../../../platform/database/json-text.ts';
import { createPartitions, type Partitions } from '../partitions.ts';
import { isRowOf, keyed } from '../rows-by-id.ts';
import type { Doc } from '../store.ts';
import { createLeftValueStore } from './left-values.ts';
import type { Touch } from './migrator.ts';

type Key = { appId: AppId; entity: string };
export type StoredRecord = { id: Id; data: Doc; updated_date: Date };
/** One value of a field, or one within its list. */
export type Holding = { field: string; value: string | number; isList: boolean };
type Next = { after: string; lock: boolean; holding?: Holding | undefined };
export type Rewritten = { id: Id; data: Doc };
export type StoredChange = {
  id: Id;
  entity: string;
  renamed_from: string | null;
  before_hash: string;
  after_hash: string;
  renames: FieldRename[];
  author_id: Id | null;
  created_date: Date;
  undone_date: Date | null;
  /** How many records were written anew. */
  changed: number;
  /** Rules of the entity or of its fields changed, too. */
  changes_rules: boolean;
};
type NewChange = Pick<StoredChange, 'entity' | 'renamed_from' | 'before_hash' | 'after_hash' | 'renames'>;
type EntryRow = Pick<StoredChange, 'id' | 'entity' | 'renamed_from' | 'created_date' | 'undone_date'> & {
  report: RecordsReport;
};

export const createSchemaChangeStore = (sql: Sql) => {
  const partitions = createPartitions();
  return {
    ...createRowStore(partitions),
    ...createLeftValueStore(partitions),
    ...createChangeStore(sql),

    async prune(): Promise<void> {
      await sql`delete from schema_changes where created_date < now() - interval '30 days'`;
    },

    async forgetApp(appId: AppId): Promise<void> {
      await sql`delete from schema_changes where app_id = ${appId}`;
    },
  };
};
export type SchemaChangeStore = ReturnType<typeof createSchemaChangeStore>;

const columns = (sql: Queryable) =>
  sql`id, entity, renamed_from, before_hash, after_hash, renames, author_id, created_date, undone_date,
    (report ->> 'changed')::int as changed, changes_rules`;

const createChangeStore = (sql: Sql) => ({
  async add(
    { appId }: AppGrant,
    made: NewChange & { authorId: Id | null; changesRules?: boolean },
    tx: Queryable,
  ): Promise<Id> {
    const id = newId();
    // By the clock, not by the transaction's start: what is written to records from here on is newer.
    await tx`
      insert into schema_changes
        (app_id, id, entity, renamed_from, before_hash, after_hash, renames, report, author_id, changes_rules, created_date)
      values (${appId}, ${id}, ${made.entity}, ${made.renamed_from}, ${made.before_hash}, ${made.after_hash},
        ${jsonText(made.renames)}::text::jsonb, '{}', ${made.authorId}, ${made.changesRules ?? false}, clock_timestamp())`;
    return id;
  },

  async setReport(
    { appId }: AppGrant,
    { id, report }: { id: Id; report: RecordsReport },
    tx: Queryable,
  ): Promise<void> {
    await tx`
      update schema_changes set report = ${jsonText(report)}::text::jsonb where app_id = ${appId} and id = ${id}`;
  },

  /** Lets a change without effect on records reach to a later text, as an editor that saves by itself makes many. */
  async extend(
    { appId }: AppGrant,
    { id, afterHash }: { id: Id; afterHash: string },
    tx: Queryable,
  ): Promise<void> {
    await tx`update schema_changes set after_hash = ${afterHash} where app_id = ${appId} and id = ${id}`;
  },

  /** The newest change of an entity that holds. */
  async newest({ appId, entity }: Key, before: Id | null, on: Queryable): Promise<StoredChange | undefined> {
    const older = before === null ? on`true` : on`id < ${before}`;
    const [row] = await on<StoredChange[]>`
      select ${columns(on)} from schema_changes
      where app_id = ${appId} and entity = ${entity} and undone_date is null and ${older}
      order by schema_changes.id desc limit 1`;
    return row;
  },

  async find({ appId }: AppGrant, id: Id, on: Queryable): Promise<StoredChange | undefined> {
    const [row] = await on<StoredChange[]>`
      select ${columns(on)} from schema_changes where app_id = ${appId} and id = ${id}`;
    return row;
  },

  /** Marks a change as undone; what was kept for that is not needed any more. */
  async markUndone({ appId }: AppGrant, id: Id, tx: Queryable): Promise<void> {
    await tx`update schema_changes set undone_date = now() where app_id = ${appId} and id = ${id}`;
    await tx`delete from schema_change_rows where app_id = ${appId} and change_id = ${id}`;
  },

  /** Newest first. */
  async list(
    { appId }: AppGrant,
    { entity, limit }: { entity?: string | undefined; limit: number },
  ): Promise<SchemaChangeEntry[]> {
    const named = entity === undefined ? sql`true` : sql`entity = ${entity}`;
    const rows = await sql<EntryRow[]>`
      select id, entity, renamed_from, report, created_date, undone_date from schema_changes
      where app_id = ${appId} and ${named} order by schema_changes.id desc limit ${limit}`;
    return rows.map((row) => ({
      ...row,
      created_date: row.created_date.toISOString(),
      undone_date: row.undone_date?.toISOString() ?? null,
    }));
  },
});

/** Few enough that other requests hardly wait while they are read, checked and written. */
const batchRows = 250;
const batchBytes = 2 * 2 ** 20;

function createRowStore(partitions: Partitions) {
  return {
    async hasRecords({ appId, entity }: Key, on: Queryable): Promise<boolean> {
      const table = await partitions.of(appId, on);
      const rows = await on`select 1 from ${table} where app_id = ${appId} and entity = ${entity} limit 1`;
      return rows.length > 0;
    },

    async countRecords({ appId, entity }: Key, on: Queryable): Promise<number> {
      const table = await partitions.of(appId, on);
      const [row] = await on<{ records: number }[]>`
        select count(*)::int as records from ${table} where app_id = ${appId} and entity = ${entity}`;
      return row?.records ?? 0;
    },

    /** Those of the fields that a record has a value of; what was left empty is none. */
    async filledFields({ appId, entity }: Key, fields: readonly string[], on: Queryable): Promise<string[]> {
      const table = await partitions.of(appId, on);
      const rows = await on<{ field: string }[]>`
        select field from unnest(${[...fields]}::text[]) as asked (field)
        where exists (
          select 1 from ${table} where app_id = ${appId} and entity = ${entity}
            and coalesce(data -> field, 'null') not in ('null', '""', '[]'))`;
      return rows.map(({ field }) => field);
    },

    async countHolding({ appId, entity }: Key, holding: Holding, on: Queryable): Promise<number> {
      const table = await partitions.of(appId, on);
      const [row] = await on<{ records: number }[]>`
        select count(*)::int as records from ${table}
        where app_id = ${appId} and entity = ${entity} and ${isHeld(on, holding)}`;
      return row?.records ?? 0;
    },

    /**
     * The next records after an id, so many as 2 MB hold, none for the end; with `lock` nobody else changes them until
     * the transaction ends.
     */
    async next(
      { appId, entity }: Key,
      { after, lock, holding }: Next,
      on: Queryable,
    ): Promise<StoredRecord[]> {
      const table = await partitions.of(appId, on);
      return on<StoredRecord[]>`
        select id, data, updated_date from (
          select id, data, updated_date, row_number() over sizes as number,
            sum(octet_length(data::text)) over sizes as bytes
          from (
            select id, data, updated_date from ${table}
            where app_id = ${appId} and entity = ${entity} and id > ${after} and ${isHeld(on, holding)}
            order by id limit ${batchRows} ${lock ? on`for update` : on``}
          ) as coming window sizes as (order by id)
        ) as measured where bytes < ${batchBytes} or number = 1 order by id`;
    },

    /** Replaces the data of locked rows; nobody wrote them, so that their date stays. */
    async rewrite({ appId, entity }: Key, rows: readonly Rewritten[], tx: Queryable): Promise<void> {
      if (rows.length === 0) return;
      const table = await partitions.of(appId, tx);
      const given = tx`jsonb_to_recordset(${jsonText(rows)}::text::jsonb) as given (id text, data jsonb)`;
      await tx`
        update ${table} r set data = given.data
        from (${keyed(tx, { appId, entity }, given)}) as given where ${isRowOf(tx, tx`given`)}`;
    },

    async keepTouches(
      { appId }: AppGrant,
      { changeId, rows }: { changeId: Id; rows: readonly { id: Id; touches: readonly Touch[] }[] },
      tx: Queryable,
    ): Promise<void> {
      if (rows.length === 0) return;
      await tx`
        insert into schema_change_rows (app_id, change_id, record_id, touches)
        select ${appId}, ${changeId}, given.id, given.touches
        from jsonb_to_recordset(${jsonText(rows)}::text::jsonb) as given (id text, touches jsonb)`;
    },

    async touchesOf(
      { appId }: AppGrant,
      { changeId, ids }: { changeId: Id; ids: readonly Id[] },
      tx: Queryable,
    ): Promise<Map<Id, Touch[]>> {
      const rows = await tx<{ record_id: Id; touches: Touch[] }[]>`
        select record_id, touches from schema_change_rows
        where app_id = ${appId} and change_id = ${changeId} and record_id = any(${[...ids]}::text[])`;
      return new Map(rows.map(({ record_id: id, touches }) => [id, touches]));
    },
  };
}

/** Whether a row holds the value; of a list one of its values may be it. */
function isHeld(on: Queryable, holding: Holding | undefined): Fragment {
  if (!holding) return on`true`;
  const { field, value, isList } = holding;
  const stored = on`(data -> ${field}::text)`;
  if (!isList) return on`${stored} = ${jsonText(value)}::text::jsonb`;
  return on`${stored} @> ${jsonText([value])}::text::jsonb`;
}
