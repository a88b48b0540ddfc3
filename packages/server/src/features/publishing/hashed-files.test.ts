import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliText } from '@sayso/compiler/compress';
import { afterAll, expect, test } from 'vitest';
import { createHashedFiles } from './hashed-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'sayso-files-'));
afterAll(() => rm(folder, { recursive: true }));

const text = Buffer.from(Array.from({ length: 9_000 }, (_, n) => `line ${n * n};\n`).join(''));
const wanted = { folder, file: 'app.js', encoding: 'br' } as const;

test('a file comes whole while its smaller form takes the place of the first one', async () => {
  const forms = await Promise.all([brotliText(text, 5), brotliText(text, 11)]);
  await writeFile(join(folder, 'app.js.br'), forms[0]);
  let isDone = false;
  const swaps = (async () => {
    for (let n = 1; !isDone; n += 1) {
      await writeFile(join(folder, 'next'), forms[n % 2] ?? '');
      await rename(join(folder, 'next'), join(folder, 'app.js.br'));
    }
  })();
  // Too small to keep anything.
  const files = createHashedFiles(1);
  const read = new Set<string>();
  // On a busy machine all of 200 may be over before the first swap is.
  for (let round = 0; round < 200 || read.size < 2; round += 1) {
    read.add((await files.read(wanted))?.body.toString('base64') ?? '');
  }
  isDone = true;
  await swaps;
  expect(files.known(wanted)).toBeUndefined();
  expect([...read].sort()).toEqual(forms.map((form) => form.toString('base64')).sort());
});

test('what is read stays in memory, least used out first, and never more than the limit', async () => {
  const files = createHashedFiles(25_000);
  for (const name of ['a.js', 'b.js', 'c.js']) await writeFile(join(folder, name), 'x'.repeat(10_000));
  const at = (file: string) => ({ folder, file, encoding: null });
  await files.read(at('a.js'));
  await files.read(at('b.js'));
  expect(files.known(at('a.js'))?.body.length).toBe(10_000);
  await files.read(at('c.js'));
  expect(['a.js', 'b.js', 'c.js'].map((name) => files.known(at(name)) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  expect(await files.read(at('none.js'))).toBeNull();
});

test('a file whose folder was shrunk is read anew, others are not', async () => {
  const files = createHashedFiles();
  const at = (file: string) => ({ folder, file, encoding: null });
  const below = { folder: `${folder}-other`, file: 'd.js', encoding: null };
  await mkdir(below.folder);
  for (const path of [join(folder, 'd.js'), join(below.folder, 'd.js')]) await writeFile(path, 'long form');
  await files.read(at('d.js'));
  await files.read(below);
  await writeFile(join(folder, 'd.js'), 'short');
  expect((await files.read(at('d.js')))?.body.toString()).toBe('long form');
  files.forget(folder);
  expect((await files.read(at('d.js')))?.body.toString()).toBe('short');
  expect(files.known(below)).toBeDefined();
  await rm(below.folder, { recursive: true });
});

test('a file without a packed form is sent as it is', async () => {
  await writeFile(join(folder, 'font.woff2'), 'font');
  const found = await createHashedFiles().read({ folder, file: 'font.woff2', encoding: 'gzip' });
  expect([found?.encoding, found?.type, found?.body.toString()]).toEqual([null, 'font/woff2', 'font']);
});
