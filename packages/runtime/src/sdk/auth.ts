import type { AppUser } from '@sayso/contracts/publishing';
import { appPath, call } from './call.ts';
import { getPlace } from './origin.ts';
import { loginWithProvider } from './provider-login.ts';
import { getToken, setToken } from './token.ts';
import { readUser } from './wire-guards.ts';

type UserListener = (user: AppUser | null) => void;
const listeners = new Set<UserListener>();
let current: AppUser | null = null;

/** The person as last read; null while unknown or signed out. */
export const currentUser = (): AppUser | null => current;

export function setCurrentUser(user: AppUser | null): void {
  current = user;
  for (const listener of listeners) listener(user);
}

export function onUserChange(listener: UserListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sign-in on the main host, where passwords are typed; it comes back to `from` with a token. */
export function mainLoginAddress(from: string = location.href): string {
  const { mainOrigin, appId } = getPlace();
  const address = new URL('/login', mainOrigin);
  address.searchParams.set('app_id', appId);
  address.searchParams.set('from_url', new URL(from, location.href).href);
  return address.href;
}

/** The provider's sign-in on the main host (P-HOST-05); it comes back to `from` with a token as well. */
export function providerLoginAddress(from: string): string {
  const { mainOrigin, appId } = getPlace();
  const address = new URL('/api/auth/google/login', mainOrigin);
  address.searchParams.set('app_id', appId);
  address.searchParams.set('from_url', new URL(from, location.href).href);
  return address.href;
}

async function me(): Promise<AppUser> {
  const user = readUser(await call(appPath('/entities/User/me')));
  setCurrentUser(user);
  return user;
}

async function updateMe(values: Record<string, unknown>): Promise<AppUser> {
  const user = readUser(await call(appPath('/entities/User/me'), { method: 'PUT', body: values }));
  setCurrentUser(user);
  return user;
}

/** Leads to the app's sign-in, which comes back to `next` (an address or path of this app). */
function redirectToLogin(next: string = location.href): void {
  location.assign(mainLoginAddress(next));
}

/** Outlives the page, which is left at once; where it fails the token still ends by itself. */
function endSession(): void {
  const token = getToken();
  if (token === null) return;
  const address = `${getPlace().apiBase}${appPath('/auth/logout')}`;
  const headers = { Authorization: `Bearer ${token}` };
  fetch(address, { method: 'POST', headers, keepalive: true }).catch(() => {});
}

function logout(next?: string): void {
  endSession();
  setToken(null);
  setCurrentUser(null);
  if (next === undefined) location.reload();
  else location.assign(new URL(next, location.href));
}

export const auth = {
  me,
  updateMe,
  updateMyUserData: updateMe,
  login: redirectToLogin,
  loginWithRedirect: redirectToLogin,
  redirectToLogin,
  loginWithProvider,
  logout,
  setToken,
  isAuthenticated: async (): Promise<boolean> => {
    if (getToken() === null) return false;
    return me().then(
      () => true,
      () => false,
    );
  },
};
