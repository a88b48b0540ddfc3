import type { Unique } from '@sayso/core/entities/unique';
import type { Condition } from '@sayso/core/filters/condition';
import { type Fragment, type Queryable, type Sql, sqlState } from '../../platform/database/database.ts';
import { gatherWhileBusy } from '../../platform/gather.ts';
import { conditionSql } from './condition-sql.ts';
import type { Partitions, Table } from './partitions.ts';
import { type Doc, docOf, type Scope, scopeKey, staysSample } from './row-sql.ts';
import { isRowOf } from './rows-by-id.ts';
import { keysOf } from './unique-keys.ts';
import type { UniqueValues } from './unique-values.ts';

/** `unique`: what no two records may share, of what the patch touches. */
type Change = { id: string; patch: Doc; allowed: Condition; unique?: readonly Unique[] };
type Updated = { before: Doc; after: Doc | null };
/** `patch`: the change as JSON text. */
type RowUpdate = { scope: Scope; change: Change; patch: string; table: Table; hasOld: boolean };

const most = { items: 50, size: 512 * 2 ** 10 };
/** Values that cannot be stored, rows that grew too large: each is of one row. */
const ofOneRow = /^(?:22|23|54)/;

/** The first version whose UPDATE returns old rows beside the new ones. */
const returnsOldRows = 180_000;

export function createRowUpdate(sql: Sql, partitions: Partitions, values: UniqueValues) {
  let version: Promise<number> | undefined;
  const versionOf = async (): Promise<number> => {
    const [row] = await sql<
      { version: number }[]
    >`select current_setting('server_version_num')::int as version`;
    return row?.version ?? 0;
  };
  const knownVersion = (): Promise<number> => {
    version ??= versionOf().catch((error: unknown) => {
      version = undefined;
      throw error;
    });
    return version;
  };

  // What people change at the same time by the same rules shares a statement and its commit.
  const together = gatherWhileBusy<RowUpdate, Updated | null>({
    run: (_, given) => updateAllowed(sql, given),
    isOfOne: (error) => ofOneRow.test(sqlState(error) ?? ''),
    nameOf: ({ change }) => change.id,
    lanes: 2,
    most,
  });

  return {
    /**
     * Lays the patch over a visible row, where the old row and the new one both meet `allowed`.
     * Null: there is no such row for this visitor; `after` null: there is, and it may not be changed so. Throws
     * `TakenError` where another record has values that are unique.
     */
    async update(scope: Scope, change: Change): Promise<Updated | null> {
      const given = {
        scope,
        change,
        patch: JSON.stringify(change.patch),
        table: await partitions.of(scope.grant.appId, sql),
        hasOld: (await knownVersion()) >= returnsOldRows,
      };
      if (change.unique && change.unique.length > 0) return updateUnique(sql, values, given);
      const key = `${scopeKey(scope)}${JSON.stringify(change.allowed)}`;
      const done = await together(key, given, given.patch.length);
      // Only a row that was looked up first tells why nothing was changed.
      return done ?? updateLooked(sql, given);
    },
  };
}

/** The places of a row `r` and of what it becomes. */
function placesOf(sql: Queryable, { scope, change }: RowUpdate, patch: Fragment) {
  const merged = sql`(r.data || ${patch})`;
  const places = { data: sql`r.data`, table: sql`r`, isById: true };
  return {
    written: sql`data = ${merged}, updated_date = now(),
      is_sample = ${staysSample(sql, scope.grant.isMadeUp, merged)}`,
    isOfEntity: sql`r.app_id = ${scope.grant.appId} and r.entity = ${scope.entity}`,
    isRead: conditionSql(sql, scope.read, places),
    isAllowed: sql`${conditionSql(sql, change.allowed, places)}
      and ${conditionSql(sql, change.allowed, { ...places, data: merged })}`,
  };
}

/** Changes rows of one scope; null for each that is not there, or may not be changed so. */
async function updateAllowed(sql: Sql, given: readonly RowUpdate[]): Promise<(Updated | null)[]> {
  const [first] = given;
  if (first === undefined) return [];
  const { hasOld } = first;
  const only = given.length === 1 && hasOld;
  const patch = only ? sql`${first.patch}::text::jsonb` : sql`given.patch`;
  const { written, isOfEntity, isRead, isAllowed } = placesOf(sql, first, patch);
  const rows = await sql<(Updated & { id: string })[]>`
    ${only ? sql`` : freeRows(sql, first, given)}
    update ${first.table} r set ${written} ${only ? sql`` : patchesOf(sql, given)}
    where ${only ? sql`${isOfEntity} and r.id = ${first.change.id}` : sql`${isRowOf(sql, sql`free`)} and given.id = free.id`}
      and ${isRead} and ${isAllowed}
    returning r.id, ${docOf(sql, hasOld ? sql`old` : sql`free`)} as before, ${docOf(sql, sql`r`)} as after`;
  const byId = new Map(rows.map(({ id, before, after }) => [id, { before, after }]));
  return given.map(({ change }) => byId.get(change.id) ?? null);
}

/**
 * The rows that nobody holds: one that somebody does is changed alone, where its wait holds up nobody else. Whole where
 * they are to be returned as they were.
 */
function freeRows(sql: Sql, { scope, table, hasOld }: RowUpdate, given: readonly RowUpdate[]): Fragment {
  // In one order, so that no two statements wait for each other; one by one, so that each is looked up by its key.
  const ids = given.map(({ change }) => change.id).sort();
  return sql`with free as materialized (
    select found.* from unnest(${ids}::text[]) as asked (asked_id)
    cross join lateral (
      select app_id, entity, id ${hasOld ? sql`` : wholeRow(sql)} from ${table}
      where app_id = ${scope.grant.appId} and entity = ${scope.entity} and id = asked_id
      for no key update skip locked) as found)`;
}

const wholeRow = (sql: Sql): Fragment =>
  sql`, data, created_by, created_by_id, created_date, updated_date, is_sample`;

function patchesOf(sql: Sql, given: readonly RowUpdate[]): Fragment {
  const texts = given.map(({ change, patch }) => `{"id":${JSON.stringify(change.id)},"patch":${patch}}`);
  return sql`from free,
    jsonb_to_recordset(${`[${texts.join()}]`}::text::jsonb) as given (id text, patch jsonb)`;
}

const updateUnique = (sql: Sql, values: UniqueValues, given: RowUpdate): Promise<Updated | null> =>
  sql.begin(async (tx) => {
    const done = await updateLooked(tx, given);
    if (!done?.after) return done;
    const { grant, entity } = given.scope;
    const row = { id: given.change.id, data: done.after, before: done.before };
    await values.claim(tx, { appId: grant.appId, entity }, keysOf(given.change.unique ?? [], [row]));
    return done;
  });

async function updateLooked(sql: Queryable, given: RowUpdate): Promise<Updated | null> {
  const { written, isOfEntity, isRead, isAllowed } = placesOf(sql, given, sql`${given.patch}::text::jsonb`);
  const [row] = await sql<Updated[]>`
    with old as (
      select id, data, created_by, created_by_id, created_date, updated_date, is_sample from ${given.table} r
      where ${isOfEntity} and r.id = ${given.change.id} and ${isRead}
      for update
    ), new as (
      update ${given.table} r set ${written} from old
      where ${isOfEntity} and r.id = ${given.change.id} and r.id = old.id and ${isAllowed}
      returning r.*
    )
    select ${docOf(sql, sql`old`)} as before,
      case when new.id is not null then ${docOf(sql, sql`new`)} end as after
    from old left join new on new.id = old.id`;
  return row ?? null;
}
