import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildVendor } from './build-vendor.ts';
import { vendorHash } from './vendor-hash.ts';
import { currentFile } from './vendor-set.ts';

test('a build takes sets that are long out of use, and keeps its own, the one before and young ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-sets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [own, before, young, old] = [vendorHash(), 'b'.repeat(16), 'c'.repeat(16), 'd'.repeat(16)];
  const abandoned = `${'e'.repeat(16)}.4711`;
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of [own, before, young, old, abandoned, 'notes']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'vendor.json'), JSON.stringify({ skipped: [] }));
    if (name !== young) await utimes(join(folder, name), longAgo, longAgo);
  }
  await writeFile(currentFile(folder), JSON.stringify({ hash: before }));

  await buildVendor(folder);
  expect((await readdir(folder)).sort()).toEqual([own, before, young, 'current.json', 'notes'].sort());
});
