import { setImmediate as soon } from 'node:timers/promises';
import type { LeftChoices } from '@sayso/contracts/left-choices';
import type { SchemaChangeEntry } from '@sayso/contracts/schema-changes';
import { expect, test } from 'vitest';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Reply } from '../../../testing/http-call.ts';
import { startServer } from '../../../testing/start-server.ts';

const server = await startServer();
const { slowSql } = server.core;
const choices = (...values: string[]) => ({ type: 'string', enum: values });
const schema = (values: readonly string[], more: object = {}) => ({
  name: 'Repair',
  properties: {
    title: { type: 'string' },
    status: choices(...values),
    phase: choices(...values),
    tags: { type: 'array', items: choices(...values) },
  },
  ...more,
});

/** An app whose repairs hold choices that were removed since. */
async function anApp(who: string, more: object = {}) {
  const id = await server.anApp(who, {
    entities: { Repair: schema(['waiting', 'parked', 'open', 'done'], more) },
  });
  const call = (method: string, path: string, body?: unknown) =>
    server.call(who, method, `/apps/${id}/${path}`, body);
  const write = (values: readonly string[]) =>
    call('POST', 'coding/write', {
      file_path: 'entities/Repair',
      content: JSON.stringify(schema(values, more)),
    });
  await call('POST', 'entities/Repair/bulk', [
    { title: 'a', status: 'waiting', phase: 'parked', tags: ['waiting', 'open', 'waiting'] },
    { title: 'b', status: 'waiting', phase: 'open', tags: ['parked', 'waiting'] },
    { title: 'c', status: 'done', phase: 'waiting', tags: ['done'] },
  ]);
  expect((await write(['open', 'done'])).status).toBe(200);
  return {
    id,
    call,
    write,
    left: () => call('GET', 'entity-schemas/Repair/left-choices'),
    move: (field: string, from: string, to: string) =>
      call('POST', 'entity-schemas/Repair/move-choice', { field, from, to }),
    undo: (change: unknown) => call('POST', `schema-changes/${change}/undo`),
    newestChange: async () => ((await call('GET', 'schema-changes')).body as SchemaChangeEntry[])[0]?.id,
    lockRecords: (tx: Queryable, titles: readonly string[]) =>
      tx`select id from records where app_id = ${id} and data ->> 'title' = any(${[...titles]}::text[]) for update`,
  };
}
type App = Awaited<ReturnType<typeof anApp>>;
const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort();

const ways: [what: string, act: (app: App, nr: number) => Promise<Reply>][] = [
  ['moves', (app) => app.move('status', 'waiting', 'open')],
  ['looks at what is left', (app) => app.left()],
  [
    'trials of a schema',
    (app) => app.call('POST', 'entity-schemas/Repair/dry-run', { content: JSON.stringify(schema(['open'])) }),
  ],
  ['changes of a schema', (app, nr) => app.write([`open`, `new ${nr}`])],
  ['undone changes', async (app) => app.undo(await app.newestChange())],
];

