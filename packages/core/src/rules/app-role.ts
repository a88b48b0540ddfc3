import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { RuleUser } from './rule.ts';

/**
 * The field of people that holds their role of the app's own; `role` itself says who is an admin. Rules ask for it, so
 * nobody but an admin of the app may ever write it, whatever the app's schema of people says, or whether it has one.
 */
export const appRoleKey = 'app_role';

/** Somebody as rules see them: a role that the app's fields of people do not hold, or hold no more, is none. */
export function inHeldRole<Person extends RuleUser>(
  person: Person,
  people: EntitySchema | undefined,
): Person {
  const { [appRoleKey]: role, ...data } = person.data;
  if (role === undefined) return person;
  const held = people?.properties[appRoleKey];
  return held && (held.enum === undefined || held.enum.includes(role as string))
    ? person
    : { ...person, data };
}
