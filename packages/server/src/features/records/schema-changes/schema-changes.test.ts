import type { RecordsReport, SchemaChangeEntry, UndoneReport } from '@sayso/contracts/schema-changes';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test, vi } from 'vitest';
import { openConversations } from '../../../testing/conversations.ts';
import { startServer } from '../../../testing/start-server.ts';
import { createSchemaChangeStore } from './store.ts';

const server = await startServer();
const { chat, built } = openConversations(server);
type Properties = Record<string, object>;
type Values = Record<string, unknown>;
const text = { type: 'string' };
const number = { type: 'number' };
const schema = (properties: Properties, required: string[] = []) => ({ name: 'Task', properties, required });

/** An app whose tasks have this schema and these values, and what can be asked of it. */
async function anAppWith(properties: Properties, records: Values[] = []) {
  const id = await server.anApp('ada', { entities: { Task: schema(properties) } });
  const made = await server.call('ada', 'POST', `/apps/${id}/entities/Task/bulk`, records);
  const ids = (made.body as { id: string }[]).map((record) => record.id);
  const of = (path: string) => `/apps/${id}/${path}`;
  return {
    id,
    ids,
    call: (method: string, path: string, body?: unknown, who = 'ada') =>
      server.call(who, method, of(path), body),
    write: async (given: object) => {
      const content = JSON.stringify(given);
      const sent = await server.call('ada', 'POST', of('coding/write'), {
        file_path: 'entities/Task',
        content,
      });
      expect(sent.status, sent.text).toBe(200);
      return sent.body as { warnings?: string[]; records?: RecordsReport; schema_change_id?: string };
    },
    dryRun: async (given: object) =>
      (
        await server.call('ada', 'POST', of('entity-schemas/Task/dry-run'), {
          content: JSON.stringify(given),
        })
      ).body as RecordsReport,
    /** The values as they are stored, in the order in which they were made. */
    stored: async (entity = 'Task') => {
      const rows = await server.sql<{ data: Values }[]>`
        select data from records where app_id = ${id} and entity = ${entity} order by id`;
      return rows.map(({ data }) => data);
    },
    changes: async () => (await server.call('ada', 'GET', of('schema-changes'))).body as SchemaChangeEntry[],
    undo: async (changeId: string | undefined) =>
      server.call('ada', 'POST', of(`schema-changes/${changeId}/undo`)),
  };
}
type Seen = Partial<Record<keyof RecordsReport, unknown>>;

