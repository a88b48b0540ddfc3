import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { texts } from '@sayso/contracts/texts';
import { isQuick } from '@sayso/core/patterns/backtracking';
import { t } from '../../../../texts/record-form.ts';
import { controlOf, type FormField, mustBeFilled, partsOf } from './controls.ts';
import { isBlank, isPlainObject, isSame, Unreadable, type Values } from './form-values.ts';

/** What is wrong with a field, by the place within it: '' is all of it, `2/amount` a part of its third item. */
export type Problems = Readonly<Record<string, string>>;

/**
 * What of a form the server would refuse. Of a stored record, what nobody touched is no mistake of whoever edits it:
 * only what is missing is asked for.
 */
export function formProblems(fields: readonly FormField[], values: Values, record?: Values) {
  const found = fields.flatMap((field): [string, Problems][] => {
    const value = values[field.key];
    const isUntouched = record !== undefined && isSame(value, record[field.key]);
    const problems = isUntouched && !isBlank(value) ? {} : problemsOf(field, value);
    return Object.keys(problems).length === 0 ? [] : [[field.key, problems]];
  });
  return new Map(found);
}

/** What the server would refuse of a field, by the same schema. */
function problemsOf(field: FormField, value: unknown, depth = 1): Problems {
  if (value instanceof Unreadable) return { '': t('problem.json') };
  if (isBlank(value)) return mustBeFilled(field) ? { '': texts.requiredField } : {};
  const { key, property } = field;
  switch (controlOf(property, key, depth)) {
    case 'number':
      return own(numberProblem(property, value));
    case 'choice':
      return own(isChoice(property, value) ? undefined : t('problem.choice'));
    case 'choices':
      return own(choicesProblem(property, value));
    case 'list':
      return listProblems(field, value, depth);
    case 'object':
      return isPlainObject(value)
        ? within(partsOf(property), (part) => problemsOf(part, value[part.key], depth + 1))
        : {};
    default:
      return own(typeof value === 'string' ? textProblem(property, value) : undefined);
  }
}

const own = (message: string | undefined): Problems => (message === undefined ? {} : { '': message });

function within(parts: readonly FormField[], problems: (part: FormField) => Problems): Problems {
  const all = parts.flatMap((part) =>
    Object.entries(problems(part)).map(
      ([place, message]) => [place === '' ? part.key : `${part.key}/${place}`, message] as const,
    ),
  );
  return Object.fromEntries(all);
}

function listProblems({ label, property }: FormField, value: unknown, depth: number): Problems {
  const { items } = property;
  if (!Array.isArray(value) || items === undefined) return {};
  const rows = value.map((_, at) => ({ key: String(at), label, property: items, isRequired: false }));
  return within(rows, (row) => problemsOf(row, value[Number(row.key)], depth + 1));
}

/** Of what lies within a part, told from that part's point of view. */
export function problemsWithin(problems: Problems, key: string): Problems {
  const start = `${key}/`;
  return Object.fromEntries(
    Object.entries(problems).flatMap(([place, message]) => {
      if (place === key) return [['', message]];
      return place.startsWith(start) ? [[place.slice(start.length), message]] : [];
    }),
  );
}

const isChoice = ({ enum: choices = [] }: EntityProperty, value: unknown): boolean =>
  (choices as unknown[]).includes(value);

const choicesProblem = ({ items = {} }: EntityProperty, value: unknown): string | undefined =>
  Array.isArray(value) && value.every((each) => isChoice(items, each)) ? undefined : t('problem.choice');

function numberProblem({ type, minimum, maximum }: EntityProperty, value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return t('problem.number');
  if (type === 'integer' && !Number.isInteger(value)) return t('problem.integer');
  if (minimum !== undefined && value < minimum) return t('problem.minimum', { limit: String(minimum) });
  if (maximum !== undefined && value > maximum) return t('problem.maximum', { limit: String(maximum) });
  return undefined;
}

function textProblem({ format, maxLength, pattern }: EntityProperty, value: string): string | undefined {
  if (format === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) return t('problem.email');
  if (format === 'uri' && !isAddress(value)) return t('problem.address');
  if (maxLength !== undefined && value.length > maxLength)
    return t('problem.maxLength', { limit: maxLength });
  if (pattern !== undefined && !matches(pattern, value)) return t('problem.pattern');
  return undefined;
}

const isAddress = (value: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(value) && URL.canParse(value);

/** What could take the browser long is left to the server, whose engine never backtracks. */
function matches(pattern: string, value: string): boolean {
  try {
    const expression = new RegExp(pattern, 'u');
    return !isQuick(pattern, value) || expression.test(value);
  } catch {
    return true;
  }
}
