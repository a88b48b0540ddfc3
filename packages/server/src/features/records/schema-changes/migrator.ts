import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { coerce } from '@sayso/core/entities/coerce';
import type { FieldRename, SchemaChange } from '@sayso/core/entities/schema-change';
import type { Doc } from '../store.ts';
import { createValidator, type Validator } from '../validator.ts';

/** The fields that one step changed, as they were and as they are; a field that is not there is left out. */
export type Touch = { before: Doc; after: Doc };
export type Migrated = {
  data: Doc;
  touches: readonly Touch[];
  moved: FieldRename[];
  filled: string[];
  converted: { field: string; value: unknown; becomes: unknown }[];
  removed: string[];
  unfit: { field: string; value: unknown; reason: string; isDuplicate?: true }[];
};
export type Migrator = ReturnType<typeof createMigrator>;
type Schemas = { before: EntitySchema | null; after: EntitySchema; change: SchemaChange | null };

/** Brings records of an old schema into the form of the new one; what cannot be brought there stays as it is. */
export function createMigrator({ before, after, change }: Schemas) {
  const now = createValidator(after);
  const was = before && createValidator(before);
  const oldNames = new Map(change?.renames.map(({ from, to }) => [to, from]));

  return {
    /** One watch for many records: patterns of either schema may cost a second, however many records there are. */
    watching: <T>(work: () => T): T => now.watching(() => (was ?? now).watching(work)),

    /** `asTheyAre` are fields that are not to be converted. */
    migrate(record: Doc, asTheyAre: ReadonlySet<string> = new Set()): Migrated {
      const steps = change ? moveAndFill(record, change) : untouched(record);
      const wrong = now.misfits(steps.data);
      const converted = change ? convert(steps, { after, change, wrong, asTheyAre }) : [];
      const still = converted.length === 0 ? wrong : takeBackMisfits(steps, converted, now);
      const known = Object.keys(still).length === 0 ? {} : (was?.misfits(record) ?? {});
      return {
        ...steps,
        touches: [...steps.touches.values()],
        converted,
        removed: change?.removed.filter((name) => (record[name] ?? null) !== null) ?? [],
        unfit: Object.entries(still)
          .filter(([field]) => !Object.hasOwn(known, oldNames.get(field) ?? field))
          .map(([field, reason]) => ({ field, value: steps.data[field] ?? null, reason })),
      };
    },
  };
}

/** A record to which nothing happens. */
export const leftAlone = (data: Doc): Migrated => ({
  data,
  touches: [],
  moved: [],
  filled: [],
  converted: [],
  removed: [],
  unfit: [],
});

type Steps = { data: Doc; touches: Map<string, Touch>; moved: FieldRename[]; filled: string[] };
type Converted = Migrated['converted'];

const untouched = (record: Doc): Steps => ({ data: record, touches: new Map(), moved: [], filled: [] });
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

function moveAndFill(record: Doc, { renames, defaults, required }: SchemaChange): Steps {
  const steps: Steps = { ...untouched(record), data: { ...record } };
  const { data } = steps;
  for (const rename of renames) {
    const { from, to } = rename;
    // Something may stand under the new name already, from before: then neither takes the place of the other.
    if (!Object.hasOwn(data, from) || Object.hasOwn(data, to)) continue;
    data[to] = data[from];
    delete data[from];
    steps.touches.set(to, { before: { [from]: data[to] }, after: { [to]: data[to] } });
    steps.moved.push(rename);
  }
  for (const [name, value] of Object.entries(defaults)) {
    const isMissing = required.includes(name) ? isBlank(data[name]) : data[name] === undefined;
    if (!isMissing) continue;
    put(steps, name, structuredClone(value));
    steps.filled.push(name);
  }
  return steps;
}

type Conversion = {
  after: EntitySchema;
  change: SchemaChange;
  wrong: Readonly<Record<string, string>>;
  asTheyAre: ReadonlySet<string>;
};

function convert(steps: Steps, { after, change, wrong, asTheyAre }: Conversion): Converted {
  return Object.keys(wrong).flatMap((field) => {
    const property = after.properties[field];
    if (!property || asTheyAre.has(field) || !change.reshaped.includes(field)) return [];
    const value = steps.data[field] ?? null;
    if (value === null) return [];
    const becomes = value === '' && property.type !== 'string' ? null : coerce(value, property);
    if (becomes === undefined || becomes === value) return [];
    put(steps, field, becomes);
    return [{ field, value, becomes }];
  });
}

/** A number may be out of bounds, a text no date: such a value stays what it was. Answers what is wrong then. */
function takeBackMisfits(steps: Steps, converted: Converted, now: Validator): Record<string, string> {
  const wrong = now.misfits(steps.data);
  const failed = converted.filter(({ field }) => Object.hasOwn(wrong, field));
  for (const { field, value } of failed) {
    converted.splice(
      converted.findIndex((each) => each.field === field),
      1,
    );
    put(steps, field, value);
    const touch = steps.touches.get(field);
    if (touch && Object.hasOwn(touch.before, field)) steps.touches.delete(field);
  }
  return failed.length === 0 ? wrong : now.misfits(steps.data);
}

/** Sets a field; steps on one field, such as a move and a conversion, count as one. */
function put(steps: Steps, field: string, value: unknown): void {
  const { data, touches } = steps;
  const before = touches.get(field)?.before ?? (Object.hasOwn(data, field) ? { [field]: data[field] } : {});
  data[field] = value;
  touches.set(field, { before, after: { [field]: value } });
}
