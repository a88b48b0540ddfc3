import { Fault } from '@sayso/contracts/faults';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { jsonShapeWords } from '../../texts/integrations.ts';

export type Schema = Record<string, unknown>;

/** Words of a schema that are judged. Patterns and references are left out: either can be made to cost without end. */
const plain = new Set([
  'type',
  'enum',
  'const',
  'required',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]);
const lists = new Set(['anyOf', 'oneOf', 'allOf']);
const mostParts = 2_000;

const strict = new Ajv({ strict: false });
const lenient = new Ajv({ strict: false, coerceTypes: true });

/**
 * Reads a schema that somebody else wrote; throws 422 at `field` where it is none. The check answers what is wrong
 * with a value, or null. With `coerces` it turns texts into the numbers and truths that are asked for, in the value.
 */
export function shapeOf(schema: Schema, { field, coerces = false }: { field: string; coerces?: boolean }) {
  let parts = 0;
  const judged = (given: unknown): Schema => {
    parts += 1;
    if (parts > mostParts) throw invalid(field, jsonShapeWords.tooManyParts(mostParts));
    if (!isObject(given)) return {};
    const entries = Object.entries(given).flatMap(([word, value]): [string, unknown][] => {
      if (plain.has(word)) return [[word, value]];
      if (word === 'properties' && isObject(value)) return [[word, mapValues(value, judged)]];
      if (word === 'items') return [[word, judged(value)]];
      if (word === 'additionalProperties')
        return [[word, typeof value === 'boolean' ? value : judged(value)]];
      return lists.has(word) && Array.isArray(value) && value.length > 0 ? [[word, value.map(judged)]] : [];
    });
    return Object.fromEntries(entries);
  };
  const check = compiled(judged(schema), { field, ajv: coerces ? lenient : strict });
  return (value: unknown): string | null => (check(value) ? null : wordsOf(check.errors?.[0]));
}

function compiled(schema: Schema, { field, ajv }: { field: string; ajv: Ajv }): ValidateFunction {
  try {
    const check = ajv.compile(schema);
    // It would be kept for good otherwise.
    ajv.removeSchema(schema);
    return check;
  } catch (cause) {
    throw invalid(field, jsonShapeWords.noSchema, cause);
  }
}

function wordsOf(error: ErrorObject | undefined): string {
  const place = (error?.instancePath ?? '').slice(1).replaceAll('/', '.');
  const words = error?.message ?? jsonShapeWords.notValid;
  return place === '' ? jsonShapeWords.it(words) : jsonShapeWords.at(place, words);
}

const invalid = (field: string, words: string, cause?: unknown) =>
  new Fault('invalid', jsonShapeWords.schema(field, words), {
    fields: { [field]: jsonShapeWords.this(words) },
    cause,
  });

export const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (given: Schema, change: (value: unknown) => unknown): Schema =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(value)]));
