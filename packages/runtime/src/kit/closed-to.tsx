import { Lock, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { auth } from '../sdk/auth.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import { Button } from '../ui/button.tsx';
import { isSignedOut, isWithinReach } from './reach.ts';
import { pluralOf } from './schema.ts';
import { Empty } from './states.tsx';

/** In place of "No orders yet" where there may be many, which this person may not see. */
export function closedTo(
  entity: EntityClient,
  { noun, isSmall = false }: { noun: string; isSmall?: boolean },
): ReactNode {
  if (isWithinReach(entity.schema.rls?.read)) return null;
  if (!isSignedOut()) {
    return (
      <Empty
        icon={Lock}
        title={`You can’t see ${pluralOf(noun)}`}
        text="Ask an admin of this app if you need access."
        isSmall={isSmall}
      />
    );
  }
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
