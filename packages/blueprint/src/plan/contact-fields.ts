import type {
  Blueprint,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
  FieldType,
} from '@sayso/core/blueprint-schema';
import { isSentDay, visitorFields } from '../emit/asked.ts';
import { type LandingSection, soundSections } from '../landing/section.ts';
import { asksForContact } from './contacts.ts';
import { freeKey, type Ids } from './entities.ts';
import { entityById, fieldsOf, titleOf } from './look.ts';

/** Whoever sends one stays unnamed, or is known by what they write. */
const unnamed = /^(?:guest_entry|customer_review|quiz_score|vote|subscriber|feature_request)$/;

/**
 * Gives what visitors send a name and an email, so that somebody can answer: where the form asks for neither, and
 * nobody took them out by hand. Answers the fields that it added.
 */
export function addContact(blueprint: Blueprint, entity: BlueprintEntity, ids: Ids): BlueprintField[] {
  if (entity.settled?.includes('contact') || unnamed.test(entity.concept ?? '')) return [];
  const asked = new Set(visitorFields(blueprint, entity));
  const fields = entity.fields.filter(({ key }) => asked.has(key));
  const added: BlueprintField[] = [];
  if (!fields.some(asksForContact)) added.push(contactField(entity, { label: 'Email', type: 'email', ids }));
  if (!fields.some((field) => isWho(entity, field)))
    added.unshift(contactField(entity, { label: 'Name', type: 'string', ids }));
  entity.fields.splice(entity.fields[0]?.id === entity.titleField ? 1 : 0, 0, ...added);
  return added;
}

const isTold = ({ why }: BlueprintField): boolean => why.from === 'text' || why.from === 'change';

/** Where the text says what is written in it, a title that nobody asked for is one question too many. */
function isMadeUpTitle(blueprint: Blueprint, entity: BlueprintEntity): boolean {
  const title = titleOf(entity);
  const asked = new Set(visitorFields(blueprint, entity));
  const says = fieldsOf(entity, 'string', 'text').some((field) => isTold(field) && asked.has(field.key));
  return title !== undefined && !isTold(title) && says && !entity.settled?.includes('title');
}

/** The house may still write a title; what came in is called by who sent it. */
function nameBySender(entity: BlueprintEntity, name: BlueprintField): void {
  const title = titleOf(entity);
  if (title) Object.assign(title, { writtenBy: 'staff', required: false });
  entity.titleField = name.id;
  // The first name or title among the fields is what records are called by, whenever they are settled again.
  entity.fields = [name, ...entity.fields.filter((field) => field !== name)];
}

/** In an app that is made anew: for all that visitors send by its forms. */
export function addContacts(blueprint: Blueprint, ids: Ids): void {
  for (const page of blueprint.pages) {
    const sent = page.public ? entityById(blueprint, formOf(blueprint, page)) : undefined;
    if (!sent) continue;
    const [name] = addContact(blueprint, sent, ids);
    if (name?.type === 'string' && isMadeUpTitle(blueprint, sent)) nameBySender(sent, name);
    letVisitorsSend(blueprint, sent);
  }
}

/** Lets what no form asks for be left empty, or nobody could send one. Answers the fields. */
export function letVisitorsSend(blueprint: Blueprint, entity: BlueprintEntity): BlueprintField[] {
  if (!blueprint.pages.some((page) => page.public && formOf(blueprint, page) === entity.id)) return [];
  const asked = new Set(visitorFields(blueprint, entity));
  const kept = entity.fields.filter(
    (field) => field.required && !asked.has(field.key) && field.default === undefined && !isSentDay(field),
  );
  for (const field of kept) field.required = false;
  return kept;
}

/** Id of the thing that visitors send from a page; who buys, answers a survey or books with an account is known otherwise. */
function formOf(
  blueprint: Blueprint,
  { archetype, entity, target, props }: BlueprintPage,
): string | undefined {
  if (archetype === 'booking')
    return entityById(blueprint, entity)?.rules.create === 'anyone' ? entity : undefined;
  if (archetype === 'public-form' || archetype === 'public-landing') return target;
  if (archetype !== 'landing') return undefined;
  return soundSections<LandingSection>(props?.['sections']).find(({ kind }) => kind === 'form')?.entity;
}

/** "Name", "Your name", "Reported by"; the title of an event is none. */
const isWho = ({ kind }: BlueprintEntity, { label, type }: BlueprintField): boolean =>
  (type === 'string' || type === 'ref') &&
  (/^(?:full |first |last |your |contact |customer |client |guest |visitor |sender |applicant |parent |owner |reporter |donor |member |student |patient |tenant |resident |buyer |citizen )?name$/i.test(
    label,
  ) ||
    /\b(?:by|from|sender|reporter|applicant|customer|client|guest|author|who)$/i.test(label) ||
    (kind === 'person' && /\bname\b/i.test(label)));

type Contact = { label: string; type: FieldType; ids: Ids };

const contactField = (entity: BlueprintEntity, { label, type, ids }: Contact): BlueprintField => ({
  id: ids.next(),
  key: freeKey(entity, label.toLowerCase()),
  label,
  type,
  required: type === 'string',
  inList: true,
  inForm: true,
  writtenBy: 'visitor',
  why: { from: 'default', words: '' },
});
