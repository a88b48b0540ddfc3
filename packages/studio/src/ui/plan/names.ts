import { type Plan, type PlanThing, planLimits } from '@sayso/contracts/plan';
import { t } from '../../texts/plan.ts';

const fold = (name: string) => name.trim().toLowerCase();

/** Why nothing at all can be called this. */
export function nameFault(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return t('faults.empty');
  // As the server counts, in UTF-16 units.
  return trimmed.length > planLimits.nameChars
    ? t('faults.long', { max: String(planLimits.nameChars) })
    : null;
}

/** Why a thing cannot be called this; `self` is the id of the one that is renamed. */
export function thingNameFault(plan: Plan, name: string, self?: string): string | null {
  const wanted = fold(name);
  const holder = plan.things.find(
    (thing) => thing.id !== self && (fold(thing.name) === wanted || fold(thing.plural) === wanted),
  );
  return nameFault(name) ?? (holder ? t('faults.thing', { name: holder.name }) : null);
}

/** Why a field of the thing cannot be called this. */
export function fieldNameFault(thing: PlanThing, name: string, self?: string): string | null {
  const wanted = fold(name);
  const holder = thing.fields.find((field) => field.id !== self && fold(field.name) === wanted);
  return nameFault(name) ?? (holder ? t('faults.field', { thing: thing.name, name: holder.name }) : null);
}

/** Why a role cannot be called this. */
export function roleNameFault(plan: Plan, name: string, self?: string): string | null {
  const wanted = fold(name);
  const holder = plan.roles.find((role) => role.id !== self && fold(role.name) === wanted);
  return nameFault(name) ?? (holder ? t('faults.role', { name: holder.name }) : null);
}

/** Why a page cannot be called this. */
export function pageNameFault(plan: Plan, name: string, self?: string): string | null {
  const wanted = fold(name);
  const holder = plan.pages.find((page) => page.id !== self && fold(page.name) === wanted);
  return nameFault(name) ?? (holder ? t('faults.page', { name: holder.name }) : null);
}
