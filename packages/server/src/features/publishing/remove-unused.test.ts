import { utimesSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeUnused } from './remove-unused.ts';

const folder = await mkdtemp(join(tmpdir(), 'sayso-prune-'));
afterAll(() => rm(folder, { recursive: true }));

const then = new Date(Date.now() - 7_200_000);
const isOld = (changedMs: number) => changedMs < Date.now() - 3_600_000;

async function anOldFile(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, name);
  await utimes(path, then, then);
  return path;
}

test('a file that a publish comes upon while it is being taken away stays; others go', async () => {
  const [wanted, unwanted] = [await anOldFile('wanted.js'), await anOldFile('unwanted.js')];
  await writeFile(join(folder, 'new.js'), 'new');
  await removeUnused(unwanted, isOld);
  await removeUnused(join(folder, 'new.js'), isOld);
  await removeUnused(join(folder, 'gone.js'), isOld);
  // What a publish does with a file of its own that is there already, in the moment after the first look.
  await removeUnused(wanted, (changedMs) => {
    const now = new Date();
    if (isOld(changedMs)) utimesSync(wanted, now, now);
    return isOld(changedMs);
  });
  expect((await readdir(folder)).sort()).toEqual(['new.js', 'wanted.js']);
  expect(await readFile(wanted, 'utf8')).toBe('wanted.js');
});
