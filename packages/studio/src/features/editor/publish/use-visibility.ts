import type { App, Visibility } from '@sayso/contracts/apps';
import { type WhatOpens, whatOpens } from '@sayso/core/rules/what-opens';
import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';

type ShownVisibility = {
  opens: WhatOpens;
  /** The app with the visibility that it will have once it is published. */
  shown: App;
  /** Nobody chose this visibility: the app's pages want it, so it is saved with the first publish. */
  isProposed: boolean;
  note: (chosen: Visibility) => void;
};

const key = (appId: string) => `visibility-chosen:${appId}`;

/** What an app that has pages for visitors needs is offered until somebody chose or published; never more than that. */
export function useVisibility(app: App): ShownVisibility {
  const { layout, entities } = app;
  const opens = useMemo(() => whatOpens({ layout, entities }), [layout, entities]);
  const [isChosen, setChosen] = useState(() => readStored(key(app.id)) !== null);
  const isUntouched = !app.last_deployed_at && app.public_settings === 'private_with_login' && !isChosen;
  const isProposed = isUntouched && opens.wantsVisitors;
  return {
    opens,
    shown: isProposed ? { ...app, public_settings: 'public_without_login' } : app,
    isProposed,
    note: (chosen) => {
      writeStored(key(app.id), chosen);
      setChosen(true);
    },
  };
}
