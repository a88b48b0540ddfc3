import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

test.each([
  ['A fuel cost calculator: distance, litres per 100 km and price per litre give the cost.', true],
  ['A countdown timer for eggs.', true],
  ['A countdown timer for eggs with a red sidebar.', false],
  ['Keep my recipes: name, cuisine and servings.', false],
])('one tool on one page has a slim frame: %s', async (text, isSlim) => {
  const { tree } = await buildApp(text);
  expect(/<AppShell[\s\S]*?\bslim\b/.test(tree['layout'] ?? '')).toBe(isSlim);
});

test('the menu knows of pages whose records only admins may see', async () => {
  const { tree } = await buildApp(
    'Repairs with a title and a status, and invoices with a number and an amount. Only admins may see invoices.',
  );
  expect(tree['layout']).toMatch(/label: 'Invoices', icon: \w+, entity: Invoice }/);
  expect(tree['layout']).not.toMatch(/icon: \w+, entity: Repair/);
});

test('a page of records says what it is about, where the kit says once that somebody may not see them', async () => {
  const { tree } = await buildApp(
    'Repairs with a title, a status (waiting, mended) and a due date. A repair calendar.',
  );
  expect(tree['pages/Repairs']).toMatch(/<Page\s[^>]*\bentity=\{Repair\}/);
  expect(tree['pages/Calendar'] ?? tree['pages/RepairCalendar']).toMatch(/<Page\s[^>]*\bentity=\{Repair\}/);
});
