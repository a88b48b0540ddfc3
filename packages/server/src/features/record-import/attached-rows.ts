import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { unescapeFormula } from '@sayso/core/records/formula';
import { CsvProblem, csvRows, delimiterOf } from '../../platform/csv/csv-rows.ts';
import { attachedFileWords } from '../../texts/attached.ts';
import { choiceNamed } from './choice-names.ts';
import { coerce } from './coerce.ts';
import { fieldFinder, isServerField } from './columns.ts';
import { listIn } from './read-json.ts';
import { tooManyRows, unreadable, type Values } from './rows.ts';

export type AttachedFile = { name: string; text: string };
/** The file's columns by name; null leaves one out, and what is not named is matched by its own name. */
export type ColumnMap = Readonly<Record<string, string | null>>;
export type AttachedRow = { line: number; values: Values };
type Reading = { schema: EntitySchema; columns: ColumnMap };

/**
 * The rows of an attached file as records of an entity; columns that mean no field are left out. Throws a `Fault` where
 * the file as a whole, or what was said of its columns, makes no sense.
 */
export async function* attachedRows(file: AttachedFile, reading: Reading): AsyncGenerator<AttachedRow> {
  let count = 0;
  for await (const row of /\.json$/i.test(file.name) ? jsonRows(file, reading) : tableRows(file, reading)) {
    count += 1;
    if (count > limits.importRows) throw tooManyRows();
    yield row;
  }
}

async function* tableRows({ name, text }: AttachedFile, reading: Reading): AsyncGenerator<AttachedRow> {
  const hasDecimalComma = delimiterOf(text) === ';';
  let fields: readonly (string | null)[] | null = null;
  try {
    for await (const { row, cells } of csvRows(text)) {
      if (fields === null) {
        fields = fieldsOf(name, cells, reading);
        continue;
      }
      const values: Values = {};
      for (const [at, field] of fields.entries()) {
        if (field === null) continue;
        const cell = unescapeFormula(cells[at] ?? '');
        const value = cellValue(cell, reading.schema.properties[field], hasDecimalComma);
        if (value !== undefined) values[field] = value;
      }
      yield { line: row, values };
    }
  } catch (error) {
    throw error instanceof CsvProblem ? unreadable(error.message, error) : error;
  }
}

async function* jsonRows({ name, text }: AttachedFile, reading: Reading): AsyncGenerator<AttachedRow> {
  const items = listIn(text).filter(isObject);
  const keys = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const fields = new Map(fieldsOf(name, keys, reading).map((field, at) => [keys[at] ?? '', field]));
  for (const [at, item] of items.entries()) {
    const values: Values = {};
    for (const [key, given] of Object.entries(item)) {
      const field = fields.get(key) ?? null;
      if (field === null) continue;
      values[field] =
        typeof given === 'string' ? cellValue(given, reading.schema.properties[field], false) : given;
    }
    yield { line: at + 1, values };
  }
}

const isObject = (item: unknown): item is Values =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

/** The field of each column, null for one that is left out. */
function fieldsOf(file: string, names: readonly string[], { schema, columns }: Reading) {
  const find = fieldFinder(schema);
  const given = new Map(Object.entries(columns).map(([name, field]) => [name.trim(), field]));
  const here = names.map((name) => name.trim());
  const strange = [...given.keys()].filter((name) => !here.includes(name));
  if (strange.length > 0) throw unreadable(attachedFileWords.noColumn(file, listed(strange), listed(here)));
  const taken = new Set<string>();
  const fields = here.map((name) => {
    const field = given.has(name) ? (given.get(name) ?? null) : find(name);
    if (field === null || isServerField(field) || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  if (taken.size === 0) throw unreadable(attachedFileWords.noMatch(file, listed(here)));
  return fields;
}

const listed = (names: readonly string[]) =>
  names
    .slice(0, 40)
    .map((name) => (name.length > 60 ? `${name.slice(0, 60)}…` : name))
    .join(', ');

/** Choices come as they are stored or as they are shown. */
function cellValue(cell: string, property: EntityProperty | undefined, hasDecimalComma: boolean): unknown {
  if (!property?.enum) return coerce(cell, property, { hasDecimalComma });
  return cell.trim() === '' ? undefined : (choiceNamed(cell, property) ?? cell.trim());
}

const judged = 50;

/**
 * Why these rows cannot become records of the entity, from the first of them; null where most can. `refusal` says what
 * is wrong with one record.
 */
export async function attachedProblem(
  file: AttachedFile,
  reading: Reading,
  refusal: (values: Values) => string | null,
): Promise<string | null> {
  let rows = 0;
  let first: string | null = null;
  let sound = 0;
  try {
    for await (const { line, values } of attachedRows(file, reading)) {
      rows += 1;
      const why = refusal(values);
      if (why === null) sound += 1;
      else first ??= attachedFileWords.atLine(line, why);
      if (rows === judged) break;
    }
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
  if (rows === 0) return attachedFileWords.noRows(file.name);
  return sound * 2 < rows ? first : null;
}
