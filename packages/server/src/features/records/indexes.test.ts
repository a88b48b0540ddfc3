import { setTimeout as delay } from 'node:timers/promises';
import { parseFilter } from '@sayso/core/filters/parse-filter';
import { parseSort } from '@sayso/core/filters/sort';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { EnterGrant } from '../../access/enter.ts';
import type { Sql } from '../../platform/database/database.ts';
import { Statement } from '../../platform/database/statement.ts';
import { startServer } from '../../testing/start-server.ts';
import { createIndexStore } from './index-store.ts';
import { createRecordIndexes } from './indexes.ts';
import { createPartitions } from './partitions.ts';
import { createRecordStore } from './store.ts';

const server = await startServer();
const { sql, core } = server;
const { slowSql } = core;
const silent = pino({ level: 'silent' });
const records = 6_000;
const fields = ['team', 'title', 'state', 'points', 'size', 'weight', 'height'];
const schema = { properties: { title: { type: 'string' } }, additionalProperties: true };

/** An app whose entity holds many records, and what asks and looks after its indexes as a server would. */
async function aLargeEntity() {
  const appId = await server.anApp('ada', { entities: { Task: schema } });
  const { names } = await createPartitions().of(appId, sql);
  const table = sql(names);
  await sql`
    insert into ${table} (app_id, entity, id, data, created_by, created_date)
    select ${appId}, 'Task', lpad(to_hex(nr), 24, '0'), jsonb_build_object('team', 'team-' || nr % 100, 'title', 'Task ' || nr,
      'points', nr * 7919 % 5000, 'state', 'state-' || nr % 300, 'kind', case when nr % 2 = 0 then 'usual' else 'rare-' || nr end, 'flag', nr % 2, 'tags', jsonb_build_array(nr),
        'size', nr % 9, 'weight', nr % 7, 'height', nr % 8),
      'user-' || nr % 500, now() - nr * interval '1 minute' from generate_series(1, ${records}::int) as nr`;
  await slowSql`analyze ${table}`;
  const call = (method: string, path: string, body?: unknown) =>
    server.call('ada', method, `/apps/${appId}/entities/Task${path}`, body);
  return { appId, table, call };
}

const anIndexer = () => createRecordIndexes({ store: createIndexStore({ sql, slowSql }), log: silent });

/** Asks as often as makes an index worth its while. */
async function askOften(ask: () => Promise<unknown>, times = 25): Promise<void> {
  for (let time = 0; time < times; time += 1) await ask();
}

const indexesOf = (appId: string) => sql<{ name: string; isWhole: boolean; text: string }[]>`
  select c.relname as name, i.indisvalid as "isWhole", pg_get_indexdef(c.oid) as text
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname like 'records\\_used\\_%' and pg_get_indexdef(c.oid) like ${`%${appId}%`} order by text`;

/** The product's own job, counted uses included. */
async function tendUntil(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    await core.jobs.enqueue(sql, 'records.tend-indexes', {}, { key: 'records.tend-indexes' });
    await delay(100);
  }
}

/** Runs statements and keeps how the database means to run each. */
function explaining(plans: string[]): Sql {
  const run = async (statement: Statement<unknown>) => {
    const rows = await sql<{ 'QUERY PLAN': string }[]>`explain ${statement}`;
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return sql`${statement}`;
  };
  const tag = (first: TemplateStringsArray | string, ...parts: never[]) =>
    typeof first === 'string' ? sql(first) : new Statement(first, parts, run);
  return Object.assign(tag as unknown as Sql, { begin: sql.begin, json: sql.json, end: sql.end });
}

