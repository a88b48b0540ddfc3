import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { createValidator, type Values } from './validator.ts';

/** Why values cannot be a new record of an entity, with the field; null where they can. */
export type RefuseRecord = (values: Values) => string | null;

export function refusalFor(schema: EntitySchema): RefuseRecord {
  const validator = createValidator(schema);
  return (values) => {
    try {
      validator.create({ ...values });
      return null;
    } catch (error) {
      if (error instanceof Fault) return error.message;
      throw error;
    }
  };
}
