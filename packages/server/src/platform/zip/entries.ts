import { Fault } from '@sayso/contracts/faults';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { zipWords } from '../../texts/zip.ts';

/** One file of a zip, as the list at its end has it. */
export type ZipEntry = { path: string; packed: number; unpacked: number; zip: ZipFile; listed: Entry };

export const wrongZip = (message: string, reason: string, cause?: unknown) =>
  new Fault('invalid', message, { reason, ...(cause === undefined ? {} : { cause }) });
export const damaged = (cause?: unknown) => wrongZip(zipWords.damaged, 'zip_damaged', cause);

const smallEnough = 1_000_000;

export type ZipLimits = {
  files: number;
  unpackedBytes: number;
  /** How many times its packed size a file over 1 MB may have. */
  ratio?: number;
  /** What the sentence about too many files adds. */
  hint?: string;
};

/** Reads the list of a zip's files, and refuses what no export holds and an unpacker could be harmed by. */
export async function readEntries(bytes: Buffer, limits: ZipLimits): Promise<ZipEntry[]> {
  const entries = new Map<string, ZipEntry>();
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, decodeStrings: false });
    if (zip.entryCount > limits.files) throw tooMany(limits);
    for await (const listed of zip.eachEntry()) {
      const entry = entryOf(zip, listed);
      if (entry.path.endsWith('/')) continue;
      if (entries.has(entry.path)) throw wrongZip(zipWords.twice(entry.path), 'zip_duplicate');
      entries.set(entry.path, entry);
    }
  } catch (error) {
    throw error instanceof Fault ? error : damaged(error);
  }
  refuseHuge([...entries.values()], limits);
  return [...entries.values()];
}

const tooMany = ({ files, hint }: ZipLimits) =>
  wrongZip(
    [zipWords.tooManyFiles(files.toLocaleString('en')), hint].filter(Boolean).join(' '),
    'zip_too_many_files',
  );

function entryOf(zip: ZipFile, listed: Entry): ZipEntry {
  const path = pathOf(listed.fileNameRaw);
  if (listed.isEncrypted()) {
    throw wrongZip(zipWords.locked, 'zip_encrypted');
  }
  // The upper half is the mode of the file where a Unix wrote the zip.
  const kind = (listed.externalFileAttributes >>> 16) & 0o170000;
  if (kind === 0o120000) throw wrongZip(zipWords.link(path), 'zip_link');
  return { path, packed: listed.compressedSize, unpacked: listed.uncompressedSize, zip, listed };
}

/** A path below the zip's own root, with slashes. */
function pathOf(name: Buffer): string {
  let path: string;
  try {
    path = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(name).replaceAll('\\', '/');
  } catch (cause) {
    const shown = name.toString('latin1').slice(0, 100);
    throw wrongZip(zipWords.notUtf8(shown), 'zip_name', cause);
  }
  const isOutside = path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (isOutside || path === '' || path.length > 500 || /[\u0000-\u001f]/.test(path)) {
    throw wrongZip(zipWords.outside(path.slice(0, 100)), 'zip_path');
  }
  return path.replace(/^(?:\.\/)+/, '');
}

function refuseHuge(
  entries: readonly ZipEntry[],
  { unpackedBytes, ratio = Number.POSITIVE_INFINITY }: ZipLimits,
): void {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > unpackedBytes || entries.some((entry) => packsBetter(entry, ratio))) throw huge(unpackedBytes);
}

/** Whether a file over 1 MB has more than so many times its packed size. */
export const packsBetter = ({ packed, unpacked }: ZipEntry, ratio: number): boolean =>
  unpacked > smallEnough && unpacked > ratio * Math.max(packed, 1);

export const huge = (mostBytes: number) =>
  wrongZip(zipWords.tooLarge(mostBytes / 1_000_000), 'zip_too_large');