test('fields that a list filters and sorts by get an index, which lists use and find the same by', async () => {
  const { appId, call } = await aLargeEntity();
  const asked = {
    filter: `?q=${encodeURIComponent(JSON.stringify({ team: 'team-7' }))}`,
    sort: '?sort=-points&limit=20',
    range: `?sort=-points&limit=20&q=${encodeURIComponent(JSON.stringify({ points: { $gte: 4_900 } }))}`,
    many: `?q=${encodeURIComponent(JSON.stringify({ team: ['team-7', 'team-9'] }))}&sort=title&limit=30`,
  };
  await call('PUT', `/${'1'.padStart(24, '0')}`, { team: ['team-7', 'x'] });
  const read = async () =>
    Promise.all(Object.values(asked).map(async (path) => (await call('GET', path)).body));
  const before = await read();
  await askOften(read);
  await tendUntil(async () => (await indexesOf(appId)).filter(({ isWhole }) => isWhole).length === 3);
  expect(
    (await indexesOf(appId)).map(({ text }) => /'(team|points|title)'/.exec(text)?.[1]).toSorted(),
  ).toEqual(['points', 'team', 'title']);
  expect(await read()).toEqual(before);
  expect((before[0] as { id: string }[]).map(({ id }) => id)).toContain('1'.padStart(24, '0'));
  // Entries of an index are limited in size, records are not.
  const long = 'x'.repeat(9_000);
  expect(await call('POST', '', { title: long, team: long })).toMatchObject({ status: 200 });
  const found = await call(
    'GET',
    `?q=${encodeURIComponent(JSON.stringify({ team: long, title: { $gt: 'xx' } }))}`,
  );
  expect(found.body).toMatchObject([{ title: long }]);
});

test('list with a rule, in an order, within a range and of one’s own rows each take their index', async () => {
  const { appId, table } = await aLargeEntity();
  const scope = { grant: { appId } as EnterGrant, entity: 'Task', hidden: [], authors: null };
  const page = { limit: 50, skip: 0, fields: undefined };
  const questions = {
    rule: [{ team: 'team-7' }, {}, ''],
    sort: [{}, {}, '-points'],
    range: [{}, { points: { $gt: 4_900 } }, '-points'],
    common: [{ kind: 'usual' }, {}, ''],
    rare: [{ kind: 'rare-7' }, {}, ''],
    text: [{}, { title: { $gte: 'Task 599', $lt: 'Task 5991' } }, 'title'],
    own: [{ created_by: 'user-7' }, {}, ''],
    lists: [{}, { tags: 7 }, ''],
    flag: [{}, { flag: 1 }, ''],
    either: [{ $or: [{ created_by: 'user-7' }, { team: 'team-7' }] }, {}, ''],
  } as const;
  const indexes = anIndexer();
  const ask = async (on: Sql) => {
    const store = createRecordStore(on, indexes);
    for (const [read, filter, sort] of Object.values(questions)) {
      await store.list(
        { ...scope, read: parseFilter(read) },
        { ...page, filter: parseFilter(filter), orders: parseSort(sort) },
      );
    }
  };
  await askOften(() => ask(sql));
  await indexes.flush();
  await indexes.tend();
  // The place of those that were of no use is free for others.
  await indexes.tend();
  const made = await indexesOf(appId);
  expect(made.map(({ isWhole }) => isWhole)).toEqual([true, true, true, true]);
  // Lists are found by any of their items and flags half the time, for which no such index is of use.
  expect(made.map(({ text: ddl }) => ddl).join()).not.toMatch(/'(tags|flag)'/);
  const plans: string[] = [];
  await ask(explaining(plans));
  const name = (part: string) => made.find(({ text }) => text.includes(part))?.name ?? 'none';
  const [rule, sort, range, common, rare, text, own, _lists, _flag, either] = plans.filter(
    (plan) => !plan.startsWith('Function Scan'),
  );
  const points = made.filter(({ text: ddl }) => ddl.includes("'points'")).map((index) => index.name);
  expect(rule).toContain(name("'team'"));
  expect(points.some((each) => sort?.includes(each))).toBe(true);
  expect(points.some((each) => range?.includes(each))).toBe(true);
  expect(range).toMatch(/Index Cond: .*'4900'/);
  expect(rare).toContain(name("'kind'"));
  expect(common).not.toContain(name("'kind'"));
  expect(text).toContain(name("'title'"));
  expect(own).toMatch(/_created_by_/);
  expect(either).toContain(name("'team'"));
  expect(String(table.names)).toMatch(/^records_p\d\d$/);
});

