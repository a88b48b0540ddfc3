import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { nounsOf } from '../entities/plurals.ts';
import { loosenedWords } from '../texts/rules.ts';
import { isOpen, needsSignIn, operations, propertyRules } from './entity-rules.ts';
import { listed, verbOf } from './operation-words.ts';

/** What more people may do under the new rules than under the old ones, in words for the person who owns the app. */
export function loosenedRules(before: EntitySchema, after: EntitySchema): string[] {
  const { toAll, withoutSignIn } = openedOperations(before, after);
  const nouns = nounsOf(after);
  return [
    ...(toAll.length > 0 ? [loosenedWords.toEveryone(listed(toAll), nouns)] : []),
    ...(withoutSignIn.length > 0 ? [loosenedWords.withoutSignIn(listed(withoutSignIn), nouns)] : []),
    ...freedProperties(before, after),
  ];
}

/** Operations that are open now and were not, and others that can now be done by some who are not signed in. */
export function openedOperations(before: EntitySchema, after: EntitySchema) {
  const toAll = operations.filter((operation) => isOpen(after, operation) && !isOpen(before, operation));
  const withoutSignIn = operations.filter(
    (operation) =>
      !toAll.includes(operation) && needsSignIn(before, operation) && !needsSignIn(after, operation),
  );
  return { toAll, withoutSignIn };
}

/** Fields that had a rule of their own and have none any more. */
function freedProperties(before: EntitySchema, after: EntitySchema): string[] {
  return (['read', 'write'] as const).flatMap((operation) => {
    const held = new Set(propertyRules(after, operation).map(([name]) => name));
    const freed = propertyRules(before, operation)
      .map(([name]) => name)
      .filter((name) => !held.has(name) && Object.hasOwn(after.properties, name));
    if (freed.length === 0) return [];
    const verb = verbOf(operation === 'read' ? 'read' : 'update');
    const names = freed.map((name) => after.properties[name]?.title ?? name);
    return [loosenedWords.fields({ verb, nouns: nounsOf(after), names })];
  });
}
