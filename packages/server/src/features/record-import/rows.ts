import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';

export type Values = Record<string, unknown>;
/** One record of the file; `row` counts as a spreadsheet does. */
export type FileRow = { row: number; values: Values; problems: Readonly<Record<string, string>> };

/** What is wrong with the file as a whole. */
export const unreadable = (message: string, cause?: unknown) => new Fault('invalid', message, { cause });

export const tooManyRows = () =>
  unreadable(`The file has more than ${limits.importRows.toLocaleString('en')} rows; import it in parts.`);

/** UTF-8, or UTF-16 as spreadsheets write it with its mark; the mark is no part of the text. */
export function textOf(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw unreadable('The file is not UTF-8 text. Save it as "CSV UTF-8" and try again.', cause);
  }
}
