import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { readEntity } from '../blocks/entities.ts';
import { patternProblem, patternWeight } from './linear-pattern.ts';

/** Of the patterns of one entity together, and what each counts beside its own weight. */
const mostWeight = 10_000;
const weightOfEach = 100;

/** The patterns of a schema that are checked: the first ones, as far as compiling them takes no time to speak of. */
export function affordablePatterns(schema: Pick<EntitySchema, 'properties'>): ReadonlySet<string> {
  const affordable = new Set<string>();
  let weight = 0;
  for (const pattern of Object.values(schema.properties).flatMap(patternsOf)) {
    if (affordable.has(pattern)) continue;
    weight += patternWeight(pattern) + weightOfEach;
    if (weight > mostWeight) break;
    affordable.add(pattern);
  }
  return affordable;
}

/** Why a pattern of a schema is not checked; undefined where it is. */
export const problemIn = (affordable: ReadonlySet<string>, pattern: string): string | undefined =>
  affordable.has(pattern) ? patternProblem(pattern) : 'the patterns of this entity are too large together';

/** Patterns that cannot be checked, each with the field that has it. */
export function uncheckedPatterns(schema: EntitySchema): { field: string; problem: string }[] {
  const affordable = affordablePatterns(schema);
  return Object.entries(schema.properties).flatMap(([name, property]) =>
    patternsOf(property).flatMap((pattern) => {
      const problem = problemIn(affordable, pattern);
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
