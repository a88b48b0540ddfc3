import { link, rename, rm, stat } from 'node:fs/promises';

/**
 * Deletes a file that nobody has written or touched for long. A publish may come upon it right now and touch it:
 * out of its way the file is looked at once more, and put back where it is wanted again.
 */
export async function removeUnused(path: string, isUnused: (changedMs: number) => boolean): Promise<void> {
  const facts = await stat(path).catch(() => null);
  if (!facts || !isUnused(facts.mtimeMs)) return;
  const aside = `${path}.pruned`;
  await rename(path, aside).catch(() => {});
  const now = await stat(aside).catch(() => null);
  if (!now) return;
  if (!isUnused(now.mtimeMs)) await putBack(aside, path);
  await rm(aside, { force: true });
}

/** Not over a file that the publish has written anew meanwhile; some file systems know no links. */
const putBack = (aside: string, path: string): Promise<void> =>
  link(aside, path).catch((error: NodeJS.ErrnoException) =>
    error.code === 'EEXIST' ? undefined : rename(aside, path),
  );
