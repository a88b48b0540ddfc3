import { type PlanOperation, planLimits } from '@sayso/contracts/plan';
import { texts } from '@sayso/contracts/texts';
import { expect, test } from 'vitest';
import { openPlans } from '../../testing/plans.ts';
import { createScriptedProvider } from '../../testing/scripted-provider.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { build, change, field, get, planOf, send, settled, thing } = openPlans(server);
const shop =
  'An app for a bike workshop. Bikes have a brand and a price. Repairs have a title, a due date and a status: waiting, in progress, done. Each repair belongs to a bike.';
const post = (id: string, body: object, who = 'ada') => server.call(who, 'POST', `/apps/${id}/plan`, body);
const renamed = (of: string, name: string): PlanOperation => ({ type: 'renameThing', thing: of, name });
const write = (id: string, path: string, content: string) =>
  server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path: path, content });

test('while an answer is being written the plan is read, and not changed', async () => {
  const id = await build(shop);
  const plan = await planOf(id);
  const bike = await thing(id, 'Bike');
  const { builtIn } = server.core.models;
  const script = createScriptedProvider();
  server.core.models.use(script.provider);
  try {
    await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content: 'Work' });
    const answer = await script.next();
    const body = { checkpoint_id: plan.checkpoint_id, operations: [renamed(bike.id, 'Bicycle')] };
    expect(await post(id, body)).toMatchObject({
      status: 409,
      body: { message: texts.appBusy, reason: 'app_busy' },
    });
    expect((await planOf(id)).things).toEqual(plan.things);
    answer.end();
    await settled(id);
    expect((await post(id, { ...body, is_confirmed: true })).status).toBe(200);
    await settled(id);
  } finally {
    server.core.models.use(builtIn);
  }
  expect((await thing(id, 'Bicycle')).id).toBe(bike.id);
});

test('nobody else than its makers sees or changes a plan', async () => {
  const id = await build(shop);
  const { checkpoint_id } = await planOf(id);
  const body = { checkpoint_id, operations: [{ type: 'renameApp', name: 'Mine' }] };
  expect((await post(id, body, 'mallory')).status).toBe(403);
  expect((await server.call('mallory', 'GET', `/apps/${id}/plan`)).status).toBe(403);
  expect((await server.call(null, 'GET', `/apps/${id}/plan`)).status).toBe(401);
  expect((await post(id, body, 'root')).status).toBe(200);
  expect((await settled(id)).name).toBe('Mine');
});

test('of two people at once one is done, and the other is told that the app is busy or has changed', async () => {
  const id = await build(shop);
  const { checkpoint_id } = await planOf(id);
  const bike = await thing(id, 'Bike');
  const ask = (who: string, name: string) =>
    post(id, { checkpoint_id, operations: [renamed(bike.id, name)] }, who);
  const replies = await Promise.all([ask('ada', 'Bicycle'), ask('root', 'Wheel')]);
  await settled(id);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    reason: expect.stringMatching(/^(?:app_busy|plan_changed)$/),
  });
  const [name] = replies[0]?.status === 200 ? ['Bicycle'] : ['Wheel'];
  expect((await thing(id, name ?? '')).id).toBe(bike.id);
});

test('an older tab changes what nobody else touched, and is told what somebody did', async () => {
  const id = await build(shop);
  const { checkpoint_id } = await planOf(id);
  const [bike, repair] = [await thing(id, 'Bike'), await thing(id, 'Repair')];
  await change(id, [renamed(bike.id, 'Bicycle')]);

  const stale = await post(id, { checkpoint_id, operations: [renamed(bike.id, 'Wheel')] });
  expect(stale).toMatchObject({
    status: 409,
    body: { reason: 'plan_changed', message: 'Bike was renamed to Bicycle meanwhile.' },
  });
  expect((await thing(id, 'Bicycle')).id).toBe(bike.id);

  expect((await post(id, { checkpoint_id, operations: [renamed(repair.id, 'Job')] })).status).toBe(200);
  await settled(id);
  expect((await planOf(id)).things.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bicycle', 'Job']),
  );

  await change(id, [{ type: 'removeThing', thing: repair.id }]);
  const gone = await post(id, { checkpoint_id, operations: [renamed(repair.id, 'Order')] });
  expect(gone).toMatchObject({ status: 409, body: { reason: 'plan_changed' } });
  const unknown = await post(id, { checkpoint_id: '0'.repeat(24), operations: [renamed(bike.id, 'Wheel')] });
  expect(unknown).toMatchObject({ status: 409, body: { reason: 'plan_changed' } });
});

