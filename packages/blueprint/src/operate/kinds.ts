import type { PlanFieldKind } from '@sayso/contracts/plan';
import type { BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { fieldById } from '../plan/look.ts';
import { dropFromBlocks } from '../plan/take-out.ts';
import { readField } from '../read/fields/field-phrase.ts';
import { doneWords, refusedWords } from '../texts/operations.ts';
import { keepDefault, type NewChoices, optionsFrom } from './choices.ts';
import { kindOfField, typeOfKind } from './field-kinds.ts';
import { keepSound, withoutEmptied } from './keep-sound.ts';
import { sendable } from './sendable.ts';
import { settle } from './settle.ts';
import { fieldIn, type Held, type Operate, refused, thingIn, type Work } from './work.ts';

type Wanted = {
  kind: PlanFieldKind;
  choices?: NewChoices | undefined;
  link?: string | undefined;
};

export const setKind: Operate<'setKind'> = (work, operation) => {
  const held = fieldIn(work, operation);
  const before = kindOfField(held.entity, held.field);
  const further = setKindOf(work, held, operation);
  return [doneWords.kindChanged(held.field.label, before, operation.kind), ...further];
};

/** Lets a field hold something else; what of the old kind no longer fits goes, and what is said of that is returned. */
export function setKindOf(work: Work, held: Held, wanted: Wanted): string[] {
  const { entity, field } = held;
  const options = optionsFor(held, wanted);
  const ref = refFor(work, held, wanted);
  const wasFormula = field.computed !== undefined && !isNumber(typeOfKind(wanted.kind));
  const isSameFamily = familyOf(field.type) === familyOf(typeOfKind(wanted.kind));
  refit(field, typeOfKind(wanted.kind));
  if (options) field.options = options;
  if (ref !== undefined) field.ref = ref;
  if (!isSameFamily) takeFromPages(work, field.id);
  settleStates(held, wanted.kind);
  return [
    ...(wasFormula ? [doneWords.filledIn(field.label)] : []),
    ...keepSound(entity, field.label),
    ...withoutEmptied(work.blueprint),
    ...sendable(work.blueprint, entity),
  ];
}

/** Charts, lists and boards that go by what a field held no longer do. */
function takeFromPages(work: Work, id: string): void {
  dropFromBlocks(work.blueprint, id);
  for (const page of work.blueprint.pages) {
    if (page.archetype !== 'kanban' || page.props?.['field'] !== id) continue;
    const { field: _, ...props } = page.props;
    page.props = props;
  }
}

function settleStates({ entity, field }: Held, kind: PlanFieldKind): void {
  if (kind === 'states') entity.workflow = field.id;
  else if (entity.workflow === field.id) delete entity.workflow;
  else if (kind !== 'choice') return;
  settle(entity, 'workflow');
  keepDefault(field, kind === 'states');
}

const numbers: readonly FieldType[] = ['int', 'number', 'money', 'percent', 'rating', 'duration'];
const isNumber = (type: FieldType): boolean => numbers.includes(type);
const familyOf = (type: FieldType): string =>
  isNumber(type) ? 'number' : type === 'date' || type === 'datetime' ? 'date' : type;

/** Changes the type and drops what says nothing about the new one. */
function refit(field: BlueprintField, type: FieldType): void {
  const isCounted = isNumber(field.type) && isNumber(type);
  if (field.type === type) return;
  if (!isCounted) for (const extra of ['min', 'max', 'unit'] as const) delete field[extra];
  if (!isCounted && field.computed) {
    delete field.computed;
    field.inForm = true;
  }
  if (!isCounted || field.type === 'rating' || type === 'rating') delete field.default;
  for (const extra of ['options', 'ref', 'many'] as const) delete field[extra];
  if (type === 'rating') Object.assign(field, { min: 1, max: 5 });
  else if (field.type === 'rating') for (const extra of ['min', 'max'] as const) delete field[extra];
  field.type = type;
}

const usualStates: NewChoices = ['New', 'In progress', 'Done'].map((label) => ({ label }));

function optionsFor({ entity, field }: Held, { kind, choices }: Wanted) {
  if (kind !== 'choice' && kind !== 'states') return undefined;
  const states = fieldById(entity, entity.workflow);
  if (kind === 'states' && states && states !== field)
    throw refused(refusedWords.hasStates(entity.labelPlural, states.label), 'kind');
  if (choices && choices.length > 0) return optionsFrom(field.options ?? [], choices);
  if (field.options && field.options.length > 0) return field.options;
  const usual = readField(field.label)?.options?.map((label) => ({ label }));
  const wanted = usual ?? (kind === 'states' ? usualStates : undefined);
  if (!wanted) throw refused(refusedWords.whichChoices, 'choices');
  return optionsFrom([], wanted);
}

function refFor(work: Work, { field }: Held, { kind, link }: Wanted): string | undefined {
  if (kind !== 'link') return undefined;
  const ref = link === undefined ? field.ref : thingIn(work, link).id;
  if (ref === undefined) throw refused(refusedWords.whichThing, 'link');
  return ref;
}
