import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Id } from '@sayso/contracts/ids';
import { type Unique, uniqueOf } from '@sayso/core/entities/unique';
import type { Doc } from '../store.ts';
import { firstOfEach, keysOf, type UniqueKey } from '../unique-keys.ts';
import type { Migrated } from './migrator.ts';

export type Duplicates = ReturnType<typeof findDuplicates>;

/**
 * Finds records with values that an earlier one has, though they are to be unique. What was so under the schema before,
 * and was told then, is not told again.
 */
export function findDuplicates(now: EntitySchema | null, was: EntitySchema | null) {
  const [found, known] = [duplicatesOf(now), duplicatesOf(was)];
  return {
    add(id: Id, { data, before }: { data: Doc; before: Doc }): Migrated['unfit'] {
      const told = new Set(known.late(id, before).map(({ name }) => name));
      return found
        .late(id, data)
        .filter(({ name }) => !told.has(name))
        .map((unique) => unfitOf(unique, data));
    },
    /** All that the records hold by now. */
    keys: (): readonly UniqueKey[] => found.keys,
  };
}

function duplicatesOf(schema: EntitySchema | null) {
  const unique = schema ? uniqueOf(schema) : [];
  const seen = new Map<string, Id>();
  const keys: UniqueKey[] = [];
  return {
    keys,
    late(id: Id, data: Doc): Unique[] {
      if (unique.length === 0) return [];
      const own = keysOf(unique, [{ id, data }]);
      keys.push(...own);
      return firstOfEach(own, seen).late.map((key) => key.unique);
    },
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
