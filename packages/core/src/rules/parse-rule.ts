import { limits } from '@sayso/contracts/limits';
import type { Scalar } from '../filters/condition.ts';
import { isObject, isText } from '../filters/parse-filter.ts';
import { ruleProblemWords } from '../texts/rules.ts';
import { type Operand, type Rule, type RuleTest, ruleField } from './rule.ts';

/** What makes a rule unreadable, for the person who wrote it. */
export class RuleProblem extends Error {}

const refuse = (why: string) => new RuleProblem(why);
const template = /^\{\{\s*user\.([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\s*\}\}$/;

/** Reads a rule; null where any part of it cannot be read, which denies. */
export function parseRule(written: unknown): Rule | null {
  try {
    return readRule(written);
  } catch (problem) {
    if (problem instanceof RuleProblem) return null;
    throw problem;
  }
}

/** Reads a rule as written in an entity; throws a RuleProblem. `true`, `null`, `''` and nothing are open. */
export function readRule(written: unknown): Rule {
  if (written === undefined || written === null || written === true || written === '')
    return { rule: 'open' };
  if (written === false) return { rule: 'closed' };
  if (!isObject(written)) throw refuse(ruleProblemWords.neither);
  if (hasMoreConditions(written, limits.ruleConditions))
    throw refuse(ruleProblemWords.tooMany(limits.ruleConditions));
  return readObject(written, 0);
}

function hasMoreConditions(written: object, most: number): boolean {
  const open: unknown[] = [written];
  let count = 0;
  for (let part = open.pop(); part !== undefined && count <= most; part = open.pop()) {
    if (!isObject(part)) continue;
    for (const [key, value] of Object.entries(part)) {
      if (Array.isArray(value) && key.startsWith('$')) open.push(...value.slice(0, most + 1));
      else count += isObject(value) ? Object.keys(value).length : 1;
    }
    if (open.length > most) return true;
  }
  return count > most;
}

function readObject(written: unknown, depth: number): Rule {
  if (!isObject(written)) throw refuse(ruleProblemWords.conditionIsObject);
  if (depth > limits.filterDepth) throw refuse(ruleProblemWords.tooDeep(limits.filterDepth));
  const parts = Object.entries(written).map(([key, value]) => readEntry(key, value, depth));
  // `{}` asks for nothing; whether that means all or none is a guess, so it is not read.
  if (parts.length === 0) throw refuse(ruleProblemWords.emptyCondition);
  return all(parts);
}

const all = (parts: readonly Rule[]): Rule => {
  const [only] = parts;
  return parts.length === 1 && only ? only : { rule: 'and', of: parts };
};

function readEntry(key: string, value: unknown, depth: number): Rule {
  if (key === '$and' || key === '$or' || key === '$nor') {
    if (!Array.isArray(value) || value.length === 0) throw refuse(ruleProblemWords.takesConditions(key));
    const of = value.map((part: unknown) => readObject(part, depth + 1));
    if (key === '$nor') return { rule: 'not', of: { rule: 'or', of } };
    return { rule: key === '$and' ? 'and' : 'or', of };
  }
  if (key === 'user_condition') return readUserCondition(value);
  const field = ruleField(key);
  if (field === null) throw refuse(ruleProblemWords.notAField(key.slice(0, 60)));
  return readTests(value, (test, operand) => ({ rule: 'field', field, test, operand }));
}

function readUserCondition(value: unknown): Rule {
  if (!isObject(value) || Object.keys(value).length === 0) throw refuse(ruleProblemWords.namesUserProperty);
  return all(
    Object.entries(value).map(([name, wanted]) => {
      const path = name.split('.');
      if (!path.every((part) => part !== '__proto__' && /^[A-Za-z_]\w*$/.test(part)))
        throw refuse(ruleProblemWords.notAUserProperty(name));
      return readTests(wanted, (test, operand) => ({ rule: 'user', path, test, operand }));
    }),
  );
}

type Make = (test: RuleTest, operand: Operand) => Rule;

function readTests(written: unknown, make: Make): Rule {
  if (!isObject(written)) return make('equals', readOperand(written));
  const entries = Object.entries(written);
  if (entries.length === 0) throw refuse(ruleProblemWords.emptyComparison);
  return all(
    entries.map(([operator, operand]) => {
      switch (operator) {
        case '$eq':
          return make('equals', readOperand(operand));
        case '$ne':
          return { rule: 'not', of: make('equals', readOperand(operand)) } as const;
        case '$in':
          return make('in', readList(operator, operand));
        case '$nin':
          return { rule: 'not', of: make('in', readList(operator, operand)) } as const;
        case '$all':
          return make('all', readList(operator, operand));
        default:
          throw refuse(ruleProblemWords.notInRules(operator.slice(0, 40)));
      }
    }),
  );
}

function readList(operator: string, written: unknown): Operand {
  const operand = readOperand(written);
  if (operand.from === 'literal') throw refuse(ruleProblemWords.takesList(operator));
  return operand;
}

function readOperand(written: unknown): Operand {
  if (Array.isArray(written)) {
    if (written.length > limits.filterConditions) throw refuse(ruleProblemWords.listTooLong);
    return { from: 'list', of: written.map(readSingle) };
  }
  return readSingle(written);
}

function readSingle(written: unknown): Operand {
  if (typeof written === 'string') {
    const path = template.exec(written)?.[1]?.split('.');
    if (path && !path.includes('__proto__')) return { from: 'user', path };
    if (written.includes('{{')) throw refuse(ruleProblemWords.notAUserValue(written.slice(0, 60)));
    if (!isText(written)) throw refuse(ruleProblemWords.brokenText);
    return { from: 'literal', value: written };
  }
  if (typeof written === 'number' && !Number.isFinite(written)) throw refuse(ruleProblemWords.notFinite);
  if (written === null || typeof written === 'number' || typeof written === 'boolean') {
    return { from: 'literal', value: written as Scalar };
  }
  throw refuse(ruleProblemWords.plainValues);
}
