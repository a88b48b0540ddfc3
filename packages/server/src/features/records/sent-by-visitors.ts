import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { EnterGrant } from '../../access/enter.ts';
import type { Doc } from './store.ts';

/**
 * What is to be stored of a new record. How far something is follows from the work on it, so what a visitor sends starts
 * in the first state, whatever they say.
 */
export function sentValues(
  { identity }: Pick<EnterGrant, 'identity'>,
  schema: EntitySchema,
  values: Doc,
): Doc {
  const state = schema['x-sayso']?.stateField;
  if (identity !== null || state === undefined || !Object.hasOwn(schema.properties, state)) return values;
  const property = schema.properties[state];
  const start = property?.default ?? property?.enum?.[0];
  return start === undefined ? values : { ...values, [state]: start };
}
