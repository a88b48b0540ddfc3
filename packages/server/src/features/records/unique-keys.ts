import { createHash } from 'node:crypto';
import type { Id } from '@sayso/contracts/ids';
import type { Unique } from '@sayso/core/entities/unique';
import type { Doc } from './row-sql.ts';

/** What a record holds of one constraint. */
export type UniqueKey = { readonly unique: Unique; readonly hash: string; readonly id: Id };
export type Conflict = Pick<UniqueKey, 'id' | 'unique'>;

/** Values that somebody else has: what was to be stored is not. */
export class TakenError extends Error {
  readonly conflicts: readonly Conflict[];

  constructor(conflicts: readonly Conflict[]) {
    super('Another record has these values');
    this.name = 'TakenError';
    this.conflicts = conflicts;
  }
}

/** Null where one of the values is blank, which leaves the record free. */
export function hashOf({ textOf }: Unique, data: Doc): string | null {
  const text = textOf(data);
  return text === null ? null : createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** What a record becomes; with `before`, what of it is new counts alone. */
type Held = { id: Id; data: Doc; before?: Doc };

export const keysOf = (unique: readonly Unique[], rows: readonly Held[]): UniqueKey[] =>
  unique.flatMap((each) =>
    rows.flatMap(({ id, data, before }) => {
      const hash = hashOf(each, data);
      const isNew = hash !== null && (before === undefined || hashOf(each, before) !== hash);
      return isNew ? [{ unique: each, hash, id }] : [];
    }),
  );

export const nameOf = ({ unique, hash }: Pick<UniqueKey, 'unique' | 'hash'>): string =>
  `${unique.name} ${hash}`;

/** The first of each value, and those that want one that is another's already. */
export function firstOfEach(
  keys: readonly UniqueKey[],
  taken = new Map<string, Id>(),
): { first: UniqueKey[]; late: UniqueKey[] } {
  const first: UniqueKey[] = [];
  const late: UniqueKey[] = [];
  for (const key of keys) {
    const holder = taken.get(nameOf(key));
    if (holder === undefined) taken.set(nameOf(key), key.id);
    (holder === undefined ? first : late).push(key);
  }
  return { first, late };
}
