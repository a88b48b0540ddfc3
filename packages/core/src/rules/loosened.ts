import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { isOpen, needsSignIn, operations } from './entity-rules.ts';
import { listed } from './operation-words.ts';

/** What more people may do under the new rules than under the old ones, in words for the person who owns the app. */
export function loosenedRules(before: EntitySchema, after: EntitySchema): string[] {
  const now = operations.filter((operation) => isOpen(after, operation) && !isOpen(before, operation));
  const withoutSignIn = operations.filter(
    (operation) =>
      !now.includes(operation) && needsSignIn(before, operation) && !needsSignIn(after, operation),
  );
  return [
    ...(now.length > 0 ? [`Everybody may now ${listed(now)} these records, also without signing in`] : []),
    ...(withoutSignIn.length > 0
      ? [`Some people may now ${listed(withoutSignIn)} these records without signing in`]
      : []),
  ];
}
