import { setImmediate } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { piecesOf } from '../../platform/zip/content.ts';
import { readEntries, type ZipEntry } from '../../platform/zip/entries.ts';

/** Some lines of one of the archive's files; `first` is the number of the first of them. */
export type Lines = { path: string; first: number; lines: string[] };

const longestLine = 2 * limits.jsonBytes;
const mostEntries = 60_000;

export const unreadable = (message: string, cause?: unknown) => new Fault('invalid', message, { cause });
export const noArchive = (cause?: unknown) =>
  unreadable('This is not the zip of an export, or it is damaged.', cause);

/** The archive's files, in the order that they have. Throws where it is damaged or too large. */
export async function entriesIn(bytes: Buffer): Promise<ZipEntry[]> {
  try {
    return await readEntries(bytes, { files: mostEntries, unpackedBytes: limits.appDataUnpackedBytes });
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** Reads the archive's texts line by line: the manifest, and the records of entities. */
export async function* linesIn(bytes: Buffer): AsyncGenerator<Lines> {
  for (const entry of await entriesIn(bytes)) {
    if (!/^(?:manifest\.json|entities\/.*)$/.test(entry.path)) continue;
    const cutter = createCutter(entry.path);
    try {
      for await (const piece of piecesOf(entry)) {
        const cut = cutter.push(piece, false);
        if (cut.lines.length > 0) yield cut;
        await setImmediate();
      }
    } catch (error) {
      throw asUnreadable(error);
    }
    const rest = cutter.push(new Uint8Array(), true);
    if (rest.lines.length > 0) yield rest;
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
      rest += decode(decoder, chunk, isLast);
      const end = isLast ? rest.length : rest.lastIndexOf('\n') + 1;
      const lines = end === 0 ? [] : rest.slice(0, end).replace(/\n$/, '').split('\n');
      rest = rest.slice(end);
      if (rest.length > longestLine) throw unreadable(`In ${path} a line is longer than a record may be.`);
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
    throw unreadable('The texts in this file are not UTF-8.', cause);
  }
}
