import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL keeps its folder closed by itself, and may run as another account. */
const postgres = 'postgres';

/**
 * Takes the data folder, and what lies in it, from every other account of the machine; servers of earlier versions
 * left them open. What lies deeper cannot be reached past these. Of others' files (a mounted volume) nothing is changed.
 */
export function closeToOthers(dataDir: string): void {
  close(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.name === postgres) continue;
    if (entry.isDirectory()) close(join(dataDir, entry.name), 0o700);
    if (entry.isFile()) close(join(dataDir, entry.name), 0o600);
  }
}

function close(path: string, mode: number): void {
  const found = lstatSync(path);
  if (found.uid === process.getuid?.() && (found.mode & 0o077) !== 0) chmodSync(path, found.mode & mode);
}
