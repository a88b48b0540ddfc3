import { readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | null;
/** A hashed file in the form that is sent; without an encoding where it lies there as it is. */
export type HashedFile = { body: Buffer; encoding: Encoding; type: string };
type Wanted = { folder: string; file: string; encoding: Encoding };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const usualBytes = Math.min(512 * 2 ** 20, totalmem() / 16);
/** Their names say what is in them. Smaller forms that another node made are found when these are this old. */
const keepMs = 60 * 60_000;

/** The files of published apps; those that are asked for most stay in memory. */
export const createHashedFiles = (mostBytes = usualBytes) => {
  const maxSize = Math.round(mostBytes);
  const kept = new LRUCache<string, HashedFile>({
    maxSize,
    // One that is larger than all together would throw the sum off.
    maxEntrySize: Math.min(4 * 2 ** 20, maxSize),
    sizeCalculation: ({ body }) => body.length + 500,
    ttl: keepMs,
  });
  const keyOf = ({ folder, file, encoding }: Wanted) => `${folder}/${file} ${encoding}`;

  return {
    /** Only what is in memory. */
    known: (wanted: Wanted): HashedFile | undefined => kept.get(keyOf(wanted)),

    /** Has the files of a folder be read anew: smaller forms took their places. */
    forget(folder: string): void {
      for (const key of [...kept.keys()]) if (key.startsWith(`${folder}/`)) kept.delete(key);
    },

    async read(wanted: Wanted): Promise<HashedFile | null> {
      const known = kept.get(keyOf(wanted));
      if (known) return known;
      const found = await readPacked(wanted);
      if (found) kept.set(keyOf(wanted), found);
      return found;
    },
  };
};
export type HashedFiles = ReturnType<typeof createHashedFiles>;

/** Read whole, from one opening: a length that was looked up before would be wrong for the smaller form. */
async function readPacked({ folder, file, encoding }: Wanted): Promise<HashedFile | null> {
  const path = join(folder, file);
  const type = types[extname(file)] ?? 'application/octet-stream';
  const packed = encoding === null ? null : await readIfThere(`${path}.${encoding === 'br' ? 'br' : 'gz'}`);
  if (packed) return { body: packed, encoding, type };
  const body = await readIfThere(path);
  return body && { body, encoding: null, type };
}

const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
