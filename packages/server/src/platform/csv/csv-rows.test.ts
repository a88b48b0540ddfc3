import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

test('other work has its turn while a long file is read', async () => {
  const text = `a,b\n${'1,2\n'.repeat(250_000)}`;
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  let rows = 0;
  for await (const _row of csvRows(text)) rows += 1;
  isRead = true;

  expect(rows).toBe(250_001);
  expect(turns).toBeGreaterThanOrEqual(15);
});
