import { call } from '../sdk/call.ts';
import { getPlace } from '../sdk/origin.ts';
import { getToken } from '../sdk/token.ts';

/** Tells the app's log which page a signed-in person opened (P-RAPI-07); that it could not be told disturbs nobody. */
export function logVisit(page: string): void {
  if (getToken() === null) return;
  const path = `/app-logs/${getPlace().appId}/log-user-in-app/${encodeURIComponent(page)}`;
  call(path, { method: 'POST', isOfHost: true }).catch(() => {});
}
