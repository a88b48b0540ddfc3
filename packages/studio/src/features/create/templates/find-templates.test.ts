import type { Template } from '@sayso/contracts/templates';
import { expect, test } from 'vitest';
import { findTemplates } from './find-templates.ts';

const aTemplate = (name: string, group: Template['group'], things: string[]): Template => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  summary: `For a ${name.toLowerCase()}`,
  group,
  icon: 'Box',
  color: '#1d4ed8',
  things,
  public_pages: ['Request a repair'],
});
const workshop = aTemplate('Bicycle workshop', 'business', ['Bikes', 'Repairs']);
const salon = aTemplate('Salon', 'places', ['Appointments']);
const budget = aTemplate('Budget', 'life', ['Expenses']);
const all = [budget, salon, workshop];
const found = (search: string) =>
  findTemplates(all, search).map(({ group, templates }) => [group, ...templates.map(({ name }) => name)]);

test('without a search all are there, in the order of their groups', () => {
  expect(found('')).toEqual([
    ['business', 'Bicycle workshop'],
    ['places', 'Salon'],
    ['life', 'Budget'],
  ]);
});

test.each([
  ['a name, however it is written', 'bicycle WORKSHOP', ['Bicycle workshop']],
  ['a thing that is kept', 'appointm', ['Salon']],
  ['what it is for', 'for a budget', ['Budget']],
  ['words from different places', 'repairs workshop', ['Bicycle workshop']],
])('%s is found', (_, search, names) => {
  expect(found(search).flatMap(([, ...rest]) => rest)).toEqual(names);
});

test('where a word is nowhere, nothing is found', () => {
  expect(found('bicycle zebra')).toEqual([]);
});
