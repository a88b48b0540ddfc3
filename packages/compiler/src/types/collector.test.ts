import { expect, test, vi } from 'vitest';
import { createCollector } from './collector.ts';

const megabytes = () => process.memoryUsage().heapUsed / 2 ** 20;

test('what is no longer needed is given back once the thread has been quiet', async () => {
  let held: number[][] | null = Array.from({ length: 100 }, (_, at) => Array<number>(100_000).fill(at + 0.5));
  const full = megabytes();
  const garbage = createCollector({ quietMs: 10, growth: 1.25 });
  garbage.quiet();
  garbage.busy();
  expect(held).toHaveLength(100);
  held = null;
  garbage.quiet();
  await vi.waitFor(() => expect(megabytes()).toBeLessThan(full - 60));
});
