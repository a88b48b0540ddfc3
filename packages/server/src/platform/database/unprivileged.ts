import { chmodSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that PostgreSQL runs as; null: the server's own. */
export type Account = { name: string; uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root, and initdb refuses an account without a passwd entry. */
export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return null;
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody', 'daemon']) {
    const entry = entries.find((fields) => fields[0] === wanted);
    if (entry) return { name: wanted, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  return null;
}

/** True when the account may walk through every folder from the root down to `path`. */
export function canReach(account: Account, path: string): boolean {
  if (account === null) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Lets others pass through a folder of ours without letting them list it. */
export function allowPassing(folder: string): void {
  const { mode, uid } = statSync(folder);
  if (uid === process.getuid?.() && (mode & 0o001) === 0) chmodSync(folder, (mode & 0o7777) | 0o011);
}
