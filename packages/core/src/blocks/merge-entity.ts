import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { choiceLabel } from '../entities/choices.ts';

export type Plain = Readonly<Record<string, unknown>>;

/** Not a schema's parts but values as a whole: what is given takes the place of what was there. */
const wholes: ReadonlySet<string> = new Set(['default', 'enum', 'enumNames', 'required', 'derive', 'unique']);
/** Keys that mean something for values of one type alone. */
const ofType: ReadonlySet<string> = new Set([
  'default',
  'enum',
  'enumNames',
  'format',
  'items',
  'maxLength',
  'maximum',
  'minimum',
  'pattern',
  'properties',
  'required',
  '$ref',
]);
const hintsOfType: ReadonlySet<string> = new Set(['kind', 'currency', 'derive', 'colors']);

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays fields over fields: those of the same name are laid over each other in turn, `null` takes one away. */
export const mergeFields = (old: Plain, part: Plain): Plain => mergeKeys(old, part, mergeProperty);

/** Lays what is given of a property over it; what is not mentioned stays. */
function mergeProperty(old: unknown, part: unknown): unknown {
  if (!isPlain(old) || !isPlain(part)) return part;
  const merged = mergeKeys(suitedTo(old, part['type']), part, mergePart);
  return withNames(withoutOrphans(merged, part), old, part);
}

function mergePart(old: unknown, part: unknown, key: string): unknown {
  if (wholes.has(key) || !isPlain(old) || !isPlain(part)) return part;
  if (key === 'properties') return mergeFields(old, part);
  if (key === 'items') return mergeProperty(old, part);
  return key === 'rls' ? mergeKeys(old, part) : mergeKeys(old, part, mergePart);
}

/** The keys of both; a `null` takes its key away. */
export function mergeKeys(
  old: Plain,
  part: Plain,
  merge: (old: unknown, part: unknown, key: string) => unknown = (_old, given) => given,
): Plain {
  const merged = Object.entries(part).map(([key, given]): [string, unknown] => [
    key,
    Object.hasOwn(old, key) && given !== null ? merge(old[key], given, key) : given,
  ]);
  return Object.fromEntries([...Object.entries(old), ...merged].filter(([key]) => part[key] !== null));
}

/** What a property of another type can keep of this one. */
function suitedTo(old: Plain, type: unknown): Plain {
  if (type === undefined || old['type'] === undefined || kindOf(type) === kindOf(old['type'])) return old;
  const kept = Object.entries(old).filter(([key]) => !ofType.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'x-sayso' && isPlain(value) ? without(value, hintsOfType) : value,
    ]),
  );
}

const kindOf = (type: unknown) => (type === 'integer' ? 'number' : type);

const without = (value: Plain, keys: ReadonlySet<string>): Plain =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)));

/** Names and colours of choices mean nothing once the choices are taken away. */
function withoutOrphans(property: Plain, part: Plain): Plain {
  if (part['enum'] !== null) return property;
  const hints = property['x-sayso'];
  const rest = without(property, new Set(['enumNames']));
  return isPlain(hints) ? { ...rest, 'x-sayso': without(hints, new Set(['colors'])) } : rest;
}

/** Names stand in the order of the choices: other choices take theirs along, new ones are called by their words. */
function withNames(property: Plain, old: Plain, part: Plain): Plain {
  const choices = part['enum'] ?? (isPlain(part['items']) ? part['items']['enum'] : undefined);
  if (!Array.isArray(choices) || part['enumNames'] !== undefined || old['enumNames'] === undefined)
    return property;
  return { ...property, enumNames: choices.map((value) => choiceLabel(old as EntityProperty, value)) };
}
