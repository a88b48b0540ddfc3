import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

/** Tasks that go on until they are let go, oldest first; tells the order in which they were begun. */
function held(options: Parameters<typeof fairTurns>[0]) {
  const inTurn = fairTurns(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (key: string) =>
    inTurn(key, async () => {
      begun.push(key);
      await new Promise<void>((resolve) => ends.push(resolve));
      return 'done';
    }).catch((error: Error) => error.message);
  const endAll = async () => {
    for (await soon(); ends.length > 0; await soon()) ends.shift()?.();
  };
  return { begun, ends, ask, endAll, inTurn };
}
const refuse = (whose: 'own' | 'all') => new Error(whose);

test('as many run as may, of one key and of all, and each key has its turn', async () => {
  const { begun, ask, endAll } = held({ running: { all: 3, each: 2 } });
  const asked = ['a', 'a', 'a', 'b', 'b', 'c'].map(ask);
  await soon();
  expect(begun).toEqual(['a', 'a', 'b']);
  await endAll();
  expect(await Promise.all(asked)).toEqual(Array(6).fill('done'));
});

test('whoever comes later is served before the many that another key has waiting', async () => {
  const { begun, ask, endAll } = held({ running: { all: 1, each: 1 } });
  const asked = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask);
  await endAll();
  await Promise.all(asked);
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
});

test('keys that keep coming new do not starve one that waits', async () => {
  const { begun, ends, ask, endAll } = held({ running: { all: 1, each: 1 } });
  const asked = [ask('old'), ask('old')];
  for (let at = 0; at < 5; at++) {
    asked.push(ask(`new${at}`));
    await soon();
    ends.shift()?.();
  }
  await soon();
  expect(begun.slice(0, 4)).toEqual(['old', 'new0', 'new1', 'old']);
  await endAll();
  await Promise.all(asked);
});

test('a key that has as many waiting as it may is refused, another is not', async () => {
  const waiting = { all: 100, each: 2, refuse };
  const { ask, endAll } = held({ running: { all: 1, each: 1 }, waiting });
  const asked = ['a', 'a', 'a'].map(ask);
  expect(await ask('a')).toBe('own');
  asked.push(ask('b'));
  await endAll();
  expect(await Promise.all(asked)).toEqual(Array(4).fill('done'));
});

test('where all places are taken, the newest of the longest line makes room for a key with fewer', async () => {
  const waiting = { all: 4, each: 4, refuse };
  const { ask, endAll } = held({ running: { all: 1, each: 1 }, waiting });
  const asked = ['a', 'a', 'a', 'a', 'b', 'c'].map(ask);
  expect(await asked[3]).toBe('own');
  asked.push(ask('d'));
  expect(await asked[2]).toBe('own');
  expect(await ask('e')).toBe('all');
  await endAll();
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'own', 'own', 'done', 'done', 'done']);
});

test('whoever goes away while waiting leaves the line, and whoever comes gone already never joins it', async () => {
  const { begun, ask, endAll, inTurn } = held({ running: { all: 1, each: 1 } });
  const first = ask('a');
  const gone = new AbortController();
  const left = inTurn('b', async () => begun.push('b'), gone.signal);
  const last = ask('c');
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(inTurn('b', async () => begun.push('b'), gone.signal)).rejects.toThrow('gone');
  await endAll();
  await Promise.all([first, last]);
  expect(begun).toEqual(['a', 'c']);
});

test('a task that fails gives its turn to the next', async () => {
  const inTurn = fairTurns({ running: { all: 1, each: 1 } });
  for (let at = 0; at < 3; at++)
    await expect(inTurn('a', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(await inTurn('a', async () => 'done')).toBe('done');
});
