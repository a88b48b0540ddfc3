import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { inMemory } from '../content/content.ts';
import { createDiskStorage } from './disk.ts';
import { createS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'sayso-storage-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const s3 = await startS3Server();

const kinds: [string, Storage][] = [
  ['a folder', createDiskStorage(folder)],
  ['a bucket', createS3Storage(s3.choice)],
];

const read = async (storage: Storage, name: string, range?: { first: number; last: number }) => {
  const found = await storage.get(name, range);
  return found && (await buffer(found));
};

describe.each(kinds)('%s', (_kind, storage) => {
  test('gives back what was put, whole and in parts', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));
    await storage.put('app1/whole.bin', inMemory(bytes));

    expect(await storage.stat('app1/whole.bin')).toEqual({ size: 70_000 });
    expect((await read(storage, 'app1/whole.bin'))?.equals(bytes)).toBe(true);
    const part = await read(storage, 'app1/whole.bin', { first: 60_000, last: 65_000 });
    expect(part?.equals(bytes.subarray(60_000, 65_001))).toBe(true);
  });

  test('replaces an object whole', async () => {
    await storage.put('app1/twice', inMemory(Buffer.from('the longer text')));
    await storage.put('app1/twice', inMemory(Buffer.from('short')));
    expect(String(await read(storage, 'app1/twice'))).toBe('short');
    expect(await storage.stat('app1/twice')).toEqual({ size: 5 });
  });

  test('keeps an object without a byte', async () => {
    await storage.put('app1/empty', inMemory(Buffer.alloc(0)));
    expect(await storage.stat('app1/empty')).toEqual({ size: 0 });
    expect((await read(storage, 'app1/empty'))?.length).toBe(0);
  });

  test('knows nothing of what is not there or was deleted, and deletes it twice', async () => {
    await storage.put('app2/gone', inMemory(Buffer.from('x')));
    await storage.delete('app2/gone');
    await storage.delete('app2/gone');
    for (const name of ['app2/gone', 'app2/never']) {
      expect(await storage.stat(name)).toBeNull();
      expect(await storage.get(name)).toBeNull();
    }
  });

  test.each([
    '../x',
    'app/../../x',
    '/etc/passwd',
    'app//x',
    'app/.hidden',
    'a\\..\\b',
    'a\0b',
    'app/x?y',
    '',
    'a'.repeat(201),
  ])('takes no name such as %j', async (name) => {
    await expect(storage.put(name, inMemory(Buffer.from('x')))).rejects.toThrow('cannot have this name');
    await expect(storage.get(name)).rejects.toThrow('cannot have this name');
    await expect(storage.stat(name)).rejects.toThrow('cannot have this name');
    await expect(storage.delete(name)).rejects.toThrow('cannot have this name');
  });

  test('ten at once under one name leave one of them whole', async () => {
    const texts = Array.from({ length: 10 }, (_, at) => String(at).repeat(50_000));
    await Promise.all(texts.map((text) => storage.put('app3/race', inMemory(Buffer.from(text)))));
    expect(texts).toContain(String(await read(storage, 'app3/race')));
  });
});

test('the folder holds no leftovers', async () => {
  expect(await readdir(join(folder, 'app2'))).toEqual([]);
  expect(await readdir(join(folder, 'app3'))).toEqual(['race']);
});

test('a wrong key is an error that tells nothing of it', async () => {
  const wrong = createS3Storage({ ...s3.choice, secretAccessKey: 'another' });
  await expect(wrong.put('app1/x', inMemory(Buffer.from('x')))).rejects.toThrow(
    'The storage answered 403 to PUT',
  );
  await expect(wrong.get('app1/whole.bin')).rejects.toThrow('The storage answered 403 to GET');
});

test('a bucket that is not there is an error', async () => {
  const wrong = createS3Storage({ ...s3.choice, bucket: 'another' });
  await expect(wrong.put('app1/x', inMemory(Buffer.from('x')))).rejects.toThrow('no such bucket');
});

const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

test.each([
  [{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID: is missing, but S3_BUCKET is set'],
  [keys, 'S3_BUCKET: is missing, but S3_ACCESS_KEY_ID is set'],
  [{ ...keys, S3_BUCKET: 'a/b' }, 'S3_BUCKET: must be the name of a bucket'],
  [{ ...keys, S3_BUCKET: 'files', S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT: must be an address'],
])('settings %o are refused: %s', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('without settings files lie in a folder; a bucket alone is one of AWS', () => {
  expect(readConfig({}).storage).toBeNull();
  expect(readConfig({ ...keys, S3_BUCKET: 'files', S3_REGION: 'eu-west-1' }).storage).toEqual({
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    bucket: 'files',
    region: 'eu-west-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
});
