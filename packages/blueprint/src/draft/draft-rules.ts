import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { isRoleRule, roleIn } from '../emit/roles.ts';
import { isContact } from '../plan/contacts.ts';
import { type Op, rolesOf, ruleForAll, ruleWithout } from './draft-who.ts';
import { thingNamed } from './find-thing.ts';

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
const isRefusal = (may: DraftRule['may']): boolean => may === 'nothing' || may.startsWith('not ');

/**
 * Who may do what, as the draft says; what is refused comes last, so that nothing opens it again. Answers the rules that
 * no rule of an app can say.
 */
export function applyDraftRules(
  blueprint: Blueprint,
  draft: Pick<PlanDraft, 'rules' | 'people'>,
): DraftRule[] {
  const roles = rolesOf(draft.people);
  const granted = draft.rules.filter(({ may }) => !isRefusal(may));
  const refused = draft.rules.filter(({ may }) => isRefusal(may));
  const left = [...granted, ...refused].filter((rule) => !apply(blueprint, rule, roles));
  const used = blueprint.entities
    .flatMap(({ rules }) => Object.values(rules))
    .filter(isRoleRule)
    .map(roleIn);
  // Roles that no rule speaks of would only be something more to look after.
  if (used.length > 0) blueprint.roles = roles.filter(({ id }) => used.includes(id));
  return left;
}

function apply(
  blueprint: Blueprint,
  { thing, may, who }: DraftRule,
  roles: ReturnType<typeof rolesOf>,
): boolean {
  const entities = entitiesOf(blueprint, thing);
  if (who.length === 0 || entities.length === 0) return false;
  const isPersonal = blueprint.app.personal;
  let isDone = true;
  for (const entity of entities)
    for (const op of operations[may]) {
      const asked = { op, roles, isPersonal };
      const rule = isRefusal(may) ? ruleWithout(who, entity.rules[op], asked) : ruleForAll(who, asked);
      if (rule === undefined) isDone = false;
      // What visitors send by a form of their own is sent by them, whoever else may add it.
      else if (op !== 'create' || !isSent(blueprint, entity)) entity.rules[op] = rule;
    }
  return isDone;
}

function entitiesOf({ entities }: Blueprint, thing: string): readonly BlueprintEntity[] {
  const named = thingNamed(entities, thing);
  if (named) return [named];
  return thing.trim() === '' || /^(?:all|everything|any)$/i.test(thing.trim()) ? entities : [];
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
