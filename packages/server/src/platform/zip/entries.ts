import { Fault } from '@sayso/contracts/faults';

/** One file of a zip, as the list at its end has it. */
export type ZipEntry = {
  path: string;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
};

export const wrongZip = (message: string, reason: string, cause?: unknown) =>
  new Fault('invalid', message, { reason, ...(cause === undefined ? {} : { cause }) });
export const damaged = (cause?: unknown) =>
  wrongZip('This is not a zip, or it is damaged.', 'zip_damaged', cause);

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
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
export function readEntries(bytes: Buffer, limits: ZipLimits): ZipEntry[] {
  const { count, offset } = findList(bytes, limits);
  if (count > limits.files) throw tooMany(limits);
  const entries: ZipEntry[] = [];
  const seen = new Set<string>();
  let at = offset;
  for (let number = 0; number < count; number += 1) {
    const { entry, next } = readEntry(bytes, at);
    at = next;
    if (entry.path.endsWith('/')) continue;
    if (seen.has(entry.path)) throw wrongZip(`The zip holds ${entry.path} twice.`, 'zip_duplicate');
    seen.add(entry.path);
    entries.push(entry);
  }
  refuseHuge(entries, limits);
  return entries;
}

const tooMany = ({ files, hint }: ZipLimits) =>
  wrongZip(
    [`This zip holds more than ${files.toLocaleString('en')} files.`, hint].filter(Boolean).join(' '),
    'zip_too_many_files',
  );

function findList(bytes: Buffer, limits: ZipLimits): { count: number; offset: number } {
  const earliest = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) !== endSignature) continue;
    const [disk, listDisk] = [bytes.readUInt16LE(at + 4), bytes.readUInt16LE(at + 6)];
    const [here, count] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    const offset = bytes.readUInt32LE(at + 16);
    if (count === 0xffff || offset === 0xffffffff) throw tooMany(limits);
    if (disk !== 0 || listDisk !== 0 || here !== count) throw damaged();
    return { count, offset };
  }
  throw damaged();
}

function readEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) throw damaged();
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
    bytes.readUInt16LE(at + place),
  );
  const nameEnd = at + 46 + (nameLength ?? 0);
  const next = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  if (next > bytes.length) throw damaged();
  const path = pathOf(bytes.subarray(at + 46, nameEnd));
  if ((bytes.readUInt16LE(at + 8) & 0x41) !== 0) {
    throw wrongZip('This zip is locked with a password. Send one without.', 'zip_encrypted');
  }
  // The upper half is the mode of the file where a Unix wrote the zip.
  const kind = (bytes.readUInt32LE(at + 38) >>> 16) & 0o170000;
  if (kind === 0o120000)
    throw wrongZip(`${path} is a link to another file. Send the file itself.`, 'zip_link');
  const entry = {
    path,
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  return { entry, next };
}

/** A path below the zip's own root, with slashes. */
function pathOf(name: Buffer): string {
  let path: string;
  try {
    path = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(name).replaceAll('\\', '/');
  } catch (cause) {
    const shown = name.toString('latin1').slice(0, 100);
    throw wrongZip(`The name of a file (${shown}) is not written in UTF-8.`, 'zip_name', cause);
  }
  const isOutside = path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (isOutside || path === '' || path.length > 500 || /[\u0000-\u001f]/.test(path)) {
    throw wrongZip(`The zip names a file that is outside of it: ${path.slice(0, 100)}`, 'zip_path');
  }
  return path.replace(/^(?:\.\/)+/, '');
}

function refuseHuge(
  entries: readonly ZipEntry[],
  { unpackedBytes, ratio = Number.POSITIVE_INFINITY }: ZipLimits,
): void {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  const isPacked = ({ packed, unpacked }: ZipEntry) =>
    unpacked > smallEnough && unpacked > ratio * Math.max(packed, 1);
  if (total > unpackedBytes || entries.some(isPacked)) {
    const most = unpackedBytes / 1_000_000;
    throw wrongZip(`Unpacked, this zip is larger than ${most} MB, or made to be.`, 'zip_too_large');
  }
}
