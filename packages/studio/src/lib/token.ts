import { readStored, writeStored } from './storage.ts';

/** Storage key that existing clients use too (P-SESS-05). */
export const tokenKey = 'token';

export const readToken = () => readStored(tokenKey);
export const writeToken = (token: string | null) => writeStored(tokenKey, token);

/**
 * Takes the code that `access_token` holds out of the address, so that it stands in no history, log or referrer; null
 * where there is none. A code, since anybody can make a link with a token of their own.
 */
export function takeCodeFromAddress(): string | null {
  const address = new URL(window.location.href);
  const code = address.searchParams.get('access_token');
  if (code === null) return null;
  address.searchParams.delete('access_token');
  window.history.replaceState(window.history.state, '', pathOf(address));
  return code || null;
}

/** The address below its origin; `//host` at its start would be read as another origin. */
export const pathOf = ({ pathname, search, hash }: URL) => pathname.replace(/^\/+/, '/') + search + hash;
