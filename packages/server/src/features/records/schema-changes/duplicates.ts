import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Id } from '@sayso/contracts/ids';
import { type Unique, uniqueOf } from '@sayso/core/entities/unique';
import { recordChangeWords } from '../../../texts/record-changes.ts';
import type { Doc } from '../store.ts';
import { firstOfEach, keysOf } from '../unique-keys.ts';
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
      const told = new Set(known(id, before).map(({ name }) => name));
      return found(id, data)
        .filter(({ name }) => !told.has(name))
        .map((unique) => unfitOf(unique, data));
    },
  };
}

/** Tells which values of a record were those of one before it. */
function duplicatesOf(schema: EntitySchema | null) {
  const unique = schema ? uniqueOf(schema) : [];
  const seen = new Map<string, Id>();
  return (id: Id, data: Doc): Unique[] =>
    unique.length === 0
      ? []
      : firstOfEach(keysOf(unique, [{ id, data }]), seen).late.map((key) => key.unique);
}

function unfitOf({ fields, titles }: Unique, data: Doc): Migrated['unfit'][number] {
  const values = fields.map((name) => data[name]);
  return {
    field: fields.join(', '),
    value: values.length === 1 ? values[0] : values,
    reason: recordChangeWords.sameValues(titles),
    isDuplicate: true,
  };
}
