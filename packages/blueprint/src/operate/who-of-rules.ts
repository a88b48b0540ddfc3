import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import {
  type BlueprintEntity,
  type BlueprintField,
  plainRules,
  type Rule,
} from '@sayso/core/blueprint-schema';
import { appRoleKey } from '@sayso/core/rules/app-role';
import { type Operation, operations, writtenRule } from '@sayso/core/rules/entity-rules';
import { parseRule } from '@sayso/core/rules/parse-rule';
import type { Rule as Parsed } from '@sayso/core/rules/rule';
import { ruleOf } from '../emit/entity.ts';
import { ruleFor } from '../emit/roles.ts';
import { setOwnRules } from '../plan/own-rules.ts';

/** Parts of a condition may stand in any order. */
const plain = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(plain).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${plain(part)}`)
    .sort()
    .join()}}`;
};

const known = new Map(plainRules.map((rule) => [plain(parseRule(ruleOf(rule))), rule]));

/** Whom a schema lets do something; undefined where its rule is another one than the plan has words for. */
export function whoOf(schema: Pick<EntitySchema, 'rls'>, operation: Operation): Rule | undefined {
  return whoOfRule(writtenRule(schema, operation));
}

function whoOfRule(written: unknown): Rule | undefined {
  const rule = parseRule(written);
  // What cannot be read denies.
  return rule === null ? 'nobody' : (known.get(plain(rule)) ?? ofRole(rule) ?? ofTimes(rule));
}

/** Users, and of what takes up time everybody: how pages for booking are written. */
function ofTimes(rule: Parsed): Rule | undefined {
  if (rule.rule !== 'or' || rule.of.length !== 2) return undefined;
  const [first, second] = rule.of;
  const isOfUsers = first !== undefined && known.get(plain(first)) === 'registered';
  const isTaken = second?.rule === 'not' && second.of.rule === 'field' && second.of.test === 'in';
  return isOfUsers && isTaken ? 'anyone' : undefined;
}

const isAdmin = (rule: Parsed): boolean => known.get(plain(rule)) === 'admin';

/** "Admins, or whoever has this role", as it is written for roles of the app's own. */
function ofRole(rule: Parsed): Rule | undefined {
  if (rule.rule !== 'or' || rule.of.length !== 2 || !rule.of.some(isAdmin)) return undefined;
  const [role] = rule.of.filter((part) => !isAdmin(part));
  const isJob = role?.rule === 'user' && role.test === 'equals' && role.path.join('.') === appRoleKey;
  if (!isJob || role.operand.from !== 'literal' || typeof role.operand.value !== 'string') return undefined;
  return ruleFor(role.operand.value);
}

/** Gives a thing of the plan the rules of its file. */
export function takeRules(entity: BlueprintEntity, schema: Pick<EntitySchema, 'rls'>): void {
  const own = operations.filter((operation) => {
    const who = whoOf(schema, operation);
    if (who !== undefined) entity.rules[operation] = who;
    return who === undefined;
  });
  setOwnRules(entity, own);
}

/** Gives a field of the plan the rule by which its file lets people read it. */
export function takeReaders(field: BlueprintField, { rls }: Pick<EntityProperty, 'rls'>): void {
  delete field.hasOwnRule;
  if (rls?.read === undefined) {
    delete field.readers;
    return;
  }
  const who = whoOfRule(rls.read);
  if (who === undefined) field.hasOwnRule = true;
  else field.readers = who;
}