test('what becomes of a removed thing that others link to is said before', async () => {
  const id = await build(shop);
  const [bike, repair] = [await thing(id, 'Bike'), await thing(id, 'Repair')];
  const operations: PlanOperation[] = [{ type: 'removeThing', thing: bike.id }];
  const asked = await send(id, operations);
  const { question } = asked.body as { question: { notes: string[] } };
  expect(question.notes.join(' ')).toMatch(/Repairs? links? to bikes/);
  expect((await planOf(id)).things).toHaveLength(2);

  const app = await change(id, operations);
  expect(app.entities).not.toHaveProperty(bike.entity);
  const left = await thing(id, 'Repair');
  expect(left.fields.some(({ kind }) => kind === 'link')).toBe(false);
  const made = await server.call('ada', 'POST', `/apps/${id}/entities/${repair.entity}`, { title: 'One' });
  expect(made.status, made.text).toBe(200);
});

test('names that are taken, reserved or too long are refused with the operation, and nothing is done', async () => {
  const id = await build(shop);
  const before = await get(id);
  const [bike, repair] = [await thing(id, 'Bike'), await thing(id, 'Repair')];
  const first: PlanOperation = { type: 'renameApp', name: 'Other' };
  const second: [PlanOperation, string][] = [
    [renamed(bike.id, 'Repair'), 'operations.1.name'],
    [renamed(bike.id, 'repair'), 'operations.1.name'],
    [{ type: 'addThing', name: 'User' }, 'operations.1.name'],
    [{ type: 'addField', thing: bike.id, name: 'Brand' }, 'operations.1.name'],
    [{ type: 'addField', thing: bike.id, name: 'x'.repeat(200) }, 'operations.1.name'],
    [
      { type: 'renameField', thing: repair.id, field: field(repair, 'Title').id, name: '   ' },
      'operations.1.name',
    ],
  ];
  for (const [operation, place] of second) {
    const reply = await send(id, [first, operation], { is_confirmed: true });
    expect(reply, `${JSON.stringify(operation)} ${reply.text}`).toMatchObject({
      status: 422,
      body: { fields: { [place]: expect.any(String) } },
    });
  }
  expect(await get(id)).toEqual(before);
});

test('names in any language are kept as they are written', async () => {
  const id = await build(shop);
  const bike = await thing(id, 'Bike');
  await change(id, [
    { ...renamed(bike.id, 'دراجة'), plural: 'دراجات' } as PlanOperation,
    { type: 'addField', thing: bike.id, name: 'رقم الإطار' },
    { type: 'addThing', name: '自行车' },
  ]);
  const after = await thing(id, 'دراجة');
  expect(after).toMatchObject({ id: bike.id, plural: 'دراجات' });
  const made = await server.call('ada', 'POST', `/apps/${id}/entities/${after.entity}`, {
    name: 'واحد',
    [field(after, 'رقم الإطار').key]: '٤٢',
  });
  expect(made.status, made.text).toBe(200);
  expect((await planOf(id)).things.map(({ name }) => name)).toContain('自行车');
});

test('a kind that changes under many records converts what it can and loses nothing', async () => {
  const id = await build(shop);
  const bike = await thing(id, 'Bike');
  const brand = field(bike, 'Brand');
  await server.sql`delete from records where app_id = ${id}`;
  const path = `/apps/${id}/entities/${bike.entity}`;
  const rows = Array.from({ length: 300 }, (_, nr) => ({
    name: `Bike ${nr}`,
    [brand.key]: nr % 3 ? String(nr) : `Brand ${nr}`,
  }));
  expect((await server.call('ada', 'POST', `${path}/bulk`, rows)).status).toBe(200);

  const operations: PlanOperation[] = [
    { type: 'setKind', thing: bike.id, field: brand.id, kind: 'whole number' },
  ];
  const asked = await send(id, operations);
  expect((asked.body as { question: { notes: string[] } }).question.notes.join(' ')).toContain('Brand');
  const app = await change(id, operations);
  expect(app.conversation.messages.at(-1)?.turn?.state).toBe('settled');
  const { body } = await server.call('ada', 'GET', `${path}?limit=1000`);
  const values = (body as Record<string, unknown>[]).map((row) => row[brand.key]);
  expect(values.filter((value) => typeof value === 'number')).toHaveLength(200);
  expect(values.filter((value) => typeof value === 'string')).toHaveLength(100);
});

