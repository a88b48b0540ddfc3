import { roundedAs, workOut } from '@sayso/contracts/derive';
import { texts } from '@sayso/contracts/texts';
import { isQuick } from '@sayso/core/patterns/backtracking';
import { problems } from '../texts/problems.ts';
import { hoursBetween } from './measure.ts';
import { type Field, isNumeric } from './schema.ts';

export type Values = Record<string, unknown>;
export type Errors = Record<string, string>;

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The message of each field that the server would refuse, from the same schema. */
export function validate(fields: readonly Field[], values: Values): Errors {
  const errors: Errors = {};
  for (const field of fields) {
    const message = problemWith(field, values[field.key]);
    if (message !== undefined) errors[field.key] = message;
  }
  return errors;
}

function problemWith(field: Field, value: unknown): string | undefined {
  if (isEmpty(value)) return field.isRequired && field.kind !== 'boolean' ? texts.requiredField : undefined;
  if (isNumeric(field) || field.kind === 'rating') return numberProblem(field, value);
  if (typeof value === 'string') return textProblem(field, value);
  return undefined;
}

function numberProblem({ kind, property }: Field, value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return problems.number;
  const isWhole = property.type === 'integer' || kind === 'integer' || kind === 'year';
  if (isWhole && !Number.isInteger(value)) return problems.wholeNumber;
  if (property.minimum !== undefined && value < property.minimum) return problems.atLeast(property.minimum);
  if (property.maximum !== undefined && value > property.maximum) return problems.atMost(property.maximum);
  return undefined;
}

const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

function textProblem({ kind, property }: Field, value: string): string | undefined {
  if (kind === 'email' && !emailShape.test(value)) return problems.email;
  if (kind === 'url' && !isAddress(value)) return problems.address;
  if (kind === 'phone' && !/^[+()\d\s./-]{3,30}$/.test(value)) return problems.phone;
  if (property.maxLength !== undefined && value.length > property.maxLength) {
    return problems.tooLong(property.maxLength);
  }
  if (property.pattern !== undefined && !matches(property.pattern, value)) return problems.wrongForm;
  return undefined;
}

function isAddress(value: string): boolean {
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** What could take the browser long is left to the server, whose engine never backtracks. */
function matches(pattern: string, value: string): boolean {
  try {
    const expression = new RegExp(pattern, 'u');
    return !isQuick(pattern, value) || expression.test(value);
  } catch {
    return true;
  }
}

/** The values with what follows from them: "total" of its parts, "hours" between two moments. */
export function withDerived(fields: readonly Field[], values: Values): Values {
  const followed = fields.filter(({ property }) => property['x-sayso']?.derive !== undefined);
  if (followed.length === 0) return values;
  const derived = new Map<string, number | null>();
  // A formula may use what follows from another one; one that leads back to itself has no value.
  const take = (key: string): unknown => {
    const field = followed.find((one) => one.key === key);
    const rule = field?.property['x-sayso']?.derive;
    if (field === undefined || rule === undefined) return values[key];
    if (!derived.has(key)) {
      derived.set(key, null);
      const value = workOut(rule, { take, hoursBetween: hoursIfBoth });
      derived.set(key, value === null ? null : roundedAs(roundingOf(field), value));
    }
    return derived.get(key);
  };
  for (const { key } of followed) take(key);
  return { ...values, ...Object.fromEntries(derived) };
}

const hoursIfBoth = (start: unknown, end: unknown): number | undefined =>
  isEmpty(start) || isEmpty(end) ? undefined : hoursBetween(start, end);

const roundingOf = ({ kind, property }: Field): Parameters<typeof roundedAs>[0] =>
  kind === 'money' ? 'money' : property.type === 'integer' ? 'whole' : 'number';

/** What is sent: empty fields as null when editing, left out when creating. */
export function toBody(fields: readonly Field[], values: Values, isNew: boolean): Values {
  const body: Values = {};
  const own = new Set(fields.map(({ key }) => key));
  for (const [key, value] of Object.entries(values)) if (!own.has(key)) body[key] = value;
  for (const { key } of fields) {
    const value = values[key];
    if (!isEmpty(value)) body[key] = typeof value === 'string' ? value.trim() : value;
    else if (!isNew) body[key] = Array.isArray(value) ? [] : null;
  }
  return body;
}

/** What a form starts with: the record's values, else defaults given by the page, else those of the schema. */
export function startValues(fields: readonly Field[], given: Values, record: Values | null): Values {
  if (record !== null) return Object.fromEntries(fields.map(({ key }) => [key, record[key] ?? null]));
  const ofSchema = fields.flatMap(({ key, kind, property }) => {
    if (property.default !== undefined) return [[key, property.default] as const];
    return kind === 'boolean' ? [[key, false] as const] : [];
  });
  return { ...Object.fromEntries(ofSchema), ...given };
}

export function withError(errors: Errors, key: string, message: string | undefined): Errors {
  const { [key]: _, ...rest } = errors;
  return message === undefined ? rest : { ...rest, [key]: message };
}

/** While somebody puts a field right: what was wrong with it goes as soon as it is not. */
export const rechecked = (errors: Errors, key: string, found: Errors): Errors =>
  errors[key] === undefined ? errors : withError(errors, key, found[key]);
