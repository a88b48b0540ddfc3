import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const keptMs = 24 * 60 * 60 * 1000;

/** Counts the age of a set anew when another one takes its place: a server that runs may send it for a while. */
export async function retireSet(folder: string, hash: string): Promise<void> {
  const now = new Date();
  // There may be none any more.
  await utimes(join(folder, hash), now, now).catch(() => {});
}

/** Takes sets, whole or abandoned half-way, that have long been out of use. */
export async function pruneSets(folder: string, current: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === current || !/^[0-9a-f]{16}(?:\.\d+)?$/.test(name)) continue;
    const path = join(folder, name);
    // Another process may have taken it meanwhile.
    const facts = await stat(path).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > keptMs) await rm(path, { recursive: true, force: true });
  }
}
