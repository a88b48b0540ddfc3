import type { Condition, Field, Scalar } from '../filters/condition.ts';
import { always, and, isSystemField, never, not, or } from '../filters/condition.ts';
import { instantOf, isDateField, isText } from '../filters/parse-filter.ts';

/** A person inside an app, as row rules see them. */
export type RuleUser = {
  readonly id: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
  readonly full_name: string | null;
  readonly data: Readonly<Record<string, unknown>>;
};

export type Operand =
  | { from: 'literal'; value: Scalar }
  | { from: 'list'; of: readonly Operand[] }
  | { from: 'user'; path: readonly string[] };

export type RuleTest = 'equals' | 'in' | 'all';

/** A row rule that could be read; what could not is `null` to its callers, who deny. */
export type Rule =
  | { rule: 'open' }
  | { rule: 'closed' }
  | { rule: 'and' | 'or'; of: readonly Rule[] }
  | { rule: 'not'; of: Rule }
  | { rule: 'field'; field: Field; test: RuleTest; operand: Operand }
  | { rule: 'user'; path: readonly string[]; test: RuleTest; operand: Operand };

/**
 * The rule as a condition for one visitor. A value that the visitor does not have (nobody is signed in, or the
 * property is empty) decides against them on either side of a negation.
 */
export const compileRule = (rule: Rule | null, user: RuleUser | null): Condition =>
  rule === null ? never : compile(rule, user, true);

function compile(rule: Rule, user: RuleUser | null, isPositive: boolean): Condition {
  const unknown: Condition = isPositive ? never : always;
  switch (rule.rule) {
    case 'open':
      return always;
    case 'closed':
      return never;
    case 'and':
      return and(...rule.of.map((part) => compile(part, user, isPositive)));
    case 'or':
      return or(...rule.of.map((part) => compile(part, user, isPositive)));
    case 'not':
      return not(compile(rule.of, user, !isPositive));
    case 'field': {
      const wanted = resolve(rule.operand, user);
      return wanted === undefined ? unknown : fieldTest(rule.field, rule.test, wanted);
    }
    case 'user': {
      const has = user === null ? undefined : userValue(user, rule.path);
      const wanted = resolve(rule.operand, user);
      if (has === undefined || wanted === undefined) return unknown;
      return meets(has, rule.test, wanted) ? always : never;
    }
  }
}

function fieldTest(field: Field, test: RuleTest, given: readonly Scalar[]): Condition {
  // A moment is the same however it is written, and no other text is ever one.
  const wanted = isDateField(field) ? given.flatMap((value) => instantOf(value) ?? []) : given;
  if (wanted.length < given.length && test === 'all') return never;
  const [first] = wanted;
  if (test === 'all') {
    return wanted.length === 0 ? never : and(...wanted.map((value) => equalTo(field, value)));
  }
  if (test === 'equals' && wanted.length === 1 && first !== undefined) return equalTo(field, first);
  return { op: 'any', field, values: wanted };
}

const equalTo = (field: Field, value: Scalar): Condition => ({ op: 'equals', field, value });

function meets(has: unknown, test: RuleTest, wanted: readonly Scalar[]): boolean {
  const holds = (value: Scalar) => has === value || (Array.isArray(has) && has.includes(value));
  if (test === 'all') return wanted.length > 0 && wanted.every(holds);
  return wanted.some(holds);
}

/** The operand's values; undefined where the visitor lacks what it names. */
function resolve(operand: Operand, user: RuleUser | null): readonly Scalar[] | undefined {
  if (operand.from === 'literal') return [operand.value];
  if (operand.from === 'user') {
    const value = user === null ? undefined : userValue(user, operand.path);
    if (Array.isArray(value)) return value.filter(isScalar).filter((item) => item !== null);
    return isScalar(value) && value !== null ? [value] : undefined;
  }
  const lists = operand.of.map((part) => resolve(part, user));
  return lists.some((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? []);
}

const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';

/** A property of the visitor, by name or below `data`; undefined when absent, null or blank. */
function userValue(user: RuleUser, path: readonly string[]): unknown {
  const [first = '', ...rest] = path;
  const isOwn = first === 'id' || first === 'email' || first === 'role' || first === 'full_name';
  const start: unknown = isOwn ? user[first] : user.data;
  const steps = isOwn || first === 'data' ? rest : path;
  const value = steps.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    start,
  );
  return value === null || value === '' ? undefined : value;
}

/** `data.x` and the columns; anything else is not a field that a rule may name. */
export function ruleField(name: string): Field | null {
  if (isSystemField(name)) return { in: 'system', name };
  if (!name.startsWith('data.')) return null;
  const path = name.slice('data.'.length).split('.');
  const isReadable = path.every(
    (part) => part !== '' && part !== '__proto__' && !part.startsWith('$') && !/^-?\d+$/.test(part),
  );
  return isReadable && isText(name) ? { in: 'data', path } : null;
}
