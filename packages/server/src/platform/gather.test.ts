import { expect, test } from 'vitest';
import { gatherWhileBusy } from './gather.ts';

type Run = { key: string; items: readonly string[]; end(error?: Error): void };

/** Work whose runs are ended by hand; an item that says so refuses the run it is in. */
function byHand(most = { items: 100, size: 1_000 }, patienceMs = 60_000) {
  const runs: Run[] = [];
  const add = gatherWhileBusy<string, string>({
    run: (key, items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => {
          const bad = error ?? (items.includes('bad') ? new RangeError('bad') : null);
          return bad ? reject(bad) : resolve(items.map((item) => item.toUpperCase()));
        };
        runs.push({ key, items, end });
      }),
    isOfOne: (error) => error instanceof RangeError,
    lanes: 1,
    patienceMs,
    most,
  });
  return { runs, add };
}

test('what comes while a run is under way goes together, each with its own result', async () => {
  const { runs, add } = byHand();
  const first = add('k', 'a', 1);
  const others = ['b', 'c', 'd'].map((item) => add('k', item, 1));
  const elsewhere = add('other', 'x', 1);
  expect(runs.map(({ items }) => items)).toEqual([['a'], ['x']]);
  runs[1]?.end();
  runs[0]?.end();
  expect([await first, await elsewhere]).toEqual(['A', 'X']);
  expect(runs.map(({ items }) => items)).toEqual([['a'], ['x'], ['b', 'c', 'd']]);
  runs[2]?.end();
  expect(await Promise.all(others)).toEqual(['B', 'C', 'D']);
});

test('a run takes no more items and no more of their sizes than it may, but always one', async () => {
  const { runs, add } = byHand({ items: 2, size: 10 });
  const all = [
    add('k', 'first', 1),
    add('k', 'a', 4),
    add('k', 'b', 4),
    add('k', 'c', 4),
    add('k', 'large', 50),
    add('k', 'd', 1),
  ];
  for (let at = 0; at < 5; at += 1) {
    await expect.poll(() => runs.length).toBe(at + 1);
    runs[at]?.end();
  }
  await Promise.all(all);
  expect(runs.map(({ items }) => items)).toEqual([['first'], ['a', 'b'], ['c'], ['large'], ['d']]);
});

test('items of one name go in runs of their own, in their order', async () => {
  const runs: string[][] = [];
  const add = gatherWhileBusy<string, string>({
    run: async (_, items) => {
      runs.push([...items]);
      return items;
    },
    isOfOne: () => false,
    nameOf: (item) => item.slice(0, 1),
    lanes: 1,
    most: { items: 100, size: 100 },
  });
  const items = ['a1', 'a2', 'b1', 'a3', 'b2', 'c1'];
  expect(await Promise.all(items.map((item) => add('k', item, 1)))).toEqual(items);
  expect(runs).toEqual([['a1'], ['a2', 'b1', 'c1'], ['a3', 'b2']]);
});

test('a run that waits for something holds up the others for a moment only', async () => {
  const { runs, add } = byHand(undefined, 1);
  const slow = add('k', 'slow', 1);
  const quick = add('k', 'quick', 1);
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end();
  expect(await quick).toBe('QUICK');
  const third = add('k', 'third', 1);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.end();
  expect(await third).toBe('THIRD');
  runs[0]?.end();
  expect(await slow).toBe('SLOW');
});

test('one that is refused does not take the others with it', async () => {
  const { runs, add } = byHand();
  const first = add('k', 'first', 1);
  const others = ['a', 'bad', 'b'].map((item) => add('k', item, 1));
  runs[0]?.end();
  await first;
  const settled = Promise.allSettled(others);
  for (const at of [1, 2, 3, 4]) {
    await expect.poll(() => runs.length).toBe(at + 1);
    runs[at]?.end();
  }
  expect((await settled).map((each) => (each.status === 'fulfilled' ? each.value : 'refused'))).toEqual([
    'A',
    'refused',
    'B',
  ]);
});

test('a run that may have been carried out is not tried again: all are told', async () => {
  const { runs, add } = byHand();
  const first = add('k', 'first', 1);
  const others = ['a', 'b'].map((item) => add('k', item, 1));
  runs[0]?.end();
  await first;
  const settled = Promise.allSettled(others);
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end(new Error('away'));
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(runs).toHaveLength(2);
  const last = add('k', 'last', 1);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.end();
  expect(await last).toBe('LAST');
});
