import type { App } from '@sayso/contracts/apps';
import { type WhatOpens, whatOpens } from '@sayso/core/rules/what-opens';
import { useMemo } from 'react';

type ShownVisibility = {
  opens: WhatOpens;
  /** The app with the visibility that it will have once it is published. */
  shown: App;
  /** Nobody chose this visibility: the app's pages want it, so it is saved with the first publish. */
  isProposed: boolean;
};

/** What an app that has pages for visitors needs is offered until somebody chose or published; never more than that. */
export function useVisibility(app: App): ShownVisibility {
  const { layout, entities, user_entity } = app;
  const opens = useMemo(() => whatOpens({ layout, entities, user_entity }), [layout, entities, user_entity]);
  const isUntouched =
    !app.last_deployed_at && app.public_settings === 'private_with_login' && !app.is_visibility_chosen;
  const isProposed = isUntouched && opens.wantsVisitors;
  return { opens, shown: isProposed ? { ...app, public_settings: 'public_without_login' } : app, isProposed };
}
