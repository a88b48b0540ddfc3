import type { PlanField, PlanPage, PlanThing } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { planOf } from '../operate/plan-of.ts';

/** Items of a plan by the names that people see; a test that names none that is there fails. */
export function thingNamed(plan: Blueprint, name: string): PlanThing {
  const found = planOf(plan).things.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

export function fieldNamed(plan: Blueprint, thing: string, name: string): PlanField {
  const found = thingNamed(plan, thing).fields.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name} in ${thing}`);
  return found;
}

/** As operations name a field. */
export const fieldIds = (plan: Blueprint, thing: string, name: string) => ({
  thing: thingNamed(plan, thing).id,
  field: fieldNamed(plan, thing, name).id,
});

export function pageNamed(plan: Blueprint, name: string): PlanPage {
  const found = planOf(plan).pages.find((one) => one.name === name);
  if (!found) throw new Error(`There is no page ${name}`);
  return found;
}
