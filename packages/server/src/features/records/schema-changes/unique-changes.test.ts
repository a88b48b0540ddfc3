import { EntitySchema } from '@sayso/contracts/entity-schema';
import type { RecordsReport, SchemaChangeEntry, UndoneReport } from '@sayso/contracts/schema-changes';
import { formatBlock } from '@sayso/core/blocks/format';
import { uniqueOf } from '@sayso/core/entities/unique';
import { expect, test, vi } from 'vitest';
import { openConversations } from '../../../testing/conversations.ts';
import { startServer } from '../../../testing/start-server.ts';
import { createRecordStore } from '../store.ts';
import { keysOf } from '../unique-keys.ts';

const server = await startServer();
const { chat, built } = openConversations(server);
type Properties = Record<string, object>;
const text = { type: 'string' };
const email = { ...text, title: 'E-mail' };
const schema = (properties: Properties, ...unique: string[][]) => ({
  name: 'Task',
  properties,
  'x-sayso': { unique },
});

/** An app whose tasks have this schema and these values, and what can be asked of it. */
async function anAppWith(given: object, records: object[]) {
  const id = await server.anApp('ada', { entities: { Task: given } });
  const call = (method: string, path: string, body?: unknown) =>
    server.call('ada', method, `/apps/${id}/${path}`, body);
  const made = await call('POST', 'entities/Task/bulk', records);
  expect(made.status, made.text).toBe(200);
  const send = (path: string, body: object) => call('POST', path, body);
  return {
    id,
    call,
    ids: (made.body as { id: string }[]).map((record) => record.id),
    write: async (now: object) => {
      const sent = await send('coding/write', { file_path: 'entities/Task', content: JSON.stringify(now) });
      expect(sent.status, sent.text).toBe(200);
      return sent.body as { warnings?: string[]; records?: RecordsReport };
    },
    dryRun: async (now: object) =>
      (await send('entity-schemas/Task/dry-run', { content: JSON.stringify(now) })).body as RecordsReport,
    undo: async () => {
      const [change] = (await call('GET', 'schema-changes')).body as SchemaChangeEntry[];
      return (await call('POST', `schema-changes/${change?.id}/undo`)).body as UndoneReport;
    },
    /** Status of a try to make a record. */
    create: async (values: object, entity = 'Task') =>
      (await call('POST', `entities/${entity}`, values)).status,
    stored: async () =>
      (await server.sql`select data from records where app_id = ${id} order by id`).map(({ data }) => data),
  };
}

test('records that are there hold their values once they are to be unique, and give them up when they are not', async () => {
  const app = await anAppWith(schema({ email, room: text }), [{ email: 'a' }, { email: 'b' }, {}]);
  const written = await app.write(schema({ email, room: text }, ['email'], ['email', 'room']));
  expect(written).toMatchObject({ records: { records: 3, changed: 0, unfit: [] } });
  expect(await app.create({ email: 'a' })).toBe(409);
  expect(await app.create({ email: 'c' })).toBe(200);
  await app.write(schema({ email, room: text }, ['email', 'room']));
  expect(await app.create({ email: 'a' })).toBe(200);
  expect(await server.sql`select 1 from unique_values where app_id = ${app.id}`).toHaveLength(0);
});

test('values that several share are counted beforehand and kept; nobody else gets them while one of them is there', async () => {
  const records = ['a', 'b', 'A ', 'a', 'c', 'b'].map((value) => ({ email: value }));
  const app = await anAppWith(schema({ email: { ...email, format: 'email' } }), [
    ...records.map((record) => ({ email: `${record.email.trim()}@x` })),
  ]);
  const was = await app.stored();
  const now = schema({ email: { ...email, format: 'email' } }, ['email']);
  const planned = await app.dryRun(now);
  expect(planned).toMatchObject({
    records: 6,
    changed: 0,
    unfit_records: 3,
    unfit: [
      {
        field: 'email',
        records: 3,
        reason: 'Another record has the same E-mail',
        samples: [
          { id: app.ids[2], value: 'A@x' },
          { id: app.ids[3], value: 'a@x' },
          { id: app.ids[5], value: 'b@x' },
        ],
      },
    ],
  });
  expect(await app.create({ email: 'a@x' })).toBe(200);
  const [last] = (await app.call('GET', 'entities/Task?sort=-id&limit=1')).body as { id: string }[];
  await app.call('DELETE', `entities/Task/${last?.id}`);

  const written = await app.write(now);
  expect(written.records).toEqual(planned);
  expect(written.warnings).toEqual(['3 tasks no longer fit “E-mail”. Give them a new value.']);
  expect(await app.stored()).toEqual(was);
  // One of those who share a value may be changed otherwise, and the value is nobody else's.
  expect((await app.call('PUT', `entities/Task/${app.ids[3]}`, { email: 'a@x' })).status).toBe(200);
  for (const nr of [0, 2, 3]) {
    expect(await app.create({ email: 'a@x' })).toBe(409);
    await app.call('DELETE', `entities/Task/${app.ids[nr]}`);
  }
  expect(await app.create({ email: 'a@x' })).toBe(200);
  // What was told is not told again.
  const later = await app.write(
    schema({ email: { ...email, format: 'email' }, more: text }, ['email'], ['more']),
  );
  expect([later.records?.unfit, later.warnings]).toEqual([[], undefined]);
});

