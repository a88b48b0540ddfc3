import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { Fault } from '@sayso/contracts/faults';
import { zipWords } from '../../texts/zip.ts';
import { wrongZip, type ZipEntry } from './entries.ts';

/** A file of a zip, whole. Throws where it is not what the list says. */
export const contentOf = (entry: ZipEntry): Promise<Buffer> => buffer(piecesOf(entry));

/** The same, a piece at a time: of a large file no more is held than is looked at. */
export async function* piecesOf(entry: ZipEntry): AsyncGenerator<Buffer> {
  let crc = 0;
  try {
    for await (const piece of (await open(entry)) as AsyncIterable<Buffer>) {
      crc = crc32(piece, crc);
      yield piece;
    }
  } catch (cause) {
    throw cause instanceof Fault ? cause : broken(entry, cause);
  }
  if (crc !== entry.listed.crc32) throw broken(entry);
}

/** Its library ends a stream that gives more or fewer bytes than the list says. */
function open({ path, zip, listed }: ZipEntry): Promise<Readable> {
  if (!listed.canDecodeFileData()) {
    throw wrongZip(zipWords.packing(path), 'zip_method');
  }
  return zip.openReadStreamPromise(listed);
}

const broken = ({ path }: ZipEntry, cause?: unknown) =>
  wrongZip(zipWords.damagedFile(path), 'zip_damaged', cause);
