import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint, BlueprintField } from '@sayso/core/blueprint-schema';
import { conflictWords } from '../texts/plan-questions.ts';

/** What the operations touch that is no longer as it was in the version on which they were made, each a sentence. */
export function conflictsOf(
  base: Blueprint,
  current: Blueprint,
  operations: readonly PlanOperation[],
): string[] {
  return [...new Set(operations.flatMap((operation) => conflictOf(base, current, operation)))];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function conflictOf(base: Blueprint, current: Blueprint, operation: PlanOperation): string[] {
  if ('field' in operation) return fieldConflict(base, current, operation);
  if (operation.type === 'removeThing') return wholeConflict(base, current, operation.thing);
  if (operation.type === 'setAccess' && operation.act === 'see')
    return newFieldConflict(base, current, operation.thing);
  if ('thing' in operation) return thingConflict(base, current, operation.thing);
  if ('page' in operation) return pageConflict(base, current, operation.page);
  if ('role' in operation) return roleConflict(base, current, operation.role);
  if (operation.type === 'setLook' && !same(base.theme, current.theme)) return [conflictWords.look];
  if (operation.type === 'renameApp' && base.app.name !== current.app.name)
    return [conflictWords.app(current.app.name)];
  return [];
}

const thingOf = ({ entities }: Blueprint, id: string) => entities.find((one) => one.id === id);

/** Of a thing its own names, rules and states; its fields are looked at one by one. */
function thingConflict(base: Blueprint, current: Blueprint, id: string): string[] {
  const [was, is] = [thingOf(base, id), thingOf(current, id)];
  if (!was) return [];
  if (!is) return [conflictWords.gone(was.labelPlural)];
  const own = ({ label, labelPlural, rules, workflow }: typeof was) => ({
    label,
    labelPlural,
    rules,
    workflow,
  });
  if (same(own(was), own(is))) return [];
  return [
    was.label === is.label
      ? conflictWords.changedThings(is.labelPlural)
      : conflictWords.renamed(was.label, is.label),
  ];
}

/** Whoever takes a thing out was asked about all that is in it. */
function wholeConflict(base: Blueprint, current: Blueprint, id: string): string[] {
  const [was, is] = [thingOf(base, id), thingOf(current, id)];
  const own = thingConflict(base, current, id);
  return own.length > 0 || !was || !is || same(was, is) ? own : [conflictWords.changedThings(is.labelPlural)];
}

/** Whoever chose who sees a thing did not choose it for a field that they had not seen. */
function newFieldConflict(base: Blueprint, current: Blueprint, id: string): string[] {
  const [was, is] = [thingOf(base, id), thingOf(current, id)];
  const own = thingConflict(base, current, id);
  const isNew = ({ id: of }: BlueprintField) => !was?.fields.some((field) => field.id === of);
  return own.length === 0 && was && is?.fields.some(isNew)
    ? [conflictWords.changedThings(is.labelPlural)]
    : own;
}

type OfField = { thing: string; field: string };

function fieldConflict(base: Blueprint, current: Blueprint, { thing, field }: OfField): string[] {
  const [was, is] = [base, current].map((plan) =>
    thingOf(plan, thing)?.fields.find(({ id }) => id === field),
  );
  if (!was) return thingConflict(base, current, thing);
  const things = thingOf(base, thing)?.labelPlural ?? '';
  if (!is) return [conflictWords.gone(conflictWords.of(was.label, things))];
  return same(was, is) ? [] : [conflictWords.changed(conflictWords.of(is.label, things))];
}

function pageConflict(base: Blueprint, current: Blueprint, id: string): string[] {
  const [was, is] = [base, current].map(({ pages }) => pages.find((page) => page.id === id));
  if (!was) return [];
  if (!is) return [conflictWords.pageGone(was.label)];
  const own = ({ label, nav, public: isOpen }: typeof was) => ({ label, nav, isOpen });
  return same(own(was), own(is)) ? [] : [conflictWords.pageChanged(is.label)];
}

function roleConflict(base: Blueprint, current: Blueprint, id: string): string[] {
  const [was, is] = [base, current].map(({ roles = [] }) => roles.find((role) => role.id === id));
  return !was || same(was, is) ? [] : [conflictWords.role(was.name)];
}
