import { Lock, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { auth } from '../sdk/auth.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import { actions } from '../texts/actions.ts';
import { closed } from '../texts/closed-to.ts';
import { Button } from '../ui/button.tsx';
import { couldAddSignedIn, isSignedOut, may } from './reach.ts';
import { pluralOf } from './schema.ts';
import { Empty } from './states.tsx';

/** In place of "No orders yet" where there may be many, which this person may not see. */
export function closedTo(
  entity: EntityClient,
  { noun, isSmall = false }: { noun: string; isSmall?: boolean },
): ReactNode {
  if (may(entity, 'read')) return null;
  if (!isSignedOut()) {
    return <Empty icon={Lock} title={closed.title(pluralOf(noun))} text={closed.hint} isSmall={isSmall} />;
  }
  return (
    <Empty
      icon={LogIn}
      title={closed.signInTitle(pluralOf(noun))}
      text={closed.signInHint}
      isSmall={isSmall}
      action={
        <Button size="sm" variant="outline" onClick={() => auth.redirectToLogin()}>
          {actions.signIn}
        </Button>
      }
    />
  );
}

/** In place of the button that adds a record: visitors who might once they have signed in are led there. */
export const signInToAdd = (entity: EntityClient, noun: string): ReactNode =>
  couldAddSignedIn(entity) ? (
    <Button variant="outline" onClick={() => auth.redirectToLogin()}>
      <LogIn /> {actions.signInToAdd(pluralOf(noun))}
    </Button>
  ) : null;
