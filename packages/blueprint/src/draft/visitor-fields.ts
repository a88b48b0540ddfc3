import type { DraftField } from '@sayso/contracts/plan-draft';
import type { Blueprint, BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { settle } from '../operate/settle.ts';
import { isSomebodys } from '../plan/belonging.ts';
import { isContact } from '../plan/contacts.ts';
import { addPlannedField, type Ids } from '../plan/entities.ts';
import { entityById } from '../plan/look.ts';
import { bare, typeOf } from '../read/fields/field-phrase.ts';
import { formWords } from '../texts/forms.ts';
import { plannedField } from './draft-things.ts';
import { findNamed } from './find-thing.ts';

type Asking = {
  blueprint: Blueprint;
  target: BlueprintEntity;
  names: readonly string[];
  ids: Ids;
  /** Fields that the page asks for by itself, as the time that is booked. */
  also?: readonly BlueprintField[];
};

/**
 * What a public form asks for: the fields that the draft names, which are added where the thing lacks them, and who
 * sends it with a way to reach them. The other fields of the thing are filled in by its users.
 */
export function askVisitors({ blueprint, target, names, ids, also = [] }: Asking): void {
  if (names.length === 0 && also.length === 0) return;
  settle(target, 'contact');
  const asked = new Set<BlueprintField>(also);
  const ask = (name: string, kind?: DraftField['kind']) => {
    const field = ownField(blueprint, target, name) ?? addAsked({ target, ids }, name, kind);
    if (field) asked.add(field);
  };
  for (const name of names) ask(name);
  if (![...asked].some(isName)) ask(formWords.senderName);
  // Words for an email or a phone became such a field by now; any other text is nothing that could be relied on.
  if (![...asked].some(isContact)) ask(formWords.senderEmail, 'email');
  for (const field of target.fields) field.writtenBy = asked.has(field) ? 'visitor' : 'staff';
  // A form without who sends it is of little use.
  for (const field of [...asked].filter(isName).slice(0, 1)) field.required = true;
  // What is not asked for cannot be demanded of a visitor.
  for (const field of target.fields) if (field.writtenBy === 'staff') field.required = false;
}

/** Visitors may not read the people of the app, nor what belongs to one of them: there is nothing to choose from. */
function ownField(blueprint: Blueprint, target: BlueprintEntity, name: string): BlueprintField | undefined {
  const field = findNamed(target.fields, name, ({ label }) => label);
  const choice = entityById(blueprint, field?.ref);
  if (!choice) return field;
  const isShown = blueprint.pages.some((page) => page.public && page.entity === choice.id);
  return choice.kind === 'person' || (!isShown && isSomebodys(blueprint, choice)) ? undefined : field;
}

const askedTypes: ReadonlySet<FieldType> = new Set([
  'email',
  'phone',
  'date',
  'datetime',
  'time',
  'int',
  'text',
]);

function addAsked(
  { target, ids }: { target: BlueprintEntity; ids: Ids },
  name: string,
  kind: DraftField['kind'] | undefined,
): BlueprintField | undefined {
  const { type } = typeOf(bare(name));
  const draft = kind
    ? plannedField({ name, kind, of: [] })
    : { label: name, type: askedTypes.has(type) ? type : ('string' as const), known: 'exact' as const };
  const twin = target.fields.some(({ label }) => label.toLowerCase() === name.toLowerCase());
  const added = addPlannedField(
    target,
    // Beside the link to a customer stands the name that the visitor wrote.
    twin ? { ...draft, label: formWords.sendersOwn(name) } : draft,
    { ids, find: () => undefined, from: 'text', said: '' },
  );
  if (added) added.why = { from: 'default', words: '' };
  return added;
}

const isName = ({ type, label }: BlueprintField): boolean =>
  type === 'string' && /^(?:your |full |first |contact |guest |\w+ )?name$/i.test(label);
