import { expect, test } from 'vitest';
import { createLaneAnswers } from './lane-answers.ts';

const now = Date.now();
const answer = { status: 200, headers: {}, body: Buffer.alloc(4_000), etag: null };

function filled(mostBytes: number, names: readonly string[]) {
  const answers = createLaneAnswers(mostBytes);
  const hosts = names.map((name, at) => {
    const host = answers.add(name, name);
    answers.renew(host, { entry: { served: null, until: now + 1_000, usedAt: now + at }, now });
    answers.keep(host, { url: '/', encoding: 'br', answer });
    return host;
  });
  return { answers, hosts };
}

test('where answers take too much, those of the hosts that were asked least lately go', () => {
  const { answers, hosts } = filled(12_000, ['first', 'second']);
  const [first, second] = hosts;
  if (first?.entry) first.entry.usedAt = now + 10;
  answers.keep(first ?? answers.add('x', 'x'), { url: '/Home', encoding: null, answer });

  expect([first?.br.size, first?.plain.size, second?.br.size]).toEqual([1, 1, 0]);
});

test('what a host answered is gone once something else is served there', () => {
  const { answers, hosts } = filled(100_000, ['first']);
  const [first] = hosts;
  if (!first) throw new Error('No host');
  answers.renew(first, { entry: null, now });

  expect([first.br.size, first.bytes, first.app]).toEqual([0, 0, null]);
});
