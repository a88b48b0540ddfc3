import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';

test('a crop is counted in what it brought, for each of what it belongs to', async () => {
  const app = await buildApp(
    'I want groves (number, place, planting year), visits per grove (date, notes) and the olive harvest in kg per grove.',
  );
  const { tree } = await changeApp(app, 'show a chart of olives by grove');
  expect(tree['pages/Dashboard']).toMatch(
    /title="Olives by grove"\s+entity=\{Harvest\}\s+kind="bar"\s+groupBy="grove_id"\s+agg="sum"\s+field="weight"/,
  );
});

test('"a photo of the cover" is a field of its own, and no photo of covers', async () => {
  const app = await buildApp('Keep books with title and author');
  const { tree, prose } = await changeApp(app, 'add a photo of the cover');
  expect(tree['entities/Book']).toMatch(/"photo": \{/);
  expect(prose).not.toContain('I haven’t changed anything');
});

test('a chart of what nobody keeps is no chart of what it would go by', async () => {
  const app = await buildApp('Keep hives (number, place) and inspections per hive (date, notes)');
  const { tree, prose } = await changeApp(app, 'show a chart of honey by hive');
  expect(prose).toContain('I couldn’t find anything called “honey” to draw');
  expect(tree).toEqual(app.tree);
});

test('a measure by a thing is drawn, though no field is called like it', async () => {
  const app = await buildApp('Keep products with name, price and kind (tool, toy)');
  const { prose } = await changeApp(app, 'show a chart of value by product');
  expect(prose).toMatch(/^I added a “Value by product” chart/);
});
