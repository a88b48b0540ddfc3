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
const sender = '192.0.2.1';
const store = createTempFiles(folder, { files: 8, bytes: 4_000_000 });

test('what arrives is read as often as needed, and leaves nothing in the folder, even while it is open', async () => {
  const bytes = randomBytes(200_001);
  const file = await store(inMemory(bytes).pieces(), sender);

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

async function* breaking() {
  yield Buffer.from('some');
  throw new Error('It broke off');
}

test('what breaks off leaves nothing behind', async () => {
  await expect(store(breaking(), sender)).rejects.toThrow('It broke off');
  expect(await readdir(folder)).toEqual([]);
});

const full = { kind: 'too_many_requests', retryAfter: expect.any(Number) };
const sent = (bytes: number, from: string, to: typeof store) =>
  to(inMemory(Buffer.alloc(bytes)).pieces(), from);

test('files of one network take a quarter of what there is, those of all networks the whole, and closing frees it', async () => {
  const limited = createTempFiles(folder, { files: 8, bytes: 4_000_000 });
  const own = await sent(900_000, '192.0.2.1', limited);
  await expect(sent(200_000, '192.0.2.1', limited)).rejects.toMatchObject({
    ...full,
    message: expect.stringMatching(/from your network/),
  });
  for (const from of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) await sent(1_000_000, from, limited);
  await expect(sent(200_000, '192.0.2.5', limited)).rejects.toMatchObject({
    ...full,
    message: expect.stringMatching(/^The server/),
  });

  // What was refused, and a file that is closed twice, count as if they had never been.
  await own.close();
  await own.close().catch(() => {});
  await (await sent(1_000_000, '192.0.2.5', limited)).close();
  await expect(sent(1_000_001, '192.0.2.5', limited)).rejects.toMatchObject(full);
  await (await sent(1_000_000, '192.0.2.5', limited)).close();
});

test('files without a byte count too, and one that breaks off counts no more', async () => {
  const limited = createTempFiles(folder, { files: 8, bytes: 4_000_000 });
  const two = [await sent(0, '2001:db8::1', limited), await sent(0, '2001:db8::2', limited)];
  await expect(sent(0, '2001:db8::3', limited)).rejects.toMatchObject(full);
  for (const file of two) await file.close();
  for (const _ of [1, 2, 3]) {
    await expect(limited(breaking(), '2001:db8::1')).rejects.toThrow('It broke off');
  }
  await sent(0, '2001:db8::3', limited);
});
