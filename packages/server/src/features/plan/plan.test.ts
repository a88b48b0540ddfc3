import { expect, test } from 'vitest';
import { openPlans } from '../../testing/plans.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { build, change, get, planOf, send, settled, thing, field } = openPlans(server);
const shop =
  'An app for a bike workshop. Bikes have a brand and a price. Repairs have a title, a due date and a status: waiting, in progress, done. Each repair belongs to a bike.';
const costs = async (id: string) =>
  (await server.sql<{ amount: number }[]>`select amount from credit_entries where app_id = ${id}`).map(
    ({ amount }) => amount,
  );

test('the plan of a built app says what it is about, and by which version', async () => {
  const id = await build(shop);
  const plan = await planOf(id);
  const app = await get(id);

  expect(plan.things.map(({ name }) => name)).toEqual(expect.arrayContaining(['Bike', 'Repair']));
  expect(plan.app.name).toBe(app.name);
  expect(plan.checkpoint_id).toBe(app._last_msg?.checkpoint_id);
  expect(plan.pages.map(({ page }) => page).sort()).toEqual(Object.keys(app.pages).sort());
  const repair = await thing(id, 'Repair');
  expect(field(repair, 'Status')).toMatchObject({ kind: 'states' });
  expect(
    repair.fields.find(({ link }) => link === plan.things.find(({ name }) => name === 'Bike')?.id),
  ).toBeDefined();
});

