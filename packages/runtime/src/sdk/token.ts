import { safeStorage } from './safe-storage.ts';

const key = 'token';
let inMemory: string | null = null;
let keepsInMemory = false;
let renewal: (() => Promise<string | null>) | null = null;

/** Previews keep their token in memory alone and ask the parent frame for a new one. */
export function keepTokenInMemory(token: string | null, renew: () => Promise<string | null>): void {
  keepsInMemory = true;
  inMemory = token;
  renewal = renew;
}

export const getToken = (): string | null => (keepsInMemory ? inMemory : safeStorage.get(key));

export function setToken(token: string | null): void {
  if (keepsInMemory) inMemory = token;
  else if (token === null) safeStorage.remove(key);
  else safeStorage.set(key, token);
}

let renewing: Promise<boolean> | null = null;

/** Asks once for a new token, however many calls were refused at the same time; false where nobody can give one. */
export function renewToken(): Promise<boolean> {
  if (renewal === null) return Promise.resolve(false);
  renewing ??= renewal()
    .then((token) => {
      if (token !== null) inMemory = token;
      return token !== null;
    })
    .finally(() => {
      renewing = null;
    });
  return renewing;
}

/** `clear_access_token=true` in the address signs out, whoever's library kept the token (wire.md, "Auth"). */
export function obeyClearInAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('clear_access_token')) return;
  if (address.searchParams.get('clear_access_token') === 'true') {
    setToken(null);
    safeStorage.remove('base44_access_token');
  }
  address.searchParams.delete('clear_access_token');
  history.replaceState(history.state, '', address);
}

/** Takes `access_token` out of the address before anything else can read it there; null when there was none. */
export function takeTokenFromAddress(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('access_token');
  if (token === null) return null;
  address.searchParams.delete('access_token');
  history.replaceState(history.state, '', address);
  return token;
}
