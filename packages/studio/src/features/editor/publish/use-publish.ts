import { type App, type AppChanges, updateApp } from '@sayso/contracts/apps';
import { type Deployed, deployApp, deployStanding } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import { useReducer } from 'react';
import { ApiError, reasonOr } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { ownersAddress } from '../open-app.ts';
import { usePatchApp } from '../use-live-app.ts';
import { publishReducer } from './publish-state.ts';
import { tellWaiting } from './waiting-tab.ts';

type Proposed = Pick<AppChanges, 'public_settings' | 'is_invited_only'>;

const accessOf = (app: App) => ({
  public_settings: app.public_settings,
  is_visibility_chosen: app.is_visibility_chosen,
  is_invited_only: app.is_invited_only,
  is_registration_chosen: app.is_registration_chosen,
});

/** Publishes and opens the public address in a new tab (W-PUB-02). */
export function usePublish(app: App) {
  const [state, dispatch] = useReducer(publishReducer, { step: 'idle' });
  const patch = usePatchApp(app.id);

  /** With what was offered of who may open the app, and is taken by publishing. */
  const publish = async (proposed: Proposed) => {
    if (state.step === 'publishing') return;
    dispatch({ type: 'start' });
    // Opened while the press still counts as the person's own, or browsers would block it; given its address later.
    const tab = window.open('', '_blank');
    if (tab) tellWaiting(tab, app.name);
    try {
      if (Object.keys(proposed).length > 0) {
        const saved = await call(updateApp, { appId: app.id }, proposed);
        patch((held) => ({ ...held, ...accessOf(saved) }));
      }
      const deployed = await deploy(app.id);
      patch((held) => ({ ...held, last_deployed_at: deployed.last_deployed_at }));
      // The person may have closed it meanwhile, or the browser never opened one.
      const isOpened = tab !== null && !tab.closed;
      dispatch({ type: 'done', isOpened });
      if (isOpened) {
        tab.opener = null;
        tab.location.replace(ownersAddress({ ...app, public_url: deployed.url }));
      }
    } catch (error) {
      tab?.close();
      dispatch({ type: 'fail', message: reasonOr(error, texts.deployFailed) });
    }
  };
  return { state, publish, close: () => dispatch({ type: 'close' }) };
}

const askEveryMs = 1_000;
/** Questions in a row that may go unanswered: the publish goes on without them. */
const mostUnanswered = 10;

/** Publishes; where that takes longer than a call, it is followed until it is done. */
async function deploy(appId: string): Promise<Deployed> {
  const answer = await call(deployApp, { appId });
  if (!('job_id' in answer)) return answer;
  for (let unanswered = 0; ; ) {
    try {
      const { state, deployed, message } = await call(deployStanding, { appId, jobId: answer.job_id });
      if (deployed) return deployed;
      if (state === 'failed') throw new ApiError({ message: message ?? texts.deployFailed, status: 422 });
      unanswered = 0;
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      unanswered += 1;
      if (!mayPass || unanswered > mostUnanswered) throw error;
    }
    await new Promise((wake) => setTimeout(wake, askEveryMs));
  }
}
