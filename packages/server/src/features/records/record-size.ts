import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { recordWords } from '../../texts/records.ts';
import type { Doc } from './store.ts';

/** More than a call could bring or change on its own. */
export const isTooLarge = (values: Doc): boolean =>
  Buffer.byteLength(JSON.stringify(values)) > limits.jsonBytes;

/** 413 where a record of a list is too large; to be called before anything copies them. */
export function refuseLarge(given: readonly Doc[]): void {
  const at = given.findIndex(isTooLarge);
  if (at === -1) return;
  const most = limits.jsonBytes / 1_000_000;
  throw new Fault('too_large', recordWords.largerThan(at + 1, most));
}
