import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { takeEmptyPages } from '../change/empty-pages.ts';
import { releaseLoose } from '../plan/computed-field.ts';
import { fieldById } from '../plan/look.ts';
import { takeOutFields } from '../plan/take-out.ts';
import { namingField } from '../plan/title-field.ts';
import { doneWords } from '../texts/operations.ts';

/** Puts right what a field that went, or holds something else now, leaves behind in its thing. */
export function keepSound(entity: BlueprintEntity, gone?: string): string[] {
  const released = releaseLoose(entity).map(({ label }) => label);
  if (!fieldById(entity, entity.titleField)) entity.titleField = titleFor(entity);
  const state = fieldById(entity, entity.workflow);
  if (state?.type !== 'enum' || !state.options?.length) delete entity.workflow;
  const has = (id: string) => fieldById(entity, id) !== undefined;
  if (entity.unique) entity.unique = entity.unique.filter((ids) => ids.every(has));
  if (entity.unique?.length === 0) delete entity.unique;
  return released.length === 0 ? [] : [doneWords.released(released, gone ?? 'it')];
}

const titleFor = (entity: BlueprintEntity): string => (namingField(entity) ?? entity.fields[0])?.id ?? '';

/** Takes a field out of its thing and out of charts and lists that go by it. */
export function takeOutField(blueprint: Blueprint, entity: BlueprintEntity, field: BlueprintField): string[] {
  takeOutFields(blueprint, entity, [field]);
  return keepSound(entity, field.label);
}

/** Takes out pages that have nothing to show any more; what is said of it. */
export function withoutEmptied(blueprint: Blueprint): string[] {
  const taken = takeEmptyPages(blueprint).map(({ names, needs }) => doneWords.pagesGone(names, needs));
  if (!blueprint.pages.some(({ id }) => id === blueprint.app.mainPage)) delete blueprint.app.mainPage;
  return taken;
}
