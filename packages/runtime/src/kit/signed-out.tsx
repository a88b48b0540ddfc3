import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { auth, currentUser } from '../sdk/auth.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import { getToken } from '../sdk/token.ts';
import { Button } from '../ui/button.tsx';
import { pluralOf } from './schema.ts';
import { Empty } from './states.tsx';

/** Nobody is signed in, and nobody is about to be. */
export const isSignedOut = (): boolean => currentUser() === null && getToken() === null;

/** Whether a read rule could let through records to somebody without an account. */
export function isOpenToVisitors(rule: unknown): boolean {
  if (rule === undefined || rule === null || typeof rule !== 'object') return rule !== false;
  return Object.entries(rule).every(([key, part]) => {
    if (key === '$or') return Array.isArray(part) && part.some(isOpenToVisitors);
    if (key === '$and') return Array.isArray(part) && part.every(isOpenToVisitors);
    return key !== 'user_condition' && !JSON.stringify(part).includes('{{user.');
  });
}

/** In place of "No orders yet" where there may be many, which are only not for everybody's eyes. */
export function signInFirst(
  entity: EntityClient,
  { noun, isSmall = false }: { noun: string; isSmall?: boolean },
): ReactNode {
  if (!isSignedOut() || isOpenToVisitors(entity.schema.rls?.read)) return null;
  return (
    <Empty
      icon={LogIn}
      title={`Sign in to see ${pluralOf(noun)}`}
      text="They are not open to visitors."
      isSmall={isSmall}
      action={
        <Button size="sm" variant="outline" onClick={() => auth.redirectToLogin()}>
          Sign in
        </Button>
      }
    />
  );
}