test.each<[string, { before: Properties; records: Values[]; after: object; stored: Values[]; seen: Seen }]>([
  [
    'a field with another name',
    {
      before: { title: text, due: text },
      records: [{ title: 'a', due: 'May' }, { title: 'b' }],
      after: schema({ title: text, due_date: text }),
      stored: [{ title: 'a', due_date: 'May' }, { title: 'b' }],
      seen: {
        records: 2,
        changed: 1,
        renamed: [{ from: 'due', to: 'due_date', by: 'name', records: 1 }],
        unfit: [],
      },
    },
  ],
  [
    'a required field with a default',
    {
      before: { title: text },
      records: [{ title: 'a' }, { title: 'b' }],
      after: schema({ title: text, status: { ...text, default: 'open' } }, ['status']),
      stored: [
        { title: 'a', status: 'open' },
        { title: 'b', status: 'open' },
      ],
      seen: { changed: 2, filled: [{ field: 'status', value: 'open', records: 2 }], unfit_records: 0 },
    },
  ],
  [
    'a field that is required by now, left blank here and there',
    {
      before: { title: text, owner: text },
      records: [{ owner: 'Mia' }, { owner: null }, { owner: '' }],
      after: schema({ title: text, owner: { ...text, default: 'nobody' } }, ['owner']),
      stored: [{ owner: 'Mia' }, { owner: 'nobody' }, { owner: 'nobody' }],
      seen: { changed: 2, filled: [{ field: 'owner', value: 'nobody', records: 2 }] },
    },
  ],
  [
    'another type, with values that are of it and values that are not',
    {
      before: { size: text },
      records: [{ size: '12' }, { size: 'XL' }, { size: '' }, {}],
      after: schema({ size: number }),
      stored: [{ size: 12 }, { size: 'XL' }, { size: null }, {}],
      seen: {
        changed: 2,
        converted: [
          {
            field: 'size',
            records: 2,
            samples: [
              { id: expect.any(String), value: '12', becomes: 12 },
              { id: expect.any(String), value: '', becomes: null },
            ],
          },
        ],
        unfit: [
          {
            field: 'size',
            records: 1,
            reason: 'Must be a number',
            samples: [{ id: expect.any(String), value: 'XL' }],
          },
        ],
        unfit_records: 1,
      },
    },
  ],
  [
    'fewer choices, one of them written otherwise',
    {
      before: { state: { ...text, enum: ['Done', 'late', 'open'] } },
      records: [{ state: 'Done' }, { state: 'late' }, { state: 'open' }],
      after: schema({ state: { ...text, enum: ['done', 'open'] } }),
      stored: [{ state: 'done' }, { state: 'late' }, { state: 'open' }],
      seen: {
        changed: 1,
        converted: [{ field: 'state', records: 1, samples: [{ value: 'Done', becomes: 'done' }] }],
        unfit: [{ field: 'state', records: 1, reason: 'Choose one of: done, open' }],
      },
    },
  ],
  [
    'a field that is gone',
    {
      before: { title: text, note: { ...text, format: 'email' } },
      records: [{ title: 'a', note: 'a@example.com' }, { title: 'b' }],
      after: schema({ title: text }),
      stored: [{ title: 'a', note: 'a@example.com' }, { title: 'b' }],
      seen: { changed: 0, removed: [{ field: 'note', records: 1 }], unfit: [] },
    },
  ],
  [
    'narrower bounds',
    {
      before: { score: number },
      records: [{ score: 3 }, { score: 30 }],
      after: schema({ score: { ...number, maximum: 10 } }),
      stored: [{ score: 3 }, { score: 30 }],
      seen: { changed: 0, unfit: [{ field: 'score', records: 1, reason: 'Enter 10 or less' }] },
    },
  ],
])(
  'a dry run counts what a schema does to records, writing it does that, and undoing takes it back: %s',
  async (_what, { before, records, after, stored, seen }) => {
    const app = await anAppWith(before, records);
    const was = await app.stored();
    const planned = await app.dryRun(after);
    expect(planned).toMatchObject(seen);
    expect(await app.stored()).toEqual(was);

    const written = await app.write(after);
    expect(written.records).toEqual(planned);
    expect(await app.stored()).toEqual(stored);
    const [change] = await app.changes();
    expect(change).toMatchObject({ entity: 'Task', report: planned, undone_date: null });

    const undone = await app.undo(change?.id);
    expect(undone.body).toMatchObject({ restored: planned.changed, kept: [] });
    expect(await app.stored()).toEqual(was);
    const { body } = await app.call('GET', '');
    expect((body as { entities: object }).entities).toEqual({ Task: schema(before) });
  },
);

test('at most five records are named, and long values are cut', async () => {
  const app = await anAppWith(
    { size: text },
    Array.from({ length: 7 }, () => ({ size: 'x'.repeat(1_000) })),
  );
  const [unfit] = (await app.dryRun(schema({ size: number }))).unfit;
  expect(unfit?.records).toBe(7);
  expect(unfit?.samples.map(({ id }) => id)).toEqual(app.ids.slice(0, 5));
  expect(unfit?.samples[0]?.value).toBe(`${'x'.repeat(200)}…`);
});

test('undoing keeps what was written since, in the old form, and says so', async () => {
  const app = await anAppWith({ title: text, size: text }, [
    { title: 'untouched', size: '1' },
    { title: 'resized', size: '2' },
    { title: 'renamed', size: '3' },
    { title: 'gone', size: '4' },
  ]);
  await app.write(schema({ title: text, size: number }));
  const [, resized = '', renamed, gone] = app.ids;
  await app.call('PUT', `entities/Task/${resized}`, { size: 20 });
  await app.call('PUT', `entities/Task/${renamed}`, { title: 'Renamed' });
  await app.call('DELETE', `entities/Task/${gone}`);
  await app.call('POST', 'entities/Task', { title: 'new', size: 50 });
  const [change] = await app.changes();
  const { body } = await app.undo(change?.id);
  expect(body).toMatchObject({
    restored: 2,
    kept: [{ field: 'size', records: 1, samples: [{ id: resized, value: 20 }] }],
    unfit: [],
  } satisfies Partial<UndoneReport>);
  expect(await app.stored()).toEqual([
    { title: 'untouched', size: '1' },
    { title: 'resized', size: '20' },
    { title: 'Renamed', size: '3' },
    { title: 'new', size: '50' },
  ]);
});

