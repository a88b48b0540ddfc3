import { readStored, writeStored } from './storage.ts';

/** Storage key that existing clients use too (P-SESS-05). */
export const tokenKey = 'token';

export const readToken = () => readStored(tokenKey);
export const writeToken = (token: string | null) => writeStored(tokenKey, token);

/** Moves an `access_token` of the address into storage, so that it stands in no history, log or referrer. */
export function takeTokenFromAddress() {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('access_token');
  if (token === null) return;
  if (token !== '') writeToken(token);
  address.searchParams.delete('access_token');
  window.history.replaceState(window.history.state, '', pathOf(address));
}

/** The address below its origin; `//host` at its start would be read as another origin. */
export const pathOf = ({ pathname, search, hash }: URL) => pathname.replace(/^\/+/, '/') + search + hash;
