import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { EntitySchema as Schema } from '@sayso/contracts/entity-schema';
import { serverFields } from '@sayso/contracts/records';
import { affordablePatterns, knownPatterns, problemIn } from '../patterns/schema-patterns.ts';
import { ruleProblems } from '../rules/entity-rules.ts';
import { entityWords } from '../texts/schemas.ts';
import { referencesOf, referredEntity } from './references.ts';
import { uniqueProblems } from './unique.ts';

type EntityProblem = { where: string; message: string };

/**
 * Everything that would make an entity fail later, in words for whoever writes it: shape, missing items or
 * properties, references to what is not there, rules that cannot be read. `names` are the app's entities. Patterns
 * that the entity had `before` may stay, whatever they are: they came with an app and are not checked.
 */
export function lintEntity(written: unknown, names: readonly string[], before?: string): EntityProblem[] {
  const parsed = Schema.safeParse(written);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({ where: path.join('.'), message }));
  }
  const schema = parsed.data;
  const patterns = { known: knownPatterns(before), affordable: affordablePatterns(schema) };
  return [
    ...Object.entries(schema.properties).flatMap(([name, property]) => [
      ...reservedProblem(name),
      ...propertyProblems(property, { where: `properties.${name}`, ...patterns }),
    ]),
    ...requiredProblems(schema),
    ...uniqueProblems(schema).map((message) => ({ where: 'x-sayso.unique', message })),
    ...referencesOf(schema)
      .filter(({ entity }) => entity !== 'User' && !names.includes(entity))
      .map(({ field, entity }) => ({
        where: `properties.${field}.$ref`,
        message: entityWords.unknownEntity(entity),
      })),
    ...ruleProblems(schema),
  ];
}

const reservedProblem = (name: string): EntityProblem[] =>
  (serverFields as readonly string[]).includes(name)
    ? [{ where: `properties.${name}`, message: entityWords.setByServer(name) }]
    : [];

type Place = { where: string; known: ReadonlySet<string>; affordable: ReadonlySet<string> };

function propertyProblems(property: EntityProperty, place: Place): EntityProblem[] {
  const { where, known, affordable } = place;
  const problems: EntityProblem[] = [];
  const add = (message: string) => problems.push({ where, message });
  const { type, minimum, maximum, pattern } = property;
  if (type === 'array' && property.items === undefined) add(entityWords.listWithoutItems);
  if (type === 'object' && property.properties === undefined) add(entityWords.objectWithoutProperties);
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    add(entityWords.minimumAboveMaximum);
  if (referredEntity(property) !== null && type !== undefined && type !== 'string')
    add(entityWords.referenceNotText);
  if (pattern !== undefined && !known.has(pattern)) {
    const problem = problemIn(affordable, pattern);
    if (problem !== undefined)
      add(problem.startsWith('is ') ? entityWords.patternIs(problem) : entityWords.pattern(problem));
  }
  if (!fits(property, property.default)) add(entityWords.wrongDefault);
  if (property.items)
    problems.push(...propertyProblems(property.items, { ...place, where: `${where}.items` }));
  for (const [name, inner] of Object.entries(property.properties ?? {})) {
    problems.push(...propertyProblems(inner, { ...place, where: `${where}.properties.${name}` }));
  }
  return problems;
}

function requiredProblems(schema: EntitySchema): EntityProblem[] {
  return (schema.required ?? [])
    .filter((name) => !Object.hasOwn(schema.properties, name))
    .map((name) => ({ where: 'required', message: entityWords.requiredUnknown(name) }));
}

function fits({ type, enum: choices }: EntityProperty, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (choices && type !== 'array') return (choices as readonly unknown[]).includes(value);
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    default:
      return true;
  }
}
