import type { LeftChoices } from '@sayso/contracts/left-choices';
import type { SchemaChangeEntry, UndoneReport } from '@sayso/contracts/schema-changes';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations } from '../../../testing/conversations.ts';
import { startServer } from '../../../testing/start-server.ts';

const server = await startServer();
const { chat, built } = openConversations(server);
type Values = Record<string, unknown>;
type Choices = Record<string, string>;

const all = { waiting: 'On hold', parked: 'Parked', open: 'Open', done: 'Done' };
const { waiting: _waiting, ...withoutWaiting } = all;
const fewer = { open: 'Open', done: 'Done' };
const choice = (choices: Choices) => ({
  type: 'string',
  title: 'Status',
  enum: Object.keys(choices),
  enumNames: Object.values(choices),
});
const schema = (status: Choices, tags: Choices = all, more: object = {}) => ({
  name: 'Repair',
  title: 'Repair',
  properties: {
    title: { type: 'string' },
    status: choice(status),
    tags: { type: 'array', title: 'Tags', items: { ...choice(tags) } },
  },
  ...more,
});

/** An app with these repairs, of which each has one of all choices. */
async function anAppWith(records: Values[], given: object = schema(all)) {
  const id = await server.anApp('ada', { entities: { Repair: given } });
  const call = (method: string, path: string, body?: unknown, who = 'ada') =>
    server.call(who, method, `/apps/${id}/${path}`, body);
  const made = await call('POST', 'entities/Repair/bulk', records);
  return {
    id,
    ids: (made.body as { id: string }[]).map((record) => record.id),
    call,
    write: async (next: object, file = 'entities/Repair') => {
      const content = JSON.stringify(next);
      const sent = await call('POST', 'coding/write', { file_path: file, content });
      expect(sent.status, sent.text).toBe(200);
    },
    left: async (entity = 'Repair') =>
      (await call('GET', `entity-schemas/${entity}/left-choices`)).body as LeftChoices,
    move: (field: string, from: unknown, to: unknown, who = 'ada') =>
      call('POST', 'entity-schemas/Repair/move-choice', { field, from, to }, who),
    undo: (change: unknown) => call('POST', `schema-changes/${change}/undo`),
    changes: async () => (await call('GET', 'schema-changes')).body as SchemaChangeEntry[],
    stored: async () => {
      const rows = await server.sql<{ data: Values }[]>`
        select data from records where app_id = ${id} and entity = 'Repair' order by id`;
      return rows.map(({ data }) => data);
    },
  };
}
type Moved = { moved: number; change_id: string };

const repairs = [
  { title: 'a', status: 'waiting' },
  { title: 'b', status: 'waiting' },
  { title: 'c', status: 'parked' },
  { title: 'd', status: 'done' },
];

test('records of removed choices are counted by the names that people knew, the most frequent first', async () => {
  const app = await anAppWith(repairs);
  expect((await app.left()).fields).toEqual([]);
  await app.write(schema(fewer));
  expect(await app.left()).toEqual({
    noun: { one: 'repair', many: 'repairs' },
    fields: [
      {
        field: 'status',
        label: 'Status',
        choices: [
          { value: 'open', label: 'Open' },
          { value: 'done', label: 'Done' },
        ],
        left: [
          { value: 'waiting', label: 'On hold', records: 2 },
          { value: 'parked', label: 'Parked', records: 1 },
        ],
      },
    ],
  });
});

test('names are known, too, where the field was renamed since', async () => {
  const app = await anAppWith(repairs);
  await app.write(schema(withoutWaiting));
  const { status, ...others } = schema(withoutWaiting).properties;
  await app.write({ ...schema(withoutWaiting), properties: { ...others, repair_status: status } });
  expect((await app.left()).fields).toMatchObject([
    { field: 'repair_status', left: [{ value: 'waiting', label: 'On hold', records: 2 }] },
  ]);
});

test('moving gives all of them another choice at once, and tells open apps', async () => {
  const app = await anAppWith(repairs);
  await app.write(schema(fewer));
  const told: unknown[] = [];
  server.core.events.on('records.changed', ({ appId, type, records, before }) => {
    if (appId === app.id) told.push({ type, now: records.map(statusOf), was: before?.map(statusOf) });
  });

  expect((await app.move('status', 'waiting', 'done')).body).toEqual({
    moved: 2,
    change_id: expect.any(String),
  });

  expect((await app.stored()).map(statusOf)).toEqual(['done', 'done', 'parked', 'done']);
  expect(told).toEqual([{ type: 'update', now: ['done', 'done'], was: ['waiting', 'waiting'] }]);
  expect((await app.left()).fields).toMatchObject([{ left: [{ value: 'parked', records: 1 }] }]);
  await app.move('status', 'parked', 'open');
  expect((await app.left()).fields).toEqual([]);
});

