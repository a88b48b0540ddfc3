import { expect, test } from 'vitest';
import { completeDraft } from '../draft/complete-draft.ts';
import { buildApp } from '../testing/build-app.ts';
import { draftOf } from '../testing/draft-of.ts';
import { layoutFile } from './layout.ts';

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

const menuOf = (pages: string[]): string[] => {
  const things = {
    Flight: ['Date: date', 'Picture: picture', 'Balloon: link: Balloon'],
    Balloon: ['Name', 'Picture: picture', 'Bought: date'],
  };
  const layout = layoutFile(completeDraft(draftOf({ things, pages })));
  return [...layout.matchAll(/page: '(\w+)', label: '([^']+)'/g)].map(
    ([, page, label]) => `${page}: ${label}`,
  );
};

test('a page that visitors have of a thing is called as the thing is, also beside the list of users', () => {
  const menu = menuOf(['list: Flight: everyone']);
  expect(menu).toContain('OurFlights: Flights');
  expect(menu).toContain('Flights: Flights');
});

test('a list and a catalogue of one thing are one page for visitors', () => {
  const menu = menuOf(['list: Flight: everyone', 'catalogue: Flight: everyone']);
  expect(menu.filter((item) => item.endsWith(': Flights'))).toEqual([
    'Flights: Flights',
    'OurFlights: Flights',
  ]);
});

test('two pages of one kind in a menu are told apart by what they show', () => {
  const menu = menuOf(['gallery: Flight: everyone', 'gallery: Balloon: everyone']);
  expect(menu).toContain('FlightGallery: Flight gallery');
  expect(menu).toContain('BalloonGallery: Balloon gallery');
});

test('a page of visitors keeps its plain name beside one of users', () => {
  const menu = menuOf(['gallery: Flight: everyone', 'gallery: Balloon: users']);
  expect(menu).toContain('FlightGallery: Gallery');
  expect(menu).toContain('BalloonGallery: Gallery');
});
