import { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

test('what people vote on has its votes in records of their own, which nobody may change', async () => {
  const { tree } = await buildApp('A team collects ideas with title and description, people vote for ideas');
  const votes = EntitySchema.parse(JSON.parse(tree['entities/IdeaVote'] ?? ''));

  expect(votes.properties['record_id']?.$ref).toBe('/entities/Idea/id');
  expect(votes.rls).toMatchObject({ update: false, delete: { created_by: '{{user.email}}' } });
  expect(tree['pages/IdeaDetails']).toMatch(/<Vote [^>]*votes=\{IdeaVote\}/);
});

test('samples bring different numbers of votes along, and no votes of made-up people', async () => {
  const { tree, samples } = await buildApp(
    'Idea board for our canteen: pupils submit ideas and vote on them.',
  );
  const records = samples.find(({ entity }) => entity === 'Idea')?.records ?? [];
  const numbers = records.map(({ votes }) => Number(votes));
  expect(new Set(numbers).size).toBe(records.length);
  expect(Math.max(...numbers)).toBeGreaterThan(20);
  expect(records.every((record) => record['votes_before'] === record['votes'])).toBe(true);
  expect(samples.some(({ entity }) => entity === 'IdeaVote')).toBe(false);
  expect(
    EntitySchema.parse(JSON.parse(tree['entities/Idea'] ?? '')).properties['votes_before'],
  ).toMatchObject({ minimum: 0 });
  for (const page of ['pages/Ideas', 'pages/IdeaDetails', 'pages/IdeaVoting'])
    expect(tree[page]).not.toContain('votes_before');
  expect(
    (await buildApp('Idea board for our canteen: pupils submit ideas and vote on them.')).samples,
  ).toEqual(samples);
});

test('what nobody votes on has no votes', async () => {
  const { tree } = await buildApp('Crates with weight');

  expect(Object.keys(tree).filter((path) => /Vote/.test(path))).toEqual([]);
});

test('options of a poll stand below its question, and a closed one takes no more votes', async () => {
  const { tree } = await buildApp('Poll app for our team');
  const page = tree['pages/OptionVoting'];

  expect(page).toContain('groupField="poll_id"');
  expect(page).toContain("closedGroups={{ field: 'status', value: 'closed' }}");
});