test('undoing a rename brings values under the old name, whoever wrote them', async () => {
  const app = await anAppWith({ title: text, due: text }, [{ due: 'May' }, { due: 'June' }]);
  await app.write(schema({ title: text, due_date: text }));
  await app.call('PUT', `entities/Task/${app.ids[1]}`, { due_date: 'July' });
  await app.call('POST', 'entities/Task', { due_date: 'August' });
  await app.undo((await app.changes())[0]?.id);
  expect(await app.stored()).toEqual([{ due: 'May' }, { due: 'July' }, { due: 'August' }]);
});

test('only the newest change can be undone, and only once', async () => {
  const app = await anAppWith({ size: text }, [{ size: '1' }]);
  await app.write(schema({ size: number }));
  await app.write(schema({ size: { type: 'array', items: number } }));
  expect(await app.stored()).toEqual([{ size: [1] }]);
  const [second, first] = await app.changes();
  const refused = { status: 409, body: { reason: 'schema_changed_since' } };
  expect(await app.undo(first?.id)).toMatchObject(refused);
  expect((await app.undo(second?.id)).status).toBe(200);
  expect(await app.stored()).toEqual([{ size: 1 }]);
  expect(await app.undo(second?.id)).toMatchObject(refused);
  expect((await app.undo(first?.id)).status).toBe(200);
  expect(await app.stored()).toEqual([{ size: '1' }]);
});

test('a write names its own change to undo, and none where it went back to an earlier schema', async () => {
  const app = await anAppWith({ title: text }, [{ title: 'Bell' }]);
  // As written here; the schema that the app was made with has another text.
  const first = schema({ title: { ...text, title: 'Name' } });
  await app.write(first);
  const added = await app.write(schema({ ...first.properties, state: { ...text, default: 'open' } }));
  expect(added.schema_change_id).toBe((await app.changes())[0]?.id);
  const back = await app.write(first);
  expect(back.records).toMatchObject({ changed: 1 });
  expect(back).not.toHaveProperty('schema_change_id');
  const again = await app.write(schema({ ...first.properties, state: { ...text, default: 'done' } }));
  expect((await app.undo(again.schema_change_id)).status).toBe(200);
  expect(await app.stored()).toEqual([{ title: 'Bell' }]);
});

test('rules that are saved soon after are a change of their own, which no other undo takes back', async () => {
  const app = await anAppWith({ title: text }, [{ title: 'Bell' }]);
  const rls = (rule: boolean) => ({ read: rule, write: false });
  const fields = (...names: string[]) => Object.fromEntries(['title', ...names].map((name) => [name, text]));
  const rules = async () =>
    (
      (await server.call('ada', 'GET', `/apps/${app.id}`)).body as {
        entities: Record<string, { rls: object }>;
      }
    ).entities['Task']?.rls;
  const added = await app.write({ ...schema(fields('state')), rls: rls(true) });
  await app.write({ ...schema(fields('state')), rls: rls(false) });
  const late = await app.write({ ...schema(fields('state', 'place')), rls: rls(false) });
  expect((await app.undo(added.schema_change_id)).status).toBe(409);
  expect((await app.undo(late.schema_change_id)).status).toBe(200);
  expect(await rules()).toEqual(rls(false));
});

test('records go back with their app to an earlier checkpoint, through several changes and a new name', async () => {
  const app = await anAppWith({ size: text }, [{ size: '007' }]);
  const { body } = await app.call('GET', 'app-checkpoints');
  const [start] = body as { id: string }[];
  // A change by somebody else makes a checkpoint of its own.
  const put = (entities: object) => server.call('root', 'PUT', `/apps/${app.id}`, { entities });
  await put({ Task: schema({ size: number }) });
  expect(await app.stored()).toEqual([{ size: 7 }]);
  const renamed = await put({ Chore: schema({ size: number }) });
  expect(renamed.status, renamed.text).toBe(200);
  expect(await app.stored('Chore')).toEqual([{ size: 7 }]);
  const loaded = await app.call('POST', `history/${start?.id}/load-checkpoint`);
  expect(loaded.status, loaded.text).toBe(200);
  expect(await app.stored('Chore')).toEqual([]);
  expect(await app.stored()).toEqual([{ size: '007' }]);
});

