import { type PlanField, type PlanQuestion, type PlanThing, planLimits } from '@sayso/contracts/plan';
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

test('many records move in batches, so that no statement is longer than others can wait for', async () => {
  const many = 600;
  const { id, repair, status, stored } = await anApp(Array.from({ length: many }, () => 'waiting'));
  const { sql } = server;
  const [row] = await sql<{ part: string }[]>`
    select tableoid::regclass::text as part from records where app_id = ${id} limit 1`;
  await sql`create table moved_rows (rows int not null)`;
  await sql`
    create function note_moved() returns trigger language plpgsql as $$
    begin
      insert into moved_rows select count(*) from moved;
      return null;
    end $$`;
  await sql`
    create trigger note_moved after update on ${sql(row?.part ?? '')} referencing new table as moved
    for each statement execute function note_moved()`;

  await change(id, [without('waiting', repair, status, { waiting: 'done' })]);
  expect(new Set(await stored())).toEqual(new Set(['done']));
  const batches = (await sql<{ rows: number }[]>`select rows from moved_rows`).map(({ rows }) => rows);
  expect(batches.reduce((sum, rows) => sum + rows, 0)).toBe(many);
  expect(Math.max(...batches)).toBeLessThanOrEqual(250);
});

test('of a change that removes many choices no more are counted than one question holds', async () => {
  const { id, repair, status } = await anApp([]);
  const labels = Array.from({ length: planLimits.choices }, (_, nr) => ({ label: `Choice ${nr}` }));
  const app = await change(id, [
    { type: 'setChoices', thing: repair.id, field: status.id, choices: labels },
    { type: 'addField', thing: repair.id, name: 'Grade', kind: 'choice', choices: labels },
  ]);
  const grade = field(await thing(id, 'Repair'), 'Grade');
  const values = app.entities[repair.entity]?.properties[grade.key]?.enum ?? [];
  const held = values.map((value) => ({ title: 'One', [status.key]: value, [grade.key]: value }));
  const made = await server.call('ada', 'POST', `/apps/${id}/entities/${repair.entity}/bulk`, held);
  expect(made.status, made.text).toBe(200);

  const none = [{ label: 'Other' }];
  const { body } = await send(
    id,
    [status, grade].map((each) => ({ type: 'setChoices', thing: repair.id, field: each.id, choices: none })),
  );
  expect((body as { question: PlanQuestion }).question.left_choices).toHaveLength(planLimits.choices);
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
      question: {
        left_choices: [],
        access: [{ before: expect.any(String), after: expect.any(String), opens: true }],
      },
    },
  });
  await change(id, [open]);
  expect((await thing(id, 'Repair')).access.see).toBe('anyone');
});

test('a thing that goes is asked about with how many records it has', async () => {
  const { id, repair } = await anApp(['waiting', 'waiting', 'done']);
  const reply = await send(id, [
    { type: 'addThing', name: 'Supplier' },
    { type: 'removeThing', thing: repair.id },
  ]);
  expect(reply).toMatchObject({
    status: 200,
    body: { message: null, question: { left_things: [{ thing: repair.id, records: 3 }] } },
  });
});

test('a field goes without a question where no record has a value of it, and with one where any has', async () => {
  const { id, repair } = await anApp(['waiting']);
  const first = await change(id, [{ type: 'addField', thing: repair.id, name: 'Remark', kind: 'text' }]);
  const remark = field(await thing(id, 'Repair'), 'Remark');
  const [row] = await server.sql<{ id: string }[]>`select id from records where app_id = ${id}`;
  const path = `/apps/${id}/entities/${repair.entity}/${row?.id}`;
  const remove = () => send(id, [{ type: 'removeField', thing: repair.id, field: remark.id }]);
  expect(first.entities[repair.entity]?.properties).toHaveProperty(remark.key);

  await server.call('ada', 'PUT', path, { [remark.key]: 'Squeaks' });
  const asked = await remove();
  expect(asked).toMatchObject({
    status: 200,
    body: {
      message: null,
      question: { notes: [expect.stringMatching(/^What was entered as remark of repairs/)] },
    },
  });

  for (const empty of ['', null]) await server.call('ada', 'PUT', path, { [remark.key]: empty });
  expect(await remove()).toMatchObject({ status: 200, body: { question: null } });
  expect((await settled(id)).entities[repair.entity]?.properties).not.toHaveProperty(remark.key);
});
