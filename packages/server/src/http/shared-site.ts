import type { Config } from '../config.ts';
import { startupWords } from '../texts/startup.ts';

const isWithin = (host: string, parent: string) => host === parent || host.endsWith(`.${parent}`);

/** The name that cookies of all names below it can be set for; as near as it is told without a list of all registries. */
function siteOf(host: string): string {
  const labels = host.split('.');
  const isBelowCountry = /\.(?:co|com|net|org|ac|gov|edu)\.[a-z]{2}$/.test(host);
  return labels.slice(isBelowCountry ? -3 : -2).join('.');
}

/** What to tell the operator where apps live below the builder's own name; null where they do not, or while trying out. */
export function sharedSiteWarning({ mode, builder, apps }: Config): string | null {
  if (mode !== 'production' || isWithin(builder.host, 'localhost')) return null;
  if (siteOf(builder.host) !== siteOf(apps.host)) return null;
  return startupWords.sharedSite(builder.host);
}
