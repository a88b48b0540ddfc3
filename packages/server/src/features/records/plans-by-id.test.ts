import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppId, Id } from '@sayso/contracts/ids';
import { uniqueOf } from '@sayso/core/entities/unique';
import { always, and, type Condition, or } from '@sayso/core/filters/condition';
import { parseFilter } from '@sayso/core/filters/parse-filter';
import { parseSort } from '@sayso/core/filters/sort';
import { describe, expect, test } from 'vitest';
import type { EnterGrant } from '../../access/enter.ts';
import { openSql, type Sql, type Target } from '../../platform/database/database.ts';
import { startEmbedded } from '../../platform/database/embedded.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { type Plan, watchPlans } from '../../testing/query-plans.ts';
import { createRecordStore, type RecordStore, type Scope } from './store.ts';

const oldest = process.env['SAYSO_TEST_OLDEST_POSTGRES'];
const isNeeded = oldest !== undefined || process.env['CI'] !== undefined;
const rows = 100_000;
const ada = 'ada@example.com';

type Opened = { target: Target; close(): Promise<void> };

/** A database of the run's own PostgreSQL. */
async function ownDatabase(): Promise<Opened> {
  const { target, drop } = await createTestDatabase();
  return { target, close: drop };
}

/** The oldest PostgreSQL that Sayso runs on, migrated. */
async function oldestDatabase(): Promise<Opened> {
  if (oldest === undefined) throw new Error('`npm test` fetches PostgreSQL 15 and says where it lies');
  const dataDir = await mkdtemp(join(tmpdir(), 'sayso-oldest-'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const server = await startEmbedded({ dataDir, settings, native: oldest });
  if ('url' in server.target) throw new Error('The embedded server is reached by a socket');
  const target = { ...server.target, database: 'postgres' };
  await migrate(target);
  const close = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { target, close };
}

/** Ids of apps whose records lie in the given partition. */
async function appsIn(sql: Sql, partition: number, many = 1): Promise<AppId[]> {
  const found = await sql<{ id: AppId }[]>`
    select id from (
      select md5(nr::text || ':' || ${partition}::int) as id from generate_series(1, ${many * 150}::int) as nr
    ) as made where satisfies_hash_partition('records'::regclass, 64, ${partition}::int, id) limit ${many}`;
  if (found.length < many) throw new Error(`${found.length} apps in partition ${partition}`);
  return found.map(({ id }) => id);
}

const idOf = (nr: number) => nr.toString(16).padStart(24, '0') as Id;

/** So many records of one entity and person, made one a second. */
const fill = (sql: Sql, appId: AppId, count: number) => sql`
  insert into records (app_id, entity, id, data, created_by, created_by_id, created_date)
  select ${appId}, 'Note', lpad(to_hex(nr), 24, '0'), jsonb_build_object('title', 'Note ' || nr, 'state', 'open'),
    ${ada}, 'ada', now() - make_interval(secs => nr)
  from generate_series(1, ${count}::int) as nr`;

/** \`from\`: up to there the records that are asked for were changed before. */
type Shape = { name: string; from: number; make(sql: Sql): Promise<AppId> };
const shapes: Shape[] = [
  {
    name: 'one person, without statistics',
    from: 0,
    async make(sql) {
      const [app] = await appsIn(sql, 1);
      if (app) await fill(sql, app, rows);
      return app as AppId;
    },
  },
  {
    name: 'one person',
    from: 4,
    async make(sql) {
      const [app] = await appsIn(sql, 1);
      await sql`analyze records_p01`;
      return app as AppId;
    },
  },
  {
    name: 'many entities and people of one app',
    from: 0,
    async make(sql) {
      const [app] = await appsIn(sql, 2);
      if (!app) throw new Error('No app');
      await fill(sql, app, rows / 2);
      await sql`
        insert into records (app_id, entity, id, data, created_by, created_date)
        select ${app}, 'Entity' || nr % 100, lpad(to_hex(nr), 24, '0'), '{"title": "Other"}',
          'person' || nr % 5000 || '@example.com', now() - make_interval(secs => nr)
        from generate_series(1, ${rows / 2}::int) as nr`;
      await sql`analyze records_p02`;
      return app;
    },
  },
  {
    name: 'among those of many apps',
    from: 0,
    async make(sql) {
      const [app, ...others] = await appsIn(sql, 3, 3_000);
      if (!app) throw new Error('No app');
      await fill(sql, app, rows * 0.4);
      await sql`
        insert into records (app_id, entity, id, data, created_by, created_date)
        select (${others}::text[])[1 + nr % ${others.length}::int], 'Entity' || nr % 400, lpad(to_hex(nr), 24, '0'),
          '{"title": "Other"}', 'person' || nr % 20000 || '@example.com', now() - make_interval(secs => nr)
        from generate_series(1, ${rows * 0.6}::int) as nr`;
      await sql`analyze records_p03`;
      return app;
    },
  },
];

const own = parseFilter({ created_by: ada });
const rules: [name: string, rule: Condition][] = [
  ['for all', always],
  ['own records', own],
  ['own and open records', or(and(own, parseFilter({ state: 'open' })), parseFilter({ created_by: 'bob' }))],
];

const uniqueTitle = uniqueOf({
  name: 'Note',
  type: 'object',
  properties: { title: { type: 'string' } },
  'x-sayso': { unique: [['title']] },
});
const page = { orders: parseSort(undefined), limit: 20, skip: 0, fields: undefined };
const many = 40;

/** `one` is gone after its delete, and so are the first of \`ids\` in the end. */
type Setup = { store: RecordStore; scope: Scope; allowed: Condition; one: Id; ids: Id[] };
const calls: Record<string, (setup: Setup) => Promise<unknown>> = {
  'one record': ({ store, scope, one }) => store.get(scope, one),
  'records asked for at once': ({ store, scope, ids }) => Promise.all(ids.map((id) => store.get(scope, id))),
  'an update': ({ store, scope, one, allowed }) =>
    store.update(scope, { id: one, patch: { title: 'New' }, allowed }),
  'an update that is refused': ({ store, scope, one }) =>
    store.update(scope, { id: one, patch: { title: 'New' }, allowed: parseFilter({ state: 'done' }) }),
  'an update of unique values': ({ store, scope, one, allowed }) =>
    store.update(scope, { id: one, patch: { title: `Only ${one}` }, allowed, unique: uniqueTitle }),
  'updates at once': ({ store, scope, ids, allowed }) =>
    Promise.all(ids.map((id) => store.update(scope, { id, patch: { title: 'New' }, allowed }))),
  'a delete': ({ store, scope, one, allowed }) => store.remove(scope, { id: one, allowed }),
  'an update of a list': ({ store, scope, ids }) =>
    store.transaction(async (tx) => {
      const locked = await store.lockById(tx, scope, ids.toReversed());
      expect(locked.map(({ id }) => id)).toEqual(ids);
      const changed = locked.map(({ id, data }) => ({ id, data: { ...data, state: 'open' } }));
      await store.rewrite(tx, scope, changed);
    }),
  'an update of all that meet a query': ({ store, scope, ids, allowed }) =>
    store.transaction(async (tx) =>
      store.readLocked(
        tx,
        scope,
        await store.lockNext(tx, scope, { filter: idIn(ids), allowed, after: '', limit: 10 }),
      ),
    ),
  'references to records': ({ store, scope: { grant, entity }, ids }) =>
    store.existing({ appId: grant.appId, entity }, ids),
  'a list of ids': ({ store, scope, ids }) => store.list(scope, { ...page, filter: idIn(ids) }),
  'a list of one id': ({ store, scope, ids }) =>
    store.list(scope, { ...page, filter: idIn(ids.slice(3, 4)) }),
  'a count of ids': ({ store, scope, ids }) => store.count(scope, idIn(ids.slice(0, 3))),
  'a delete of ids': ({ store, scope, ids, allowed }) =>
    store.transaction(async (tx) => {
      const asked = { filter: idIn(ids.slice(0, 6)), allowed, after: '', limit: 10 };
      await store.removeLocked(tx, scope, await store.lockNext(tx, scope, asked));
    }),
};
const idIn = (ids: readonly Id[]) => parseFilter({ id: { $in: ids } });

/** What reached records otherwise than by the primary key, in one app and by one rule. */
async function straysOf(target: Target, { appId, rule, nr }: { appId: AppId; rule: Condition; nr: number }) {
  const watched = watchPlans(target);
  const store = createRecordStore(watched.sql);
  const scope: Scope = {
    grant: { appId } as EnterGrant,
    entity: 'Note',
    read: rule,
    hidden: [],
    authors: null,
  };
  // Of its own for each rule, since what writes leave behind is read again.
  const ids = Array.from({ length: many }, (_, at) => idOf(10_000 * (nr + 1) + 7 * at));
  try {
    const strays: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      watched.plans.length = 0;
      await call({ store, scope, allowed: rule, one: idOf(10_000 * (nr + 1) - 1), ids });
      expect(watched.plans.length, name).toBeGreaterThan(1);
      const astray = watched.plans.filter((plan) => !isByKey(plan));
      strays.push(...astray.map(({ mode, reached }) => `${name}, ${mode}: ${JSON.stringify(reached)}`));
    }
    return strays;
  } finally {
    await watched.end();
  }
}

/** Each record costs its way down the primary key, and itself in some versions. */
const isByKey = ({ reached }: Plan): boolean =>
  reached.length > 0 &&
  reached.every(
    ({ index, on, pages }) => /_pkey$/.test(index ?? '') && /\bid = /.test(on) && pages <= 12 * many,
  );

const databases: [name: string, open: () => Promise<Opened>, isRun: boolean][] = [
  ['of the run', ownDatabase, true],
  ['15, the oldest', oldestDatabase, isNeeded],
];

describe.each(databases)('PostgreSQL %s', (_name, open, isRun) => {
  test.runIf(isRun)(
    'whoever reads or writes records by their ids reads those alone, whatever the rule and however many there are',
    async () => {
      const { target, close } = await open();
      const sql = openSql(target, 1, 'sayso', 0);
      try {
        const strays: string[] = [];
        for (const shape of shapes) {
          const appId = await shape.make(sql);
          for (const [nr, [of, rule]] of rules.entries()) {
            const found = await straysOf(target, { appId, rule, nr: nr + shape.from });
            strays.push(...found.map((stray) => `${shape.name}, ${of}: ${stray}`));
          }
        }
        expect(strays).toEqual([]);
      } finally {
        await sql.end();
        await close();
      }
    },
    180_000,
  );
});
