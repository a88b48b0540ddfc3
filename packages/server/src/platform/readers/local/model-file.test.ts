import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf, tinyModel } from '../../../testing/tiny-model.ts';
import { checkModelFile } from './model-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayso-models-'));
});
afterAll(() => rm(folder, { recursive: true }));

const plenty = 1_000_000_000;
const whole = tinyModel();
async function check(bytes: Uint8Array | string, memoryBytes = plenty) {
  const path = join(folder, 'model.gguf');
  await writeFile(path, bytes);
  return checkModelFile(path, memoryBytes);
}

test('a whole model is fine, and says what it is called', async () => {
  expect(await check(whole)).toEqual({
    path: join(folder, 'model.gguf'),
    bytes: whole.length,
    name: 'Tiny noise',
    problem: null,
  });
});

test.each<[what: string, bytes: Uint8Array | string, fault: string, words: RegExp]>([
  ['an empty file', '', 'broken', /empty/],
  ['another kind of file', 'PK\u0003\u0004 and so on', 'broken', /isn’t a GGUF model/],
  ['a file of three bytes', 'GGU', 'broken', /breaks off/],
  ['a head that is cut off', whole.subarray(0, 3_000), 'broken', /breaks off/],
  ['weights that are cut off', whole.subarray(0, whole.length - 1_000), 'broken', /breaks off/],
  ['an unknown version', fileOf([], [], 7), 'broken', /version 7/],
  ['no kind of model', fileOf([['general.name', 'Nobody']], []), 'broken', /what kind of model/],
  [
    'a count beyond all models',
    Buffer.concat([whole.subarray(0, 8), Buffer.alloc(16, 0xff)]),
    'broken',
    /breaks off/,
  ],
])('%s is told by what is wrong with it', async (_, bytes, fault, words) => {
  expect((await check(bytes)).problem).toMatchObject({ fault, message: expect.stringMatching(words) });
});

test('a model that is larger than the memory it may use is told before it is loaded', async () => {
  const { problem } = await check(whole, 150_000_000);
  expect(problem).toMatchObject({ fault: 'memory', message: expect.stringContaining('151 MB') });
});

test('what is not there, a folder, and a link to nowhere are told apart', async () => {
  const at = (name: string) => checkModelFile(join(folder, name), plenty);
  await mkdir(join(folder, 'inner'));
  await symlink(join(folder, 'gone'), join(folder, 'link.gguf'));
  expect((await at('none.gguf')).problem?.fault).toBe('missing');
  expect((await at('link.gguf')).problem?.fault).toBe('missing');
  expect((await at('inner')).problem).toMatchObject({
    fault: 'broken',
    message: expect.stringContaining('folder'),
  });
});
