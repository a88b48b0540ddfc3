import type { App } from '@sayso/contracts/apps';
import type { MouseEvent } from 'react';

type Opened = Pick<App, 'id' | 'public_url'>;

/**
 * Where the app opens for its owner without a second sign-in: by way of the session that they have here. So it does where
 * anyone may open it, since the owner sees more than visitors do.
 */
export const ownersAddress = ({ id, public_url }: Opened): string =>
  `/login?${new URLSearchParams({ app_id: id, from_url: public_url })}`;

/** For a link whose address is the app's own, so that what is copied can be given to others. */
export const opensAsOwner = (app: Opened) => (event: MouseEvent<HTMLAnchorElement>) => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain) return;
  event.preventDefault();
  window.open(ownersAddress(app), '_blank', 'noopener');
};
