import { texts } from '@sayso/contracts/texts';
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
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number';
  const isWhole = property.type === 'integer' || kind === 'integer';
  if (isWhole && !Number.isInteger(value)) return 'Enter a whole number';
  if (property.minimum !== undefined && value < property.minimum) return `Enter ${property.minimum} or more`;
  if (property.maximum !== undefined && value > property.maximum) return `Enter ${property.maximum} or less`;
  return undefined;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function textProblem({ kind, property }: Field, value: string): string | undefined {
  if (kind === 'email' && !emailShape.test(value)) return 'Enter a valid email address';
  if (kind === 'url' && !isAddress(value)) return 'Enter a full address, such as https://example.com';
  if (kind === 'phone' && !/^[+()\d\s./-]{3,30}$/.test(value)) return 'Enter a valid phone number';
  if (property.maxLength !== undefined && value.length > property.maxLength) {
    return `Use at most ${property.maxLength} characters`;
  }
  if (property.pattern !== undefined && !matches(property.pattern, value))
    return 'This does not have the right form';
  return undefined;
}

function isAddress(value: string): boolean {
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

/** The values with what follows from them: "total" of its parts, "hours" between two moments. */
export function withDerived(fields: readonly Field[], values: Values): Values {
  const derived = fields.flatMap(({ key, property }) => {
    const rule = property['x-sayso']?.derive;
    return rule === undefined
      ? []
      : [
          [
            key,
            derive(
              rule.op,
              rule.of.map((one) => (/^[\d.]+$/.test(one) ? Number(one) : values[one])),
            ),
          ] as const,
        ];
  });
  return derived.length === 0 ? values : { ...values, ...Object.fromEntries(derived) };
}

type Derive = NonNullable<NonNullable<Field['property']['x-sayso']>['derive']>['op'];

const arithmetic: Readonly<
  Record<Exclude<Derive, 'hours' | 'days'>, (one: number, other: number) => number>
> = {
  sum: (one, other) => one + other,
  difference: (one, other) => one - other,
  product: (one, other) => one * other,
  quotient: (one, other) => one / other,
};

function derive(op: Derive, of: unknown[]): number | null {
  if (op === 'hours' || op === 'days') {
    const [start, end] = of;
    if (isEmpty(start) || isEmpty(end)) return null;
    const hours = hoursBetween(start, end);
    return op === 'days' ? Math.round(hours / 24) : Math.round(hours * 100) / 100;
  }
  const numbers = of.filter((value): value is number => typeof value === 'number');
  // A sum stands for what is known already; the others mean nothing with a part missing.
  if (numbers.length === 0 || (op !== 'sum' && numbers.length < of.length)) return null;
  const result = Math.round(numbers.reduce(arithmetic[op]) * 100) / 100;
  return Number.isFinite(result) ? result : null;
}

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
