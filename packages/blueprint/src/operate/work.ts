import { Fault } from '@sayso/contracts/faults';
import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import type { Ids } from '../plan/entities.ts';
import { entityById, fieldById } from '../plan/look.ts';
import { refusedWords } from '../texts/operations.ts';

/** Where the records of a removed choice go. */
export type ChoiceMove = { entity: string; field: string; from: string; to: string };

/** The copy that operations change, one after the other. */
export type Work = {
  blueprint: Blueprint;
  ids: Ids;
  moves: ChoiceMove[];
  /** Paths of the app's files, which may be more than those of the plan. */
  taken: ReadonlySet<string>;
};

export type OperationType = PlanOperation['type'];
export type Operation<Type extends OperationType> = Extract<PlanOperation, { type: Type }>;
/** Checks everything, then changes the plan; what was done, each a sentence without its full stop. */
export type Operate<Type extends OperationType> = (work: Work, operation: Operation<Type>) => string[];

/** Ids of pages that only the sources know. */
const byHandId = 'page:';
export const idOfPageByHand = (name: string): string => `${byHandId}${name}`;

export const goneFault = (): Fault => new Fault('conflict', refusedWords.gone, { reason: 'plan_changed' });

export function thingIn({ blueprint }: Pick<Work, 'blueprint'>, id: string): BlueprintEntity {
  const entity = entityById(blueprint, id);
  if (!entity) throw goneFault();
  return entity;
}

export type Held = { entity: BlueprintEntity; field: BlueprintField };

export function fieldIn(work: Pick<Work, 'blueprint'>, named: { thing: string; field: string }): Held {
  const entity = thingIn(work, named.thing);
  const field = fieldById(entity, named.field);
  if (!field) throw goneFault();
  return { entity, field };
}

export function pageIn({ blueprint }: Pick<Work, 'blueprint'>, id: string): BlueprintPage {
  if (id.startsWith(byHandId)) throw refused(refusedWords.byHand(id.slice(byHandId.length)));
  const page = blueprint.pages.find((one) => one.id === id);
  if (!page) throw goneFault();
  return page;
}

/** What cannot be done, said at the place of the form that it is about. */
export const refused = (message: string, field?: string): Fault =>
  new Fault('invalid', message, field === undefined ? {} : { fields: { [field]: message } });
