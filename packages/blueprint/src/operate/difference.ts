import type { PlanDifference } from '@sayso/contracts/plan-reading';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { pastWords } from '../texts/plan-differences.ts';
import { sameField, samePage, sameThing } from './named-items.ts';
import { type Pair, pastOfField, pastOfThing } from './past-of.ts';
import { comparePeople, type Plans } from './people-difference.ts';

/** What of a plan is another than in the one before it; both are of the same words. */
export function differenceOf(before: Blueprint, after: Blueprint): PlanDifference {
  const difference: PlanDifference = { added: [], changed: [], gone: [], gone_assumed: 0, was: {} };
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
    else if (twin && twin.public !== page.public)
      addChange(difference, page.id, [pastWords.opens(twin.public)]);
  }
  for (const page of before.pages)
    if (page.nav && page.public && !samePage(after, page, twinOf(after, before)))
      difference.gone.push(page.label);
  comparePeople({ before, after }, difference);
  return difference;
}

function addChange({ changed, was }: PlanDifference, id: string, past: readonly string[]): void {
  if (past.length === 0) return;
  changed.push(id);
  was[id] = pastWords.all(past);
}

function compareFields(plans: Plans, [was, now]: Pair, difference: PlanDifference): void {
  addChange(difference, now.id, pastOfThing(plans, [was, now]));
  for (const field of now.fields) {
    const twin = sameField(was, field);
    if (twin) addChange(difference, field.id, pastOfField(plans, was, [twin, field]));
    else difference.added.push(field.id);
  }
  const gone = was.fields.filter((field) => !sameField(now, field));
  // What the rules only assumed is missed by nobody: it is counted, not named.
  const said = gone.filter(({ why }) => why.from === 'text');
  difference.gone.push(...said.map(({ label }) => `${now.label}: ${label.toLowerCase()}`));
  difference.gone_assumed += gone.length - said.length;
}

/** Things that the text names and only the rules found: offered, never put in. */
export const alsoHeard = (rules: Blueprint, closer: Blueprint): string[] =>
  rules.entities
    .filter((entity) => entity.why.from === 'text' && !sameThing(closer, entity))
    .map(({ labelPlural }) => labelPlural)
    .slice(0, 6);
