import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { isContactProperty } from '../entities/contact.ts';
import { nounsOf } from '../entities/plurals.ts';
import { matches } from '../filters/predicate.ts';
import { uncheckedPatterns } from '../patterns/schema-patterns.ts';
import { ruleWarningWords } from '../texts/rules.ts';
import { isOpen, type Operation, operations, propertyRules, ruleProblems } from './entity-rules.ts';
import { listed, verbOf } from './operation-words.ts';
import { compileRule, type RuleUser } from './rule.ts';
import { dataPath, ruleTests, userPaths } from './rule-tests.ts';

type Named = { name: string; schema: EntitySchema };

/** Whether everybody may do everything with the entity's records, so far as they may be inside the app. */
export const isPublic = (schema: EntitySchema): boolean =>
  operations.every((operation) => isOpen(schema, operation));

/** What the person who owns the app should know of an entity's rules, in plain sentences. */
export function ruleWarnings({ name, schema }: Named, people: EntitySchema | null): string[] {
  const title = schema.title ?? name;
  return [
    ...openWarnings(nounsOf({ ...schema, name }), schema),
    ...ruleProblems(schema).map(({ where, message }) => ruleWarningWords.unreadable(title, where, message)),
    ...trustWarnings(title, schema, people),
    ...contactWarnings(title, schema),
  ];
}

function openWarnings(nouns: string, schema: EntitySchema): string[] {
  if (isPublic(schema)) {
    const hasNone = schema.rls === undefined || schema.rls === null;
    return [ruleWarningWords.open(nouns, hasNone ? ruleWarningWords.noRules : ruleWarningWords.allOpen)];
  }
  const open = (['update', 'delete'] as const).filter((operation) => isOpen(schema, operation));
  return open.length === 0 ? [] : [ruleWarningWords.openTo(nouns, listed(open))];
}

/** Patterns that values are not held to, since no engine that never backtracks can check them. */
export const patternWarnings = ({ name, schema }: Named): string[] =>
  uncheckedPatterns(schema).map(({ field, problem }) =>
    ruleWarningWords.uncheckedPattern(schema.title ?? name, field, problem),
  );

/** A condition that let everybody through in each case that was tried. */
export const alwaysHolds = (title: string, found: readonly Operation[]): string =>
  ruleWarningWords.alwaysTrue(title, found.map(verbOf));

/** Rules that go by something people may write about themselves keep nobody out who looks it up. */
const trustWarnings = (title: string, schema: EntitySchema, people: EntitySchema | null): string[] =>
  trustedOfPeople(schema, people).map((name) =>
    ruleWarningWords.trusting(title, people?.properties[name]?.title ?? name),
  );

/** What rules go by although people may write it about themselves. */
export function trustedOfPeople(schema: EntitySchema, people: EntitySchema | null): string[] {
  const names = new Set(
    ruleTests(schema)
      .flatMap(userPaths)
      .flatMap((path) => dataPath(path)?.slice(0, 1) ?? []),
  );
  return [...names].filter((name) => mayWriteSelf(people, name));
}

const anybody: RuleUser = {
  id: '0'.repeat(24),
  email: 'somebody@example.com',
  role: 'user',
  full_name: null,
  data: {},
};

/** As the call that stores a person's own data decides it. */
function mayWriteSelf(people: EntitySchema | null, name: string): boolean {
  if (people === null) return true;
  if (!Object.hasOwn(people.properties, name)) {
    const isClosed = people.additionalProperties === false;
    return !isClosed && (people.additionalProperties === true || people['x-sayso']?.id === undefined);
  }
  const own = propertyRules(people, 'write').find(([property]) => property === name);
  if (!own) return true;
  const { id, email } = anybody;
  return matches(compileRule(own[1], anybody), { id, created_by: email, created_by_id: id });
}

/** Fields by which people are reached that anybody may read. */
export function contactWarnings(title: string, schema: EntitySchema): string[] {
  if (!isOpen(schema, 'read') || isOpen(schema, 'update')) return [];
  const hidden = new Set(propertyRules(schema, 'read').map(([name]) => name));
  const found = Object.entries(schema.properties)
    .filter(([name, property]) => !hidden.has(name) && isPersonal(property))
    .map(([name, property]) => property.title ?? name);
  return found.length === 0 ? [] : [ruleWarningWords.shown(title, found)];
}

/** Files as well: a picture of somebody, or a paper of theirs. */
const isPersonal = (property: EntityProperty): boolean =>
  isContactProperty(property) ||
  property.format === 'file' ||
  property.type === 'binary' ||
  (property.items !== undefined && isPersonal(property.items));
