import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEntity } from '../sdk/entity.ts';
import type { Row } from '../sdk/entity-types.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Heard, listenOnLoopback } from '../sdk/testing-server.ts';
import { castVote, hasVotedFor, takeVoteBack, votersOf, votesBefore } from './votes.ts';

let rows: Row[] = [];
let total: unknown;
/** A server that keeps votes and writes down who sent them, as the real one does. */
const answer = ({ method, path, query, body }: Heard) => {
  if (path.includes('/entities/Idea/')) {
    total = JSON.parse(body).votes;
    return { body: { id: 'i1' } };
  }
  if (method === 'POST') {
    const row = { id: `v${rows.length}`, ...JSON.parse(body), created_by: 'ada@example.com' };
    rows.push(row);
    return { body: row };
  }
  if (method === 'DELETE') rows = rows.filter(({ id }) => !path.endsWith(`/${id}`));
  const wanted = Object.entries(JSON.parse(query['q'] ?? '{}'));
  return { body: rows.filter((row) => wanted.every(([key, value]) => row[key] === value)) };
};
const server = await listenOnLoopback(answer);
afterAll(() => server.close());
setPlace({ appId: '65f000000000000000000001', apiBase: server.apiBase, mainOrigin: 'https://build.example' });

const vote = {
  votes: createEntity('IdeaVote', { name: 'IdeaVote', properties: { record_id: { type: 'string' } } }),
  entity: createEntity('Idea', { name: 'Idea', properties: { votes: { type: 'integer' } } }),
  recordId: 'i1',
  field: 'votes',
  voter: 'ada@example.com',
};

beforeEach(() => {
  rows = [{ id: 'b', record_id: 'i1', created_by: 'bo@example.com' }];
  total = undefined;
});

test('a vote is a record of its own, and the total is counted from the records', async () => {
  await castVote(vote);

  expect(rows).toHaveLength(2);
  expect(total).toBe(2);
});

test('votes from before are added to those of the records, and stay when one is taken back', async () => {
  await castVote({ ...vote, before: 17 });
  expect(total).toBe(19);
  await takeVoteBack({ ...vote, before: 17 });
  expect(total).toBe(18);
});

test.each([
  [{ id: 'i', votes_before: 4 }, 4],
  [{ id: 'i' }, 0],
  [{ id: 'i', votes_before: 'many' }, 0],
  [{ id: 'i', votes_before: -3 }, 0],
])('what a record brings along: %j', (record, before) => {
  expect(votesBefore(record, 'votes')).toBe(before);
});

test('a second vote of the same person changes nothing', async () => {
  await castVote(vote);
  await castVote(vote);

  expect(rows).toHaveLength(2);
  expect(total).toBe(2);
});

test('votes of one person that came in twice count once, and go together', async () => {
  rows.push(
    { id: 'x', record_id: 'i1', created_by: 'ada@example.com' },
    { id: 'y', record_id: 'i1', created_by: 'ada@example.com' },
    { id: 'z', record_id: 'other', created_by: 'cy@example.com' },
  );
  expect(votersOf(rows, 'i1').size).toBe(2);

  await takeVoteBack(vote);

  expect(rows.map(({ id }) => id)).toEqual(['b', 'z']);
  expect(total).toBe(1);
});

test('two people of the same name are two voters, and who looks knows their own vote', () => {
  const named = (id: string, created_by: string, created_by_id: string) => ({
    id,
    record_id: 'i1',
    created_by,
    created_by_id,
  });
  const all = [named('x', 'Ann', 'u1'), named('y', 'Ann', 'u2'), named('z', 'ada@example.com', 'u3')];
  expect(votersOf(all, 'i1').size).toBe(3);
  expect(hasVotedFor(all, 'i1', 'ada@example.com')).toBe(true);
  expect(hasVotedFor(all, 'i1', 'cy@example.com')).toBe(false);
  expect(hasVotedFor(all, 'other', 'ada@example.com')).toBe(false);
});
