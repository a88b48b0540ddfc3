import { expect, test } from 'vitest';
import { openPlans } from '../../testing/plans.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { build, get, planOf, send, settled, thing, field } = openPlans(server);
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
