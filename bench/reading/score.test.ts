import { expect, test } from 'vitest';
import type { Found } from './found.ts';
import type { Said } from './said.ts';
import { scoreOf, sumOf } from './score.ts';

const said: Said = {
  text: '',
  things: [
    { id: 'dog', names: ['dog'], kind: 'thing' },
    { id: 'kennel', names: ['kennel'], kind: 'thing' },
    { id: 'stay', names: ['stay'], kind: 'deed' },
    { id: 'owner', names: ['owner'], kind: 'person' },
  ],
  fields: [
    { owner: 'dog', names: ['coat'] },
    { owner: 'owner', names: ['phone', 'phone number'] },
    { owner: 'kennel', names: ['size'] },
  ],
  values: [
    { owner: 'dog', names: ['long'] },
    { owner: 'stay', names: ['asked'] },
  ],
  isPublic: true,
  others: ['dog hotel'],
};
const found = (more: Partial<Found> = {}): Found => ({
  things: [
    { names: ['Small dog', 'Small dogs'], fields: ['Coat', 'Size'], values: ['Long'] },
    { names: ['Owner', 'Owners'], fields: ['Phone'], values: [] },
    { names: ['Invoice', 'Invoices'], fields: [], values: ['Asked'] },
  ],
  people: [],
  isPublic: false,
  ...more,
});

test('what was found counts at the thing that it was said of, and nowhere else', () => {
  expect(scoreOf(said, found())).toEqual({
    things: { of: 2, hit: 1 },
    deeds: { of: 1, hit: 0 },
    people: { of: 1, hit: 1 },
    fields: { of: 3, hit: 2 },
    values: { of: 2, hit: 1 },
    public: { of: 1, hit: 0 },
    invented: { of: 3, hit: 1 },
    opened: { of: 0, hit: 0 },
  });
});

test('a kind of people without records is found as well, and a page for everyone is wrong where nobody asked for it', () => {
  const bare = { ...said, isPublic: false };
  const score = scoreOf(bare, found({ things: [], people: ['Owners'], isPublic: true }));
  expect(score).toMatchObject({
    people: { of: 1, hit: 1 },
    opened: { of: 1, hit: 1 },
    public: { of: 0, hit: 0 },
  });
});

test('one found thing is not two said ones', () => {
  const things: Said['things'] = [
    { id: 'lease', names: ['lease'], kind: 'thing' },
    { id: 'car-lease', names: ['car lease'], kind: 'thing' },
  ];
  const one = { names: ['Lease', 'Leases'], fields: [], values: [] };
  expect(scoreOf({ ...said, things }, found({ things: [one] })).things).toEqual({ of: 2, hit: 1 });
});

test('sums add up', () => {
  const one = scoreOf(said, found());
  expect(sumOf([one, one]).fields).toEqual({ of: 6, hit: 4 });
});
