import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { EnterGrant } from '../../access/enter.ts';
import type { Doc } from './store.ts';

/**
 * What is to be stored of a new record. How far something is follows from the work on it, so what a visitor sends starts
 * in the first state, whatever they say; and of fields that are left to those who work with the app they say nothing.
 */
export function sentValues(
  { identity }: Pick<EnterGrant, 'identity'>,
  schema: EntitySchema,
  values: Doc,
): Doc {
  if (identity !== null) return values;
  const said = withoutStaffs(schema, values);
  const state = schema['x-sayso']?.stateField;
  if (state === undefined || !Object.hasOwn(schema.properties, state)) return said;
  const property = schema.properties[state];
  const start = property?.default ?? property?.enum?.[0];
  return start === undefined ? said : { ...said, [state]: start };
}

/** What has to be there is asked of whoever sends it, whatever the plan said once. */
function withoutStaffs({ properties, required = [] }: EntitySchema, values: Doc): Doc {
  const isStaffs = (name: string) =>
    Object.hasOwn(properties, name) &&
    properties[name]?.['x-sayso']?.writtenBy === 'staff' &&
    !required.includes(name);
  if (!Object.keys(values).some(isStaffs)) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isStaffs(name)));
}
