import type { App } from '@sayso/contracts/apps';
import { needsRecord } from '@sayso/core/needs-record';

/** Of a build only pages of one record have come so far: there is none that the app could open with. */
export function isUnfinished({ main_page, pages }: Pick<App, 'main_page' | 'pages'>): boolean {
  const texts = Object.values(pages);
  return main_page === null && texts.length > 0 && texts.every(needsRecord);
}
