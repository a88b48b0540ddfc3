import type { App } from '@sayso/contracts/apps';

/** The app's public address below the builder's own host; a publish answers the exact one. */
export function publicAddress({ slug }: Pick<App, 'slug'>): string {
  const { protocol, host } = window.location;
  return `${protocol}//app--${slug}.${host}`;
}
