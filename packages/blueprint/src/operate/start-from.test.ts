import { expect, test } from 'vitest';
import { beginPlan } from './begin-plan.ts';
import { startFrom } from './start-from.ts';

const workshop = 'bicycle-workshop';
const started = (words: string) => {
  const begun = startFrom(workshop, `Start from Bicycle Workshop.\n\n${words}`);
  if (!begun) throw new Error('There is no such starter app');
  return begun;
};
const labels = (words: string) => started(words).blueprint.entities.map(({ label }) => label);
const usual = labels('');

test('a starter app without words of one’s own is as it is listed', () => {
  expect(usual).toContain('Repair');
  expect(started('')).toMatchObject({ unused: [], blueprint: { log: [] } });
});

test('a wish is carried out as a change', () => {
  const { blueprint, unused } = started('Add a warranty date to repairs');
  const repair = blueprint.entities.find(({ label }) => label === 'Repair');

  expect(repair?.fields.map(({ label }) => label)).toContain('Warranty');
  expect(unused).toEqual([]);
});

test('what is described and the starter app has already is not added once more', () => {
  expect(labels('An app for customers, their bikes and the repairs we do')).toEqual(usual);
});

test('what is described and the starter app lacks is added', () => {
  const lacking = labels('An app for customers, their bikes and the repairs we do, and invoices');

  expect(lacking).toEqual([...usual, 'Invoice']);
});

test('words that nothing came from are told, unless they are about what the starter app has', () => {
  const { unused } = started('People ask us online for a repair. Everything glitters like a zebra');

  expect(unused).toEqual([expect.stringContaining('glitters')]);
});

test('things that a sentence names are told where the sentence was taken for a wish', () => {
  const words =
    'Bikes with a brand and a frame number, customers with a phone, and repairs with a bike, a price and a status of waiting, in work or done.';
  const begun = startFrom('clinic', words);
  const held = begun?.blueprint.entities.map(({ label }) => label) ?? [];
  const told = begun?.unused ?? [];

  for (const [thing, name] of [
    ['Bike', 'Bikes'],
    ['Customer', 'customers'],
    ['Repair', 'repairs'],
  ] as const)
    expect(held.includes(thing) || told.includes(name)).toBe(true);
});

test('a chosen style is the style of the starter app', () => {
  const begun = startFrom(workshop, 'Start from Bicycle Workshop.\n------\nUse claymorphism: soft shapes');

  expect(begun?.blueprint.theme.preset).toBe('claymorphism');
  expect(begun?.blueprint.entities.map(({ label }) => label)).toEqual(usual);
});

test('the same words give the same plan, ids included', () => {
  const words = 'We also have invoices. Add a warranty date to repairs';

  expect(started(words)).toEqual(started(words));
});

test('an unknown starter app is none', () => {
  expect(startFrom('no-such-app', 'A tea shop')).toBe(undefined);
});

test.each([
  ['please make me an app', ''],
  ['Ich brauche eine App für Kunden und ihre Fahrräder', expect.stringContaining('only understand English')],
  ['Bikes with a brand', null],
])('%j tells why nothing can be read', (text, unreadable) => {
  expect(beginPlan({ text, template: null }).unreadable).toEqual(unreadable);
});
