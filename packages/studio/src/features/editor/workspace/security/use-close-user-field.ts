import type { App } from '@sayso/contracts/apps';
import type { EntitySchema, RowRules } from '@sayso/contracts/entity-schema';
import { userEntity } from '@sayso/contracts/records';
import { trustedOfPeople } from '@sayso/core/rules/rule-warnings';
import { labelOf } from '../record-form/controls.ts';
import { useSaveSchema } from '../schema/use-schema-saving.ts';
import { schemaWith } from './rule-draft.ts';

type Given = { name: string; rules: RowRules | undefined };

/** Fields of users that rules of an entity rely on although users may change them, and the way to end that. */
export function useCloseUserField(app: App, { name, rules }: Given) {
  const people = app.user_entity;
  const save = useSaveSchema(
    { appId: app.id, entity: userEntity },
    { onSaved: () => {}, offer: () => undefined },
  );
  const trusted = trustedOfPeople(schemaWith(app.entities[name] ?? { properties: {} }, rules), people);
  const fields = trusted.flatMap((field) => {
    // What is not written down has no place for a rule.
    const property = people && Object.hasOwn(people.properties, field) && people.properties[field];
    return property ? [{ name: field, label: labelOf(field, property) }] : [];
  });
  return {
    fields,
    isPending: save.isPending,
    close: (field: string) => {
      if (people) save.mutate({ before: people, schema: closedToUsers(people, field) });
    },
  };
}

/** The schema of users with a field that admins alone may write. */
function closedToUsers(people: EntitySchema, field: string): EntitySchema {
  const property = people.properties[field];
  const rls = { ...property?.rls, write: { user_condition: { role: 'admin' } } };
  return { ...people, properties: { ...people.properties, [field]: { ...property, rls } } };
}
