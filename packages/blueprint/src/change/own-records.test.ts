import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { type BuiltApp, buildApp, changeApp } from '../testing/build-app.ts';

const club = await buildApp(
  'A boat club: boats with name and seats, outings with boat, date and distance, and damages with boat and text.',
);
const rulesOf = ({ memory }: BuiltApp) =>
  Object.fromEntries(Blueprint.parse(memory).entities.map(({ name, rules }) => [name, rules]));
const before = rulesOf(club);

test('a rule about two deeds and two lists touches these alone, and admins go on looking after all', async () => {
  const after = await changeApp(club, 'Users can only edit and delete their own outings and damages');

  const own = { update: 'owner-or-admin', delete: 'owner-or-admin' };
  expect(rulesOf(after)).toEqual({
    Boat: before['Boat'],
    Outing: { ...before['Outing'], ...own },
    Damage: { ...before['Damage'], ...own },
  });
  expect(after.prose).toContain(
    'Only admins and the user who added them can now edit and delete outings and damages.',
  );
});

test('a rule that names nothing lets nobody in by a guess', async () => {
  const closed = await changeApp(club, 'Only admins can edit and delete boats, outings and damages');
  const after = await changeApp(closed, 'Users can edit');

  expect(rulesOf(after)).toEqual(rulesOf(closed));
});
