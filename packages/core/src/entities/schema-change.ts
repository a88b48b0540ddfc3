import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { uniqueOf } from './unique.ts';

/**
 * `by` says what tells that it is the same field: its stable id, what it says that it was called, its name, or its place
 * among the others.
 */
export type FieldRename = { from: string; to: string; by: 'id' | 'formerly' | 'name' | 'place' };

/** What a new schema means for records of the old one. */
export type SchemaChange = {
  renames: readonly FieldRename[];
  removed: readonly string[];
  /** Fields that stay but hold something else now, by their new names. */
  reshaped: readonly string[];
  /** Defaults of fields that are new, or required by now. */
  defaults: Readonly<Record<string, unknown>>;
  /** Fields that are required by now. */
  required: readonly string[];
  /** Whether other fields are unique by now, or in another way. */
  unique: boolean;
};

type Fields = EntitySchema['properties'];

/** Compares two schemas of one entity. `known` are renames that are certain; others are worked out. */
export function compareSchemas(
  before: EntitySchema,
  after: EntitySchema,
  known?: readonly FieldRename[],
): SchemaChange {
  const [old, now] = [before.properties, after.properties];
  const renames = known ?? renamedFields(old, now);
  const oldName = new Map(renames.map(({ from, to }) => [to, from]));
  const names = Object.keys(now);
  const nameBefore = (name: string) => oldName.get(name) ?? (Object.hasOwn(old, name) ? name : undefined);
  const [hadToBe, from] = [new Set(before.required), new Set(renames.map((rename) => rename.from))];
  const wasRequired = (name: string) => hadToBe.has(nameBefore(name) ?? '');
  const required = (after.required ?? []).filter((name) => Object.hasOwn(now, name) && !wasRequired(name));
  const isRequired = new Set(required);
  return {
    renames,
    removed: missing(old, now).filter((name) => !from.has(name)),
    reshaped: names.filter((name) => {
      const was = nameBefore(name);
      return was !== undefined && shapeOf(old[was]) !== shapeOf(now[name]);
    }),
    defaults: Object.fromEntries(
      names.flatMap((name) => {
        const isNew = nameBefore(name) === undefined || isRequired.has(name);
        const value = now[name]?.default;
        return isNew && value !== undefined && value !== null ? [[name, value]] : [];
      }),
    ),
    required,
    unique: uniqueNames(before) !== uniqueNames(after),
  };
}

const uniqueNames = (schema: EntitySchema): string => {
  const names = uniqueOf(schema).map(({ name }) => name);
  return names.sort().join(';');
};

/** Whether records need not be looked at: the change is of titles, rules and the like. */
export const leavesRecords = (change: SchemaChange): boolean => {
  const { renames, removed, reshaped, defaults, required, unique } = change;
  return (
    !unique &&
    [renames, removed, reshaped, Object.keys(defaults), required].every((list) => list.length === 0)
  );
};

/** Entities of which one is gone and one is new, and that are the same one: old name by new name. */
export function renamedEntities(
  gone: ReadonlyMap<string, EntitySchema>,
  added: ReadonlyMap<string, EntitySchema>,
): Map<string, string> {
  const idOf = (schema: EntitySchema) => schema['x-sayso']?.id;
  const alike = (old: EntitySchema, now: EntitySchema) =>
    idOf(old) !== undefined || idOf(now) !== undefined
      ? idOf(old) === idOf(now)
      : JSON.stringify(old.properties) === JSON.stringify(now.properties) &&
        JSON.stringify(old.rls) === JSON.stringify(now.rls);
  return pairs([...gone], [...added], ([, old], [, now]) => alike(old, now)).reduce(
    (names, [[from], [to]]) => names.set(to, from),
    new Map<string, string>(),
  );
}

const missing = (from: Fields, others: Fields) =>
  Object.keys(from).filter((name) => !Object.hasOwn(others, name));

