import { type PlanAct, planActs, planRoles } from '@sayso/contracts/plan';
import type { PlanDifference } from '@sayso/contracts/plan-reading';
import type { Blueprint, BlueprintRole, Rule } from '@sayso/core/blueprint-schema';
import { accessLevel, type Doer } from '@sayso/core/rules/access-levels';
import { isRoleRule, roleIn, ruleFor } from '../emit/roles.ts';
import { ruleOfAct } from './access.ts';
import { sameThing } from './named-items.ts';
import { nameKey } from './names.ts';

export type Plans = { before: Blueprint; after: Blueprint };

const sameRole = ({ roles = [] }: Blueprint, { id, name }: BlueprintRole): BlueprintRole | undefined =>
  roles.find((role) => nameKey(role.name) === nameKey(name)) ?? roles.find((role) => role.id === id);

/** A rule of the plan before, for the role that stands for its own in the one after. */
export function ruleAfter({ before, after }: Plans, rule: Rule): Rule {
  const role = isRoleRule(rule) && before.roles?.find(({ id }) => id === roleIn(rule));
  const twin = role && sameRole(after, role);
  return twin ? ruleFor(twin.id) : rule;
}

/** Roles that come and go, and whoever may do something else than before. */
export function comparePeople(plans: Plans, difference: PlanDifference): void {
  const { before, after } = plans;
  const doers: Doer[] = [...planRoles];
  for (const role of after.roles ?? []) {
    if (sameRole(before, role)) doers.push(ruleFor(role.id));
    else difference.added.push(ruleFor(role.id));
  }
  for (const role of before.roles ?? []) if (!sameRole(after, role)) difference.gone.push(role.name);
  for (const doer of doers) if (isOther(plans, doer)) difference.changed.push(doer);
}

/** What somebody may do reads otherwise: with all things is said alike, however many they are. */
function isOther(plans: Plans, doer: Doer): boolean {
  const { before, after } = plans;
  return planActs.some((act) =>
    (['all', 'own'] as const).some((level) => {
      const reaches = (rule: Rule) => accessLevel(doer, rule) === level;
      const was = reached(before, act, (rule) => reaches(ruleAfter(plans, rule)));
      const now = reached(after, act, reaches);
      if (was.isEvery && now.isEvery) return false;
      const twins = new Set(was.things.map((thing) => sameThing(after, thing)?.id));
      return twins.size !== now.things.length || now.things.some(({ id }) => !twins.has(id));
    }),
  );
}

function reached({ entities }: Blueprint, act: PlanAct, reaches: (rule: Rule) => boolean) {
  const things = entities.filter(({ rules }) => reaches(rules[ruleOfAct[act]]));
  return { things, isEvery: things.length > 0 && things.length === entities.length };
}
