import { appPath, call } from './call.ts';

type Tracked = { eventName: string; properties?: Record<string, unknown> };

/** Reports what happens in the app to its maker; that it could not be told disturbs nobody. */
export const analytics = {
  track({ eventName, properties }: Tracked): void {
    const events = [{ event_name: eventName, properties, page_url: globalThis.location.pathname }];
    call(appPath('/analytics/track/batch'), { method: 'POST', body: { events } }).catch(() => {});
  },
};
