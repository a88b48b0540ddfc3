import type { enterApp } from '@sayso/contracts/publishing';
import type { z } from 'zod';
import { setCurrentUser } from '../sdk/auth.ts';
import { appPath, CallError, call } from '../sdk/call.ts';
import { getToken, setToken, takeTokenFromAddress } from '../sdk/token.ts';
import { isObject, readUser } from '../sdk/wire-guards.ts';

export type Entered = z.infer<typeof enterApp.reply>;

/** How the door of a published app opened, or why it stayed shut. */
export type Door =
  | { kind: 'open'; entered: Entered }
  | { kind: 'sign-in' }
  | { kind: 'restricted' }
  | { kind: 'failed'; message: string };

/** Stores a token that came with the address (P-SESS-01). */
export function adoptToken(): void {
  const token = takeTokenFromAddress();
  if (token !== null) setToken(token);
}

/** Knocks; people new to an app that takes sign-ups are registered on the way (resolutions, 8). */
export async function knock(publicSettings: string | null): Promise<Door> {
  try {
    return open(await enter());
  } catch (error) {
    return refused(error, publicSettings);
  }
}

const enter = async () => readEntered(await call(appPath('/enter'), { method: 'POST', body: {} }));

function readEntered(body: unknown): Entered {
  if (!isObject(body)) throw new TypeError('The server sent no answer that this app knows');
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const user = body['user'] ? readUser(body['user']) : null;
  return { user, entry: text(body['entry']), css: text(body['css']) };
}

function open(entered: Entered): Door {
  setCurrentUser(entered.user);
  return { kind: 'open', entered };
}

async function refused(error: unknown, publicSettings: string | null): Promise<Door> {
  if (!(error instanceof CallError)) return { kind: 'failed', message: String(error) };
  if (error.status === 401) return afterStaleToken(publicSettings);
  if (error.reason === 'auth_required') return { kind: 'sign-in' };
  if (error.reason !== 'user_not_registered') return { kind: 'failed', message: error.message };
  if (publicSettings !== 'public_with_login') return { kind: 'restricted' };
  try {
    await call(appPath('/users/register'), { method: 'POST', body: {} });
    return open(await enter());
  } catch {
    return { kind: 'restricted' };
  }
}

/** A token that is no longer good is dropped; an open app is then entered without one. */
async function afterStaleToken(publicSettings: string | null): Promise<Door> {
  const hadToken = getToken() !== null;
  setToken(null);
  if (publicSettings !== 'public_without_login' || !hadToken) return { kind: 'sign-in' };
  return knock(publicSettings);
}

declare global {
  // What the gate learned, for the entry module that it loads.
  var __saysoEntered: Entered | undefined;
}
