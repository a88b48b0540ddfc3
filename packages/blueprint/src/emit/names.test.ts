import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

test('the page of a board says what stands on it, while the menu stays short', async () => {
  const { tree } = await buildApp('Leads with company, value and status new, called, won');
  expect(tree['pages/LeadBoard']).toContain('title="Lead board"');
  expect(tree['layout']).toContain("label: 'Board'");
});

test('a list and another page of the same records are told apart by their icons', async () => {
  const { tree } = await buildApp('Ideas box with votes and a chart of ideas by status');
  const icons = [...(tree['layout'] ?? '').matchAll(/page: '\w+', label: '[^']+', icon: (\w+)/g)].map(
    ([, icon]) => icon,
  );
  expect(icons.length).toBeGreaterThan(2);
  expect(new Set(icons).size).toBe(icons.length);
});
