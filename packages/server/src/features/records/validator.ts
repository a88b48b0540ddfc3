import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { serverFields } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { fillDefaults } from '@sayso/core/entities/defaults';
import { isText } from '@sayso/core/filters/parse-filter';
import { affordablePatterns } from '@sayso/core/patterns/schema-patterns';
import type { ErrorObject } from 'ajv';
import { valueTypes, valueWords } from '../../texts/record-values.ts';
import { compileCheck } from './compile-check.ts';
import { formatMessages, formats } from './formats.ts';
import { checkedPattern, withPatternBudget } from './pattern-budget.ts';

export type Values = Record<string, unknown>;
export type Validator = ReturnType<typeof createValidator>;
type Fields = Record<string, string>;

const ofServer: ReadonlySet<string> = new Set(serverFields);

/** Checks and cleans what is to be stored under an entity's schema. Throws 422 with a message for each field. */
export function createValidator(schema: EntitySchema) {
  const check = compileCheck(strictRecord(schema, affordablePatterns(schema)));
  const required = new Set((schema.required ?? []).filter((name) => mustBeFilled(schema.properties[name])));
  const closed = isClosed(schema);
  const names = Object.keys(schema.properties);

  const isUnknown = (name: string) => closed && !Object.hasOwn(schema.properties, name);
  const isServers = (name: string) => ofServer.has(name);

  /** Forms send '' for what was left empty; for a date, a number or a choice that means "not set". */
  const blankOf = (name: string): '' | null => {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (property === undefined || required.has(name)) return '';
    const isFreeText = (property.type ?? 'string') === 'string' && !property.format && !property.$ref;
    return isFreeText && !property.enum ? '' : null;
  };

  /** What of the values the schema says something about: a record may hold many more. */
  const filledIn = (values: Values): Values => {
    const filled: Values = {};
    for (const name of names) {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value !== undefined && value !== null) filled[name] = value;
    }
    return filled;
  };

  const problems = (values: Values, isNew: boolean): Fields => {
    const fields: Fields = {};
    // A field may be named like something that every object has.
    const tell = (name: string, message: string) => {
      if (!Object.hasOwn(fields, name)) fields[name] = message;
    };
    for (const name of Object.keys(values)) {
      if (!isText(name) || !isStorable(values[name])) fields[name] = valueWords.unstorable;
      else if (isUnknown(name)) fields[name] = valueWords.noSuchField;
    }
    for (const name of required) {
      const isAsked = isNew || Object.hasOwn(values, name);
      if (isAsked && (!Object.hasOwn(values, name) || isBlank(values[name]))) tell(name, texts.requiredField);
    }
    for (const error of withPatternBudget(() => check(filledIn(values)))) {
      const name = fieldOf(error);
      tell(name, messageFor(error, schema.properties[name]));
    }
    return fields;
  };

  const clean = (values: Values, isNew: boolean): Values => {
    const own: Values = {};
    const given = Object.keys(values);
    if (given.length > limits.recordFields) throw tooManyFields();
    for (const name of given) {
      if (isServers(name) || name === '__proto__') continue;
      own[name] = values[name] === '' ? blankOf(name) : values[name];
    }
    return isNew ? fillDefaults(schema, own) : own;
  };

  return {
    /** Runs what checks many records, so that they share what their patterns may cost. */
    watching: withPatternBudget,
    /** Names that the entity does not know (any more) and does not take. */
    unknown: (values: Values) => Object.keys(values).filter((name) => isUnknown(name) && !isServers(name)),
    /** What of a stored record would be refused today; a field that the entity does not know any more is no harm. */
    misfits: (values: Values): Fields => {
      const known = Object.entries(values).filter(([name]) => !isUnknown(name));
      return problems(Object.fromEntries(known), true);
    },
    /** A whole new record: defaults filled in, server fields dropped. */
    create: (values: Values) => checked(clean(values, true), (cleaned) => problems(cleaned, true)),
    /** A part that is laid over a stored record; only what is sent is judged. */
    update: (values: Values) => checked(clean(values, false), (cleaned) => problems(cleaned, false)),
  };
}

