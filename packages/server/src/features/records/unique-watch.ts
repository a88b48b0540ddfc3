import type { AppId, Id } from '@sayso/contracts/ids';
import type { Unique } from '@sayso/core/entities/unique';
import type { Queryable } from '../../platform/database/database.ts';
import type { Doc } from './row-sql.ts';
import { namingTaken, takenProblems } from './taken.ts';
import { firstOfEach, keysOf, type UniqueKey } from './unique-keys.ts';
import type { UniqueValues } from './unique-values.ts';

type Key = { appId: AppId; entity: string };
/** A message for each field, by the id of the record. */
type Problems = Map<Id, Record<string, string>>;

/** Watches over the unique values of records of one entity that come in batches. */
export const createUniqueWatch = (values: UniqueValues) => (key: Key, unique: readonly Unique[]) => {
  const seen = new Map<string, Id>();
  const wanted: UniqueKey[] = [];
  return {
    /** What is wrong with those that want what other records have, or what came before them. */
    async look(records: readonly { id: Id; data: Doc }[]): Promise<Problems> {
      const { first, late } = firstOfEach(keysOf(unique, records), seen);
      wanted.push(...first);
      const problems: Problems = new Map();
      for (const { id, unique: each } of [...late, ...(await values.taken(key, first))]) {
        problems.set(id, { ...problems.get(id), ...takenProblems(each) });
      }
      return problems;
    },

    /** Takes the values of all that were looked at, once they are stored. */
    claim: (tx: Queryable): Promise<void> =>
      namingTaken(
        (id) => id,
        () => values.claim(tx, key, wanted),
      ),
  };
};
export type WatchUnique = ReturnType<typeof createUniqueWatch>;
export type UniqueWatch = ReturnType<WatchUnique>;
