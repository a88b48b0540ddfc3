import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { JsonExcess, parsePlainJson } from '@sayso/core/parse-json';
import { recordImportWords } from '../../texts/record-import.ts';
import { coerce } from './coerce.ts';
import { fieldFinder, isServerField } from './columns.ts';
import { type FileRow, tooManyRows, unreadable, type Values } from './rows.ts';

/** The rows of a JSON list of objects. Throws where the file as a whole makes no sense. */
export function* readJson(text: string, schema: EntitySchema): Generator<FileRow> {
  const list = listIn(text);
  if (list.length > limits.importRows) throw tooManyRows();
  const find = fieldFinder(schema);
  for (const [at, item] of list.entries()) {
    const isObject = typeof item === 'object' && item !== null && !Array.isArray(item);
    const row = at + 1;
    yield isObject
      ? { row, ...rowOf(item as Values, schema, find) }
      : { row, values: {}, problems: { '': recordImportWords.noObject } };
  }
}

export function listIn(text: string): unknown[] {
  let value: unknown;
  try {
    value = parsePlainJson(text, limits.bodyDepth);
  } catch (cause) {
    if (cause instanceof JsonExcess) throw new Fault('bad_request', cause.message, { cause });
    const why = cause instanceof Error ? cause.message : '';
    throw unreadable(recordImportWords.notJson(why.slice(0, 200)), cause);
  }
  if (!Array.isArray(value)) throw unreadable(recordImportWords.noList);
  return value;
}

function rowOf(
  item: Values,
  schema: EntitySchema,
  find: (column: string) => string | null,
): Omit<FileRow, 'row'> {
  const values: Values = {};
  const problems: Record<string, string> = {};
  let id: string | undefined;
  for (const [key, given] of Object.entries(item)) {
    // A field that the entity does not name is judged by its schema, as in a single create.
    const field = find(key) ?? key;
    if (field === 'id' && typeof given === 'string' && given !== '') id = given;
    if (isServerField(field)) continue;
    const property = schema.properties[field];
    if (Object.hasOwn(values, field)) problems[field] = recordImportWords.fieldTwice;
    values[field] = typeof given === 'string' ? coerce(given, property, { hasDecimalComma: false }) : given;
  }
  return { ...(id === undefined ? {} : { id }), values, problems };
}
