import { type ResolvedPage, resolvePage } from '@sayso/core/resolve-page';
import type { Publication } from './store.ts';

/** What the HTML of an address is about: a page of the app, its sign-in, or an address without a page. */
export type Shown = ResolvedPage | { kind: 'login' } | { kind: 'door' };

/** Read as the runtime reads it (P-RUN-01 to 03); what is inside an app with a login is told to nobody outside. */
export function shownAt(path: string, app: Publication): Shown {
  if (path.split('/').at(-1)?.toLowerCase() === 'login') return { kind: 'login' };
  if (app.visibility !== 'public_without_login') return { kind: 'door' };
  const names = Object.keys(app.bundle.pages);
  const resolved = resolvePage(path, { id: app.appId, slug: app.slug, mainPage: app.main_page, names });
  // Whatever somebody typed is answered with the same bytes.
  return resolved.kind === 'page' ? resolved : { kind: 'unknown', name: '' };
}
