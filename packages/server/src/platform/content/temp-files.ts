import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@sayso/contracts/faults';
import { fileWords } from '../../texts/files.ts';
import type { Content } from './content.ts';
import { createTempBudget, type TempLimits } from './temp-budget.ts';

export type TempFile = Content & { close(): Promise<void> };
/** `address`: of whoever sends it. */
export type TempFiles = (source: AsyncIterable<Uint8Array>, address: string) => Promise<TempFile>;

const pieceBytes = 64 * 1024;

/**
 * Writes what arrives to a file of the folder, so that memory holds a piece of it at a time. The file has no name once
 * it is open: the system removes it when it is closed, and also when the server is killed.
 */
export function createTempFiles(folder: string, limits: TempLimits): TempFiles {
  const begin = createTempBudget(limits);
  return async (source, address) => {
    const counted = begin(address);
    let file: FileHandle | null = null;
    const close = async () => {
      try {
        await file?.close();
      } finally {
        counted.release();
      }
    };
    try {
      const opened = await openUnnamed(folder);
      file = opened;
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const piece of source) {
        counted.add(piece.length);
        hash.update(piece);
        bytes += piece.length;
        await opened.writeFile(piece);
      }
      const digest = hash.digest('base64url');
      return { bytes, digest: () => digest, pieces: () => piecesOf(opened), close };
    } catch (error) {
      await close();
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      throw new Fault('unavailable', fileWords.diskFull, { cause: error });
    }
  };
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomBytes(12).toString('hex'));
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

async function* piecesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
