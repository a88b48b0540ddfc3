import { Fault } from '@sayso/contracts/faults';
import { type Condition, namesKeys } from '../filters/condition.ts';
import { isObject } from '../filters/parse-filter.ts';
import { equalOrHeld, isEqual } from '../filters/predicate.ts';
import { stepWords } from '../texts/updates.ts';
import type { Step, Update } from './parse-update.ts';

type Values = Readonly<Record<string, unknown>>;
/** `formatOf` names the format of a field, so that `$currentDate` writes a day where a day is kept. */
export type Circumstances = { now: Date; formatOf: (name: string) => string | undefined };

/**
 * The record's own fields as the update leaves them; the given ones stay as they are. Throws 422 with a message for
 * each field that an operator cannot work on.
 */
export function applyUpdate(update: Update, record: Values, circumstances: Circumstances): Values {
  const fields: Record<string, string> = {};
  let result = record;
  for (const step of update.steps) {
    try {
      result = applyStep(result, step, circumstances);
    } catch (error) {
      if (!(error instanceof StepProblem)) throw error;
      fields[step.path.join('.')] = error.message;
    }
  }
  const [first] = Object.entries(fields);
  if (first) throw new Fault('invalid', `${first[0]}: ${first[1]}`, { fields });
  return result;
}

class StepProblem extends Error {}

function applyStep(record: Values, step: Step, circumstances: Circumstances): Values {
  const { path } = step;
  const found = valueAt(record, path);
  switch (step.operator) {
    case '$set':
      return withValue(record, path, step.value);
    case '$unset':
      return withoutValue(record, path);
    case '$rename':
      return found === undefined ? record : withValue(withoutValue(record, path), step.to, found);
    case '$inc':
      return withValue(record, path, finite(numberOf(found) + step.by));
    case '$mul':
      return withValue(record, path, finite(numberOf(found) * step.by));
    case '$min':
    case '$max':
      return isBeyond(found, step) ? withValue(record, path, step.value) : record;
    case '$currentDate':
      return withValue(record, path, stamp(circumstances, path));
    case '$push':
      return withValue(record, path, [...listOf(found), ...step.values]);
    case '$addToSet':
      return withValue(record, path, united(listOf(found), step.values));
    case '$pull':
      if (found === undefined || found === null) return record;
      return withValue(
        record,
        path,
        listOf(found).filter((item) => !isPulled(step, item)),
      );
  }
}

const isPulled = (step: Extract<Step, { operator: '$pull' }>, item: unknown): boolean =>
  'where' in step ? isMet(step.where, item) : isEqual(item, step.value);

function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    record,
  );
}

/** Objects that are not there yet are made on the way. */
function withValue(record: unknown, [key = '', ...rest]: readonly string[], value: unknown): Values {
  const held = record ?? {};
  if (!isObject(held)) throw new StepProblem(stepWords.notInObject);
  const inner = Object.hasOwn(held, key) ? held[key] : undefined;
  return { ...held, [key]: rest.length === 0 ? value : withValue(inner, rest, value) };
}

function withoutValue(record: Values, [key = '', ...rest]: readonly string[]): Values {
  if (!Object.hasOwn(record, key)) return record;
  const { [key]: inner, ...others } = record;
  if (rest.length === 0) return others;
  return isObject(inner) ? { ...record, [key]: withoutValue(inner, rest) } : record;
}

function numberOf(found: unknown): number {
  if (found === undefined || found === null) return 0;
  if (typeof found !== 'number') throw new StepProblem(stepWords.notANumber);
  return found;
}

function finite(result: number): number {
  if (!Number.isFinite(result)) throw new StepProblem(stepWords.tooLarge);
  return result;
}

/** A list that is not there yet is an empty one. */
function listOf(found: unknown): readonly unknown[] {
  if (found === undefined || found === null) return [];
  if (!Array.isArray(found)) throw new StepProblem(stepWords.notAList);
  return found;
}

function united(list: readonly unknown[], values: readonly unknown[]): unknown[] {
  const held = new Set(list.map(keyOf));
  const result = [...list];
  for (const value of values) {
    const key = keyOf(value);
    if (held.has(key)) continue;
    held.add(key);
    result.push(value);
  }
  return result;
}

/** The same text for values that are equal; objects have no order. */
const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  ) ?? '';

function isBeyond(
  found: unknown,
  { operator, value }: Extract<Step, { operator: '$min' | '$max' }>,
): boolean {
  if (found === undefined || found === null) return true;
  if (typeof found !== typeof value) {
    throw new StepProblem(typeof value === 'number' ? stepWords.notANumber : stepWords.notAText);
  }
  const sign = compare(found as typeof value, value);
  return operator === '$min' ? sign > 0 : sign < 0;
}

/** Numbers by size, texts by code point, as the database does. */
function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number') return left - Number(right);
  const a = [...left];
  const b = [...String(right)];
  for (const [at, sign] of a.entries()) {
    const difference = (sign.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function stamp({ now, formatOf }: Circumstances, path: readonly string[]): string {
  const iso = now.toISOString();
  const format = path.length === 1 ? formatOf(path[0] ?? '') : undefined;
  if (format === 'date') return iso.slice(0, 10);
  return format === 'time' ? iso.slice(11, 19) : iso;
}

/** A filter's condition on an item of a list, which is here and not in the database; keys are those of objects. */
const isMet = (condition: Condition, item: unknown): boolean =>
  (isObject(item) || !namesKeys(condition)) && itemMeets(condition, item);

function itemMeets(condition: Condition, item: unknown): boolean {
  switch (condition.op) {
    case 'always':
      return condition.value;
    case 'and':
      return condition.of.every((part) => itemMeets(part, item));
    case 'or':
      return condition.of.some((part) => itemMeets(part, item));
    case 'not':
      return !itemMeets(condition.of, item);
    default:
      return leafMeets(condition, item);
  }
}

type Leaf = Exclude<Condition, { op: 'always' | 'and' | 'or' | 'not' }>;

function leafMeets(leaf: Leaf, item: unknown): boolean {
  const path = leaf.field.in === 'system' ? [leaf.field.name] : leaf.field.path;
  if (path.length > 0 && !isObject(item)) return false;
  const found = valueAt(item, path);
  switch (leaf.op) {
    case 'equals':
      return equalOrHeld(found, leaf.value);
    case 'any':
      return leaf.values.some((value) => equalOrHeld(found, value));
    case 'exists':
      return found !== undefined;
    case 'size':
      return Array.isArray(found) && found.length === leaf.size;
    case 'element':
      return Array.isArray(found) && found.some((inner) => isMet(leaf.of, inner));
    case 'range':
      return (
        typeof found === typeof leaf.value &&
        isInRange(compare(found as string | number, leaf.value), leaf.test)
      );
    case 'pattern':
      return false;
  }
}

function isInRange(sign: number, test: 'gt' | 'gte' | 'lt' | 'lte'): boolean {
  if (test === 'gt') return sign > 0;
  if (test === 'gte') return sign >= 0;
  return test === 'lt' ? sign < 0 : sign <= 0;
}
