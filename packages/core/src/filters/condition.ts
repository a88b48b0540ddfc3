/** Fields that every record has beside its own; stored in columns. */
const systemFields = [
  'id',
  'created_by',
  'created_by_id',
  'created_date',
  'updated_date',
  'is_sample',
] as const;
type SystemField = (typeof systemFields)[number];

export type Scalar = string | number | boolean | null;

/** Where a condition looks: a column, a path into the record's data, or a path into the list element at hand. */
export type Field =
  | { in: 'system'; name: SystemField }
  | { in: 'data'; path: readonly string[] }
  | { in: 'element'; path: readonly string[] };

export type RangeTest = 'gt' | 'gte' | 'lt' | 'lte';

/** A text to look for as it is (`plain`), or a pattern in the part of the language that both engines share. */
export type Pattern = {
  source: string;
  plain: boolean;
  ignoreCase: boolean;
  multiline: boolean;
  dotAll: boolean;
};

/**
 * What filters and row rules compile to. Equality looks into lists too (a list matches when it holds the value),
 * ranges and patterns look at single values; `null` matches what is absent.
 */
export type Condition =
  | { op: 'always'; value: boolean }
  | { op: 'and' | 'or'; of: readonly Condition[] }
  | { op: 'not'; of: Condition }
  | { op: 'equals'; field: Field; value: unknown }
  | { op: 'any'; field: Field; values: readonly Scalar[] }
  | { op: 'range'; field: Field; test: RangeTest; value: string | number }
  | { op: 'exists'; field: Field }
  | { op: 'pattern'; field: Field; pattern: Pattern }
  | { op: 'size'; field: Field; size: number }
  | { op: 'element'; field: Field; of: Condition };

export const always: Condition = { op: 'always', value: true };
export const never: Condition = { op: 'always', value: false };

export const and = (...of: Condition[]): Condition => joined('and', of);
export const or = (...of: Condition[]): Condition => joined('or', of);

/** Negates; a condition that is missing its field counts as not met, so its negation holds. */
export const not = (of: Condition): Condition =>
  of.op === 'always' ? { op: 'always', value: !of.value } : { op: 'not', of };

function joined(op: 'and' | 'or', parts: readonly Condition[]): Condition {
  const neutral = op === 'and';
  const of = parts.filter((part) => !(part.op === 'always' && part.value === neutral));
  if (of.some((part) => part.op === 'always')) return neutral ? never : always;
  const [only] = of;
  if (only === undefined) return neutral ? always : never;
  return of.length === 1 ? only : { op, of };
}

export const isSystemField = (name: string): name is SystemField =>
  (systemFields as readonly string[]).includes(name);

/** True where the condition holds a real pattern, which runs under a time limit. */
export function hasPattern(condition: Condition): boolean {
  switch (condition.op) {
    case 'and':
    case 'or':
      return condition.of.some(hasPattern);
    case 'not':
    case 'element':
      return hasPattern(condition.of);
    case 'pattern':
      return !condition.pattern.plain;
    default:
      return false;
  }
}

/** Whether a condition on list elements names their keys; else it is about the elements themselves. */
export function namesKeys(condition: Condition): boolean {
  switch (condition.op) {
    case 'always':
      return true;
    case 'and':
    case 'or':
      return condition.of.some(namesKeys);
    case 'not':
      return namesKeys(condition.of);
    default:
      return condition.field.in !== 'element' || condition.field.path.length > 0;
  }
}
