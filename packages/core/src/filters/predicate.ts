import type { Condition, Field } from './condition.ts';

export type PlainRecord = Readonly<Record<string, unknown>>;

/**
 * Whether a record in its wire form meets a condition made from a row rule. Filters have more operators; what is
 * not a rule's operator is never met here, because the database alone decides it.
 */
export function matches(condition: Condition, record: PlainRecord): boolean {
  switch (condition.op) {
    case 'always':
      return condition.value;
    case 'and':
      return condition.of.every((part) => matches(part, record));
    case 'or':
      return condition.of.some((part) => matches(part, record));
    case 'not':
      return !matches(condition.of, record);
    case 'equals':
      return equalOrHeld(valueAt(condition.field, record), condition.value);
    case 'any': {
      const found = valueAt(condition.field, record);
      return condition.values.some((value) => equalOrHeld(found, value));
    }
    default:
      return false;
  }
}

function valueAt(field: Field, record: PlainRecord): unknown {
  if (field.in === 'system') return record[field.name];
  return field.path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    record,
  );
}

/** Equality as filters have it: null is what is absent too, and a list equals what it holds. */
export function equalOrHeld(found: unknown, wanted: unknown): boolean {
  if (wanted === null && (found === undefined || found === null)) return true;
  if (isEqual(found, wanted)) return true;
  const isPlain = typeof wanted !== 'object' || wanted === null;
  return isPlain && Array.isArray(found) && found.some((element) => isEqual(element, wanted));
}

/** Equality of JSON values, whatever the order of their keys. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) =>
        Object.hasOwn(right, key) &&
        isEqual((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
    )
  );
}
