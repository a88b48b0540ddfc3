import type { AppId, Id } from '@sayso/contracts/ids';
import type { Unique } from '@sayso/core/entities/unique';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import type { Partitions } from './partitions.ts';
import type { Doc } from './row-sql.ts';
import { rowsById } from './rows-by-id.ts';
import {
  type Conflict,
  firstOfEach,
  hashOf,
  keysOf,
  nameOf,
  TakenError,
  type UniqueKey,
} from './unique-keys.ts';

type Key = { appId: AppId; entity: string };
type Rewriting = {
  unique: readonly Unique[];
  /** Goes over the records, oldest first. */
  walk(each: (batch: readonly { id: Id; data: Doc }[]) => Promise<void>): Promise<void>;
};
type Row = { name: string; hash: string; record_id: Id };

const keysAtOnce = 5_000;
const prunedAtOnce = 5_000;

/** Keeps whose the values are that no two records of an entity may share. */
export const createUniqueValues = (sql: Sql, partitions: Partitions) => ({
  /**
   * Takes the values for their records, which this transaction has written and which it locks nothing after. Throws
   * `TakenError` where others have them. Always in one order, so that no two wait for each other.
   */
  async claim(tx: Queryable, key: Key, keys: readonly UniqueKey[]): Promise<void> {
    const { first, late } = firstOfEach(keys);
    const conflicts: Conflict[] = [...late];
    for (const some of inParts(first.sort(byName))) {
      const rows = await hold(tx, key, some);
      const holders = new Map(rows.map((row) => [`${row.name} ${row.hash}`, row.record_id]));
      const others = some.filter((each) => holders.get(nameOf(each)) !== each.id);
      if (others.length === 0) continue;
      const held = new Set(await stillHeld(tx, partitions, { key, keys: others }));
      conflicts.push(...held);
      await takeOver(
        tx,
        key,
        others.filter((each) => !held.has(each)),
      );
    }
    if (conflicts.length > 0) throw new TakenError(conflicts);
  },

  /** Which of the values other records have, as things are now. */
  async taken(key: Key, keys: readonly UniqueKey[], on: Queryable = sql): Promise<Conflict[]> {
    const found: Conflict[] = [];
    for (const some of inParts(keys)) found.push(...(await stillHeld(on, partitions, { key, keys: some })));
    return found;
  },

  /**
   * Writes down anew what all records of an entity hold, once whoever takes values has ended; who does so meanwhile
   * waits for this transaction. What several share is the first one's, until none of them has it any more.
   */
  async rewriteAll(tx: Queryable, key: Key, { unique, walk }: Rewriting): Promise<void> {
    await tx`select pg_advisory_xact_lock(${gateOf(tx, key)})`;
    await tx`delete from unique_values where app_id = ${key.appId} and entity = ${key.entity}`;
    if (unique.length > 0) await walk((batch) => add(tx, key, keysOf(unique, batch)));
  },

  /** Forgets what records held that are gone. */
  async prune(): Promise<void> {
    while ((await sql.begin(pruneSome)) === prunedAtOnce);
  },
});
export type UniqueValues = ReturnType<typeof createUniqueValues>;

function* inParts(keys: readonly UniqueKey[]): Generator<readonly UniqueKey[]> {
  for (let at = 0; at < keys.length; at += keysAtOnce) yield keys.slice(at, at + keysAtOnce);
}

const byName = (one: UniqueKey, other: UniqueKey) => (nameOf(one) < nameOf(other) ? -1 : 1);
const textOf = (keys: readonly UniqueKey[]) =>
  JSON.stringify(keys.map(({ unique: { name }, hash, id }) => ({ name, hash, id })));
const gateOf = (on: Queryable, { appId, entity }: Key) =>
  on`hashtextextended(${`sayso.unique:${appId} ${entity}`}, 0)`;

