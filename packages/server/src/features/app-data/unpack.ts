import { setImmediate } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { Unzip, UnzipInflate } from 'fflate';

/** Some lines of one of the archive's files; `first` is the number of the first of them. */
export type Lines = { path: string; first: number; lines: string[] };

/** Unpacked a thousand times as much at worst, which others wait for. */
const sliceBytes = 4 * 1024;
const longestLine = 2 * limits.jsonBytes;

export const unreadable = (message: string, cause?: unknown) => new Fault('invalid', message, { cause });
const noArchive = (cause?: unknown) =>
  unreadable('This is not the zip of an export, or it is damaged.', cause);

/** Reads the archive's files line by line, in the order that they have. Throws where it is damaged or too large. */
export async function* linesIn(bytes: Uint8Array): AsyncGenerator<Lines> {
  let ready: Lines[] = [];
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    const cutter = createCutter(file.name);
    file.ondata = (error, chunk, isLast) => {
      // What is thrown below comes back as an error of the archive.
      if (error) throw error instanceof Fault ? error : noArchive(error);
      unpacked += chunk.length;
      if (unpacked > limits.appDataUnpackedBytes) throw tooLarge();
      const cut = cutter.push(chunk, isLast);
      if (cut.lines.length > 0) ready.push(cut);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    try {
      unzip.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
    } catch (error) {
      throw error instanceof Fault ? error : noArchive(error);
    }
    yield* ready;
    ready = [];
    await setImmediate();
  }
}

const tooLarge = () =>
  unreadable(`Unpacked, the data is larger than ${limits.appDataUnpackedBytes / 1_000_000} MB.`);

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