test('a plan holds no more things than it may', async () => {
  const id = await build(shop);
  const add = (from: number, count: number): PlanOperation[] =>
    Array.from({ length: count }, (_, nr) => ({ type: 'addThing', name: `Zq${from + nr} item` }));
  const there = (await planOf(id)).things.length;
  const app = await change(id, add(0, planLimits.things - there));
  expect(app.conversation.messages.at(-1)?.turn?.state).toBe('settled');
  expect((await planOf(id)).things).toHaveLength(planLimits.things);
  expect((await send(id, add(100, 1))).status).toBe(422);
  expect((await send(id, add(100, planLimits.operations + 1))).status).toBe(422);
});

test.each<[string, object[]]>([
  ['no operations', []],
  ['an unknown operation', [{ type: 'dropTables' }]],
  ['an unknown key', [{ type: 'renameApp', name: 'X', id: 1 }]],
  ['a kind that there is not', [{ type: 'addField', thing: 'i1', name: 'X', kind: 'blob' }]],
  ['an id that is no text', [{ type: 'removeThing', thing: { $ne: null } }]],
  [
    'moves that are no texts',
    [{ type: 'setChoices', thing: 'i1', field: 'i2', choices: [{ label: 'A' }], moves: { a: 1 } }],
  ],
  ['a colour that is none', [{ type: 'setLook', look: { primary: 'red; }' } }]],
])('%s: refused before anything is read', async (_what, operations) => {
  const id = await server.anApp('ada');
  const reply = await post(id, { checkpoint_id: '0'.repeat(24), operations });
  expect(reply.status, reply.text).toBe(422);
});

test.each(['__proto__', 'constructor', 'toString'])('"%s" is no id of anything', async (name) => {
  const id = await build(shop);
  const bike = await thing(id, 'Bike');
  const operations = [
    [{ type: 'removeThing', thing: name }],
    [{ type: 'removeField', thing: bike.id, field: name }],
    [{ type: 'removePage', page: name }],
  ] as PlanOperation[][];
  for (const each of operations) expect((await send(id, each)).status).toBe(409);
});

test('a page that no longer parses is listed as made by hand, kept as it is, and told of before', async () => {
  const id = await build(shop);
  const bike = await thing(id, 'Bike');
  const page = (await planOf(id)).pages.find(
    ({ thing: of, kind, audience }) => of === bike.id && kind === 'list' && audience === 'users',
  );
  const name = page?.page ?? '';
  // As an older server, or an import, may have left it.
  const broken = `export default function ${name}( { return <p>Bikes`;
  const hash = 'f'.repeat(64);
  await server.sql`insert into source_blobs (app_id, hash, content) values (${id}, ${hash}, ${broken})`;
  const [row] = await server.sql<{ tree: Record<string, string>; checkpoint_id: string }[]>`
    select tree, checkpoint_id from apps where id = ${id}`;
  const tree = JSON.stringify({ ...row?.tree, [`pages/${name}`]: hash });
  await server.sql`update apps set tree = ${tree}::text::json where id = ${id}`;
  await server.sql`update checkpoints set tree = ${tree}::text::json where id = ${row?.checkpoint_id ?? ''}`;

  expect((await planOf(id)).pages.find((each) => each.page === name)).toMatchObject({ by_hand: true });
  const operations = [renamed(bike.id, 'Bicycle')];
  const asked = await send(id, operations);
  expect(asked).toMatchObject({ status: 200, body: { question: { kept: [`pages/${name}`] } } });
  const app = await change(id, operations);
  expect(app.pages[name]).toBe(broken);
  expect((await thing(id, 'Bicycle')).id).toBe(bike.id);
});

test('a page by hand stays, and what the plan changes goes on beside it', async () => {
  const id = await build(shop);
  const own = 'export default function Notes() {\n  return <p>Ours</p>;\n}\n';
  expect((await write(id, 'pages/Notes', own)).status).toBe(200);
  expect((await planOf(id)).pages.find(({ page }) => page === 'Notes')).toMatchObject({ by_hand: true });
  const bike = await thing(id, 'Bike');
  const app = await change(id, [renamed(bike.id, 'Bicycle')]);
  expect(app.pages['Notes']).toBe(own);
});
