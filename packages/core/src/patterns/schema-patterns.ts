import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { limits } from '@sayso/contracts/limits';
import { readEntity } from '../blocks/entities.ts';
import { patternWords } from '../texts/patterns.ts';
import { patternProblem } from './compiled-patterns.ts';
import { isTooLarge } from './linear-pattern.ts';
import { patternCost } from './pattern-weight.ts';

/** What each pattern counts beside its own cost. */
const costOfEach = 100;
/** One that is too large is refused by its text, which costs next to nothing. */
const fullCost = (pattern: string): number => costOfEach + (isTooLarge(pattern) ? 0 : patternCost(pattern));

/** The patterns of a schema that are checked: the first ones, as far as compiling them takes no time to speak of. */
export function affordablePatterns(schema: Pick<EntitySchema, 'properties'>): ReadonlySet<string> {
  const affordable = new Set<string>();
  let cost = 0;
  for (const pattern of Object.values(schema.properties).flatMap(patternsOf)) {
    if (affordable.has(pattern)) continue;
    cost += fullCost(pattern);
    if (cost > limits.entityPatternsWeight) break;
    affordable.add(pattern);
  }
  return affordable;
}

/** Why a pattern of a schema is not checked; undefined where it is. */
export const problemIn = (affordable: ReadonlySet<string>, pattern: string): string | undefined =>
  affordable.has(pattern) ? patternProblem(pattern) : patternWords.tooLargeTogether;

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

/** Whether the patterns that entities get in one call are more than the server compiles at once; same ones count once. */
export function areTooLargeTogether(entities: readonly Changed[]): boolean {
  const added = entities.flatMap(({ schema, before }) => {
    const known = knownPatterns(before);
    return [...affordablePatterns(schema)].filter((pattern) => !known.has(pattern));
  });
  const cost = [...new Set(added)].reduce((sum, pattern) => sum + fullCost(pattern), 0);
  return cost > limits.appPatternsWeight;
}
type Changed = { schema: Pick<EntitySchema, 'properties'>; before: string | undefined };

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
