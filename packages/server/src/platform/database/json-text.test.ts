import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { openSql } from './database.ts';
import { jsonText } from './json-text.ts';

const database = await createTestDatabase();
const sql = openSql(database.target, 1);
afterAll(async () => {
  await sql.end();
  await database.drop();
});

test.each<[string, unknown, unknown]>([
  ['half a character', { a: ['x\ud83d'] }, { a: ['x\ufffd'] }],
  ['its other half', '\ude00', '\ufffd'],
  ['NUL', 'a\0b', 'a\ufffdb'],
  ['a name with both', { 'a\0\udc00': 1 }, { 'a\ufffd\ufffd': 1 }],
  ['a backslash before u0000', 'C:\\u0000\\ud83d', 'C:\\u0000\\ud83d'],
  ['a backslash before NUL', '\\\0', '\\\ufffd'],
  ['whole characters and other escapes', '😀 \u0001 "\n\ue000', '😀 \u0001 "\n\ue000'],
  ['nothing', undefined, null],
])('%s comes back from the database as it can be stored', async (_what, value, stored) => {
  const [row] = await sql<{ value: unknown }[]>`select ${jsonText(value)}::text::jsonb as value`;
  expect(row?.value).toEqual(stored);
});
