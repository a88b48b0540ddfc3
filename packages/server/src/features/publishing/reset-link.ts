import type { Publication } from './store.ts';

/** The address of letters about a forgotten password; no page of an app has such a name. */
export const isResetLink = (url: string): boolean => /^\/reset-password\/?$/.test(url.split('?', 1)[0] ?? '');

/** The same on the main host, where passwords are typed. */
export function resetOnMainHost(url: string, app: Publication | null, builderOrigin: string): string {
  const target = new URL('/reset-password', builderOrigin);
  const token = new URL(url, builderOrigin).searchParams.get('token');
  if (token !== null) target.searchParams.set('token', token);
  if (app) target.searchParams.set('app_id', app.appId);
  return target.href;
}