test('an app has five indexes at most, the least used goes; a deleted app has none', async () => {
  const { appId } = await aLargeEntity();
  const indexes = anIndexer();
  const scope = {
    grant: { appId } as EnterGrant,
    entity: 'Task',
    hidden: [],
    authors: null,
    read: parseFilter({}),
  };
  const sortBy = (field: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      indexes.asked(scope, { filter: parseFilter({}), orders: parseSort(field) });
    }
  };
  const tend = async () => {
    await indexes.flush();
    await indexes.tend();
    const made = await indexesOf(appId);
    return made.map(({ text }) => fields.find((each) => text.includes(`'${each}'`))).toSorted();
  };
  for (const [at, field] of fields.entries()) sortBy(field, 22 + at);
  expect(await tend()).toEqual(fields.slice(2).toSorted());
  sortBy('title', 80);
  expect(await tend()).toEqual(['height', 'points', 'size', 'title', 'weight']);
  expect(await server.call('ada', 'DELETE', `/apps/${appId}`)).toMatchObject({ status: 200 });
  await tendUntil(async () => (await indexesOf(appId)).length === 0);
});

test('writers go on while an index is made; what a killed server left unfinished is made anew', async () => {
  const { appId, table, call } = await aLargeEntity();
  const indexes = anIndexer();
  const store = createRecordStore(sql, indexes);
  const scope = {
    grant: { appId } as EnterGrant,
    entity: 'Task',
    hidden: [],
    authors: null,
    read: parseFilter({}),
  };
  const page = { filter: parseFilter({}), orders: parseSort('size'), limit: 1, skip: 0, fields: undefined };
  await askOften(() => store.list(scope, page));
  await indexes.flush();
  // Making it waits for this writer, so that it can be looked at, and killed, on the way.
  const [begun, writing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writer = slowSql.begin(async (tx) => {
    await tx`update ${table} set is_sample = false where app_id = ${appId} and id = ${'1'.padStart(24, '0')}`;
    begun.resolve();
    await writing.promise;
  });
  await begun.promise;
  const failing = indexes.tend();
  const builder = async () => {
    const [row] = await sql<{ pid: number }[]>`
      select pid from pg_stat_activity where query like '%create index concurrently%' and query like ${`%${appId}%`}
        and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
    return row?.pid;
  };
  while ((await builder()) === undefined) await delay(20);
  expect(await call('POST', '', { title: 'meanwhile' })).toMatchObject({ status: 200 });
  expect((await indexesOf(appId)).map(({ isWhole }) => isWhole)).toEqual([false]);
  // As when the server and its connections are gone: nothing is cleaned up.
  const dropped = createIndexStore({ sql, slowSql });
  await sql`select pg_terminate_backend(${(await builder()) ?? 0})`;
  writing.resolve();
  await writer;
  await failing;
  await askOften(() => store.list(scope, page));
  await indexes.flush();
  await indexes.tend();
  expect((await indexesOf(appId)).map(({ isWhole }) => isWhole)).toEqual([true]);
  expect((await dropped.present()).every(({ isWhole }) => isWhole)).toBe(true);
});

test('entities with few records are left alone', async () => {
  const appId = await server.anApp('ada', { entities: { Task: schema } });
  await askOften(() => server.call('ada', 'GET', `/apps/${appId}/entities/Task?sort=points`));
  const before = await sql`select 1 from record_index_uses where app_id = ${appId}`;
  const indexes = anIndexer();
  await indexes.flush();
  expect([before.length, (await indexesOf(appId)).length]).toEqual([0, 0]);
});
