import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Condition } from '../filters/condition.ts';
import { isObject } from '../filters/parse-filter.ts';
import { ruleProblemWords } from '../texts/rules.ts';
import { parseRule, RuleProblem, readRule } from './parse-rule.ts';
import { compileRule, type Rule, type RuleUser } from './rule.ts';

export const operations = ['create', 'read', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** Where an operation's rule is looked for, first found first. */
const fallbacks: Readonly<Record<Operation, readonly string[]>> = {
  read: ['read'],
  create: ['create', 'write', 'read'],
  update: ['update', 'write', 'read'],
  delete: ['delete', 'write', 'read'],
};

/** The rule that governs an operation, as written; no rules at all leave the entity open, as the spec says. */
export function writtenRule(schema: Pick<EntitySchema, 'rls'>, operation: Operation): unknown {
  const rules: unknown = schema.rls;
  if (rules === undefined || rules === null) return true;
  // Rules that are not an object cannot be read, and what cannot be read denies.
  if (!isObject(rules)) return { unreadable: true };
  const key = fallbacks[operation].find((name) => rules[name] !== undefined);
  return key === undefined ? true : rules[key];
}

/** The condition under which this visitor may do the operation to a row. */
export function ruleCondition(
  schema: Pick<EntitySchema, 'rls'>,
  operation: Operation,
  user: RuleUser | null,
): Condition {
  return compileRule(parseRule(writtenRule(schema, operation)), user);
}

/** True where everybody may, signed in or not. */
export function isOpen(schema: Pick<EntitySchema, 'rls'>, operation: Operation): boolean {
  return parseRule(writtenRule(schema, operation))?.rule === 'open';
}

/** True where nobody can do the operation to any row without signing in. */
export function needsSignIn(schema: Pick<EntitySchema, 'rls'>, operation: Operation): boolean {
  const condition = ruleCondition(schema, operation, null);
  return condition.op === 'always' && !condition.value;
}

/** What cannot be read in an entity's rules, by where it stands; empty when all is well. */
export function ruleProblems(schema: EntitySchema): { where: string; message: string }[] {
  const rules: unknown = schema.rls;
  const places: [string, unknown][] = isObject(rules)
    ? Object.entries(rules).map(([name, written]) => [`rls.${name}`, written])
    : [];
  for (const [name, property] of Object.entries(schema.properties)) {
    for (const [operation, written] of Object.entries(property.rls ?? {})) {
      places.push([`properties.${name}.rls.${operation}`, written]);
    }
  }
  return places.flatMap(([where, written]) => {
    const message = problemOf(written);
    return message === null ? [] : [{ where, message }];
  });
}

function problemOf(written: unknown): string | null {
  try {
    return emptyComparison(readRule(written));
  } catch (problem) {
    if (problem instanceof RuleProblem) return problem.message;
    throw problem;
  }
}

/** Conditions on people that nobody can meet: without a value, or on a role that there is not. */
function emptyComparison(rule: Rule): string | null {
  if (rule.rule === 'and' || rule.rule === 'or')
    return rule.of.map(emptyComparison).find((problem) => problem !== null) ?? null;
  if (rule.rule === 'not') return emptyComparison(rule.of);
  if (rule.rule !== 'user') return null;
  const name = rule.path.join('.');
  const values = rule.operand.from === 'list' ? rule.operand.of : [rule.operand];
  for (const operand of values) {
    if (operand.from !== 'literal') continue;
    const { value } = operand;
    if (value === '' || value === null) return ruleProblemWords.comparedWithNothing(name);
    if (name === 'role' && value !== 'user' && value !== 'admin') return ruleProblemWords.roles;
  }
  return null;
}

/** Properties with a read or write rule of their own, and the rule as it was read. */
export function propertyRules(schema: EntitySchema, operation: 'read' | 'write'): [string, Rule | null][] {
  return Object.entries(schema.properties).flatMap(([name, property]) => {
    const own = property.rls;
    if (own === undefined || own === null) return [];
    const written = operation === 'write' ? (own.write === undefined ? own.read : own.write) : own.read;
    const rule = parseRule(written);
    return rule?.rule === 'open' ? [] : [[name, rule] as [string, Rule | null]];
  });
}
