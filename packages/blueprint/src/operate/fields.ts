import { planLimits } from '@sayso/contracts/plan';
import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { isContact } from '../plan/contacts.ts';
import { addPlannedField, finder } from '../plan/entities.ts';
import type { FieldDraft } from '../read/fields/field-draft.ts';
import { readField } from '../read/fields/field-phrase.ts';
import { lower } from '../texts/grammar.ts';
import { doneWords, refusedWords } from '../texts/operations.ts';
import { typeOfKind } from './field-kinds.ts';
import { keepSound, takeOutField, withoutEmptied } from './keep-sound.ts';
import { setKindOf } from './kinds.ts';
import { fieldName, nameKey } from './names.ts';
import { sendable } from './sendable.ts';
import { settle } from './settle.ts';
import { fieldIn, type Operate, type Operation, refused, thingIn, type Work } from './work.ts';

export const addField: Operate<'addField'> = (work, operation) => {
  const entity = thingIn(work, operation.thing);
  if (entity.fields.length >= planLimits.fields)
    throw refused(refusedWords.tooManyFields(entity.labelPlural, planLimits.fields));
  const label = fieldName(entity, operation.name);
  const link = operation.link === undefined ? undefined : thingIn(work, operation.link);
  if (operation.kind === 'link' && !link) throw refused(refusedWords.whichThing, 'link');
  const wanted = { label, link, kind: operation.kind, choices: operation.choices };
  const field = addPlannedField(entity, draftOf(work, entity, wanted), {
    ids: work.ids,
    find: finderIn(work, link),
    from: 'change',
    said: '',
  });
  if (!field) throw refused(refusedWords.emptyName, 'name');
  field.label = label;
  field.inForm = true;
  if (operation.kind) setKindOf(work, { entity, field }, { ...operation, kind: operation.kind });
  else keepSound(entity);
  const said = doneWords.fieldAdded(label, lower(entity.labelPlural));
  if (entity.rules.read !== 'anyone' || !isContact(field)) return [said];
  // How somebody is reached is not opened by being added to what visitors look at.
  field.readers = 'registered';
  return [said, doneWords.keptInside(label)];
};

type Wanted = { label: string; link: BlueprintEntity | undefined } & Pick<
  Operation<'addField'>,
  'kind' | 'choices'
>;

/** As the name says it where no kind is given: "Price" is money, "Customer" a link to customers. */
function draftOf({ blueprint }: Work, entity: BlueprintEntity, { label, link, kind, choices }: Wanted) {
  const named =
    link ?? (kind ? undefined : blueprint.entities.find((one) => nameKey(one.label) === nameKey(label)));
  if (named && named !== entity)
    return { label, type: 'ref', ref: named.id, known: 'exact' } satisfies FieldDraft;
  if (kind) return { label, type: typeOfKind(kind), known: 'exact' } satisfies FieldDraft;
  const { formula: _, computed: __, ...read } = readField(label) ?? plainDraft(label);
  return {
    ...read,
    label,
    otherwise: 'text',
    ...(choices ? { type: 'enum', options: choices.map((choice) => choice.label) } : {}),
  } satisfies FieldDraft;
}

const plainDraft = (label: string): FieldDraft => ({ label, type: 'string', known: 'unknown' });

const finderIn = ({ blueprint }: Work, link: BlueprintEntity | undefined) => {
  const find = finder([], blueprint.entities);
  return (words: string) => link ?? blueprint.entities.find(({ id }) => id === words) ?? find(words);
};

/** The key in records stays, so that data and code written by hand go on working. */
export const renameField: Operate<'renameField'> = (work, operation) => {
  const { entity, field } = fieldIn(work, operation);
  const before = field.label;
  field.label = fieldName(entity, operation.name, field);
  return [doneWords.fieldRenamed(before, field.label)];
};

export const removeField: Operate<'removeField'> = (work, operation) => {
  const { entity, field } = fieldIn(work, operation);
  if (entity.fields.length === 1) throw refused(refusedWords.lastField(entity.labelPlural));
  const further = takeOutField(work.blueprint, entity, field);
  entity.formerKeys = [...(entity.formerKeys ?? []), field.key];
  if (isOfSender(field)) settle(entity, 'contact');
  return [
    doneWords.fieldRemoved(field.label, lower(entity.labelPlural)),
    ...further,
    ...withoutEmptied(work.blueprint),
  ];
};

/** Who sends a form is not asked for again once somebody took the question out. */
const isOfSender = (field: BlueprintField): boolean =>
  isContact(field) || (field.writtenBy === 'visitor' && /\bname$/i.test(field.label));

export const setRequired: Operate<'setRequired'> = (work, operation) => {
  const { entity, field } = fieldIn(work, operation);
  if (field.computed && operation.required) throw refused(refusedWords.formula(field.label));
  field.required = operation.required;
  if (sendable(work.blueprint, entity).length > 0)
    throw refused(refusedWords.notAsked(field.label, lower(entity.labelPlural)));
  settle(entity, 'required');
  return [
    operation.required
      ? doneWords.required(lower(field.label), lower(entity.label))
      : doneWords.optional(field.label),
  ];
};

export const setTitle: Operate<'setTitle'> = (work, operation) => {
  const { entity, field } = fieldIn(work, operation);
  entity.titleField = field.id;
  settle(entity, 'title');
  return [doneWords.titled(entity.labelPlural, lower(field.label))];
};

export const moveField: Operate<'moveField'> = (work, operation) => {
  const { entity, field } = fieldIn(work, operation);
  const before =
    operation.before === null ? undefined : fieldIn(work, { ...operation, field: operation.before }).field;
  const rest = entity.fields.filter((one) => one !== field);
  const at = before && before !== field ? rest.indexOf(before) : rest.length;
  if (before !== field) entity.fields = rest.toSpliced(at, 0, field);
  return [doneWords.moved(field.label, before?.label)];
};
