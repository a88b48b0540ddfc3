import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

export type Encoding = 'br' | 'gzip' | null;

/**
 * Sends a hashed file in the form the client takes; false where there is none.
 * Read whole, from one opening: a smaller form takes the file's place while people load it, and a length that was
 * looked up before would leave a client waiting for bytes that never come.
 */
export async function sendHashedFile(
  reply: FastifyReply,
  { folder, file, encoding }: { folder: string; file: string; encoding: Encoding },
): Promise<boolean> {
  const path = join(folder, file);
  const packed = encoding === null ? null : await readIfThere(`${path}.${encoding === 'br' ? 'br' : 'gz'}`);
  const body = packed ?? (await readIfThere(path));
  if (body === null) return false;
  if (packed !== null && encoding !== null) reply.header('content-encoding', encoding);
  reply.header('vary', 'accept-encoding').type(types[extname(file)] ?? 'application/octet-stream');
  reply.send(body);
  return true;
}

const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
