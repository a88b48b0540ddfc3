import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { appTypes } from '../lexicon/app-types.ts';
import { conceptById } from '../lexicon/concepts.ts';
import { contactsOf } from '../plan/contacts.ts';
import { defaultFields } from '../plan/default-fields.ts';
import { fieldsOf } from '../plan/look.ts';
import { isWorkedThrough } from '../plan/pages.ts';
import { standIns } from '../plan/resolve.ts';
import { lower } from '../texts/grammar.ts';
import { fieldIdeaTitles } from '../texts/ideas.ts';
import { plural } from '../words.ts';
import { type Idea, type Ideas, isPart, things } from './idea.ts';

const lacks = ({ fields }: BlueprintEntity, shape: RegExp): boolean =>
  !fields.some(({ label }) => shape.test(label));

/** What could be kept of a thing and is not. */
export const fieldIdeas: Ideas = (blueprint, entity) => {
  const name = things(entity);
  const found: Idea[] = [];
  const add = (worth: number, title: string, prompt: string) =>
    found.push({ kind: 'field', worth, title, prompt, about: entity.id });
  const isWork = /^(?:transaction|content|event)$/.test(entity.kind);
  if (isWorkedThrough(entity) && entity.kind !== 'content' && lacks(entity, /priority|urgen/i))
    add(6, fieldIdeaTitles.priority(name), `add a priority field to ${name} with low, medium and high`);
  if (isPictured(entity) && fieldsOf(entity, 'image').length === 0)
    add(6, fieldIdeaTitles.photo(name), `add a photo to ${name}`);
  if (entity.kind === 'person' && lacks(entity, /phone|mobile/i))
    add(6, fieldIdeaTitles.phone(name), `add a phone number to ${name}`);
  if (entity.kind === 'person' && lacks(entity, /birth/i))
    add(3, fieldIdeaTitles.birthday(name), `add a birthday to ${name}`);
  if (isWork && fieldsOf(entity, 'file', 'image').length === 0)
    add(5, fieldIdeaTitles.files(name), `add an attachment field to ${name}`);
  if (blueprint.app.personal && fieldsOf(entity, 'rating').length === 0)
    add(5, fieldIdeaTitles.rate(name), `add a rating to ${name}`);
  if (fieldsOf(entity, 'text', 'richtext').length === 0)
    add(4, fieldIdeaTitles.notes(name), `add a notes field to ${name}`);
  if (entity.kind === 'content' && fieldsOf(entity, 'tags').length === 0)
    add(4, fieldIdeaTitles.tags(name), `add tags to ${name}`);
  return found;
};

/** A thing or a person that somebody knows by sight; a case or an expense is none. */
const isPictured = ({ kind, concept }: BlueprintEntity): boolean =>
  kind === 'person' || (kind === 'resource' && concept !== undefined);

/** What else such an app often keeps. */
export function thingIdeas(blueprint: Blueprint): Idea[] {
  const found: Idea[] = [];
  const type = appTypes.find(({ id }) => id === blueprint.app.type);
  for (const id of type?.core ?? []) {
    const concept = conceptById(id);
    if (!concept || isCovered(blueprint, id)) continue;
    const many = plural(concept.forms[0] ?? id);
    const fields = defaultFields(concept)
      .filter(({ ref, computed, options }) => ref === undefined && !computed && !options)
      .slice(0, 4)
      .map(({ label }) => lower(label));
    if (fields.length < 2) continue;
    found.push({
      kind: 'thing',
      worth: 7,
      title: fieldIdeaTitles.add(many),
      prompt: `add ${many} with ${joinWords(fields)}`,
    });
  }
  const talked = blueprint.entities.find(
    (entity) => (entity.kind === 'transaction' || entity.kind === 'content') && !isPart(entity),
  );
  if (talked && !blueprint.app.personal)
    found.push({
      kind: 'thing',
      worth: 5,
      title: fieldIdeaTitles.comments(things(talked)),
      prompt: `each ${lower(talked.label)} has many comments with text and date`,
      about: talked.id,
    });
  found.push(
    { kind: 'thing', worth: 1, title: fieldIdeaTitles.feedback, prompt: 'add a feedback board' },
    {
      kind: 'thing',
      worth: 2,
      title: fieldIdeaTitles.addNotes,
      prompt: 'add notes with title, text and date',
    },
    { kind: 'thing', worth: 1, title: fieldIdeaTitles.chat, prompt: 'add a chat' },
  );
  return found;
}

const isCovered = ({ entities }: Blueprint, id: string): boolean =>
  entities.some(
    ({ concept = '-' }) =>
      concept === id ||
      standIns[id]?.includes(concept) === true ||
      conceptById(id)?.sameAs.includes(concept) === true,
  );

/** Who may do what, for apps that several people share. */
export const accessIdeas: Ideas = (blueprint, entity) => {
  if (blueprint.app.personal) return [];
  const name = things(entity);
  const found: Idea[] = [];
  const add = (worth: number, title: string, prompt: string) =>
    found.push({ kind: 'access', worth, title, prompt, about: entity.id });
  if (entity.rules.delete !== 'admin') add(5, fieldIdeaTitles.limit(name), `only admins may delete ${name}`);
  const [email] = fieldsOf(entity, 'email');
  if (email && entity.kind === 'person')
    add(5, fieldIdeaTitles.unique(name), `no two ${name} may have the same ${lower(email.label)}`);
  const contact = contactsOf(entity).find(({ required }) => !required);
  if (contact)
    add(4, fieldIdeaTitles.require(lower(contact.label)), `make ${lower(contact.label)} of ${name} required`);
  return found;
};
