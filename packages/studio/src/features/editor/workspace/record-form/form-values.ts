import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { type ControlKind, controlOf, type FormField, partsOf } from './controls.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Text of an input that is no value yet, such as half a JSON object; kept as it is typed. */
export class Unreadable {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Unreadable);

/** Nothing was entered; an object is blank while all its parts are. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isPlainObject(value) && Object.values(value).every(isBlank);
}

/** Whether a stored value is one that the control can show; records of older schemas may hold others. */
export function fits(kind: ControlKind, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  switch (kind) {
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' || typeof value === 'number';
    case 'choices':
    case 'list':
      return Array.isArray(value);
    case 'references':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'object':
      return isPlainObject(value);
    case 'json':
      return true;
    default:
      return typeof value === 'string';
  }
}

/** What a form starts with: the record, or what the schema presets. */
export function startValues(
  fields: readonly FormField[],
  record: Values | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ key, property }) => [key, record ? record[key] : (property.default ?? undefined)]),
  );
}

/** A value as it is stored: parts and items that were left empty are left out. */
function cleaned(property: EntityProperty, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { items } = property;
    const kept = value.filter((item) => !isBlank(item));
    return items ? kept.map((item) => cleaned(items, item)) : kept;
  }
  if (!isPlainObject(value) || controlOf(property) !== 'object') return value;
  if (isBlank(value)) return null;
  const known = property.properties ?? {};
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const inner = known[key];
    const own = inner ? cleaned(inner, part) : part;
    return isBlank(own) ? [] : [[key, own] as const];
  });
  // Stored schemas ask for a box as for any other part.
  const boxes = partsOf(property).filter(({ key, isRequired, property: { type } }) => {
    return isRequired && type === 'boolean' && isBlank(value[key]);
  });
  return { ...Object.fromEntries(boxes.map(({ key }) => [key, false])), ...Object.fromEntries(parts) };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What is sent: all that was entered for a new record, else what was changed of the stored one. */
export function valuesToSend(
  fields: readonly FormField[],
  values: Values,
  record: Values | undefined,
): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const { key, property } of fields) {
    const value = cleaned(property, values[key]);
    const given = isBlank(value) ? emptyOf(property) : value;
    if (record) {
      const before = cleaned(property, record[key]);
      if (!isSame(given, isBlank(before) ? emptyOf(property) : before)) sent[key] = given;
    } else if (!isBlank(value)) sent[key] = given;
    // Said, so that the default does not come back for what somebody emptied.
    else if (property.default !== undefined) sent[key] = given;
  }
  return sent;
}

const emptyOf = ({ type }: EntityProperty): [] | null => (type === 'array' ? [] : null);
