import type { Condition, Field, Pattern, RangeTest } from '@sayso/core/filters/condition';
import { namesKeys } from '@sayso/core/filters/condition';
import { isObject } from '@sayso/core/filters/parse-filter';
import { matches } from '@sayso/core/filters/predicate';
import type { Row } from '../sdk/entity-types.ts';

/** Whether a record meets a filter. What row rules have too is core's own predicate; the rest the database knows alone. */
export function meets(condition: Condition, record: Row): boolean {
  switch (condition.op) {
    case 'and':
      return condition.of.every((part) => meets(part, record));
    case 'or':
      return condition.of.some((part) => meets(part, record));
    case 'not':
      return !meets(condition.of, record);
    case 'range':
      return isInRange(valueAt(condition.field, record), condition.test, condition.value);
    case 'exists':
      return valueAt(condition.field, record) !== undefined;
    case 'pattern':
      return isLike(valueAt(condition.field, record), condition.pattern);
    case 'size': {
      const value = valueAt(condition.field, record);
      return Array.isArray(value) && value.length === condition.size;
    }
    case 'element':
      return holdsElement(valueAt(condition.field, record), condition.of);
    default:
      return matches(condition, record);
  }
}

export function valueAt(field: Field, record: Readonly<Record<string, unknown>>): unknown {
  if (field.in === 'system') return record[field.name];
  return field.path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record);
}

/** Numbers with numbers, texts with texts; anything else is in no range. */
function isInRange(value: unknown, test: RangeTest, bound: string | number): boolean {
  if (typeof value !== typeof bound) return false;
  const found = value as string | number;
  if (test === 'gt') return found > bound;
  if (test === 'gte') return found >= bound;
  return test === 'lt' ? found < bound : found <= bound;
}

const expressions = new WeakMap<Pattern, RegExp>();

function isLike(value: unknown, pattern: Pattern): boolean {
  if (typeof value !== 'string') return false;
  const known = expressions.get(pattern);
  if (known !== undefined) return known.test(value);
  const flags = `${pattern.ignoreCase ? 'i' : ''}${pattern.multiline ? 'm' : ''}${pattern.dotAll ? 's' : ''}`;
  const made = new RegExp(pattern.source, flags);
  expressions.set(pattern, made);
  return made.test(value);
}

/** Conditions on an element name its keys, or are about the element itself (then their path is empty). */
function holdsElement(value: unknown, of: Condition): boolean {
  if (!Array.isArray(value)) return false;
  return value.some((element: unknown) =>
    namesKeys(of)
      ? isObject(element) && meets(of, { id: '', ...element })
      : meets(rooted(of), { id: '', element }),
  );
}

/** The same condition about a record that holds the element under a name. */
function rooted(condition: Condition): Condition {
  switch (condition.op) {
    case 'always':
      return condition;
    case 'and':
    case 'or':
      return { op: condition.op, of: condition.of.map(rooted) };
    case 'not':
      return { op: 'not', of: rooted(condition.of) };
    default:
      return { ...condition, field: held } as Condition;
  }
}

const held: Field = { in: 'data', path: ['element'] };
