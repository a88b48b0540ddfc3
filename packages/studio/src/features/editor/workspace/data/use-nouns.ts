import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { userEntity } from '@sayso/contracts/records';
import { nounOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import { useContext, useMemo } from 'react';
import { SchemasContext } from './schemas-context.ts';

/** What one record of an entity is called within a sentence, and what several are. */
export type Nouns = { noun: string; nouns: string };

const records: Nouns = { noun: 'record', nouns: 'records' };
const users: Nouns = { noun: 'user', nouns: 'users' };

/** Up to three words of letters: more is a description, and signs or figures are no noun. */
const clear = /^\p{L}[\p{L}\p{M}’'-]{1,24}(?: [\p{L}\p{M}’'-]{1,24}){0,2}$/u;

/** The app's own words; where they make no sentence, as plurals and what has none do not, it is records. */
export function nounsIn(schemas: Readonly<Record<string, EntitySchema>>, entity: string): Nouns {
  if (entity === userEntity) return users;
  const schema = Object.hasOwn(schemas, entity) ? schemas[entity] : undefined;
  if (schema === undefined) return records;
  const noun = nounOf({ ...schema, name: schema.name ?? entity });
  const nouns = pluralOf(noun);
  return clear.test(noun) && nouns !== noun ? { noun, nouns } : records;
}

/** The words for an entity of the app whose data is shown. */
export function useNouns(entity: string): Nouns {
  const schemas = useContext(SchemasContext);
  return useMemo(() => nounsIn(schemas, entity), [schemas, entity]);
}
