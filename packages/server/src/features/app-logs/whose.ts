import type { AppId } from '@sayso/contracts/ids';
import type { Actor } from '../../access/actor.ts';
import { type Enter, type EnterGrant, isMadeUp } from '../../access/enter.ts';

/** Whose a line is. Without user: a visitor, or, where they were not let in, a stranger. */
export type Whose = { user: { id: string; email: string } | null; isInside: boolean };

/** Made-up people leave no line anywhere: they are the maker, who looks at the app as somebody else. */
export const whoseOf = ({ identity, isMadeUp: isNobody }: EnterGrant): Whose | null =>
  isNobody ? null : { user: identity && { id: identity.id, email: identity.email }, isInside: true };

/**
 * Asks the app's door after a call was answered, since a call may fail before anybody asked it. Who is refused there has
 * no name in the log: they are no business of the app's maker.
 */
export const createWhose =
  (enter: Enter) =>
  async (actor: Actor, appId: AppId): Promise<Whose | null> => {
    if (isMadeUp(actor)) return null;
    try {
      return whoseOf(await enter(actor, appId));
    } catch {
      return { user: null, isInside: false };
    }
  };
