import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Blueprint, BlueprintEntity, BlueprintField, Rule } from '@sayso/core/blueprint-schema';
import { isRoleRule, roleIn } from '../emit/roles.ts';
import { isContact } from '../plan/contacts.ts';
import { isEveryone, type Op, rolesOf, ruleForAll, ruleForFew, ruleWithout } from './draft-who.ts';
import { type RuleTarget, targetsOf } from './rule-targets.ts';

type DraftRule = PlanDraft['rules'][number];

const all: readonly Op[] = ['create', 'read', 'update', 'delete'];
const operations: Readonly<Record<DraftRule['may'], readonly Op[]>> = {
  see: ['read'],
  add: ['create'],
  change: ['update'],
  delete: ['delete'],
  everything: all,
  'not see': ['read'],
  'not add': ['create'],
  'not change': ['update'],
  'not delete': ['delete'],
  nothing: all,
};
/** Keeps somebody from something. */
export const isRefusal = (may: DraftRule['may']): boolean => may === 'nothing' || may.startsWith('not ');

type Applying = { blueprint: Blueprint; roles: ReturnType<typeof rolesOf> };

/**
 * Who may do what, as the draft says; what is refused comes last, so that nothing opens it again. Answers the rules that
 * no rule of an app can say.
 */
export function applyDraftRules(
  blueprint: Blueprint,
  draft: Pick<PlanDraft, 'rules' | 'people'>,
): DraftRule[] {
  // Whoever a rule speaks of is a kind of people, also where the reader forgot to list them.
  const roles = rolesOf([...draft.people, ...draft.rules.flatMap(({ who }) => who)]);
  const given = { blueprint, roles };
  const granted = draft.rules.filter(({ may }) => !isRefusal(may));
  const refused = draft.rules.filter(({ may }) => isRefusal(may));
  const left = [...grantAll(given, granted), ...refused.filter((rule) => !refuse(given, rule))];
  const used = blueprint.entities
    .flatMap(({ rules, fields }) => [
      ...Object.values(rules),
      ...fields.flatMap(({ readers }) => readers ?? []),
    ])
    .filter(isRoleRule)
    .map(roleIn);
  // Roles that no rule speaks of would only be something more to look after.
  if (used.length > 0) blueprint.roles = roles.filter(({ id }) => used.includes(id));
  return left;
}

type Grant = RuleTarget & { op: Op; who: string[] };

/** Several rules for the same add up, "everybody their own, partners all"; one for everything yields to one for a thing. */
function grantAll({ blueprint, roles }: Applying, rules: readonly DraftRule[]): DraftRule[] {
  const grants = new Map<string, Grant>();
  const left: DraftRule[] = [];
  for (const rule of rules) {
    const targets = targetsOf(blueprint, rule.thing);
    const isSaid = rule.who.length > 0 && targets.some((target) => opsOf(rule, target).length > 0);
    if (!isSaid) left.push(rule);
    else
      for (const target of targets)
        for (const op of opsOf(rule, target)) addGrant(grants, { ...target, op, who: rule.who });
  }
  const isPersonal = blueprint.app.personal;
  for (const { entity, field, op, who, isNamed } of grants.values()) {
    // Who may see everything takes nothing from visitors that a page of theirs shows.
    if (!isNamed && entity.rules[op] === 'anyone') continue;
    if (field) setReaders(entity, field, ruleForFew(who, { op, roles, isPersonal }));
    // What visitors send by a form of their own is sent by them, whoever else may add it.
    else if (op !== 'create' || !isSent(blueprint, entity))
      entity.rules[op] = ruleForAll(who, { op, roles, isPersonal });
  }
  return left;
}

function addGrant(grants: Map<string, Grant>, grant: Grant): void {
  const key = [grant.entity.id, grant.field?.id, grant.op].join(' ');
  const known = grants.get(key);
  if (!known || (grant.isNamed && !known.isNamed)) grants.set(key, { ...grant, who: [...grant.who] });
  else if (grant.isNamed === known.isNamed) known.who.push(...grant.who);
}

/** What a rule is about; of a field only who sees it can be said. */
export const opsOf = ({ may }: DraftRule, { field }: RuleTarget): readonly Op[] =>
  field ? operations[may].filter((op) => op === 'read') : operations[may];

function refuse({ blueprint, roles }: Applying, rule: DraftRule): boolean {
  const targets = targetsOf(blueprint, rule.thing);
  if (rule.who.length === 0 || targets.length === 0) return false;
  let isDone = true;
  for (const target of targets) {
    const { entity, field } = target;
    if (field && isLeftToStaff(rule, field)) continue;
    const ops = opsOf(rule, target);
    isDone &&= ops.length > 0;
    for (const op of ops) {
      const before = field?.readers ?? entity.rules[op];
      const after = ruleWithout(rule.who, before, { op, roles, isPersonal: blueprint.app.personal });
      if (after === undefined) isDone = false;
      else if (field) setReaders(entity, field, after);
      else if (op !== 'create' || !isSent(blueprint, entity)) entity.rules[op] = after;
    }
  }
  return isDone;
}

/** What the staff alone fills in, visitors change as little as they send it. */
const isLeftToStaff = ({ may, who }: DraftRule, field: BlueprintField): boolean =>
  (may === 'not add' || may === 'not change') && who.every(isEveryone) && field.writtenBy !== 'visitor';

function setReaders({ rules }: BlueprintEntity, field: BlueprintField, rule: Rule): void {
  if (rule !== rules.read) field.readers = rule;
}

const isSent = ({ pages }: Blueprint, { id, rules }: BlueprintEntity): boolean =>
  rules.create === 'anyone' &&
  pages.some((page) => page.public && (page.target === id || page.entity === id));

/** Where people live and how old they are as well: the rules of a draft speak of whole things and leave out nothing. */
const isPrivate = (field: BlueprintField): boolean =>
  isContact(field) || /\b(?:address|post ?code|zip|street|birthday|birth|age)\b/i.test(field.label);

/** Whatever visitors may read, the ways to reach people are not part of it. */
export function keepReach({ entities }: Blueprint): void {
  for (const { kind, rules, fields } of entities) {
    if (rules.read !== 'anyone') continue;
    for (const field of fields)
      if ((kind === 'person' || field.writtenBy === 'visitor') && isPrivate(field))
        field.readers ??= 'registered';
  }
}
