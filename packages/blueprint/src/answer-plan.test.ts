import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { planDescription } from './operate/plan-description.ts';
import { planOf } from './operate/plan-of.ts';
import { templates } from './templates/templates.ts';
import { buildApp, buildPlan, changeApp, changePlan } from './testing/build-app.ts';
import { draftOf } from './testing/draft-of.ts';
import { fieldIds, thingNamed } from './testing/plan-items.ts';

const text =
  'A bike repair shop: customers with name and phone, repairs with a bike, price, due date and status (new, in repair, done).';
const memoryOf = (app: { memory: unknown }) => Blueprint.parse(app.memory);

test('a plan is that of the app that a first build of the same text makes', async () => {
  const { hashes: _, offered: __, ...built } = memoryOf(await buildApp(text));
  const { hashes: ___, ...planned } = planDescription(text).blueprint;

  expect(planned).toEqual(built);
});

test('a first build takes the changes of its plan along', async () => {
  const { blueprint } = planDescription(text);
  const plan = [{ type: 'renameThing', thing: thingNamed(blueprint, 'Repair').id, name: 'Job' }] as const;
  const app = await buildPlan(text, { plan });

  expect(app.tree['pages/Dashboard']).toContain('jobs');
  expect(app.prose).toContain('Jobs');
  expect(app.assumptions).toEqual([]);
  expect(app.samples.length).toBeGreaterThan(0);
  expect(memoryOf(app).log).toEqual([]);
});

test('a first build of a starter app with changes is that app with them', async () => {
  const id = templates[0]?.id ?? '';
  const app = await buildPlan('', { template: id, plan: [{ type: 'renameApp', name: 'Two Wheels' }] });

  expect(app.settings.name).toBe('Two Wheels');
  expect(planOf(memoryOf(app)).things.map(({ name }) => name)).toEqual(templates[0]?.things);
});

test('a change of the plan writes what follows from it, says so, and is undone by words', async () => {
  const app = await buildApp(text);
  const changed = await changePlan(app, [
    { type: 'addThing', name: 'Supplier' },
    { type: 'removeField', ...fieldIds(memoryOf(app), 'Repair', 'Price') },
  ]);

  expect(changed.prose).toBe('- Added Suppliers\n- Removed Price from repairs\n');
  expect(changed.tree['entities/Supplier']).toContain('"Email"');
  expect(changed.tree['entities/Repair']).not.toContain('"Price"');
  expect(changed.samples.map(({ entity }) => entity)).toEqual(['Supplier']);
  expect(changed.assumptions).toEqual([]);

  const undone = await changeApp(changed, 'undo');
  expect(undone.tree).toEqual(app.tree);
});

test('pages that somebody wrote keep their names', async () => {
  const app = await buildApp(text);
  const byHand = 'export default function Suppliers() {\n  return <p>Ours</p>;\n}\n';
  const tree = { ...app.tree, 'pages/Suppliers': byHand };
  const changed = await changePlan(app, [{ type: 'addThing', name: 'Supplier' }], tree);

  expect(changed.tree['pages/Suppliers']).toBe(byHand);
  expect(changed.tree['pages/Suppliers2']).toContain('Supplier');
});

test('an app without anything that it keeps gets its first thing', async () => {
  const tree = {
    layout: 'export default function Layout({ children }) {\n  return <main>{children}</main>;\n}\n',
    'pages/Home': 'export default function Home() {\n  return <p>Hello</p>;\n}\n',
  };
  const empty = { ...(await buildApp(text)), memory: null };
  const changed = await changePlan(empty, [{ type: 'addThing', name: 'Repair' }], tree);

  expect(changed.tree['pages/Home']).toBe(tree['pages/Home']);
  expect(changed.tree['entities/Repair']).toContain('"Repair"');
  expect(changed.tree['pages/Repairs']).toContain('Repair');
});

test('a first build of a draft tells what else the words name, unless somebody put it in', async () => {
  const words = 'Kayaks have a name and a colour. Paddles have a length. Boathouses have an address.';
  const draft = draftOf({ things: { Kayak: ['Name', 'Colour'] } });
  expect((await buildPlan(words, { draft })).prose).toContain(
    'I also heard paddles and boathouses, which aren’t in your plan. Say so if you want them.',
  );
  const plan = [{ type: 'addThing', name: 'Paddle' }] as const;
  expect((await buildPlan(words, { draft, plan })).prose).toContain('I also heard boathouses,');
});
