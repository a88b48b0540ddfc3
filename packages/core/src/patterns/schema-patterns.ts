import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { readEntity } from '../blocks/entities.ts';
import { patternProblem } from './linear-pattern.ts';

/** Patterns that cannot be checked, each with the field that has it. */
export function uncheckedPatterns(schema: EntitySchema): { field: string; problem: string }[] {
  return Object.entries(schema.properties).flatMap(([name, property]) =>
    patternsOf(property).flatMap((pattern) => {
      const problem = patternProblem(pattern);
      return problem === undefined ? [] : { field: property.title ?? name, problem };
    }),
  );
}

const patternsOf = ({ pattern, items, properties }: EntityProperty): string[] => [
  ...(pattern === undefined ? [] : [pattern]),
  ...(items ? patternsOf(items) : []),
  ...Object.values(properties ?? {}).flatMap(patternsOf),
];

/** The patterns of an entity's source; none where there is no such text. */
export function knownPatterns(before: string | undefined): ReadonlySet<string> {
  const read = readEntity(before ?? '{}');
  return new Set('value' in read ? Object.values(read.value.properties).flatMap(patternsOf) : []);
}