function renamedFields(old: Fields, now: Fields): FieldRename[] {
  const [gone, added] = [missing(old, now), missing(now, old)];
  const idOf = (field: EntityProperty | undefined) => field?.['x-sayso']?.id;
  // Without an id on both sides only what is alike in everything else may be one field: values must never turn up in
  // a field with other rules.
  const isAlike = (from: string, to: string) =>
    (idOf(old[from]) === undefined || idOf(now[to]) === undefined) &&
    shapeOf(old[from]) === shapeOf(now[to]) &&
    JSON.stringify(old[from]?.rls) === JSON.stringify(now[to]?.rls);
  const ways = {
    name: (from: string, to: string) => isAlike(from, to) && isSimilar(from, to),
    place: (from: string, to: string) =>
      isAlike(from, to) && isInPlace({ from, to }, Object.keys(old), Object.keys(now)),
  };
  const found: FieldRename[] = [];
  const taken = new Set<string>();
  const isLeft = (name: string) => !taken.has(name);
  const note = (by: FieldRename['by'], among: readonly [string, string][]) => {
    for (const [from, to] of among) {
      found.push({ from, to, by });
      taken.add(from).add(to);
    }
  };
  note(
    'id',
    sharing(
      gone,
      added,
      (from) => [idOf(old[from])],
      (to) => [idOf(now[to])],
    ),
  );
  note(
    'formerly',
    sharing(
      gone.filter(isLeft),
      added.filter(isLeft),
      (from) => [from],
      (to) => now[to]?.['x-sayso']?.formerly ?? [],
    ),
  );
  // Who changes hundreds of fields at once has not given others another name.
  if (gone.length * added.length > mostCompared) return found;
  note('name', pairs(gone.filter(isLeft), added.filter(isLeft), ways.name));
  if (gone.length === 1 && added.length === 1)
    note('place', pairs(gone.filter(isLeft), added.filter(isLeft), ways.place));
  return found;
}

const mostCompared = 2_500;

type KeysOf = (name: string) => readonly (string | undefined)[];

/** Pairs that share a key, of which neither shares one with another. */
function sharing(
  left: readonly string[],
  right: readonly string[],
  keysOfLeft: KeysOf,
  keysOfRight: KeysOf,
): [string, string][] {
  const others = byKey(right, keysOfRight);
  const shares = new Map<string, number>();
  const add = (side: string, name: string, count: number) =>
    shares.set(side + name, (shares.get(side + name) ?? 0) + count);
  const found: [string, string][] = [];
  for (const [key, names] of byKey(left, keysOfLeft)) {
    const fitting = others.get(key) ?? [];
    for (const from of names) add('<', from, fitting.length);
    for (const to of fitting) add('>', to, names.length);
    const [[from, ...moreLeft], [to, ...moreRight]] = [names, fitting];
    if (from !== undefined && to !== undefined && moreLeft.length + moreRight.length === 0)
      found.push([from, to]);
  }
  return found.filter(([from, to]) => shares.get(`<${from}`) === 1 && shares.get(`>${to}`) === 1);
}

function byKey(names: readonly string[], keysOf: KeysOf): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names)
    for (const key of new Set(keysOf(name)))
      if (key !== undefined) {
        const held = found.get(key);
        if (held) held.push(name);
        else found.set(key, [name]);
      }
  return found;
}

/** Pairs of which neither side fits another one. */
function pairs<T>(left: readonly T[], right: readonly T[], fits: (one: T, other: T) => boolean): [T, T][] {
  return left.flatMap((one): [T, T][] => {
    const others = right.filter((other) => fits(one, other));
    const [only] = others;
    if (only === undefined || others.length > 1) return [];
    return left.filter((other) => fits(other, only)).length === 1 ? [[one, only]] : [];
  });
}

/** The new name stands where the old one stood, and nothing else came, went or moved. */
const isInPlace = ({ from, to }: { from: string; to: string }, old: string[], now: string[]) =>
  old.length === now.length && old.every((name, at) => now[at] === (name === from ? to : name));

/** The same words, or those of one among those of the other: `due` and `due_date`, but not `first_name` and `last_name`. */
function isSimilar(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const holds = (words: string[], part: string[]) => part.every((word) => words.includes(word));
  return left.join('') === right.join('') || holds(left, right) || holds(right, left);
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=..)s$/, ''));

/** What values of a field are held against. */
function shapeOf(property: EntityProperty | undefined): string {
  if (!property) return '';
  const { type, format, enum: choices, items, properties, required, $ref } = property;
  const { minimum, maximum, maxLength, pattern } = property;
  const inner = Object.entries(properties ?? {}).map(([name, field]) => [name, shapeOf(field)]);
  return JSON.stringify([
    [type, format, choices, $ref, minimum, maximum, maxLength, pattern],
    items && shapeOf(items),
    inner.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    required,
  ]);
}
