import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { isContactKind } from '@sayso/core/entities/contact';

type Named = Pick<BlueprintField, 'type' | 'label'>;

/**
 * Whether a field holds how somebody is reached. Names do not count, as they do not where an app is looked
 * through for what publishing it would open: a text may be called anything.
 */
export const isContact = ({ type }: Pick<BlueprintField, 'type'>): boolean => isContactKind(type);

export const contactsOf = ({ fields }: BlueprintEntity): BlueprintField[] => fields.filter(isContact);

/** Also a plain text whose name asks for it, "How can we reach you?": beside it a form needs no email. */
export const asksForContact = (field: Named): boolean =>
  isContact(field) ||
  /\b(?:e-?mail|phone|telephone|mobile|contact(?: details?| number| info\w*)?|how (?:can|do) we reach)\b/i.test(
    field.label,
  );

/**
 * The name alone says it: "Contact". Words that are read are taken so exactly because a "contact person" is somebody
 * beside whom the record is about, who is still asked for.
 */
export const isCalledContact = (field: Named): boolean =>
  isContact(field) || /^(?:e-?mail|phone|contact)$/i.test(field.label);
