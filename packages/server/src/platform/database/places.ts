import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, allowPassing, canReach } from './unprivileged.ts';

/** Where cluster and socket of one data folder lie. */
export type Places = { cluster: string; socketDir: string; elsewhere: string | null };

/** Folder that every account can enter, for what cannot stay in a closed one. */
export const reachableBase = '/var/lib/sayso';
/** PostgreSQL refuses socket paths of 108 bytes and more on Linux, 104 on macOS; its file name needs 20. */
const longestSocketDir = 80;

export function choosePlaces(dataDir: string, account: Account): Places {
  const own = realpathSync(dataDir);
  if (account !== null) allowPassing(own);
  const isReachable = canReach(account, own);
  const base = isReachable ? own : closedFolderTwin(own);
  const home = join(base, 'postgres');
  mkdirSync(home, { recursive: true });
  giveTo(account, home);
  return {
    cluster: join(home, 'cluster'),
    socketDir: socketFolder(home, account),
    elsewhere: isReachable ? null : home,
  };
}

/** A folder of its own for a data folder that the account cannot reach, found again by its path. */
function closedFolderTwin(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const twin = join(reachableBase, name);
  mkdirSync(twin, { recursive: true });
  chmodSync(reachableBase, 0o755);
  chmodSync(twin, 0o711);
  return twin;
}

function socketFolder(home: string, account: Account): string {
  const near = join(home, 'run');
  if (Buffer.byteLength(near) > longestSocketDir) {
    const far = mkdtempSync(join(tmpdir(), 'sayso-pg-'));
    giveTo(account, far);
    return far;
  }
  if (!existsSync(near)) mkdirSync(near);
  giveTo(account, near);
  return near;
}

function giveTo(account: Account, folder: string): void {
  chmodSync(folder, 0o700);
  if (account !== null) chownSync(folder, account.uid, account.gid);
}
