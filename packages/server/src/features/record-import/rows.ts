import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { recordImportWords } from '../../texts/record-import.ts';

export type Values = Record<string, unknown>;
/** One record of the file; `row` counts as a spreadsheet does. */
export type FileRow = {
  row: number;
  /** Of the record that the row was exported from, where the file says it. */
  id?: string;
  values: Values;
  problems: Readonly<Record<string, string>>;
};

/** What is wrong with the file as a whole. */
export const unreadable = (message: string, cause?: unknown) => new Fault('invalid', message, { cause });

export const tooManyRows = () =>
  unreadable(recordImportWords.tooManyRows(limits.importRows.toLocaleString('en')));

/** UTF-8, or UTF-16 as spreadsheets write it with its mark; the mark is no part of the text. */
export function textOf(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw unreadable(recordImportWords.notUtf8, cause);
  }
}
