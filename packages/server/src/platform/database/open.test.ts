import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDataFolder } from './open.ts';

const base = mkdtempSync(join(tmpdir(), 'sayso-open-'));
afterAll(() => rmSync(base, { recursive: true }));

/** An account without rights while `work` runs, where the tests run as root, who may write everywhere. */
function unprivileged<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

test.each(['a folder of another account', 'a folder within it that is not there yet'])(
  '%s cannot be the data folder, and the fault says what to do',
  (what) => {
    const dataDir = what.includes('within') ? join('/etc', 'sayso-data') : '/etc';

    expect(() => unprivileged(() => openDataFolder(dataDir))).toThrow(
      /^The data folder \S+ cannot be written \(E[A-Z]+: .+\)\. Give its owner write access, or name another folder with SAYSO_DATA\.$/,
    );
  },
);

test('a folder that is not there yet is made', () => {
  const folder = openDataFolder(join(base, 'new/data'));
  folder.release();
  openDataFolder(join(base, 'new/data')).release();
});
