import type { PlanField, PlanThing } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { openPlans } from '../../testing/plans.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { build, change, field, get, send, settled, thing } = openPlans(server);
const description = 'A tracker of repairs. Repairs have a title and a status: waiting, in progress, done.';

/** An app whose repairs are as they are listed. */
async function anApp(states: readonly string[]) {
  const id = await build(description);
  await server.sql`delete from records where app_id = ${id}`;
  const repair = await thing(id, 'Repair');
  const status = field(repair, 'Status');
  const path = `/apps/${id}/entities/${repair.entity}`;
  const rows = states.map((state, nr) => ({ title: `Repair ${nr}`, [status.key]: state }));
  const made = await server.call('ada', 'POST', `${path}/bulk`, rows);
  expect(made.status, made.text).toBe(200);
  const stored = async () =>
    ((await server.call('ada', 'GET', `${path}?sort=title`)).body as Record<string, unknown>[]).map(
      (row) => row[status.key],
    );
  return { id, repair, status, stored };
}

const without = (
  gone: string,
  thing: PlanThing,
  { id, choices = [] }: PlanField,
  moves?: Record<string, string>,
) => ({
  type: 'setChoices' as const,
  thing: thing.id,
  field: id,
  choices: choices.filter(({ value }) => value !== gone).map(({ value, label }) => ({ value, label })),
  ...(moves ? { moves } : {}),
});

test('a choice that records have is asked about before it goes, with how many there are', async () => {
  const { id, repair, status, stored } = await anApp(['waiting', 'waiting', 'done']);
  const before = await get(id);
  const reply = await send(id, [without('waiting', repair, status)]);

  expect(reply).toMatchObject({
    status: 200,
    body: {
      message: null,
      question: {
        left_choices: [
          { thing: repair.id, field: status.id, value: 'waiting', label: 'Waiting', records: 2 },
        ],
      },
    },
  });
  expect(await get(id)).toEqual(before);
  expect(await stored()).toEqual(['waiting', 'waiting', 'done']);
});

test('a choice that no record has goes without a question', async () => {
  const { id, repair, status } = await anApp(['waiting']);
  const reply = await send(id, [without('done', repair, status)]);
  expect(reply).toMatchObject({ status: 200, body: { question: null } });
  const app = await settled(id);
  expect(app.entities[repair.entity]?.properties[status.key]?.enum).not.toContain('done');
});

test('records of a removed choice move in the same step, come back with undo and move again with redo', async () => {
  const { id, repair, status, stored } = await anApp(['waiting', 'in progress', 'done']);
  const told: unknown[] = [];
  server.core.events.on('records.changed', ({ appId, records }) => {
    if (appId === id) told.push(...records.map((record) => record[status.key]));
  });
  const reply = await send(id, [without('waiting', repair, status, { waiting: 'in progress' })]);
  expect(reply.body).toMatchObject({ question: null });
  const app = await settled(id);
  const moved = ['in progress', 'in progress', 'done'];
  expect(await stored()).toEqual(moved);
  await expect.poll(() => told).toEqual(['in progress']);

  const [asked, answer] = app.conversation.messages.slice(-2);
  const call = (message: string | undefined, what: string) =>
    server.call('ada', 'POST', `/apps/${id}/chat/message/${message}/${what}`);
  expect((await call(answer?.id, 'redo')).status).toBe(200);
  await settled(id);
  expect(await stored()).toEqual(moved);

  expect((await call(asked?.id, 'undo')).status).toBe(200);
  expect(await stored()).toEqual(['waiting', 'in progress', 'done']);
  expect(field(await thing(id, 'Repair'), 'Status').choices).toEqual(status.choices);
});

test('records move under the names that their thing and field get in the same change', async () => {
  const { id, repair, status } = await anApp(['waiting', 'done']);
  await change(id, [
    without('waiting', repair, status, { waiting: 'done' }),
    { type: 'renameThing', thing: repair.id, name: 'Job' },
    { type: 'renameField', thing: repair.id, field: status.id, name: 'Stage' },
  ]);
  const job = await thing(id, 'Job');
  const stage = field(job, 'Stage');
  const { body } = await server.call('ada', 'GET', `/apps/${id}/entities/${job.entity}`);
  expect((body as Record<string, unknown>[]).map((row) => row[stage.key])).toEqual(['done', 'done']);
});

test('confirmed without a place to go, records keep the choice that is gone', async () => {
  const { id, repair, status, stored } = await anApp(['waiting', 'done']);
  const app = await change(id, [without('waiting', repair, status)]);
  expect(app.entities[repair.entity]?.properties[status.key]?.enum).not.toContain('waiting');
  expect(await stored()).toEqual(['waiting', 'done']);
});

test('who may do what is said before it changes, and again with the word of the person it is done', async () => {
  const { id, repair } = await anApp([]);
  const open = { type: 'setAccess' as const, thing: repair.id, act: 'see' as const, who: 'anyone' as const };
  const reply = await send(id, [open]);
  expect(reply).toMatchObject({
    status: 200,
    body: {
      message: null,
      question: { left_choices: [], access: [{ before: expect.any(String), after: expect.any(String) }] },
    },
  });
  await change(id, [open]);
  expect((await thing(id, 'Repair')).access.see).toBe('anyone');
});
