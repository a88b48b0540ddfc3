import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { serverFields } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { withDefaults } from '@sayso/core/entities/defaults';
import { isText } from '@sayso/core/filters/parse-filter';
import { affordablePatterns } from '@sayso/core/patterns/schema-patterns';
import { Ajv, type ErrorObject } from 'ajv';
import { formatMessages, formats } from './formats.ts';
import { checkedPattern, matchesPattern, withPatternBudget } from './pattern-budget.ts';

export type Values = Record<string, unknown>;
export type Validator = ReturnType<typeof createValidator>;
type Fields = Record<string, string>;

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: true, formats });
// Ajv's own `pattern` runs in JavaScript's engine, which backtracks.
ajv.addKeyword({
  keyword: 'matchesPattern',
  type: 'string',
  schemaType: 'string',
  errors: false,
  validate: matchesPattern,
});

/** Checks and cleans what is to be stored under an entity's schema. Throws 422 with a message for each field. */
export function createValidator(schema: EntitySchema) {
  const judged = strictSchema(schema, affordablePatterns(schema));
  const check = ajv.compile(judged);
  // Ajv would keep every version of every app's schemas for good.
  ajv.removeSchema(judged);
  const required = new Set((schema.required ?? []).filter((name) => mustBeFilled(schema.properties[name])));
  const closed = isClosed(schema);

  const isUnknown = (name: string) => closed && !Object.hasOwn(schema.properties, name);
  const isServers = (name: string) => (serverFields as readonly string[]).includes(name);

  const problems = (values: Values, isNew: boolean): Fields => {
    const fields: Fields = {};
    for (const [name, value] of Object.entries(values)) {
      if (!isStorable(name) || !isStorable(value))
        fields[name] = 'This holds a character that cannot be stored';
      else if (isUnknown(name)) fields[name] = 'There is no such field';
    }
    for (const name of required) {
      const isAsked = isNew || Object.hasOwn(values, name);
      if (isAsked && isBlank(values[name])) fields[name] ??= texts.requiredField;
    }
    if (!withPatternBudget(() => check(withoutBlank(values)))) {
      for (const error of check.errors ?? []) {
        const name = fieldOf(error);
        fields[name] ??= messageFor(error, schema.properties[name]);
      }
    }
    return fields;
  };

  const clean = (values: Values, isNew: boolean): Values => {
    const own = Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => !isServers(name))
        .map(([name, value]) => [
          name,
          blankToNull(value, { property: schema.properties[name], isRequired: required.has(name) }),
        ]),
    );
    return isNew ? withDefaults(schema, own) : own;
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
function strictSchema({ properties }: EntitySchema, patterns: ReadonlySet<string>): object {
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
    ...(properties ? strictSchema({ properties }, patterns) : {}),
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
const withoutBlank = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** Forms send '' for what was left empty; for a date, a number or a choice that means "not set". */
function blankToNull(
  value: unknown,
  { property, isRequired }: { property: EntityProperty | undefined; isRequired: boolean },
): unknown {
  if (value !== '' || property === undefined || isRequired) return value;
  const isFreeText = (property.type ?? 'string') === 'string' && !property.format && !property.$ref;
  return isFreeText && !property.enum ? value : null;
}

/** No NUL and no half character in any text or key, no number without end. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner));
}

const fieldOf = ({ instancePath }: ErrorObject): string =>
  (instancePath.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');

function messageFor({ keyword, params, message }: ErrorObject, property: EntityProperty | undefined): string {
  const given = params as Record<string, unknown>;
  switch (keyword) {
    case 'type':
      return `Must be ${typeNames[String(given['type'])] ?? 'of another type'}`;
    case 'enum':
      return `Choose one of: ${(property?.enum ?? (given['allowedValues'] as unknown[])).join(', ')}`;
    case 'format':
      return formatMessages[String(given['format'])] ?? 'Not valid';
    case 'minimum':
      return `Must be at least ${String(given['limit'])}`;
    case 'maximum':
      return `Must be at most ${String(given['limit'])}`;
    case 'maxLength':
      return `Use at most ${String(given['limit'])} characters`;
    case 'matchesPattern':
      return 'Does not have the right form';
    case 'required':
      return `${String(given['missingProperty'])} is missing`;
    default:
      return message ?? 'Not valid';
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
