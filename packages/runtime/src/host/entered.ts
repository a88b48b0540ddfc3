import type { enterApp, LoginPage } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import type { z } from 'zod';
import { setCurrentUser } from '../sdk/auth.ts';
import { appPath, CallError, call } from '../sdk/call.ts';
import { setMayUpload } from '../sdk/may-upload.ts';
import { getPlace } from '../sdk/origin.ts';
import { getToken, obeyClearInAddress, setToken, takeTokenFromAddress } from '../sdk/token.ts';
import { isObject, readUser } from '../sdk/wire-guards.ts';
import { requests } from '../texts/requests.ts';

export type Entered = z.infer<typeof enterApp.reply>;

/** How the door of a published app opened, or why it stayed shut. */
export type Door =
  | { kind: 'open'; entered: Entered }
  | { kind: 'sign-in' }
  | { kind: 'restricted' }
  | { kind: 'failed'; message: string };

export type LoginFacts = { name: string; logoUrl: string | null; hasGoogle: boolean };

/** Stores a token that came with the address (P-SESS-01). */
export function adoptToken(): void {
  obeyClearInAddress();
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

/** Loads the app: the server is told which one by id and by slug (P-RAPI-05). */
async function enter(): Promise<Entered> {
  const { appId, slug } = getPlace();
  if (appId === '' && slug === '') throw new Error(texts.idOrSlugNeeded);
  const headers = slug === '' ? {} : { 'X-App-Slug': slug };
  return readEntered(await call(appPath('/enter'), { method: 'POST', body: {}, headers }));
}

function readEntered(body: unknown): Entered {
  if (!isObject(body)) throw new TypeError(requests.unreadable);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const user = body['user'] ? readUser(body['user']) : null;
  return {
    user,
    entry: text(body['entry']),
    css: text(body['css']),
    may_upload: body['may_upload'] === true,
  };
}

/** What the app's sign-in shows of it, as it is now. */
export async function loadLogin(): Promise<LoginFacts> {
  const body = await call(`/apps/public/login-info/by-id/${getPlace().appId}`);
  if (!isObject(body) || typeof body['name'] !== 'string' || !Array.isArray(body['providers'])) {
    throw new TypeError(requests.unreadable);
  }
  const { name, logo_url, providers } = body as LoginPage;
  return { name, logoUrl: logo_url, hasGoogle: providers.includes('google') };
}

/** The app is told who is here and what they may do beside the rules of its records. */
export function open(entered: Entered): Door {
  setCurrentUser(entered.user);
  setMayUpload(entered.may_upload);
  return { kind: 'open', entered };
}

async function refused(error: unknown, publicSettings: string | null): Promise<Door> {
  if (!(error instanceof CallError)) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
  if (error.status === 401) return afterStaleToken(publicSettings);
  // The sign-in also asks for the code of an address that is not verified yet.
  if (error.reason === 'auth_required' || error.reason === 'email_unverified') return { kind: 'sign-in' };
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