const statusOf = ({ status }: Values) => status;

test('choices in lists are moved one by one, each kept once', async () => {
  const app = await anAppWith([
    { title: 'a', tags: ['waiting', 'done'] },
    { title: 'b', tags: ['open', 'waiting'] },
    { title: 'c', tags: ['open'] },
    { title: 'd', tags: [] },
    { title: 'e' },
  ]);
  await app.write(schema(all, withoutWaiting));
  expect((await app.left()).fields).toMatchObject([
    { field: 'tags', label: 'Tags', left: [{ value: 'waiting', label: 'On hold', records: 2 }] },
  ]);
  expect((await app.move('tags', 'waiting', 'done')).body).toMatchObject({ moved: 2 });
  expect((await app.stored()).map(({ tags }) => tags)).toEqual([
    ['done'],
    ['open', 'done'],
    ['open'],
    [],
    undefined,
  ]);
});

test('records that the maker may not see are counted and moved, too', async () => {
  const rls = {
    create: true,
    read: { created_by: '{{user.email}}' },
    update: { created_by: '{{user.email}}' },
  };
  const app = await anAppWith([repairs[0] ?? {}], schema(all, all, { rls }));
  await server.sql`update records set created_by = 'tom@example.com' where app_id = ${app.id}`;
  await app.write(schema(fewer, all, { rls }));
  expect((await app.left()).fields).toMatchObject([{ left: [{ value: 'waiting', records: 1 }] }]);
  expect((await app.move('status', 'waiting', 'open')).body).toMatchObject({ moved: 1 });
  expect((await app.stored()).map(statusOf)).toEqual(['open']);
});

test('a move is undone by itself; what was written since stays', async () => {
  const app = await anAppWith(repairs);
  await app.write(schema(fewer));
  const { change_id: change } = (await app.move('status', 'waiting', 'done')).body as Moved;
  await app.call('PUT', `entities/Repair/${app.ids[0]}`, { status: 'open' });

  const undone = await app.undo(change);

  expect(undone.body as UndoneReport).toMatchObject({ restored: 1, kept: [{ field: 'status', records: 1 }] });
  expect((await app.stored()).map(statusOf)).toEqual(['open', 'waiting', 'parked', 'done']);
  expect((await app.left()).fields[0]?.left).toMatchObject([{ value: 'parked' }, { value: 'waiting' }]);
  expect((await app.undo(change)).status).toBe(409);
});

test('a choice that comes back by undoing its removal has its records again, also those that were moved', async () => {
  const id = await built();
  const call = (method: string, path: string, body?: unknown) =>
    server.call('ada', method, `/apps/${id}/${path}`, body);
  const block = (status: Choices) =>
    formatBlock('entity', { name: 'Repair', mode: 'replace' }, JSON.stringify(schema(status)));
  await chat(id, 'Add repairs', block(all));
  await call('POST', 'entities/Repair/bulk', repairs);
  const { conversation } = await chat(id, 'Remove some', block(fewer));
  await call('POST', 'entity-schemas/Repair/move-choice', { field: 'status', from: 'waiting', to: 'done' });
  await call('POST', 'entity-schemas/Repair/move-choice', { field: 'status', from: 'parked', to: 'done' });
  const stored = async () =>
    (
      await server.sql<{ data: Values }[]>`
        select data from records where app_id = ${id} and entity = 'Repair' order by id`
    ).map(({ data }) => data['status']);
  expect(await stored()).toEqual(['done', 'done', 'done', 'done']);

  const question = conversation.messages.findLast(({ role }) => role === 'user');
  expect((await call('POST', `chat/message/${question?.id}/undo`)).status).toBe(200);

  expect(await stored()).toEqual(['waiting', 'waiting', 'parked', 'done']);
});

test('the change that removed a choice is undone over a move since', async () => {
  const app = await anAppWith(repairs);
  await app.write(schema(fewer));
  const [removal] = await app.changes();
  await app.move('status', 'waiting', 'done');
  expect((await app.undo(removal?.id)).status).toBe(200);
  expect((await app.stored()).map(statusOf)).toEqual(['waiting', 'waiting', 'parked', 'done']);
});

