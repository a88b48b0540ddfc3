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