test('unique fields keep their values under a new name, and what is converted into one value is counted', async () => {
  const app = await anAppWith(schema({ due: text }, ['due']), [{ due: '1' }, { due: '01' }, { due: '2' }]);
  await app.write(schema({ due_date: text }, ['due_date']));
  expect(await app.create({ due_date: '01' })).toBe(409);
  const written = await app.write(schema({ due_date: { type: 'number' } }, ['due_date']));
  expect(written.records).toMatchObject({
    changed: 3,
    unfit: [{ field: 'due_date', records: 1, samples: [{ id: app.ids[1], value: 1 }] }],
  });
  expect(await app.create({ due_date: 1 })).toBe(409);
  await app.undo();
  expect(await app.create({ due_date: '1' })).toBe(409);
  expect(await app.create({ due_date: '001' })).toBe(200);
});

test('undoing brings a constraint back, and counts what came to be shared meanwhile', async () => {
  const app = await anAppWith(schema({ email }, ['email']), [{ email: 'a' }]);
  await app.write(schema({ email }));
  expect(await app.create({ email: 'a' })).toBe(200);
  expect(await app.create({ email: 'b' })).toBe(200);
  expect(await app.undo()).toMatchObject({ unfit: [{ field: 'email', records: 1 }], restored: 0 });
  for (const value of ['a', 'b']) expect(await app.create({ email: value })).toBe(409);
  expect(await app.stored()).toEqual([{ email: 'a' }, { email: 'a' }, { email: 'b' }]);
});

test('a renamed entity, and one that is made anew over its old records, know what these hold', async () => {
  const app = await anAppWith(schema({ email }, ['email']), [{ email: 'a' }]);
  const put = async (entities: object) => {
    const sent = await app.call('PUT', '', { entities });
    expect(sent.status, sent.text).toBe(200);
  };
  const { name: _name, ...task } = schema({ email }, ['email']);
  await put({ Chore: task });
  expect(await app.create({ email: 'a' }, 'Chore')).toBe(409);
  await put({ Other: { properties: { title: text } } });
  await put({ Other: { properties: { title: text } }, Chore: task });
  expect(await app.create({ email: 'a' }, 'Chore')).toBe(409);
  expect(await app.create({ email: 'b' }, 'Chore')).toBe(200);
});

test('a turn may make fields unique, and is told how many records share values', async () => {
  const id = await built();
  const entity = (...unique: string[][]) =>
    formatBlock(
      'entity',
      { name: 'Task', mode: 'replace' },
      JSON.stringify({ ...schema({ email }, ...unique), rls: {} }),
    );
  await chat(id, 'Add tasks', entity());
  const call = (path: string, body: unknown) =>
    server.call('ada', 'POST', `/apps/${id}/entities/${path}`, body);
  await call('Task/bulk', [{ email: 'a' }, { email: 'a' }, { email: 'b' }]);
  const { conversation } = await chat(id, 'E-mails are unique', entity(['email']));
  expect(conversation.messages.at(-1)?.turn?.changes).toMatchObject([
    {
      path: 'entities/Task',
      warnings: ['1 task no longer fits “E-mail”. Give it a new value.'],
    },
  ]);
  expect(await call('Task', { email: 'b' })).toMatchObject({ status: 409 });
  expect(await call('Task', { email: 'c' })).toMatchObject({ status: 200 });
});

test('a change waits for those who take values, and knows what they have taken; who comes later waits for it', async () => {
  const app = await anAppWith(schema({ email, note: text }, ['email']), [{ email: 'a' }, { email: 'b' }]);
  const key = { appId: app.id, entity: 'Task' };
  const now = schema({ email, note: text }, ['email'], ['email', 'note']);
  const id = '0'.repeat(24);
  const waiting = async (count: number) =>
    vi.waitFor(async () => {
      const found = await server.sql`
        select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`;
      expect(found).toHaveLength(count);
    });
  let change: Promise<unknown> | undefined;
  let late: Promise<number> | undefined;
  await server.sql.begin(async (tx) => {
    const data = { email: 'new' };
    await tx`insert into records (app_id, entity, id, data)
      values (${app.id}, 'Task', ${id}, ${JSON.stringify(data)}::text::jsonb)`;
    const { unique } = createRecordStore(server.sql);
    await unique.claim(tx, key, keysOf(uniqueOf(EntitySchema.parse(now)), [{ id, data }]));
    change = app.write(now);
    await waiting(1);
    late = app.create({ email: 'new' });
    await waiting(2);
  });
  await change;
  expect(await late).toBe(409);
  for (const value of ['a', 'b', 'new']) expect(await app.create({ email: value })).toBe(409);
  expect(await app.create({ email: 'c' })).toBe(200);
});
