import { expect, test } from 'vitest';
import { createFormTurns } from './form-turns.ts';

test('three forms of one person are read at a time, twelve of all, and each has its turn', async () => {
  const inTurn = createFormTurns();
  const running = new Map<string, number>();
  const seen = { person: 0, all: 0 };
  const read = (person: string) => async () => {
    running.set(person, (running.get(person) ?? 0) + 1);
    seen.person = Math.max(seen.person, ...running.values());
    seen.all = Math.max(
      seen.all,
      [...running.values()].reduce((sum, count) => sum + count, 0),
    );
    await Promise.resolve();
    running.set(person, (running.get(person) ?? 0) - 1);
    if (person === 'p0') throw new Error('It broke off');
    return person;
  };
  const people = Array.from({ length: 100 }, (_, at) => `p${Math.floor(at / 10)}`);

  const results = await Promise.allSettled(people.map((person) => inTurn(person, read(person))));

  expect(seen).toEqual({ person: 3, all: 12 });
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(90);
});
