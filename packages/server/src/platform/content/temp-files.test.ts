import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inMemory, wholeOf } from './content.ts';
import { createTempFiles } from './temp-files.ts';

const root = await mkdtemp(join(tmpdir(), 'sayso-temp-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const folder = join(root, 'uploads');
const store = createTempFiles(folder);

test('what arrives is read as often as needed, and leaves nothing in the folder, even while it is open', async () => {
  const bytes = randomBytes(200_001);
  const file = await store(inMemory(bytes).pieces());

  expect(await readdir(folder)).toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect([file.bytes, file.digest()]).toEqual([
    200_001,
    createHash('sha256').update(bytes).digest('base64url'),
  ]);
  const copies = await Promise.all([wholeOf(file), wholeOf(file)]);
  expect(copies.every((copy) => copy.equals(bytes))).toBe(true);
  await file.close();
});

test('what breaks off leaves nothing behind', async () => {
  async function* breaking() {
    yield Buffer.from('some');
    throw new Error('It broke off');
  }
  await expect(store(breaking())).rejects.toThrow('It broke off');
  expect(await readdir(folder)).toEqual([]);
});
