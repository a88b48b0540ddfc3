import { setImmediate } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { piecesOf } from '../../platform/zip/content.ts';
import { huge, packsBetter, readEntries, type ZipEntry } from '../../platform/zip/entries.ts';
import { appDataWords } from '../../texts/app-data.ts';

/** Some lines of one of the archive's files; `first` is the number of the first of them. */
export type Lines = { path: string; first: number; lines: string[] };

export const manifestPath = 'manifest.json';
const linesAtOnce = 500;
const longestLine = 2 * limits.jsonBytes;
const mostEntries = 60_000;
/** Names every file of the zip, and little else. */
const largestManifest = 20_000_000;
/** Records pack to a tenth, and what is the same in all of them better; each has an id of its own, which does not. */
const mostRatio = 500;

/** Which of the archive's texts are read, and until when. */
export type Reading = { wants(path: string): boolean; signal: AbortSignal };

export const unreadable = (message: string, cause?: unknown) => new Fault('invalid', message, { cause });
export const noArchive = (cause?: unknown) => unreadable(appDataWords.damaged, cause);

/** The archive's files, in the order that they have. Throws where it is damaged or too large. */
export async function entriesIn(bytes: Buffer): Promise<ZipEntry[]> {
  try {
    return await readEntries(bytes, { files: mostEntries, unpackedBytes: limits.appDataUnpackedBytes });
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** Reads texts of the archive line by line, some at a time; between any two others have their turn. */
export async function* linesIn(bytes: Buffer, { wants, signal }: Reading): AsyncGenerator<Lines> {
  let rows = 0;
  for (const entry of await entriesIn(bytes)) {
    if (!wants(entry.path)) continue;
    refuseLarge(entry);
    for await (const cut of linesOf(entry)) {
      rows += cut.lines.length;
      if (rows > limits.appDataRows) {
        throw unreadable(appDataWords.tooManyRecords(limits.appDataRows.toLocaleString('en')));
      }
      for (const part of inParts(cut)) {
        signal.throwIfAborted();
        yield part;
        await setImmediate();
      }
    }
  }
}

function refuseLarge(entry: ZipEntry): void {
  if (packsBetter(entry, mostRatio)) throw huge(limits.appDataUnpackedBytes);
  if (entry.path === manifestPath && entry.unpacked > largestManifest) throw noArchive();
}

async function* linesOf(entry: ZipEntry): AsyncGenerator<Lines> {
  const cutter = createCutter(entry.path);
  try {
    for await (const piece of piecesOf(entry)) yield cutter.push(piece, false);
  } catch (error) {
    throw asUnreadable(error);
  }
  yield cutter.push(new Uint8Array(), true);
}

function* inParts({ path, first, lines }: Lines): Generator<Lines> {
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    yield { path, first: first + at, lines: lines.slice(at, at + linesAtOnce) };
  }
}

/** What is wrong with a zip in the words of this import, where its own say less. */
function asUnreadable(error: unknown): unknown {
  if (!(error instanceof Fault)) return error;
  return error.reason === 'zip_damaged' ? noArchive(error) : error;
}

/** Cuts what comes in pieces into whole lines; the last piece gives the rest. */
function createCutter(path: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let given = 0;
  return {
    push(chunk: Uint8Array, isLast: boolean): Lines {
      const text = decode(decoder, chunk, isLast);
      // Only what is new: a long line would be looked through again with each piece of it.
      const end = isLast ? text.length : text.lastIndexOf('\n') + 1;
      const whole = isLast || end > 0 ? rest + text.slice(0, end) : '';
      rest = isLast ? '' : end > 0 ? text.slice(end) : rest + text;
      const lines = whole === '' ? [] : whole.replace(/\n$/, '').split('\n');
      if (rest.length > longestLine) throw unreadable(appDataWords.longLine(path));
      const first = given + 1;
      given += lines.length;
      return { path, first, lines };
    },
  };
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array, isLast: boolean): string {
  try {
    return decoder.decode(chunk, { stream: !isLast });
  } catch (cause) {
    throw unreadable(appDataWords.notUtf8, cause);
  }
}