test.each([
  ['a field without choices', 'title', 'waiting', 'done', { field: '“title” isn’t a field with choices' }],
  [
    'a field that is not there',
    'nothing',
    'waiting',
    'done',
    { field: '“nothing” isn’t a field with choices' },
  ],
  ['what is no choice', 'status', 'waiting', 'parked', { to: 'Choose one of: Open, Done' }],
  ['records of a choice that is there', 'status', 'open', 'done', { from: 'This choice is still there' }],
])('to move %s is refused, and nothing is written', async (_what, field, from, to, fields) => {
  const app = await anAppWith(repairs);
  await app.write(schema(fewer));
  expect(await app.move(field, from, to)).toMatchObject({ status: 422, body: { fields } });
  expect(await app.stored()).toEqual(repairs);
});

test('nothing to move is no change; strangers and entities that are not there are refused', async () => {
  const app = await anAppWith(repairs);
  await app.write(schema(fewer));
  expect((await app.move('status', 'gone', 'done')).body).toEqual({ moved: 0, change_id: null });
  expect(await app.changes()).toHaveLength(1);
  expect((await app.move('status', 'waiting', 'done', 'mallory')).status).toBe(403);
  expect(await app.call('GET', 'entity-schemas/Nothing/left-choices')).toMatchObject({ status: 404 });
  expect(await app.stored()).toEqual(repairs);
});

test('a move is in the audit log', async () => {
  const app = await anAppWith(repairs);
  await app.write(schema(fewer));
  const { change_id: change } = (await app.move('status', 'waiting', 'done')).body as Moved;
  await app.undo(change);
  const { body } = await app.call('GET', 'audit-log');
  expect((body as { action: string }[]).filter(({ action }) => action.startsWith('records.'))).toMatchObject([
    { action: 'records.restored', subject: 'Repair', after: '2 records' },
    { action: 'records.migrated', subject: 'Repair', after: '2 records: status was converted in 2' },
  ]);
});

test('of a field that held free text the most frequent values are named', async () => {
  const texts = Array.from({ length: 25 }, (_, at) => ({ title: 'x', status: `text ${at}` }));
  const free = { ...schema(all), properties: { title: { type: 'string' }, status: { type: 'string' } } };
  const app = await anAppWith([...texts, { status: 'text 3' }, { status: '' }, { status: null }], free);
  await app.write(schema(fewer));
  const left = (await app.left()).fields[0]?.left ?? [];
  expect(left).toHaveLength(20);
  expect(left[0]).toEqual({ value: 'text 3', label: 'text 3', records: 2 });
});

test('values too long to name are left out', async () => {
  const [longest, longer] = ['x'.repeat(1998), 'x'.repeat(1999)];
  const free = { ...schema(all), properties: { title: { type: 'string' }, status: { type: 'string' } } };
  const app = await anAppWith([{ status: longest }, { status: longer }, { status: 'short' }], free);
  await app.write(schema(fewer));
  const left = (await app.left()).fields[0]?.left ?? [];
  expect(left.map(({ value }) => value).sort()).toEqual(['short', longest]);
});

test('open apps are told of records that undoing a move put back', async () => {
  const app = await anAppWith(repairs);
  await app.write(schema(fewer));
  const { change_id: change } = (await app.move('status', 'waiting', 'done')).body as Moved;
  const told: unknown[] = [];
  server.core.events.on('records.changed', ({ appId, entity, type, records }) => {
    if (appId === app.id) told.push({ entity, type, ids: records.map(idOf), now: records.map(statusOf) });
  });
  await app.undo(change);
  expect(told).toEqual([
    { entity: 'Repair', type: 'update', ids: app.ids.slice(0, 2), now: ['waiting', 'waiting'] },
  ]);
});

const idOf = ({ id }: Values) => id;

test('a moved record takes its values that nobody else may have, and frees those it had', async () => {
  const unique = { 'x-sayso': { unique: [['title', 'status']] } };
  const app = await anAppWith([{ title: 'a', status: 'waiting' }], schema(all, all, unique));
  await app.write(schema(fewer, all, unique));
  await app.move('status', 'waiting', 'done');
  const taken = await app.call('POST', 'entities/Repair', { title: 'a', status: 'done' });
  expect(taken.status, taken.text).toBe(409);
  await app.write(schema(all, all, unique));
  const free = await app.call('POST', 'entities/Repair', { title: 'a', status: 'waiting' });
  expect(free.status, free.text).toBe(200);
});
