import type { App } from '@sayso/contracts/apps';
import { deployApp } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import { useReducer } from 'react';
import { reasonOr } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { usePatchApp } from '../use-live-app.ts';
import { publishReducer } from './publish-state.ts';

/** Publishes and opens the public address in a new tab (W-PUB-02). */
export function usePublish(app: App) {
  const [state, dispatch] = useReducer(publishReducer, { step: 'idle' });
  const patch = usePatchApp(app.id);

  const publish = async () => {
    if (state.step === 'publishing') return;
    dispatch({ type: 'start' });
    // Opened while the press still counts as the person's own, or browsers would block it; given its address later.
    const tab = window.open('', '_blank');
    try {
      const deployed = await call(deployApp, { appId: app.id });
      patch((held) => ({ ...held, last_deployed_at: deployed.last_deployed_at }));
      dispatch({ type: 'done' });
      if (tab) {
        tab.opener = null;
        tab.location.replace(deployed.url);
      }
    } catch (error) {
      tab?.close();
      dispatch({ type: 'fail', message: reasonOr(error, texts.deployFailed) });
    }
  };
  return { state, publish, close: () => dispatch({ type: 'close' }) };
}
