import type { AppUser } from '@sayso/contracts/publishing';
import { currentUser } from '../sdk/auth.ts';
import { getToken } from '../sdk/token.ts';

/** Nobody is signed in, and nobody is about to be. */
export const isSignedOut = (): boolean => currentUser() === null && getToken() === null;

/**
 * Whether a rule could let anything through to this person; null is somebody without an account. The server decides:
 * this only keeps a page from saying "No orders yet" to whoever may not see them.
 */
export function mayReach(rule: unknown, user: AppUser | null): boolean {
  if (rule === undefined || rule === null || typeof rule !== 'object') return rule !== false;
  return Object.entries(rule).every(([key, part]) => {
    if (key === '$or') return Array.isArray(part) && part.some((each) => mayReach(each, user));
    if (key === '$and') return Array.isArray(part) && part.every((each) => mayReach(each, user));
    if (key === 'user_condition') return user !== null && isMet(part, user);
    return user !== null || !JSON.stringify(part).includes('{{user.');
  });
}

/** What is no plain value is left to the server. */
const isMet = (condition: unknown, user: AppUser): boolean =>
  typeof condition !== 'object' ||
  condition === null ||
  Object.entries(condition).every(([key, wanted]) => typeof wanted === 'object' || user[key] === wanted);

/** Whether the person who looks could see, or add, anything by this rule; while nobody is known yet, yes. */
export const isWithinReach = (rule: unknown): boolean =>
  isSignedOut() ? mayReach(rule, null) : currentUser() === null || mayReach(rule, currentUser());
