import type { Config } from '../config.ts';

const isWithin = (host: string, parent: string) => host === parent || host.endsWith(`.${parent}`);

/** What to tell the operator where apps live below the builder's own name; null where they do not, or while trying out. */
export function sharedSiteWarning({ mode, builder, apps }: Config): string | null {
  if (mode !== 'production' || isWithin(builder.host, 'localhost')) return null;
  if (!isWithin(builder.host, apps.host) && !isWithin(apps.host, builder.host)) return null;
  return `Apps live on the site of the builder (${builder.host}): each of them can set cookies for all of it. Give them another domain with SAYSO_APPS_HOST.`;
}
