import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('no more run at a time than allowed, all of them run, and one that fails holds up nobody', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const task = (nr: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (nr === 1) throw new Error('one fails');
    return nr;
  };

  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((nr) => inTurn(task(nr))));

  expect(most).toBe(2);
  expect(results.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))).toEqual([0, 2, 3, 4, 5]);
});
