import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '@sayso/contracts/faults';
import { databaseWords } from '../../texts/database.ts';
import { isAlive, processState } from './processes.ts';

type Holder = { pid: number; startedAt: string };

/** Takes the data folder for this process, or throws; a lock left by a process that died is taken over. */
export function lockFolder(dataDir: string): { release(): void } {
  const path = join(dataDir, 'server.lock');
  const mine: Holder = { pid: process.pid, startedAt: processState(process.pid)?.startedAt ?? '' };
  const text = JSON.stringify(mine);
  for (let attempt = 0; attempt < 20; attempt++) {
    if (created(path, text)) return { release: () => release(path, text) };
    const seen = read(path);
    if (seen === null) continue;
    const holder = parse(seen);
    if (holder !== null && isHeldBy(holder)) {
      throw new Fault('conflict', databaseWords.folderInUse(holder.pid, dataDir));
    }
    setAside(path, seen);
  }
  throw new Fault('conflict', databaseWords.lockChanges(dataDir));
}

function created(path: string, text: string): boolean {
  // Written beside and linked, so that nobody ever reads half a lock.
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the stale lock that was seen; a fresh one that came in between is put back. */
function setAside(path: string, seen: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== seen) {
    try {
      linkSync(aside, path);
    } catch {
      // Someone holds it anew; the next attempt sees them.
    }
  }
  rmSync(aside, { force: true });
}

function isHeldBy({ pid, startedAt }: Holder): boolean {
  if (pid === process.pid || !isAlive(pid)) return false;
  const state = processState(pid);
  return state === null || startedAt === '' || state.startedAt === startedAt;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, startedAt } = value as Partial<Holder>;
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : null;
  } catch {
    return null;
  }
}

function release(path: string, text: string): void {
  if (read(path) === text) rmSync(path, { force: true });
}
