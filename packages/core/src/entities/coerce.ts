import type { EntityProperty } from '@sayso/contracts/entity-schema';

/** The value as a property of another type holds it, undefined where that cannot be said for certain. */
export function coerce(value: unknown, property: EntityProperty): unknown {
  if (property.type === 'array') return list(value, property.items);
  if (Array.isArray(value)) return value.length === 1 ? coerce(value[0], property) : undefined;
  if (property.type === 'object') return object(value, property);
  return choice(single(value, property), property.enum);
}

function single(value: unknown, { type, format, enum: choices }: EntityProperty): unknown {
  switch (type) {
    case 'number':
    case 'integer':
      return number(value);
    case 'boolean':
      return boolean(value);
    case undefined:
      return choices ? value : undefined;
    default:
      return moment(text(value), format);
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

/** Numbers as JSON writes them; so many digits that some would be lost are none. */
function number(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^[-+]?\d{1,15}(?:\.\d{1,15})?$/.test(value.trim())) return undefined;
  return Number(value);
}

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  '1': true,
  false: false,
  no: false,
  off: false,
  '0': false,
};

function boolean(value: unknown): boolean | undefined {
  const word = text(value)?.trim().toLowerCase() ?? '';
  return Object.hasOwn(truths, word) ? truths[word] : undefined;
}

/** A day and the moment that it begins at in UTC stand for each other. */
function moment(value: string | undefined, format: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (format === 'date') return /^\d{4}-\d\d-\d\d(?=$|T)/.exec(dayOf(value))?.[0] ?? value;
  return format === 'date-time' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00.000Z` : value;
}

function dayOf(value: string): string {
  const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

/** The choice that is written the same but for capitals, spaces, - and _. */
function choice(value: unknown, choices: EntityProperty['enum']): unknown {
  if (value === undefined || !choices) return value;
  const { all, byPlain } = indexOf(choices);
  if (all.has(value)) return value;
  const same = byPlain.get(plain(value)) ?? [];
  return same.length === 1 ? same[0] : undefined;
}

const plain = (given: unknown): string =>
  String(given)
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');

type Choices = NonNullable<EntityProperty['enum']>;
type ChoiceIndex = { all: ReadonlySet<unknown>; byPlain: ReadonlyMap<string, readonly unknown[]> };
const indexes = new WeakMap<Choices, ChoiceIndex>();

/** Made once for each list: thousands of values may be held against thousands of choices. */
function indexOf(choices: Choices): ChoiceIndex {
  const known = indexes.get(choices);
  if (known) return known;
  const byPlain = Map.groupBy<string, unknown>(choices, plain);
  const index = { all: new Set<unknown>(choices), byPlain };
  indexes.set(choices, index);
  return index;
}

/** A single value becomes a list of it. Elements that fit already are kept. */
function list(value: unknown, items: EntityProperty | undefined): unknown[] | undefined {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  if (!items) return given;
  const read = given.map((each) => (fits(each, items) ? each : coerce(each, items)));
  return read.includes(undefined) ? undefined : read;
}

function object(value: unknown, { properties = {} }: EntityProperty): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = Object.entries(value).map(([name, inner]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const isKept = property === undefined || inner === null || fits(inner, property);
    return [name, isKept ? inner : coerce(inner, property)] as const;
  });
  return read.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(read);
}

/** Whether a value needs no other form, as far as its type tells. */
function fits(value: unknown, { type, enum: choices }: EntityProperty): boolean {
  if (choices && type !== 'array') return (choices as readonly unknown[]).includes(value);
  if (type === undefined) return true;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return typeof value === (type === 'binary' ? 'string' : type);
}
