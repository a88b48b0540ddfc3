import type { SignedIn, User } from '@sayso/contracts/users';
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';
import { call, onUnauthorized } from './call.ts';
import { exchangeCode, getMe, logout } from './sign-in-calls.ts';
import { readToken, takeCodeFromAddress, tokenKey, writeToken } from './token.ts';

export type Session =
  | { status: 'loading' }
  | { status: 'authenticated'; user: User }
  /** `byChoice`: signed out in the menu, so the sign-in page need not lead back. `refusal`: why a sign-in failed. */
  | { status: 'unauthenticated'; byChoice: boolean; refusal?: Error };

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();
const enders = new Set<() => void>();

function set(next: Session) {
  const ended = session.status === 'authenticated' && next.status === 'unauthenticated';
  session = next;
  if (ended) for (const end of enders) end();
  for (const listener of listeners) listener();
}

/** Reads the token and the person behind it; without a token no call is made (B-AUTH-04). */
export async function startSession() {
  const code = takeCodeFromAddress();
  onUnauthorized((token) => {
    // A late refusal of an earlier token must not end the session that came after it.
    if (token === readToken()) endSession();
  });
  const refusal = code === null ? undefined : await exchange(code);
  await loadUser(refusal);
}

/** A code that is not this browser's gives nothing, and the session that is there stays. Answers why it failed. */
async function exchange(code: string): Promise<Error | undefined> {
  try {
    const { access_token } = await call(exchangeCode, undefined, { code });
    writeToken(access_token);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Another tab that signs in or out takes this one along. */
export function followOtherTabs() {
  addEventListener('storage', (event) => {
    if (event.key === tokenKey) void loadUser();
  });
}

async function loadUser(refusal?: Error) {
  const token = readToken();
  if (!token) {
    set({ status: 'unauthenticated', byChoice: false, ...(refusal ? { refusal } : {}) });
    return;
  }
  try {
    set({ status: 'authenticated', user: await fetchUser() });
  } catch {
    if (token === readToken()) endSession();
  }
}

/** A server that is just starting is given a second chance before the session counts as lost. */
async function fetchUser() {
  try {
    return await call(getMe);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status === 503)) return call(getMe);
    throw error;
  }
}

export function beginSession({ access_token, user }: SignedIn) {
  writeToken(access_token);
  set({ status: 'authenticated', user });
}

function endSession({ byChoice = false } = {}) {
  writeToken(null);
  set({ status: 'unauthenticated', byChoice });
}

/** Signs out here at once; that the server also forgets the token is not waited for. */
export function signOut() {
  call(logout).catch(() => {});
  endSession({ byChoice: true });
}

/** Takes over what the server answered after a change of the profile. */
export function updateSessionUser(user: User) {
  if (session.status === 'authenticated') set({ status: 'authenticated', user });
}

/** Runs when a session ends, to forget what belonged to it. */
export const onSessionEnd = (listener: () => void) => {
  enders.add(listener);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const currentSession = () => session;

export const useSession = () => useSyncExternalStore(subscribe, currentSession);

/** The signed-in person; only for screens behind the sign-in. */
export function useUser(): User {
  const current = useSession();
  if (current.status !== 'authenticated') throw new Error('No one is signed in');
  return current.user;
}