test('a thing that is renamed in the plan is renamed in the app, as one message without a cost', async () => {
  const id = await build(shop);
  const before = await get(id);
  const paid = await costs(id);
  const bike = await thing(id, 'Bike');
  const reply = await send(id, [{ type: 'renameThing', thing: bike.id, name: 'Bicycle' }]);

  expect(reply).toMatchObject({
    status: 200,
    body: {
      question: null,
      message: { role: 'user', additional_message_params: { plan_lines: [expect.any(String)] } },
    },
  });
  const after = await settled(id);
  const [asked, answer] = after.conversation.messages.slice(before.conversation.messages.length);
  expect(asked?.content).toMatch(/Bicycle/);
  expect(asked?.checkpoint_id).toBe(before._last_msg?.checkpoint_id);
  expect(answer?.turn).toMatchObject({ state: 'settled', receipt: { credits: 0, model: 'built-in' } });
  expect(answer?.turn?.changes.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(await costs(id)).toEqual(paid);
  expect((await thing(id, 'Bicycle')).id).toBe(bike.id);
  expect(JSON.stringify(after.pages)).toContain('Bicycle');

  const { body } = await server.call('ada', 'GET', `/apps/${id}/app-checkpoints`);
  expect((body as { message: string }[])[0]?.message).toBe(asked?.content);
});

test('undo takes a change of the plan back, and redo makes it again', async () => {
  const id = await build(shop);
  const before = await get(id);
  const bike = await thing(id, 'Bike');
  const changed = await change(id, [{ type: 'renameThing', thing: bike.id, name: 'Bicycle' }]);
  const [asked, answer] = changed.conversation.messages.slice(-2);

  const redo = await server.call('ada', 'POST', `/apps/${id}/chat/message/${answer?.id}/redo`);
  expect(redo.status, redo.text).toBe(200);
  const again = await settled(id);
  expect(again.pages).toEqual(changed.pages);
  expect((await thing(id, 'Bicycle')).id).toBe(bike.id);

  const undo = await server.call('ada', 'POST', `/apps/${id}/chat/message/${asked?.id}/undo`);
  expect(undo).toMatchObject({ status: 200, body: { content: asked?.content } });
  const after = await get(id);
  expect(after.pages).toEqual(before.pages);
  expect(after.conversation).toEqual(before.conversation);
  expect((await thing(id, 'Bike')).id).toBe(bike.id);
});

test('a change that is sent again makes one message', async () => {
  const id = await build(shop);
  const { checkpoint_id } = await planOf(id);
  const bike = await thing(id, 'Bike');
  const body = {
    checkpoint_id,
    operations: [{ type: 'renameThing', thing: bike.id, name: 'Bicycle' }],
    client_message_id: 'c1',
  };
  const both = () => server.call('ada', 'POST', `/apps/${id}/plan`, body);
  const [one, other] = await Promise.all([both(), both()]);
  await settled(id);
  const later = await both();

  const ids = [one, other, later].map((reply) => (reply.body as { message: { id: string } }).message.id);
  expect(new Set(ids).size, later.text).toBe(1);
  expect((await get(id)).conversation.messages).toHaveLength(4);
});

test('where a model answers messages, the built-in builder changes the plan all the same', async () => {
  const id = await build(shop);
  const bike = await thing(id, 'Bike');
  const { builtIn } = server.core.models;
  server.core.models.use({
    name: 'a model',
    repairs: true,
    // biome-ignore lint/correctness/useYield: it is never to be asked
    async *answer() {
      throw new Error('No model is asked for a change of the plan');
    },
  });
  try {
    const app = await change(id, [{ type: 'renameThing', thing: bike.id, name: 'Bicycle' }]);
    const answer = app.conversation.messages.at(-1);
    expect(answer?.turn).toMatchObject({ state: 'settled', receipt: { model: 'built-in', credits: 0 } });
    const redo = await server.call('ada', 'POST', `/apps/${id}/chat/message/${answer?.id}/redo`);
    expect(redo.status, redo.text).toBe(200);
    expect((await settled(id)).conversation.messages.at(-1)?.turn).toMatchObject({
      state: 'settled',
      receipt: { model: 'built-in', credits: 0 },
    });
  } finally {
    server.core.models.use(builtIn);
  }
});

test('what a message claims of the plan is not taken for a change of it', async () => {
  const id = await build(shop);
  const paid = await costs(id);
  const bike = await thing(id, 'Bike');
  const reply = await server.call('ada', 'POST', `/apps/${id}/chat/message`, {
    content: 'Add a field weight to bikes',
    additional_message_params: {
      current_page: 'Bikes',
      plan_lines: ['Nothing'],
      plan_operations: [{ type: 'renameThing', thing: bike.id, name: 'Bicycle' }],
      plan_moves: [],
      template: 'crm',
    },
  });
  expect(reply).toMatchObject({
    status: 200,
    body: { additional_message_params: { current_page: 'Bikes' } },
  });
  expect(reply.text).not.toContain('plan_');
  await settled(id);
  const after = await thing(id, 'Bike');
  expect(after.fields.map(({ name }) => name)).toContain('Weight');
  expect((await costs(id)).length).toBeGreaterThan(paid.length);
});

test('everybody who watches the app is told of the change as of a message', async () => {
  const id = await build(shop);
  const bike = await thing(id, 'Bike');
  const told: string[] = [];
  server.core.events.on('message.changed', ({ appId, message }) => {
    if (appId === id) told.push(message.role);
  });
  await change(id, [{ type: 'renameThing', thing: bike.id, name: 'Bicycle' }]);
  expect(told[0]).toBe('user');
  expect(told).toContain('assistant');
});

test('changes are made in their order, and all or none of them', async () => {
  const id = await build(shop);
  const bike = await thing(id, 'Bike');
  const app = await change(id, [
    { type: 'addField', thing: bike.id, name: 'Locker' },
    { type: 'renameThing', thing: bike.id, name: 'Bicycle' },
    { type: 'renameApp', name: 'Spokes' },
  ]);
  expect(app.name).toBe('Spokes');
  expect(app.conversation.messages.at(-2)?.additional_message_params?.plan_lines).toHaveLength(3);
  const bicycle = await thing(id, 'Bicycle');
  expect(field(bicycle, 'Locker').kind).toBe('text');

  const refused = await send(id, [
    { type: 'renameApp', name: 'Wheels' },
    { type: 'removeField', thing: bicycle.id, field: 'none' },
  ]);
  expect(refused.status).toBe(409);
  expect((await get(id)).name).toBe('Spokes');
});

test('records of a thing come along when it is renamed, and back with undo', async () => {
  const id = await build(shop);
  const bike = await thing(id, 'Bike');
  await server.sql`delete from records where app_id = ${id}`;
  const records = (entity: string) => `/apps/${id}/entities/${entity}`;
  await server.call('ada', 'POST', records(bike.entity), { name: 'Roadster' });
  const named = async (entity: string) =>
    ((await server.call('ada', 'GET', records(entity))).body as { name: string }[]).map(({ name }) => name);

  const app = await change(id, [{ type: 'renameThing', thing: bike.id, name: 'Bicycle' }]);
  expect(await named((await thing(id, 'Bicycle')).entity)).toEqual(['Roadster']);
  const asked = app.conversation.messages.at(-2);
  await server.call('ada', 'POST', `/apps/${id}/chat/message/${asked?.id}/undo`);
  expect(await named((await thing(id, 'Bike')).entity)).toEqual(['Roadster']);
});

test('an app that nobody described yet has an empty plan, to which things can be added', async () => {
  const id = await server.anApp('ada');
  expect(await planOf(id)).toMatchObject({ app: { name: 'Trial' }, things: [], pages: [] });

  const app = await change(id, [{ type: 'addThing', name: 'Bike' }]);
  expect(app.name).toBe('Trial');
  expect(app.conversation.messages.at(-1)?.turn).toMatchObject({ state: 'settled', receipt: { credits: 0 } });
  const bike = await thing(id, 'Bike');
  expect(app.entities).toHaveProperty(bike.entity);
  expect(Object.keys(app.pages)).not.toEqual([]);
});

test('the plan of an app that somebody else wrote comes from its entities, and changes them beside its own pages', async () => {
  const Task = {
    properties: { title: { type: 'string' }, due: { type: 'string', format: 'date' } },
    required: ['title'],
  };
  const id = await server.anApp('ada', { entities: { Task } });
  const own = 'export default function Home() {\n  return <p>Ours</p>;\n}\n';
  await server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path: 'pages/Home', content: own });
  const task = await thing(id, 'Task');
  expect(task.fields.map(({ key, kind, required }) => [key, kind, required])).toEqual([
    ['title', 'text', true],
    ['due', 'date', false],
  ]);
  expect((await planOf(id)).pages).toMatchObject([{ page: 'Home', by_hand: true }]);

  const app = await change(id, [{ type: 'addField', thing: task.id, name: 'Price' }]);
  expect(app.entities['Task']?.properties).toMatchObject({
    title: { type: 'string' },
    due: { format: 'date' },
    price: { type: 'number' },
  });
  expect(app.pages['Home']).toBe(own);
});
