import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createInflateRaw, inflateRaw } from 'node:zlib';
import { Fault } from '@sayso/contracts/faults';
import { damaged, wrongZip, type ZipEntry } from './entries.ts';

const unpack = promisify(inflateRaw);
const sliceBytes = 64 * 1024;

/** A file of a zip, whole. Throws where it is not what the list says. */
export async function contentOf(bytes: Buffer, entry: ZipEntry): Promise<Buffer> {
  const packed = packedBytes(bytes, entry);
  const content = entry.method === 0 ? packed : await inflated(packed, entry);
  if (content.length !== entry.unpacked || crc32(content) !== entry.crc) throw broken(entry);
  return content;
}

function packedBytes(bytes: Buffer, entry: ZipEntry): Buffer {
  const { offset, packed, method, path } = entry;
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50) throw damaged();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packed > bytes.length) throw damaged();
  if (method !== 0 && method !== 8) {
    throw wrongZip(
      `${path} is packed in a way that is not known here. Pack it as a plain zip.`,
      'zip_method',
    );
  }
  return bytes.subarray(start, start + packed);
}

/** The same, a piece at a time: of a large file no more is held than is looked at. */
export async function* piecesOf(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = packedBytes(bytes, entry);
  let [crc, length] = [0, 0];
  try {
    const pieces = entry.method === 0 ? slicesOf(packed) : Readable.from([packed]).pipe(createInflateRaw());
    for await (const piece of pieces) {
      length += piece.length;
      if (length > entry.unpacked) break;
      crc = crc32(piece, crc);
      yield piece;
    }
  } catch (cause) {
    throw cause instanceof Fault ? cause : broken(entry, cause);
  }
  if (length !== entry.unpacked || crc !== entry.crc) throw broken(entry);
}

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes);
}

async function inflated(packed: Buffer, entry: ZipEntry): Promise<Buffer> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(entry.unpacked, 1) });
  } catch (cause) {
    throw broken(entry, cause);
  }
}

const broken = ({ path }: ZipEntry, cause?: unknown) =>
  wrongZip(`${path} is damaged in this zip. Pack it anew.`, 'zip_damaged', cause);
