import { Lock, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { auth } from '../sdk/auth.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import { actions } from '../texts/actions.ts';
import { closed } from '../texts/closed-to.ts';
import { Button } from '../ui/button.tsx';
import { couldAddSignedIn, couldReadSignedIn, may } from './reach.ts';
import { pluralOf } from './schema.ts';
import { Empty } from './states.tsx';

/** In place of "No orders yet" where there may be many, which this person may not see. */
export const closedTo = (
  entity: EntityClient,
  { noun, isSmall = false }: { noun: string; isSmall?: boolean },
): ReactNode =>
  may(entity, 'read') ? null : (
    <Closed plural={pluralOf(noun)} couldSignIn={couldReadSignedIn(entity)} isSmall={isSmall} />
  );

export type ClosedProps = {
  /** What cannot be seen; null for several kinds of things, which are a whole page. */
  plural: string | null;
  couldSignIn: boolean;
  isSmall?: boolean;
};

export const Closed = ({ plural, couldSignIn, isSmall = false }: ClosedProps) =>
  couldSignIn ? (
    <Empty
      icon={LogIn}
      title={closed.signInTitle(plural ?? closed.thisPage)}
      text={plural === null ? closed.signInPageHint : closed.signInHint}
      isSmall={isSmall}
      action={
        <Button size="sm" variant="outline" onClick={() => auth.redirectToLogin()}>
          {actions.signIn}
        </Button>
      }
    />
  ) : (
    <Empty icon={Lock} title={closed.title(plural ?? closed.thisPage)} text={closed.hint} isSmall={isSmall} />
  );

/** In place of the button that adds a record: visitors who might once they have signed in are led there. */
export const signInToAdd = (entity: EntityClient, noun: string): ReactNode =>
  couldAddSignedIn(entity) ? (
    <Button variant="outline" onClick={() => auth.redirectToLogin()}>
      <LogIn /> {actions.signInToAdd(pluralOf(noun))}
    </Button>
  ) : null;
