import type { EntityProperty } from '@sayso/contracts/entity-schema';

/** The kinds of fields by which somebody is reached. Nothing else in the product says which these are. */
export const contactKinds = ['email', 'phone'] as const;

export const isContactKind = (kind: string): boolean => contactKinds.some((known) => known === kind);

/**
 * Whether a field of an entity's file says how somebody is reached, or lists that. It is asked where data would be
 * opened, so it goes by either mark alone: a choice between addresses, or a number marked as a phone's, counts as well.
 */
export const isContactProperty = ({ format, 'x-sayso': hints, items }: EntityProperty): boolean =>
  format === 'email' || hints?.kind === 'phone' || (items !== undefined && isContactProperty(items));
