import type { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { applyOperations } from '../operate/apply-operations.ts';
import { asksOf } from '../operate/asks.ts';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const built = (text: string) => buildBlueprint(read(text));
const thingOf = (blueprint: Blueprint, label: string) => {
  const entity = blueprint.entities.find((each) => each.label === label);
  if (!entity) throw new Error(`There is no ${label}`);
  return entity;
};
const openPages = ({ pages }: Blueprint) => pages.filter((page) => page.public);
const askedIn = (blueprint: Blueprint) =>
  openPages(blueprint).flatMap((page) => asksOf(blueprint, page)?.fields.map(({ label }) => label) ?? []);

const shop =
  'A bike repair shop. Customers with a name and phone. Bikes with a brand and a customer. Repairs with bike, problem, price, and a state (waiting, in work, done). Visitors can request a repair on a public page without signing in.';

test('a form for a repair opens no list of the bikes of customers, and asks nothing of the house', () => {
  const blueprint = built(shop);
  const repair = thingOf(blueprint, 'Repair');

  expect(thingOf(blueprint, 'Bike').rules.read).toBe('registered');
  expect(openPages(blueprint)).toMatchObject([{ archetype: 'public-form', target: repair.id }]);
  expect(openPages(blueprint)[0]).not.toHaveProperty('entity');
  expect(askedIn(blueprint)).toEqual(['Name', 'Email', 'Problem', 'Description']);
  expect(repair.fields.find(({ id }) => id === repair.titleField)?.label).toBe('Name');
  expect(repair.fields.filter(({ required }) => required).map(({ label }) => label)).toEqual(['Name']);
});

test('whoever requests a repair online sends one and reads none', () => {
  const blueprint = built(
    'A bike repair shop with customers and repairs. Visitors can request a repair online.',
  );

  expect(blueprint.entities.filter(({ rules }) => rules.read === 'anyone')).toEqual([]);
  expect(thingOf(blueprint, 'Repair').rules.create).toBe('anyone');
});

test('nobody makes a visitor choose among the bikes of others by hand', () => {
  const blueprint = built(shop);
  const repair = thingOf(blueprint, 'Repair');
  const bike = repair.fields.find(({ label }) => label === 'Bike');
  const operation = { type: 'setWrittenBy', thing: repair.id, field: bike?.id ?? '', by: 'visitor' } as const;

  expect(() => applyOperations(blueprint, [operation])).toThrow(/Bike/);
});

test('a form still lets visitors choose what belongs to nobody', () => {
  const blueprint = built(
    'Boats for hire: each boat has a name, photo, length and price per day. Visitors browse the boats and send an enquiry about one with name and message.',
  );

  expect(thingOf(blueprint, 'Boat').rules.read).toBe('anyone');
  expect(askedIn(blueprint)).toContain('Boat');
});