test('records follow the schema of a turn when it ends, and go back when its question is reverted', async () => {
  const id = await built();
  const { call, stored } = await inApp(id);
  const entity = (properties: Properties) =>
    formatBlock('entity', { name: 'Task', mode: 'replace' }, JSON.stringify({ properties, rls: {} }));
  await chat(id, 'Add tasks', entity({ size: text }));
  await call('POST', 'entities/Task/bulk', [{ size: '05' }, { size: 'L' }]);
  const { conversation } = await chat(id, 'Sizes are numbers', entity({ size: number }));
  expect(await stored()).toEqual([{ size: 5 }, { size: 'L' }]);
  expect(conversation.messages.at(-1)?.turn?.changes).toMatchObject([
    {
      path: 'entities/Task',
      warnings: ['1 task no longer fits “Size”. Give it a new value.'],
    },
  ]);
  const question = conversation.messages.findLast(({ role }) => role === 'user');
  expect((await call('POST', `chat/message/${question?.id}/undo`)).status).toBe(200);
  expect(await stored()).toEqual([{ size: '05' }, { size: 'L' }]);
});

async function inApp(id: string) {
  const stored = async () => {
    const rows = await server.sql<{ data: Values }[]>`
      select data from records where app_id = ${id} and entity = 'Task' order by id`;
    return rows.map(({ data }) => data);
  };
  const call = (method: string, path: string, body?: unknown) =>
    server.call('ada', method, `/apps/${id}/${path}`, body);
  return { call, stored };
}

test('what was done to records is in the audit log, for changes and for undoing', async () => {
  const app = await anAppWith({ size: text }, [{ size: '1' }, { size: '2' }]);
  await app.write(schema({ size: number }));
  await app.write({ ...schema({ size: number }), title: 'Tasks' });
  await app.undo((await app.changes())[0]?.id);
  await app.undo((await app.changes())[1]?.id);
  const { body } = await app.call('GET', 'audit-log');
  expect((body as { action: string }[]).filter(({ action }) => action.startsWith('records.'))).toMatchObject([
    { action: 'records.restored', subject: 'Task', after: '2 records', actor_email: 'ada@example.com' },
    { action: 'records.migrated', subject: 'Task', after: '2 records: size was converted in 2' },
  ]);
});

test('a change that cannot be carried out to its end leaves schema and records as they were', async () => {
  const app = await anAppWith(
    { size: text },
    Array.from({ length: 20 }, (_, n) => ({ size: String(n) })),
  );
  const was = await app.stored();
  const waiting = async () => {
    const rows = await server.sql<{ pid: number }[]>`
      select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update%'
        and datname = current_database()`;
    return rows[0]?.pid ?? Promise.reject(new Error('Nobody waits'));
  };
  // Somebody holds the last record; the change waits for it, and its connection is cut.
  const reply = await server.sql.begin(async (tx) => {
    await tx`select 1 from records where app_id = ${app.id} and id = ${app.ids.at(-1) ?? ''} for update`;
    const content = JSON.stringify(schema({ size: number }));
    const writing = app.call('POST', 'coding/write', { file_path: 'entities/Task', content });
    const pid = await vi.waitFor(waiting, { timeout: 10_000 });
    await server.sql`select pg_terminate_backend(${pid})`;
    return writing;
  });
  expect(reply.status).toBeGreaterThanOrEqual(500);
  expect(await app.stored()).toEqual(was);
  expect(await app.changes()).toEqual([]);
  const { body } = await app.call('GET', '');
  expect((body as { entities: object }).entities).toEqual({ Task: schema({ size: text }) });
  expect((await app.write(schema({ size: number }))).records?.changed).toBe(20);
});

test('a dry run of what is no schema, or of no entity, is refused with its place', async () => {
  const app = await anAppWith({ size: text });
  const dryRun = (entity: string, content: string) =>
    app.call('POST', `entity-schemas/${entity}/dry-run`, { content });
  expect(await dryRun('Task', '{"properties":')).toMatchObject({ status: 422 });
  expect(await dryRun('Task', JSON.stringify(schema({ size: { type: 'array' } })))).toMatchObject({
    status: 422,
    body: { message: 'properties.size: A list says what its items are' },
  });
  expect(await dryRun('Nothing', '{"properties":{}}')).toMatchObject({ status: 404 });
});

test('what was kept for undoing goes after 30 days, and with its app', async () => {
  const app = await anAppWith({ size: text }, [{ size: '1' }]);
  await app.write(schema({ size: number }));
  await server.sql`
    update schema_changes set created_date = now() - interval '31 days' where app_id = ${app.id}`;
  await createSchemaChangeStore(server.sql).prune();
  const kept = await server.sql`select 1 from schema_change_rows where app_id = ${app.id}`;
  expect([await app.changes(), [...kept]]).toEqual([[], []]);
});
