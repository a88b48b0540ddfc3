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

test('what nobody votes on has no votes', async () => {
  const { tree } = await buildApp('Crates with weight');

  expect(Object.keys(tree).filter((path) => /Vote/.test(path))).toEqual([]);
});
