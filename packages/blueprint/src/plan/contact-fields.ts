import type { Blueprint, BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { visitorFields } from '../emit/asked.ts';
import { freeKey, type Ids } from './entities.ts';

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
  if (!fields.some(isReach)) added.push(contactField(entity, { label: 'Email', type: 'email', ids }));
  if (!fields.some((field) => isWho(entity, field)))
    added.unshift(contactField(entity, { label: 'Name', type: 'string', ids }));
  entity.fields.splice(entity.fields[0]?.id === entity.titleField ? 1 : 0, 0, ...added);
  return added;
}

const isReach = ({ type, label }: BlueprintField): boolean =>
  type === 'email' ||
  type === 'phone' ||
  /\b(?:e-?mail|phone|telephone|mobile|contact(?: details?| number| info\w*)?|how (?:can|do) we reach)\b/i.test(
    label,
  );

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
