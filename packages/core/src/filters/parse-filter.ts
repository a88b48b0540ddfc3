import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { parseJson } from '../parse-json.ts';
import { filterWords } from '../texts/queries.ts';
import type { Condition, Field, RangeTest, Scalar } from './condition.ts';
import { and, isSystemField, never, not, or } from './condition.ts';
import { parsePattern } from './pattern.ts';

const refuse = (why: string) => new Fault('bad_request', filterWords.refused(why));
const ranges: Readonly<Record<string, RangeTest>> = { $gt: 'gt', $gte: 'gte', $lt: 'lt', $lte: 'lte' };
/** Columns that hold moments, as ISO texts on the wire. */
export const isDateField = (field: Field): boolean =>
  field.in === 'system' && (field.name === 'created_date' || field.name === 'updated_date');

type Reader = { field: (name: string) => Field; depth: number; count: { left: number; values: number } };

/** Reads the `q` parameter, JSON text; absent or blank means no condition. Throws a bad_request. */
export function parseFilterText(text: string | undefined): Condition {
  if (text === undefined || text.trim() === '') return and();
  let query: unknown;
  try {
    query = parseJson(text);
  } catch (cause) {
    throw new Fault('bad_request', filterWords.refused(filterWords.notJson), { cause });
  }
  return parseFilter(query);
}

/**
 * Reads a filter in the language of data.md; an unknown operator, or one too deep or long, is a bad_request. `field`
 * finds what a name stands for.
 */
export function parseFilter(query: unknown, field: (name: string) => Field = recordField): Condition {
  return readObject(query, {
    field,
    depth: 0,
    count: { left: limits.filterConditions, values: limits.filterValues },
  });
}

/** Names a field of a record: a column, or a dotted path into its data. Throws a bad_request. */
export function recordField(name: string): Field {
  return isSystemField(name) ? { in: 'system', name } : { in: 'data', path: readPath(name) };
}

function readPath(name: string): string[] {
  const path = name.split('.');
  if (path.length > limits.filterDepth) throw refuse(filterWords.fieldTooDeep(limits.filterDepth));
  // A number would address a list by position in one engine and a key in the other.
  if (path.some((part) => part === '' || part.startsWith('$') || /^-?\d+$/.test(part) || !isText(part))) {
    throw refuse(filterWords.notAField(name.slice(0, 100)));
  }
  return path;
}

/** Text that the database can hold: no NUL, no lone surrogate. */
export const isText = (text: string) => !text.includes('\0') && text.isWellFormed();

function readObject(query: unknown, reader: Reader): Condition {
  if (!isObject(query)) throw refuse(filterWords.notAnObject);
  if (reader.depth > limits.filterDepth) throw refuse(filterWords.tooDeep(limits.filterDepth));
  return and(...Object.entries(query).map(([key, value]) => readEntry(key, value, reader)));
}

function readEntry(key: string, value: unknown, reader: Reader): Condition {
  if (!key.startsWith('$')) return readField(reader.field(key), value, reader);
  if (key !== '$and' && key !== '$or' && key !== '$nor')
    throw refuse(filterWords.unknownOperator(key.slice(0, 50)));
  if (!Array.isArray(value)) throw refuse(filterWords.takesList(key));
  const parts = value.map((part: unknown) => readObject(part, deeper(reader)));
  if (key === '$and') return and(...parts);
  return key === '$or' ? or(...parts) : not(or(...parts));
}

const deeper = (reader: Reader): Reader => ({ ...reader, depth: reader.depth + 1 });

function readField(field: Field, value: unknown, reader: Reader): Condition {
  if (reader.depth > limits.filterDepth) throw refuse(filterWords.tooDeep(limits.filterDepth));
  if (Array.isArray(value)) return leaf(reader, () => anyOf(field, listed(reader, value, filterWords.aList)));
  if (!isObject(value) || !Object.keys(value).some((key) => key.startsWith('$'))) {
    return leaf(reader, () => equals(field, value));
  }
  const operators = value;
  const parts = Object.entries(operators).map(([operator, operand]) => {
    if (operator === '$options') {
      if (!('$regex' in operators)) throw refuse(filterWords.optionsAlone);
      return and();
    }
    return readOperator({ field, operator, operand, options: operators['$options'] }, reader);
  });
  return and(...parts);
}

function leaf(reader: Reader, read: () => Condition): Condition {
  reader.count.left -= 1;
  if (reader.count.left < 0) throw refuse(filterWords.tooManyConditions(limits.filterConditions));
  return read();
}

type Operation = { field: Field; operator: string; operand: unknown; options: unknown };

