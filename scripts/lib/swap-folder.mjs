import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts a finished folder in the place of another by renames alone: who reads meanwhile finds the old or the new one. */
export function swapFolder(finished, target) {
  const former = `${target}.former`;
  rmSync(former, { recursive: true, force: true });
  const hadOne = existsSync(target);
  if (hadOne) renameSync(target, former);
  try {
    renameSync(finished, target);
  } catch (error) {
    if (hadOne) renameSync(former, target);
    throw error;
  }
  rmSync(former, { recursive: true, force: true });
}
