import type { Config } from '../config.ts';
import { origins } from './origins.ts';

/** Where a link of the builder's host that stands for an app's own address leads; null for all other addresses. */
export function appLinkTarget(config: Config, url: string): string | null {
  const [pathname = '', query] = url.split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  const [, slug, shownPage] = /^\/apps-show\/([a-z0-9-]{3,40})(?:\/([^/]*))?\/?$/.exec(pathname) ?? [];
  if (slug !== undefined) return `${origins.app(config, slug)}/${shownPage ?? ''}${search}`;
  const [, appId, page] = /^\/user-apps\/([0-9a-f]{24})\/show(?:\/([^/]*))?\/?$/.exec(pathname) ?? [];
  if (appId === undefined) return null;
  // Older links; the sign-in comes after, at the address that they lead to (resolutions, 9).
  return page ? `/apps/${appId}/editor/preview/${page}${search}` : `/apps/${appId}${search}`;
}
