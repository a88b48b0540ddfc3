import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { AdoptJob } from '@sayso/compiler/adopt/adopted';
import { damaged, readEntries, wrongZip, type ZipEntry } from './zip-entries.ts';

const unpack = promisify(inflateRaw);

export type Archive = Omit<AdoptJob, 'archiveName'> & { ignored: number };

/** Packages, caches and what systems leave behind: not looked at. */
const ignored = /(?:^|\/)(?:node_modules|\.git|__MACOSX|\.DS_Store|\.vite|dist)(?:\/|$)/;
const isText = /\.(?:[cm]?[jt]sx?|json|jsonc|html|css)$/;
/** Of these only colours are taken; one that cannot be read is no reason to refuse the app. */
const isStyle = /\.css$/;
const pictureType: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};
/** Larger ones would fill the files of the app. */
const largestText = 2_000_000;
const largestPicture = 100_000;
const mostOfPictures = 1_000_000;

/** Unpacks what an app can be made of, in memory; the rest is named alone. */
export async function readArchive(bytes: Buffer): Promise<Archive> {
  const texts = new Map<string, string>();
  const pictures = new Map<string, string>();
  const others: string[] = [];
  let [skipped, pictureBytes] = [0, 0];
  for (const entry of readEntries(bytes)) {
    const { path, unpacked } = entry;
    const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
    const type = Object.hasOwn(pictureType, extension) ? pictureType[extension] : undefined;
    if (ignored.test(path)) skipped += 1;
    else if (isText.test(path) && unpacked <= largestText) {
      const text = textOf(await contentOf(bytes, entry));
      if (text !== null) texts.set(path, text);
      else if (isStyle.test(path)) others.push(path);
      else throw notUtf8(path);
    } else if (type && unpacked <= largestPicture && pictureBytes + unpacked <= mostOfPictures) {
      pictureBytes += unpacked;
      const data = (await contentOf(bytes, entry)).toString('base64');
      pictures.set(path, `data:${type};base64,${data}`);
    } else others.push(path);
    await setImmediate();
  }
  return {
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(pictures),
    others,
    ignored: skipped,
  };
}

async function contentOf(bytes: Buffer, entry: ZipEntry): Promise<Buffer> {
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

async function inflated(packed: Buffer, entry: ZipEntry): Promise<Buffer> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(entry.unpacked, 1) });
  } catch (cause) {
    throw broken(entry, cause);
  }
}

const broken = ({ path }: ZipEntry, cause?: unknown) =>
  wrongZip(`${path} is damaged in this zip. Pack it anew.`, 'zip_damaged', cause);

/** Null for what is no text in UTF-8, or has zeros in it. */
function textOf(content: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

const notUtf8 = (path: string) =>
  wrongZip(`${path} is not a text in UTF-8. Save it as UTF-8, then pack it anew.`, 'zip_encoding');
