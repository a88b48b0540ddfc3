import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { EntityClient } from '../sdk/entity-types.ts';
import { useCount } from './data.ts';
import { pace } from './pace.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(leaveKit);

test('what is asked while it runs is done once more, and not as often as it was asked', async () => {
  let [runs, ends] = [0, [] as (() => void)[]];
  const { ask, stop } = pace(() => {
    runs += 1;
    return new Promise<void>((end) => ends.push(end));
  });
  for (let nr = 0; nr < 1000; nr += 1) ask();
  expect(runs).toBe(1);

  ends[0]?.();
  await expect.poll(() => runs).toBe(2);
  stop();
});

test('a run that fails keeps no later one from being done, and none follows the end', async () => {
  let runs = 0;
  const { ask, stop } = pace(() => {
    runs += 1;
    return Promise.reject(new Error('away'));
  });
  ask();
  ask();
  await expect.poll(() => runs).toBe(2);
  stop();
  ask();
  expect(runs).toBe(2);
});

test('a page reads a few times while two thousand records come, and then shows them all', async () => {
  let reads = 0;
  const { Order } = showKit(({ Order }) => {
    const count: EntityClient['count'] = (where) => {
      reads += 1;
      return Order.count(where);
    };
    return <Count entity={{ ...Order, count }} />;
  });
  await screen.findByText('42');
  const before = reads;
  for (let nr = 0; nr < 2000; nr += 1) void Order.create({ number: `N-${nr}` });

  await screen.findByText('2042');
  expect(reads - before).toBeLessThan(20);
});

const Count = ({ entity }: { entity: EntityClient }) => <p>{useCount(entity).data}</p>;
