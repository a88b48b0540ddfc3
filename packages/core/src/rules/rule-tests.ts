import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { isObject } from '../filters/parse-filter.ts';
import { parseRule } from './parse-rule.ts';
import type { Operand, Rule } from './rule.ts';

type Test = Extract<Rule, { operand: Operand }>;

/** Every comparison that an entity's rules and those of its properties make; rules that cannot be read make none. */
export function ruleTests(schema: EntitySchema): Test[] {
  const rules: unknown = schema.rls;
  const written = [
    ...(isObject(rules) ? Object.values(rules) : []),
    ...Object.values(schema.properties).flatMap(({ rls }) => Object.values(rls ?? {})),
  ];
  return written.flatMap((rule) => testsOf(parseRule(rule)));
}

function testsOf(rule: Rule | null): Test[] {
  switch (rule?.rule) {
    case 'and':
    case 'or':
      return rule.of.flatMap(testsOf);
    case 'not':
      return testsOf(rule.of);
    case 'field':
    case 'user':
      return [rule];
    default:
      return [];
  }
}

/** Paths below the user that a comparison reads, its operand's among them. */
export function userPaths(test: Test): (readonly string[])[] {
  return [...(test.rule === 'user' ? [test.path] : []), ...operandPaths(test.operand)];
}

export function operandPaths(operand: Operand): (readonly string[])[] {
  if (operand.from === 'user') return [operand.path];
  return operand.from === 'list' ? operand.of.flatMap(operandPaths) : [];
}

/** The property of a person's own data that a path leads to; null for what their account says of them. */
export function dataPath(path: readonly string[]): readonly string[] | null {
  const [first = ''] = path;
  if (['id', 'email', 'role', 'full_name'].includes(first)) return null;
  const rest = first === 'data' ? path.slice(1) : path;
  return rest.length > 0 ? rest : null;
}