test.each(ways)(
  'many %s of one app at once leave connections to everybody else',
  async (what, act) => {
    const who = `mallory-${ways.findIndex(([name]) => name === what)}`;
    const app = await anApp(who);
    const others = await server.anApp('vic');
    const sent = await slowSql.begin(async (tx) => {
      await tx`select id from apps where id = ${app.id} for update`;
      await tx`lock table records in access exclusive mode`;
      const all = Array.from({ length: 16 }, (_, nr) => act(app, nr));
      await expect
        .poll(() => Promise.race([...all, soon(null)]))
        .toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
      expect((await server.call('vic', 'GET', `/apps/${others}`)).status).toBe(200);
      return all;
    });
    const statuses = statusesOf(await Promise.all(sent));
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    // Of changes that build on one another some come too late.
    expect(statuses.filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
  },
  60_000,
);

/** How many connections wait for somebody's lock on a table. */
const waiting = async () => {
  const [row] = await server.sql<{ count: number }[]>`
    select count(distinct pid)::int as count from pg_locks
    where not granted and locktype = 'relation'
      and database = (select oid from pg_database where datname = current_database())`;
  return row?.count;
};

test('moves of many owners at once leave a connection to everybody else, and all come to their turn', async () => {
  const apps = await Promise.all(['ann', 'ben', 'cem', 'dan', 'eve', 'fay'].map((who) => anApp(who)));
  const others = await server.anApp('vic');
  const sent = await slowSql.begin(async (tx) => {
    await tx`lock table records in access exclusive mode`;
    const all = apps.map((app) => app.move('status', 'waiting', 'open'));
    await expect.poll(waiting).toBe(3);
    expect((await server.call('vic', 'GET', `/apps/${others}`)).status).toBe(200);
    expect(await waiting()).toBe(3);
    return all;
  });
  for (const reply of await Promise.all(sent))
    expect(reply).toMatchObject({ status: 200, body: { moved: 2 } });
}, 60_000);

test('a move waits for nobody who changes other records', async () => {
  const app = await anApp('ada');
  await slowSql.begin(async (tx) => {
    await app.lockRecords(tx, ['c']);
    expect(await app.move('status', 'waiting', 'open')).toMatchObject({ status: 200, body: { moved: 2 } });
    expect(await app.move('tags', 'waiting', 'open')).toMatchObject({ status: 200, body: { moved: 2 } });
  });
  await slowSql.begin(async (tx) => {
    await app.lockRecords(tx, ['a', 'b', 'c']);
    const nothing = { status: 200, body: { moved: 0, change_id: null } };
    expect(await app.move('status', 'waiting', 'open')).toMatchObject(nothing);
    expect(await app.move('tags', 'never', 'open')).toMatchObject(nothing);
  });
  const [move] = (await app.call('GET', 'schema-changes')).body as SchemaChangeEntry[];
  expect(move?.report).toMatchObject({ records: 3, changed: 2 });
}, 60_000);

test('what no two records may share is known of records that were moved', async () => {
  const app = await anApp('ada', { 'x-sayso': { unique: [['title', 'status']] } });
  expect((await app.move('status', 'waiting', 'open')).body).toMatchObject({ moved: 2 });
  const again = await app.call('POST', 'entities/Repair', { title: 'a', status: 'open' });
  expect(again.status).toBe(409);
  const other = await app.call('POST', 'entities/Repair', { title: 'c', status: 'open' });
  expect(other.status).toBe(200);
});

test('what is left of all fields is found in one pass over the records', async () => {
  const app = await anApp('ada');
  const first = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = slowSql.begin(async (tx) => {
    await tx`lock table records in access exclusive mode`;
    isHeld.resolve();
    await first.promise;
  });
  await isHeld.promise;
  const reply = app.left();
  await expect.poll(waiting).toBe(1);
  const looked = slowSql.begin(async (tx) => {
    // Comes behind the first pass, and a second one behind it.
    await tx`lock table records in access exclusive mode`;
    return reply;
  });
  await expect.poll(waiting).toBe(2);
  first.resolve();
  await holding;

  const { status, body } = await looked;
  expect(status).toBe(200);
  expect((body as LeftChoices).fields.map(({ field, left }) => [field, left])).toEqual([
    ['status', [{ value: 'waiting', label: 'Waiting', records: 2 }]],
    [
      'phase',
      [
        { value: 'parked', label: 'Parked', records: 1 },
        { value: 'waiting', label: 'Waiting', records: 1 },
      ],
    ],
    [
      'tags',
      [
        { value: 'waiting', label: 'Waiting', records: 2 },
        { value: 'parked', label: 'Parked', records: 1 },
      ],
    ],
  ]);
}, 60_000);

test.each([
  ['a move', true],
  ['a change of a schema', false],
])('of many who undo %s at once one does', async (_what, isMove) => {
  const app = await anApp('ada');
  if (isMove) await app.move('status', 'waiting', 'open');
  const change = await app.newestChange();

  const replies = await Promise.all(Array.from({ length: 10 }, () => app.undo(change)));

  expect(statusesOf(replies)).toEqual([200, ...Array(9).fill(409)]);
  for (const { status, body } of replies)
    if (status === 409) expect(body).toMatchObject({ message: 'This was already undone.' });
});

test('what cannot be undone is said in the owner’s words', async () => {
  const app = await anApp('ada');
  const { change_id: change } = (await app.move('status', 'waiting', 'open')).body as { change_id: string };
  await app.write(['open', 'done', 'later']);
  expect(await app.undo(change)).toMatchObject({
    status: 409,
    body: {
      message: '“Repairs” has changed since. Undo the later changes first.',
      reason: 'schema_changed_since',
    },
  });
  expect(await app.undo(app.id)).toMatchObject({
    status: 404,
    body: { message: 'This can’t be undone any more: changes can be undone for 30 days.' },
  });
  const gone = await app.call('GET', 'entity-schemas/LoanItem/left-choices');
  expect(gone).toMatchObject({ status: 404, body: { message: 'This app has no list called “Loan item”.' } });
});
