import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { type Renames, renameFields } from '@sayso/core/entities/rename-fields';
import { keyOf, withTypedChoice } from './choice-list.ts';

/** One field while the schema is edited. */
export type FieldRow = {
  /** Of the row, whatever the field is called. */
  id: string;
  key: string;
  /** Its name in the stored schema; null for a new one. */
  origin: string | null;
  property: EntityProperty;
  /** A choice that was typed and not added yet; saving takes it. */
  typedChoice?: string;
  isRequired: boolean;
  /** No two records may have the same value. */
  isUnique: boolean;
  isRemoved: boolean;
};

/** `frame`: all that a schema says beside its fields. */
export type Draft = { frame: EntitySchema; rows: readonly FieldRow[] };

export type DraftChange =
  | { type: 'add'; id: string; title: string }
  | {
      type: 'edit';
      id: string;
      change: Partial<Pick<FieldRow, 'key' | 'property' | 'typedChoice' | 'isRequired' | 'isUnique'>>;
    }
  /** A new field's name in code follows its title until somebody gives it one. */
  | { type: 'title'; id: string; title: string }
  | { type: 'remove' | 'restore'; id: string }
  | { type: 'move'; id: string; to: number }
  | { type: 'replace'; draft: Draft };

type Hints = NonNullable<EntitySchema['x-sayso']>;

/** `shown`: what was made of the stored schema in another way, such as by hand. */
export function openDraft(stored: EntitySchema, shown: EntitySchema = stored): Draft {
  const required = new Set(shown.required ?? []);
  const unique = shown['x-sayso']?.unique ?? [];
  return {
    frame: shown,
    rows: Object.entries(shown.properties).map(([key, property]) => ({
      id: `stored:${key}`,
      key,
      origin: Object.hasOwn(stored.properties, key) ? key : null,
      property,
      isRequired: required.has(key),
      isUnique: unique.some((names) => names.length === 1 && names[0] === key),
      isRemoved: false,
    })),
  };
}

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  if (change.type === 'replace') return change.draft;
  const { rows } = draft;
  if (change.type === 'add') {
    const row = newRow(rows, change.id, change.title);
    return { ...draft, rows: [...rows, row] };
  }
  if (change.type === 'move') return { ...draft, rows: moved(rows, change.id, change.to) };
  return {
    ...draft,
    rows: rows.flatMap((row) => {
      if (row.id !== change.id) return [row];
      switch (change.type) {
        case 'edit':
          return [{ ...row, ...change.change }];
        case 'title':
          return [titled(rows, row, change.title)];
        case 'restore':
          return [{ ...row, isRemoved: false }];
        // A field that was never stored leaves nothing behind.
        case 'remove':
          return row.origin === null ? [] : [{ ...row, isRemoved: true }];
        default:
          return [row];
      }
    }),
  };
}

function newRow(rows: readonly FieldRow[], id: string, title: string): FieldRow {
  const property: EntityProperty = { type: 'string', ...(title === '' ? {} : { title }) };
  const row = { id, key: '', origin: null, property, isRequired: false, isUnique: false, isRemoved: false };
  return { ...row, key: freeKey(rows, row, title) };
}

function titled(rows: readonly FieldRow[], row: FieldRow, title: string): FieldRow {
  const { title: before = '', ...rest } = row.property;
  const property = title === '' ? rest : { ...rest, title };
  const follows = row.origin === null && row.key === freeKey(rows, row, before);
  return { ...row, property, key: follows ? freeKey(rows, row, title) : row.key };
}

/** A name in code for a title that no other field has. */
function freeKey(rows: readonly FieldRow[], { id }: Pick<FieldRow, 'id'>, title: string): string {
  const words = keyOf(title);
  const base = words === '' || /^\d/.test(words) ? `field_${words}`.replace(/_$/, '') : words;
  const taken = new Set(rows.filter((row) => row.id !== id).map(({ key }) => key));
  let key = base;
  for (let more = 2; taken.has(key); more += 1) key = `${base}_${more}`;
  return key;
}

function moved(rows: readonly FieldRow[], id: string, to: number): readonly FieldRow[] {
  const row = rows.find((each) => each.id === id);
  if (!row) return rows;
  const others = rows.filter((each) => each !== row);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, row);
}

/** The schema that a draft stands for; fails in words where two names cannot change places. */
export function schemaOf({ frame, rows }: Draft): { value: EntitySchema } | { error: string } {
  const kept = rows.filter(({ isRemoved }) => !isRemoved).map(withTypedChoice);
  const renames: Renames = Object.fromEntries(
    kept.flatMap(({ origin, key }) => (origin !== null && origin !== key ? [[origin, key]] : [])),
  );
  // Named as they are stored: a rename follows into rules and formulas.
  const properties = Object.fromEntries(
    kept.flatMap(({ key, origin, property }) =>
      origin !== null || !Object.hasOwn(renames, key) ? [[origin ?? key, property]] : [],
    ),
  );
  const renamed = renameFields({ ...withoutOthers(frame, properties), properties }, renames);
  if ('error' in renamed) return renamed;
  const { required: _required, 'x-sayso': _hints, ...rest } = renamed.value;
  const required = kept.filter(({ isRequired }) => isRequired).map(({ key }) => key);
  const unique = kept.filter(({ isUnique }) => isUnique).map(({ key }) => [key]);
  const hints = hintsOf(renamed.value, unique);
  const all = kept.map(({ key, property }) => [key, renamed.value.properties[key] ?? property]);
  return {
    value: {
      ...rest,
      properties: Object.fromEntries(all),
      ...(required.length > 0 || frame.required ? { required } : {}),
      ...(hints ? { 'x-sayso': hints } : {}),
    },
  };
}

function hintsOf({ 'x-sayso': before }: EntitySchema, unique: string[][]): Hints | undefined {
  // What several fields are together is kept as it was.
  const together = (before?.unique ?? []).filter((names) => names.length !== 1);
  const { unique: _unique, ...rest } = before ?? {};
  const lists = [...unique, ...together];
  const hints = { ...rest, ...(lists.length > 0 ? { unique: lists } : {}) };
  return Object.keys(hints).length > 0 ? hints : undefined;
}

/** The schema without what it says of fields that go. */
function withoutOthers(base: EntitySchema, kept: EntitySchema['properties']): EntitySchema {
  const isKept = (name: string) => Object.hasOwn(kept, name);
  const { titleField, unique, ...hints } = base['x-sayso'] ?? {};
  const own: Hints = {
    ...hints,
    ...(titleField !== undefined && isKept(titleField) ? { titleField } : {}),
    ...(unique ? { unique: unique.filter((names) => names.every(isKept)) } : {}),
  };
  return {
    ...base,
    ...(base.required ? { required: base.required.filter(isKept) } : {}),
    ...(base['x-sayso'] ? { 'x-sayso': own } : {}),
  };
}
