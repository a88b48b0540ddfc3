import { call } from '../sdk/call.ts';
import { getPlace } from '../sdk/origin.ts';

/** How long a browser may be busy before the visit is told all the same. */
const patienceMs = 2_000;

/**
 * Tells the app's log which page somebody opened (P-RAPI-07), once the page is there and the browser has nothing better to
 * do; that it could not be told disturbs nobody.
 */
export function logVisit(page: string): void {
  const path = `/app-logs/${getPlace().appId}/log-user-in-app/${encodeURIComponent(page)}`;
  whenIdle(() => void call(path, { method: 'POST', isOfHost: true }).catch(() => {}));
}

function whenIdle(work: () => void): void {
  // Not in every browser yet.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patienceMs });
  else setTimeout(work, 0);
}
