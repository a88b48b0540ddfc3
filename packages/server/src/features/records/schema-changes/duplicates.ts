import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Id } from '@sayso/contracts/ids';
import { type Unique, uniqueOf } from '@sayso/core/entities/unique';
import type { Doc } from '../store.ts';
import { firstOfEach, keysOf, type UniqueKey } from '../unique-keys.ts';
import type { Migrated } from './migrator.ts';

export type Duplicates = ReturnType<typeof findDuplicates>;

/** Finds among records that come oldest first those with values that are another one's, though they are to be unique. */
export function findDuplicates(schema: EntitySchema | null) {
  const unique = schema ? uniqueOf(schema) : [];
  const seen = new Map<string, Id>();
  const keys: UniqueKey[] = [];
  return {
    /** What of the record others have already. */
    add(id: Id, data: Doc): Migrated['unfit'] {
      if (unique.length === 0) return [];
      const own = keysOf(unique, [{ id, data }]);
      keys.push(...own);
      return firstOfEach(own, seen).late.map((late) => unfitOf(late.unique, data));
    },
    /** All that the records hold. */
    keys: (): readonly UniqueKey[] => keys,
  };
}

function unfitOf({ fields, titles }: Unique, data: Doc): Migrated['unfit'][number] {
  const values = fields.map((name) => data[name]);
  return {
    field: fields.join(', '),
    value: values.length === 1 ? values[0] : values,
    reason: `Another record has the same ${titles}`,
  };
}
