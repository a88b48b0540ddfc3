import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { contactsOf } from './contacts.ts';
import { entityById } from './look.ts';
import { isStaff } from './opening-days.ts';

const shownPeople =
  /^(?:speaker|stylist|trainer|teacher|doctor|artist|player|employee|guide|coach|physio|therapist)/;

/** People of the app, and whatever says where somebody can be reached, are no visitor's business. */
export const isPrivate = (entity: BlueprintEntity): boolean =>
  (entity.kind === 'person' && !shownPeople.test(`${entity.concept ?? ''}`)) ||
  (entity.kind !== 'person' &&
    contactsOf(entity).length > 0 &&
    !/place|listing|shop|venue|business|club|restaurant|location|school|hotel|branch|office|firm|company/i.test(
      `${entity.label} ${entity.concept ?? ''}`,
    ));

/** A customer's bike, a patient's file: it says something of a person, so no visitor is to choose from a list of them. */
export const isSomebodys = (blueprint: Blueprint, entity: BlueprintEntity): boolean =>
  isPrivate(entity) ||
  entity.rules.read.startsWith('owner') ||
  entity.fields.some((field) => isWhose(blueprint, entity, field));

/** The link to whose it is. Who holds an event, or wrote an article, only has a part in it; an appointment is somebody's. */
function isWhose(blueprint: Blueprint, entity: BlueprintEntity, { ref }: BlueprintField): boolean {
  const person = entityById(blueprint, ref);
  if (!person || !isOutsider(person)) return false;
  const isShared = entity.kind === 'content' || (entity.kind === 'event' && entity.concept !== 'appointment');
  return !isShared;
}

/** A customer, a patient: nobody whom the house shows. */
export const isOutsider = (person: BlueprintEntity): boolean =>
  person.kind === 'person' && isPrivate(person) && !isStaff(person.concept);
