import { getPlace } from './origin.ts';

/**
 * Leads to the sign-in by an account provider (`google`, `sso`, …) and back to `from` with a token. Inside a frame,
 * where providers refuse to be shown, a window of its own does that and tells this page.
 */
export function loginWithProvider(provider = 'google', from = '/'): void {
  const back = new URL(from, location.origin).href;
  const door = doorOf(provider, back);
  if (window.self === window.top) location.assign(door);
  else byWindow(door, back);
}

/** The addresses that published libraries use, on the app's own host (wire.md, "Auth"). */
function doorOf(provider: string, back: string): URL {
  const { apiBase, appId } = getPlace();
  const name = encodeURIComponent(provider);
  const path = { google: 'auth/login', sso: `${appId}/auth/sso/login` }[provider] ?? `auth/${name}/login`;
  const door = new URL(`${apiBase}/apps/${path}`);
  door.search = new URLSearchParams({ app_id: appId, from_url: back }).toString();
  return door;
}

/** Of the window before, which may have been closed unfinished. */
let stopListening = () => {};

function byWindow(door: URL, back: string): void {
  stopListening();
  const address = new URL(door);
  address.searchParams.set('popup_origin', location.origin);
  const opened = window.open(address, 'sign-in', 'width=500,height=600');
  if (!opened) {
    // No window may be opened here: then the page itself goes there.
    location.assign(door);
    return;
  }
  const handleMessage = ({ origin, source, data }: MessageEvent) => {
    // The window's last page stands on this very origin; nobody else is believed.
    if (origin !== location.origin || source !== opened || typeof data?.access_token !== 'string') return;
    stopListening();
    opened.close();
    const target = new URL(back);
    target.searchParams.set('access_token', data.access_token);
    target.searchParams.set('is_new_user', String(data.is_new_user));
    location.assign(target);
  };
  stopListening = () => removeEventListener('message', handleMessage);
  addEventListener('message', handleMessage);
}
