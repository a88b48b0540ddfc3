import { planActs } from '@sayso/contracts/plan';
import type { PlanDifference } from '@sayso/contracts/plan-reading';
import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { ruleOfAct } from './access.ts';
import { sameField, samePage, sameThing } from './named-items.ts';
import { comparePeople, ruleAfter } from './people-difference.ts';

/** What of a plan is another than in the one before it; both are of the same words. */
export function differenceOf(before: Blueprint, after: Blueprint): PlanDifference {
  const difference: PlanDifference = { added: [], changed: [], gone: [], gone_assumed: 0 };
  for (const entity of after.entities) {
    const twin = sameThing(before, entity);
    if (twin) compareFields({ before, after }, [twin, entity], difference);
    else difference.added.push(entity.id);
  }
  for (const entity of before.entities)
    if (!sameThing(after, entity)) difference.gone.push(entity.labelPlural);
  const twinOf = (blueprint: Blueprint, from: Blueprint) => (id: string | undefined) => {
    const entity = from.entities.find((one) => one.id === id);
    return entity && sameThing(blueprint, entity)?.id;
  };
  for (const page of after.pages) {
    const twin = samePage(before, page, twinOf(before, after));
    if (page.nav && !twin) difference.added.push(page.id);
    else if (twin && twin.public !== page.public) difference.changed.push(page.id);
  }
  for (const page of before.pages)
    if (page.nav && page.public && !samePage(after, page, twinOf(after, before)))
      difference.gone.push(page.label);
  comparePeople({ before, after }, difference);
  return difference;
}

type Plans = { before: Blueprint; after: Blueprint };
type Pair = readonly [BlueprintEntity, BlueprintEntity];

function compareFields(plans: Plans, [was, now]: Pair, difference: PlanDifference): void {
  const rules = planActs.some((act) => {
    const rule = ruleOfAct[act];
    return ruleAfter(plans, was.rules[rule]) !== now.rules[rule];
  });
  if (was.label !== now.label || rules) difference.changed.push(now.id);
  for (const field of now.fields) {
    const twin = sameField(was, field);
    if (!twin) difference.added.push(field.id);
    else if (!isAlike(plans, twin, field)) difference.changed.push(field.id);
  }
  const gone = was.fields.filter((field) => !sameField(now, field));
  // What the rules only assumed is missed by nobody: it is counted, not named.
  const said = gone.filter(({ why }) => why.from === 'text');
  difference.gone.push(...said.map(({ label }) => `${now.label}: ${label.toLowerCase()}`));
  difference.gone_assumed += gone.length - said.length;
}

/** The same for whoever looks at it: what it holds, where it leads, what can be chosen and who may see it. */
function isAlike(plans: Plans, was: BlueprintField, now: BlueprintField): boolean {
  const { before, after } = plans;
  const target = ({ entities }: Blueprint, id: string | undefined) =>
    entities.find((entity) => entity.id === id);
  const [from, to] = [target(before, was.ref), target(after, now.ref)];
  const options = ({ options: all = [] }: BlueprintField) => all.map(({ label }) => label).join('\n');
  return (
    was.type === now.type &&
    (from === undefined) === (to === undefined) &&
    (!from || !to || sameThing(after, from) === to) &&
    options(was) === options(now) &&
    (was.readers && ruleAfter(plans, was.readers)) === now.readers
  );
}

/** Things that the text names and only the rules found: offered, never put in. */
export const alsoHeard = (rules: Blueprint, closer: Blueprint): string[] =>
  rules.entities
    .filter((entity) => entity.why.from === 'text' && !sameThing(closer, entity))
    .map(({ labelPlural }) => labelPlural)
    .slice(0, 6);
