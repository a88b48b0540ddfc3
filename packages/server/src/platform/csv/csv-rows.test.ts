import { expect, test } from 'vitest';
import { turnsDuring } from '../../testing/turns-during.ts';
import { csvRows } from './csv-rows.ts';

test('other work has its turn while a long file is read', async () => {
  const text = `a,b\n${'1,2\n'.repeat(250_000)}`;
  let rows = 0;
  const turns = await turnsDuring(async () => {
    for await (const _row of csvRows(text)) rows += 1;
  });

  expect(rows).toBe(250_001);
  expect(turns).toBeGreaterThanOrEqual(15);
});
