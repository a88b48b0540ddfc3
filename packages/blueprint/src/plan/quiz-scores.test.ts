import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

const schemaOf = async (text: string) => {
  const { tree } = await buildApp(text);
  return { tree, score: JSON.parse(tree['entities/Score'] ?? '{}') };
};

test.each([
  [
    'A pub quiz app: teams answer ten questions about our town and leave their score without an account.',
    'Team name',
  ],
  ['Quiz about Welsh rivers. No login; leaderboard with a nickname.', 'Nickname'],
  ['Quiz about birds. Visitors play without registering and enter a nickname.', 'Nickname'],
])('visitors leave their score under a name, and see it ranked: %s', async (text, name) => {
  const { tree, score } = await schemaOf(text);
  expect(score.rls.create).toBe(true);
  expect(score.rls.read).toBe(true);
  expect(score.rls.update).toMatchObject({ $or: [{ created_by: '{{user.email}}' }, expect.anything()] });
  expect(score.properties.name.title).toBe(name);
  expect(tree['pages/Leaderboard']).toContain('nameField="name"');
  expect(Object.values(tree).join()).toContain('leaderboardPage="Leaderboard"');
  expect(tree['layout']).toContain("'Leaderboard'");
});

test('who may do it is no attribute of the score', async () => {
  const { score } = await schemaOf('A quiz where teams leave their score without an account.');
  expect(Object.keys(score.properties)).toEqual(['name', 'score', 'total', 'date']);
});