function tooManyFields(): Fault {
  const message = valueWords.tooManyFields(limits.recordFields.toLocaleString('en'));
  return new Fault('invalid', message, { fields: { '': message } });
}

function checked(values: Values, problems: (values: Values) => Fields): Values {
  const fields = problems(values);
  const [first] = Object.entries(fields);
  if (first === undefined) return values;
  throw new Fault('invalid', `${first[0]}: ${first[1]}`, { fields });
}

/** A box that is not ticked has no value, and what nobody is shown nobody can fill in (B-FORM-02). */
const mustBeFilled = (property: EntityProperty | undefined): boolean =>
  property?.type !== 'boolean' && property?.hidden !== true;

/** Made by the built-in builder, or said to be closed: then a field that it does not name is a mistake. */
function isClosed(schema: EntitySchema): boolean {
  return schema.additionalProperties === undefined
    ? schema['x-sayso']?.id !== undefined
    : !schema.additionalProperties;
}

/** The part of the schema that ajv judges; required fields and unknown ones are judged above. */
function strictRecord({ properties }: EntitySchema, patterns: ReadonlySet<string>): object {
  const judged = Object.entries(properties).map(([name, property]) => {
    const strict = strictProperty(property, patterns);
    return [name, property.items || property.properties ? { firstError: strict } : strict];
  });
  return { type: 'object', properties: Object.fromEntries(judged) };
}

function strictSchema(properties: EntitySchema['properties'], patterns: ReadonlySet<string>): object {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, strictProperty(property, patterns)]),
    ),
  };
}

function strictProperty(property: EntityProperty, patterns: ReadonlySet<string>): object {
  const { type, format, items, properties, required, minimum, maximum, maxLength, pattern } = property;
  return {
    ...(type === undefined ? {} : { type: type === 'binary' ? 'string' : type }),
    ...(format !== undefined && Object.hasOwn(formats, format) ? { format } : {}),
    ...(property.enum && type !== 'array' ? { enum: property.enum } : {}),
    ...(items ? { items: strictProperty(items, patterns) } : {}),
    ...(properties ? strictSchema(properties, patterns) : {}),
    ...(required ? { required } : {}),
    ...defined({ minimum, maximum, maxLength }),
    ...(pattern !== undefined && patterns.has(pattern) && checkedPattern(pattern)
      ? { matchesPattern: pattern }
      : {}),
    ...(property.$ref === undefined ? {} : { type: 'string' }),
  };
}

const defined = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** No NUL and no half character in any text or key, no number without end. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  const held = value as Values;
  return Object.keys(held).every((key) => isText(key) && isStorable(held[key]));
}

const fieldOf = ({ instancePath }: ErrorObject): string =>
  (instancePath.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');

function messageFor({ keyword, params, message }: ErrorObject, property: EntityProperty | undefined): string {
  const given = params as Record<string, unknown>;
  switch (keyword) {
    case 'type':
      return valueWords.mustBe(typeNames[String(given['type'])] ?? valueTypes.other);
    case 'enum':
      return valueWords.oneOf((property?.enum ?? (given['allowedValues'] as unknown[])).join(', '));
    case 'format':
      return formatMessages[String(given['format'])] ?? valueWords.notValid;
    case 'minimum':
      return valueWords.atLeast(String(given['limit']));
    case 'maximum':
      return valueWords.atMost(String(given['limit']));
    case 'maxLength':
      return valueWords.atMostCharacters(String(given['limit']));
    case 'matchesPattern':
      return valueWords.wrongPattern;
    case 'required':
      return valueWords.missing(String(given['missingProperty']));
    default:
      return message ?? valueWords.notValid;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: valueTypes.text,
  number: valueTypes.number,
  integer: valueTypes.integer,
  boolean: valueTypes.boolean,
  array: valueTypes.list,
  object: valueTypes.object,
};
