import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { cutText } from '@sayso/core/cut-text';
import { isObject } from '../sdk/wire-guards.ts';
import { fieldKinds } from '../texts/error-reports.ts';
import type { ReportedError } from './error-report.ts';
import { type Fields, type KeptEntity, keptEntities } from './kept-records.ts';

const longest = 997;
const mostFields = 40;
const mostItems = 20;
/** A record's own keys may be anything at all; what reads as the name of a field is told. */
const fieldName = /^[A-Za-z_$][\w$]{0,63}$/;

/**
 * Names and types of the fields of the record that an error happened on, as far as the line that failed tells: the
 * record that lacks what was read there, or what all records of that entity look like. Values are never told.
 */
export function recordAt(error: ReportedError, entities = keptEntities()): string | undefined {
  const { excerpt, originalError = error.details } = error;
  if (excerpt === undefined) return undefined;
  const code = codeIn(excerpt);
  // A part of the kit that broke names fields of its own, so the line that asked for it is read next.
  const ways = [failingFields(originalError, code), fieldsIn(code.line)].filter(({ length }) => length > 0);
  for (const fields of [...ways, []]) {
    const entity = mostLikely(entities, fields, code);
    if (entity === undefined) continue;
    const { name, properties, records } = entity;
    const own = fields.filter((field) => hasField(entity, field));
    const all = [...records.values()];
    const culprit = all.find((record) => own.some((field) => isOff(record, field, properties[field])));
    return cutText(`${name} { ${shapeOf(culprit === undefined ? all : [culprit], properties)} }`, longest);
  }
  return undefined;
}

/** The line that failed, and all that the excerpt shows up to there. */
type Code = { line: string; before: string };

function codeIn(excerpt: string): Code {
  const lines = excerpt.split('\n');
  const at = lines.findIndex((line) => line.startsWith('>'));
  const texts = lines.map((line) => line.slice(line.indexOf('|') + 1));
  return { line: texts[at] ?? '', before: texts.slice(0, at + 1).join('\n') };
}

/** Fields that the words of an error name: `tags` where `task.tags.map` is no function, or cannot be read. */
function failingFields(message: string, { before }: Code): string[] {
  const read = /\((?:reading|setting) '([^']{1,64})'\)/.exec(message)?.[1];
  return [
    subjectOf(message, ' is not a function', 2),
    ...[' is not iterable', ' is undefined', ' is null'].map((words) => subjectOf(message, words, 1)),
    ...(read === undefined ? [] : ownersOf(before, read)),
  ].filter((one) => one !== undefined);
}

/** Of `task.tags.map` before some words the last part, or the one `fromEnd` parts from there. */
function subjectOf(message: string, words: string, fromEnd: number): string | undefined {
  const end = message.indexOf(words);
  if (end === -1) return undefined;
  const subject = message
    .slice(Math.max(0, end - 200), end)
    .split(/[^\w$.]/)
    .at(-1);
  return subject?.split('.').at(-fromEnd);
}

/** What `property` is read from: `tags` for the `map` in `task.tags.map`, and for the `0` in `task.tags[0]`. */
function ownersOf(code: string, property: string): string[] {
  const tokens = code.match(/[\w$]+|\S/g) ?? [];
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const owner = tokens[at - 2];
    if (token !== property || owner === undefined || !fieldName.test(owner)) return [];
    return before === '.' || before === '[' ? [owner] : [];
  });
}

/** All that is read from something else on a line. */
const fieldsIn = (line: string): string[] =>
  [...line.matchAll(/\.\s*([A-Za-z_$][\w$]*)/g)].map(([, field = '']) => field);

/** The entity that has the fields; of several the one that the code names, as in `task.tags` or `entity={Task}`. */
function mostLikely(
  entities: readonly KeptEntity[],
  fields: readonly string[],
  { before, line }: Code,
): KeptEntity | undefined {
  const [around, onLine] = [wordsIn(before), wordsIn(line)];
  const ranked = entities.flatMap((entity) => {
    const own = entity.name.toLowerCase();
    const names = [own, `${own}s`];
    const known = fields.filter((field) => hasField(entity, field)).length;
    const named =
      Number(names.some((name) => around.has(name))) + Number(names.some((one) => onLine.has(one)));
    // Its name alone is enough where no field is asked for, as on the line of a part of the kit.
    return known > 0 || (fields.length === 0 && named > 0) ? [{ entity, rank: known * 3 + named }] : [];
  });
  return ranked.sort((one, other) => other.rank - one.rank)[0]?.entity;
}

const wordsIn = (code: string): Set<string> =>
  new Set((code.match(/[\w$]+/g) ?? []).map((word) => word.toLowerCase()));

function hasField({ properties, records }: KeptEntity, field: string): boolean {
  if (Object.hasOwn(properties, field)) return true;
  for (const record of records.values()) if (Object.hasOwn(record, field)) return true;
  return false;
}

const fieldValue = (record: Fields, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;

/** Whether a record has no value in a field, or another kind than its schema says. */
function isOff(record: Fields, field: string, property: EntityProperty | undefined): boolean {
  const value = fieldValue(record, field);
  if (value === undefined || value === null) return true;
  if (property?.type === undefined || property.type === 'binary') return false;
  const wanted = property.type === 'integer' ? 'number' : property.type;
  const found = Array.isArray(value) ? 'array' : typeof value;
  return found !== wanted || isUnreadableDate(value, property);
}

const ofServer = new Set(['id', 'created_date', 'updated_date', 'created_by', 'created_by_id', 'is_sample']);

function shapeOf(records: readonly Fields[], properties: KeptEntity['properties']): string {
  const own = records.flatMap((record) => Object.keys(record)).filter((key) => !ofServer.has(key));
  const names = [...new Set([...Object.keys(properties), ...own])].filter((key) => fieldName.test(key));
  const shown = names.slice(0, mostFields).map((field) => {
    const kinds = new Set(records.map((record) => kindOf(fieldValue(record, field), properties[field])));
    return `${field}: ${[...kinds].join(' | ')}`;
  });
  return [...shown, ...(names.length > mostFields ? ['…'] : [])].join(', ');
}

function kindOf(value: unknown, property?: EntityProperty): string {
  if (value === undefined) return fieldKinds.missing;
  if (value === null) return fieldKinds.none;
  if (Array.isArray(value)) {
    const kinds = new Set(value.slice(0, mostItems).map((item) => kindOf(item)));
    return kinds.size === 0 ? fieldKinds.emptyList : fieldKinds.list([...kinds].join(' | '));
  }
  if (isUnreadableDate(value, property)) return fieldKinds.unreadableDate;
  return isObject(value) ? 'object' : typeof value;
}

const isUnreadableDate = (value: unknown, property: EntityProperty | undefined): boolean =>
  typeof value === 'string' &&
  (property?.format === 'date' || property?.format === 'date-time') &&
  Number.isNaN(Date.parse(value));
