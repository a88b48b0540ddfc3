import type { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations } from '../../../testing/conversations.ts';
import { startServer } from '../../../testing/start-server.ts';

const server = await startServer();
const { chat, built } = openConversations(server, { repairs: true });
type Values = Record<string, unknown>;
const text = { type: 'string' };
const entity = (body: object, more: Record<string, string> = {}) =>
  formatBlock('entity', { name: 'Task', ...more }, JSON.stringify(body));

async function anAppWithTasks(properties: object, records: Values[]) {
  const id = await built();
  const call = (method: string, path: string, body?: unknown) =>
    server.call('ada', method, `/apps/${id}/${path}`, body);
  await chat(id, 'Add tasks', entity({ properties, rls: { read: true, update: { 'data.due': 'May' } } }));
  await call('POST', 'entities/Task/bulk', records);
  return {
    id,
    call,
    stored: async () => {
      const rows = await server.sql<{ data: Values }[]>`
        select data from records where app_id = ${id} and entity = 'Task' order by id`;
      return rows.map(({ data }) => data);
    },
    /** Undoes the newest question. */
    undo: async ({ conversation }: App) => {
      const question = conversation.messages.findLast(({ role }) => role === 'user');
      const undone = await call('POST', `chat/message/${question?.id}/undo`);
      expect(undone.status, undone.text).toBe(200);
    },
    schema: async () =>
      ((await call('GET', '')).body as { entities: Record<string, { properties: object; rls: object }> })
        .entities['Task'],
  };
}

test('a model renames a field: records keep its values, rules follow, and undoing brings both back', async () => {
  const was = [{ due: 'May', notes: 'n', title: 'a' }, { title: 'b' }, { due: 'June' }];
  const app = await anAppWithTasks({ title: text, due: text, notes: text }, was);

  const renamed = await chat(
    app.id,
    'Call the due field deadline',
    entity({
      renamed: { due: 'finish_by' },
      properties: { finish_by: { title: 'Finish by' }, size: { type: 'number' } },
    }),
  );

  expect(renamed.conversation.messages.at(-1)?.turn).toMatchObject({
    state: 'settled',
    changes: [{ path: 'entities/Task', action: 'changed' }],
  });
  expect(await app.stored()).toEqual([
    { finish_by: 'May', notes: 'n', title: 'a' },
    { title: 'b' },
    { finish_by: 'June' },
  ]);
  expect(await app.schema()).toMatchObject({
    properties: { finish_by: { type: 'string', title: 'Finish by' } },
    rls: { update: { 'data.finish_by': 'May' } },
  });

  await app.undo(renamed);
  expect(await app.stored()).toEqual(was);
  expect(await app.schema()).toMatchObject({ rls: { update: { 'data.due': 'May' } } });
});

test('a field that is renamed twice in one answer, and made a number, takes its values along', async () => {
  const app = await anAppWithTasks({ due: text, title: text }, [{ due: '12', title: 'a' }]);
  const said = await chat(
    app.id,
    'Rename due',
    entity({ renamed: { due: 'length' } }),
    entity({ renamed: { length: 'minutes' }, properties: { minutes: { type: 'number' } } }),
  );
  expect(await app.stored()).toEqual([{ minutes: 12, title: 'a' }]);
  await app.undo(said);
  expect(await app.stored()).toEqual([{ due: '12', title: 'a' }]);
});

test('a whole schema that renames keeps the values, one that does not is known by nothing', async () => {
  const app = await anAppWithTasks({ due: text, title: text }, [{ due: 'May' }]);
  const properties = { title: text, finish_by: text };
  const said = await chat(
    app.id,
    'Rename due',
    entity({ properties, renamed: { due: 'finish_by' } }, { mode: 'replace' }),
  );
  expect(await app.stored()).toEqual([{ finish_by: 'May' }]);
  await app.undo(said);
  await chat(app.id, 'Rename due', entity({ properties }, { mode: 'replace' }));
  expect(await app.stored()).toEqual([{ due: 'May' }]);
});
