import type { PlanOperation } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { openPlans } from '../../testing/plans.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { build, get, planOf, thing } = openPlans(server);
const description = 'An app for bikes. Bikes have a brand and a price.';
const first = (body: object) =>
  server.call('ada', 'POST', '/apps/chat/create-from-message', { content: description, ...body });
/** As the plan of a description says it, which an app that was built from it keeps. */
const bikes = await thing(await build(description), 'Bike');
const rename: PlanOperation = { type: 'renameThing', thing: bikes.id, name: 'Bicycle' };

test('what was changed of the plan before is in the first version', async () => {
  const id = await build(description, {
    plan_operations: [rename, { type: 'addField', thing: bikes.id, name: 'Locker' }],
  });
  const app = await get(id);
  expect(app.conversation.messages).toHaveLength(2);
  expect(app.conversation.messages[1]?.turn).toMatchObject({
    state: 'settled',
    receipt: { model: 'built-in' },
  });
  const bicycle = await thing(id, 'Bicycle');
  expect(bicycle.id).toBe(bikes.id);
  expect(bicycle.fields.map(({ name }) => name)).toContain('Locker');
  expect(app.entities).toHaveProperty(bicycle.entity);
});

test('a starter app is what the app begins with', async () => {
  const [template] = (await server.call('ada', 'GET', '/templates')).body as {
    id: string;
    name: string;
    things: string[];
  }[];
  const id = await build(template?.name ?? '', { template: template?.id });
  const plan = await planOf(id);
  expect(plan.things.map(({ name }) => name)).toEqual(template?.things);
});

test('operations that do not fit what the words say are refused, and no app is made', async () => {
  const before = await server.sql`select id from apps`;
  const nameless = await first({ plan_operations: [{ ...rename, thing: 'none' }] });
  expect(nameless.status).toBe(409);
  const taken = await first({
    plan_operations: [rename, { type: 'addField', thing: bikes.id, name: 'Brand' }],
  });
  expect(taken).toMatchObject({ status: 422, body: { fields: { 'operations.1.name': expect.any(String) } } });
  const unknown = await first({ template: 'no-such-app' });
  expect(unknown).toMatchObject({ status: 400, body: { message: 'There is no such starter app' } });
  const broken = await first({ plan_operations: [{ ...rename, name: '' }] });
  expect(broken.status).toBe(422);
  expect(await server.sql`select id from apps`).toHaveLength(before.length);
});

test('a resend answers the app of the first send', async () => {
  const body = { plan_operations: [rename], client_message_id: 'first-1' };
  const [one, other] = await Promise.all([first(body), first(body)]);
  expect((one.body as { id: string }).id).toBe((other.body as { id: string }).id);
});

test('where a model answers messages, the built-in builder makes what was planned', async () => {
  const { builtIn } = server.core.models;
  server.core.models.use({
    name: 'a model',
    repairs: true,
    // biome-ignore lint/correctness/useYield: it is never to be asked
    async *answer() {
      throw new Error('No model is asked for what is planned');
    },
  });
  try {
    const id = await build(description, { plan_operations: [rename] });
    expect((await thing(id, 'Bicycle')).id).toBe(bikes.id);
  } finally {
    server.core.models.use(builtIn);
  }
});

test('with a file of rows, what was changed of the plan before is done where it still fits', async () => {
  const content = 'name,price\nRoadster,900\nCargo,2400\n';
  const id = await build(description, {
    plan_operations: [rename],
    custom_context: [{ type: 'files', data: { files: [{ name: 'stock.csv', content }] } }],
  });
  const plan = await planOf(id);
  expect(plan.things.map(({ name }) => name)).toContain('Bicycle');
});
