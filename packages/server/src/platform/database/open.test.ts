import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('nobody else of the machine reads the data folder, also where an earlier version left it open', () => {
  const dataDir = join(base, 'left-open');
  const stored = join(dataDir, 'files');
  mkdirSync(stored, { recursive: true, mode: 0o755 });
  writeFileSync(join(dataDir, 'master.key'), 'x', { mode: 0o644 });
  for (const path of [dataDir, stored]) chmodSync(path, 0o755);
  openDataFolder(dataDir).release();
  expect([dataDir, stored, join(dataDir, 'master.key')].map(modeOf)).toEqual([0o700, 0o700, 0o600]);
  openDataFolder(join(base, 'made')).release();
  expect(modeOf(join(base, 'made'))).toBe(0o700);
});

test('a folder that is not there yet is made', () => {
  const folder = openDataFolder(join(base, 'new/data'));
  folder.release();
  openDataFolder(join(base, 'new/data')).release();
});
