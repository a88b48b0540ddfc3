import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { voteOf } from './columns.ts';
import { ruleOf } from './entity.ts';

/** Name of the entity that holds one record for each vote; none where nothing is voted on. */
export const votesNameOf = (entity: BlueprintEntity): string | undefined =>
  voteOf(entity) === undefined ? undefined : `${entity.name}Vote`;

/**
 * Votes lie beside what they are for, one record a voter, since a number that everybody adds to loses votes that come
 * at once. Registered people vote and may take their vote back; nobody changes one.
 */
export function voteSchemas({ entities }: Blueprint): EntitySchema[] {
  return entities.flatMap((entity) => {
    const name = votesNameOf(entity);
    if (name === undefined || entities.some((other) => other.name === name)) return [];
    return [
      {
        name,
        title: `${entity.label} vote`,
        type: 'object',
        properties: {
          record_id: { type: 'string', title: entity.label, $ref: `/entities/${entity.name}/id` },
        },
        required: ['record_id'],
        additionalProperties: false,
        rls: {
          create: ruleOf('registered'),
          read: ruleOf(entity.rules.read === 'anyone' ? 'anyone' : 'registered'),
          update: ruleOf('nobody'),
          delete: ruleOf('owner'),
        },
      },
    ];
  });
}