/** Takes what is free, locks what is not, and answers whose each value is. */
const hold = (tx: Queryable, key: Key, keys: readonly UniqueKey[]) => tx<Row[]>`
  with gate as materialized (select pg_advisory_xact_lock_shared(${gateOf(tx, key)}))
  insert into unique_values as u (app_id, entity, name, hash, record_id)
  select ${key.appId}, ${key.entity}, given.name, given.hash, given.id
  from gate, jsonb_to_recordset(${textOf(keys)}::text::jsonb) as given (name text, hash text, id text)
  on conflict (app_id, entity, name, hash, spare) do update set record_id = u.record_id
  returning name, hash, record_id`;

async function takeOver(tx: Queryable, { appId, entity }: Key, keys: readonly UniqueKey[]): Promise<void> {
  if (keys.length === 0) return;
  await tx`
    update unique_values u set record_id = given.id
    from jsonb_to_recordset(${textOf(keys)}::text::jsonb) as given (name text, hash text, id text)
    where u.app_id = ${appId} and u.entity = ${entity} and u.name = given.name and u.hash = given.hash
      and u.spare = ''`;
}

/** For when nobody else takes values: those that are taken are kept beside whose they are. */
async function add(tx: Queryable, key: Key, keys: readonly UniqueKey[]): Promise<void> {
  const rows = (isSpare: boolean, of: readonly UniqueKey[]) => tx<Row[]>`
    insert into unique_values (app_id, entity, name, hash, spare, record_id)
    select ${key.appId}, ${key.entity}, given.name, given.hash, case when ${isSpare} then given.id else '' end, given.id
    from jsonb_to_recordset(${textOf(of)}::text::jsonb) as given (name text, hash text, id text)
    on conflict do nothing returning name, hash, record_id`;
  const holders = new Map((await rows(false, keys)).map((row) => [`${row.name} ${row.hash}`, row.record_id]));
  const late = keys.filter((each) => holders.get(nameOf(each)) !== each.id);
  if (late.length > 0) await rows(true, late);
}

/** Answers how many it looked at: rows whose records were not there. */
async function pruneSome(tx: Queryable): Promise<number> {
  await tx`set local statement_timeout = 0`;
  const isGone = tx`not exists (
    select 1 from records r where r.app_id = u.app_id and r.entity = u.entity and r.id = u.record_id)`;
  const rows = await tx`
    select app_id, entity, name, hash, spare from unique_values u where ${isGone}
    limit ${prunedAtOnce} for update of u skip locked`;
  // Asked again, of rows that nobody takes over any more: the first look may be older than who has them by now.
  if (rows.length > 0)
    await tx`
      delete from unique_values u
      using jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as given (app_id text, entity text, name text, hash text, spare text)
      where u.app_id = given.app_id and u.entity = given.entity and u.name = given.name and u.hash = given.hash
        and u.spare = given.spare and ${isGone}`;
  return rows.length;
}

type Asked = { key: Key; keys: readonly UniqueKey[] };

/** A record that is gone, or holds something else by now, holds nobody up. */
async function stillHeld(
  on: Queryable,
  partitions: Partitions,
  { key: { appId, entity }, keys }: Asked,
): Promise<UniqueKey[]> {
  const rows = await on<Row[]>`
    select u.name, u.hash, u.record_id
    from jsonb_to_recordset(${textOf(keys)}::text::jsonb) as given (name text, hash text, id text)
    join unique_values u on u.app_id = ${appId} and u.entity = ${entity} and u.name = given.name
      and u.hash = given.hash and u.record_id <> given.id`;
  if (rows.length === 0) return [];
  const table = await partitions.of(appId, on);
  const ids = [...new Set(rows.map(({ record_id: id }) => id))];
  const records = await on<{ id: Id; data: Doc }[]>`
    select id, data from (${rowsById(on, { key: { appId, entity }, table, ids })}) as named`;
  const dataOf = new Map(records.map(({ id, data }) => [id, data]));
  const holders = Map.groupBy(rows, ({ name, hash }) => `${name} ${hash}`);
  return keys.filter(({ unique, hash, id }) =>
    holders.get(nameOf({ unique, hash }))?.some(({ record_id: holder }) => {
      const data = dataOf.get(holder);
      return holder !== id && data !== undefined && hashOf(unique, data) === hash;
    }),
  );
}
