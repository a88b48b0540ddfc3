import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const linksOf = (text: string) => {
  const { entities } = buildBlueprint(read(text));
  const nameOf = (id: string | undefined) => entities.find((entity) => entity.id === id)?.label;
  return Object.fromEntries(
    entities.map(({ label, fields }) => [label, fields.flatMap(({ ref }) => nameOf(ref) ?? [])]),
  );
};

test.each([
  ['Ferret hutches, inspections and cleanings', { Inspection: ['Ferret hutch'], Cleaning: ['Ferret hutch'] }],
  ['Wells log: wells, water tests, repairs', { 'Water test': ['Well'], Repair: ['Well'] }],
  ['My cheeses and tastings', { Tasting: ['Cheese'] }],
])('what comes about does so with the one thing that is told of: %s', (text, links) => {
  expect(linksOf(text)).toMatchObject(links);
});

test.each([
  ['Kayaks, paddles and trips', 'Trip'],
  ['Lathes, events and members', 'Event'],
  ['Huts with price and photo. Public page. Enquiries with name and message.', 'Enquiry'],
])('of two things neither is the one, and what stands by itself belongs to none: %s', (text, label) => {
  expect(linksOf(text)[label]).toEqual([]);
});