function readOperator({ field, operator, operand, options }: Operation, reader: Reader): Condition {
  if (operator === '$not') {
    return isObject(operand)
      ? not(readField(field, operand, deeper(reader)))
      : leaf(reader, () => not(equals(field, operand)));
  }
  if (operator === '$elemMatch') return leaf(reader, () => readElement(field, operand, deeper(reader)));
  return leaf(reader, () => {
    const test = Object.hasOwn(ranges, operator) ? ranges[operator] : undefined;
    if (test !== undefined) return range(field, test, operand);
    switch (operator) {
      case '$eq':
        return equals(field, operand);
      case '$ne':
        return not(equals(field, operand));
      case '$in':
        return anyOf(field, listed(reader, operand, operator));
      case '$nin':
        return not(anyOf(field, listed(reader, operand, operator)));
      case '$all':
        return allOf(field, listed(reader, operand, operator));
      case '$exists':
        return operand === false || operand === 0 ? not({ op: 'exists', field }) : { op: 'exists', field };
      case '$regex':
        return { op: 'pattern', field, pattern: parsePattern(operand, options) };
      case '$size':
        return { op: 'size', field, size: listSize(operand) };
      default:
        throw refuse(filterWords.unknownOperator(operator.slice(0, 50)));
    }
  });
}

function readElement(field: Field, operand: unknown, reader: Reader): Condition {
  if (!isObject(operand)) throw refuse(filterWords.elementTakesObject);
  const keys = Object.keys(operand);
  const isLogic = (key: string) => key === '$and' || key === '$or' || key === '$nor';
  if (keys.some((key) => key.startsWith('$') && !isLogic(key))) {
    return { op: 'element', field, of: readField({ in: 'element', path: [] }, operand, reader) };
  }
  const inner = (name: string): Field => ({ in: 'element', path: readPath(name) });
  return { op: 'element', field, of: readObject(operand, { ...reader, field: inner }) };
}

function equals(field: Field, value: unknown): Condition {
  if (isDateField(field) && value !== null) return { op: 'equals', field, value: instant(value) };
  checkValue(value);
  return { op: 'equals', field, value };
}

/** The values of a list; each costs the database a comparison per row, so a filter has so many in all. */
function listed(reader: Reader, values: unknown, operator: string): unknown[] {
  if (!Array.isArray(values)) throw refuse(filterWords.takesList(operator));
  reader.count.values -= values.length;
  if (reader.count.values < 0) throw refuse(filterWords.tooManyListValues(limits.filterValues));
  return values;
}

/** Lists are no longer than the database's whole numbers. */
const longestList = 2_147_483_647;

function listSize(operand: unknown): number {
  const isSize = typeof operand === 'number' && Number.isInteger(operand) && operand >= 0;
  if (!isSize || operand > longestList) throw refuse(filterWords.sizeTakesNumber(longestList));
  return operand;
}

function anyOf(field: Field, values: readonly unknown[]): Condition {
  return { op: 'any', field, values: values.map((value: unknown) => scalarFor(field, value)) };
}

function allOf(field: Field, values: readonly unknown[]): Condition {
  if (values.length > limits.filterConditions)
    throw refuse(filterWords.tooManyValues(limits.filterConditions));
  if (values.length === 0) return never;
  return and(...values.map((value: unknown) => equals(field, scalarFor(field, value))));
}

function range(field: Field, test: RangeTest, operand: unknown): Condition {
  if (isDateField(field)) return { op: 'range', field, test, value: instant(operand) };
  if (typeof operand !== 'string' && typeof operand !== 'number') {
    throw refuse(filterWords.rangeTakes);
  }
  return { op: 'range', field, test, value: scalarFor(field, operand) as string | number };
}

function scalarFor(field: Field, value: unknown): Scalar {
  if (isDateField(field) && value !== null) return instant(value);
  checkValue(value);
  if (typeof value === 'object' && value !== null) throw refuse(filterWords.listOfPlainValues);
  return value as Scalar;
}

function instant(value: unknown): string {
  const found = instantOf(value);
  if (found === null) throw refuse(filterWords.isoDates);
  return found;
}

/** A date or moment as ISO text with milliseconds and Z; without a zone it is UTC. Null for what is none. */
export function instantOf(value: unknown): string | null {
  const written = typeof value === 'string' ? value.trim() : '';
  const zoned =
    /T\d\d:\d\d/.test(written) && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(written) ? `${written}Z` : written;
  const time = /^\d{4}-\d\d/.test(zoned) ? Date.parse(zoned) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const iso = new Date(time).toISOString();
  // The database knows no year 0, and years of more digits are written otherwise there.
  return /^\d{4}-/.test(iso) && !iso.startsWith('0000') ? iso : null;
}

function checkValue(value: unknown): void {
  if (typeof value === 'string' && !isText(value)) throw refuse(filterWords.brokenText);
  if (typeof value === 'number' && !Number.isFinite(value)) throw refuse(filterWords.notFinite);
  if (Array.isArray(value)) value.forEach(checkValue);
  else if (isObject(value)) {
    Object.keys(value).forEach(checkValue);
    Object.values(value).forEach(checkValue);
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
