import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkName, type Storage } from './storage.ts';

/** Objects as files of a folder. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    checkName(name);
    return join(folder, name);
  };
  return {
    async put(name, content) {
      const path = pathOf(name);
      const draft = join(dirname(path), `.${randomBytes(9).toString('hex')}`);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(content.pieces());
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(name, range) {
      const file = await orNull(open(pathOf(name)));
      return file?.createReadStream(range ? { start: range.first, end: range.last } : {}) ?? null;
    },

    async stat(name) {
      const found = await orNull(stat(pathOf(name)));
      return found?.isFile() ? { size: found.size } : null;
    },

    async delete(name) {
      // Its folder stays: somebody may be about to put another object there.
      await rm(pathOf(name), { force: true });
    },
  };
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
