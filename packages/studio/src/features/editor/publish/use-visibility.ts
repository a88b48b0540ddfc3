import type { App, AppChanges } from '@sayso/contracts/apps';
import { type WhatOpens, whatOpens } from '@sayso/core/rules/what-opens';
import { useMemo } from 'react';

type ShownVisibility = {
  opens: WhatOpens;
  /** The app as those who use it will find it once it is published. */
  shown: App;
  /** Nobody chose these: they are saved with the publish. */
  proposed: Pick<AppChanges, 'public_settings' | 'is_invited_only'>;
};

/**
 * What an app that has pages for visitors needs is offered until somebody chose or published; never more than that. And
 * accounts are offered to the invited alone where they reach what is not their own.
 */
export function useVisibility(app: App): ShownVisibility {
  const opens = useOpens(app);
  const isUntouched =
    !app.last_deployed_at && app.public_settings === 'private_with_login' && !app.is_visibility_chosen;
  const isOffered = isUntouched && opens.wantsVisitors;
  const visibility = isOffered ? ({ public_settings: 'public_without_login' } as const) : {};
  const isOpen = { ...app, ...visibility }.public_settings !== 'private_with_login';
  const proposed = {
    ...visibility,
    ...(isOpen && keepsToInvited(app, opens) ? { is_invited_only: true } : {}),
  };
  return { opens, shown: { ...app, ...proposed }, proposed };
}

export function useOpens({ layout, entities, user_entity }: App): WhatOpens {
  return useMemo(() => whatOpens({ layout, entities, user_entity }), [layout, entities, user_entity]);
}

/** Whether an app that is about to be opened is kept to the invited: nobody said so, and what is others' is at stake. */
export const keepsToInvited = (app: App, { usersReachOthers }: WhatOpens): boolean => {
  const isOpenAlready = app.last_deployed_at !== null && app.public_settings !== 'private_with_login';
  return usersReachOthers && !isOpenAlready && !app.is_registration_chosen && !app.is_invited_only;
};
