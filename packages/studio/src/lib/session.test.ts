import { listApps } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { exchangeCode, getMe, login, logout } from '@sayso/contracts/users';
import { renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startPeer } from '../testing/peer.ts';
import { aUser } from '../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);

const mira = aUser();
const refuse = () => {
  throw new Fault('unauthorized', 'Please sign in to continue');
};

/** A page load at an address of the peer. */
async function load(path: string, token?: string) {
  vi.resetModules();
  if (token) localStorage.setItem('token', token);
  window.happyDOM.setURL(peer.origin + path);
  const session = await import('./session.ts');
  const { call } = await import('./call.ts');
  await session.startSession();
  const currentSession = () => renderHook(() => session.useSession()).result.current;
  return { ...session, currentSession, call };
}

beforeEach(() => {
  localStorage.clear();
  peer.reset();
  peer.on(getMe, () => mira);
});

test('[B-AUTH-02] [P-SESS-01] [P-SESS-05] a code in the address leaves it, and its token is stored and used', async () => {
  peer.on(exchangeCode, () => ({ access_token: 'fresh', user: mira }));
  const { currentSession } = await load('/apps?search=tea&access_token=code#top', 'old');

  expect(localStorage.getItem('token')).toBe('fresh');
  expect(window.location.href).toBe(`${peer.origin}/apps?search=tea#top`);
  expect(peer.callsOf(getMe)[0]?.headers.authorization).toBe('Bearer fresh');
  expect(peer.callsOf(exchangeCode)[0]?.body).toEqual({ code: 'code' });
  expect(currentSession()).toEqual({ status: 'authenticated', user: mira });
});

test("a stranger's code leaves the session that is there", async () => {
  peer.on(exchangeCode, () => {
    throw new Fault('bad_request', 'Too old');
  });
  const { currentSession } = await load('/apps?access_token=stranger', 'own');

  expect(localStorage.getItem('token')).toBe('own');
  expect(window.location.href).toBe(`${peer.origin}/apps`);
  expect(peer.callsOf(getMe)[0]?.headers.authorization).toBe('Bearer own');
  expect(currentSession()).toEqual({ status: 'authenticated', user: mira });
});

test('[B-AUTH-03] [B-AUTH-04] [P-SESS-02] a stored token keeps the person signed in', async () => {
  const { currentSession } = await load('/', 'kept');

  expect(peer.callsOf(getMe)).toHaveLength(1);
  expect(peer.callsOf(getMe)[0]?.headers.authorization).toBe('Bearer kept');
  expect(currentSession()).toEqual({ status: 'authenticated', user: mira });
});

test('[B-AUTH-04] without a token no one is signed in and no call is made', async () => {
  const { currentSession } = await load('/');

  expect(currentSession().status).toBe('unauthenticated');
  expect(peer.asked).toHaveLength(0);
});

test('[P-SESS-02] when the person cannot be loaded, the token goes and no header is sent any more', async () => {
  peer.on(getMe, () => {
    throw new Fault('internal', 'Broken');
  });
  peer.on(listApps, () => []);
  const { currentSession, call } = await load('/', 'kept');
  await call(listApps, undefined, {});

  expect(localStorage.getItem('token')).toBe(null);
  expect(currentSession().status).toBe('unauthenticated');
  expect(peer.callsOf(listApps)[0]?.headers.authorization).toBe(undefined);
});

test('[B-AUTH-05] [P-SESS-03] a 401 from any call ends the session', async () => {
  peer.on(listApps, refuse);
  const { currentSession, call } = await load('/', 'kept');
  await expect(call(listApps, undefined, {})).rejects.toMatchObject({ status: 401 });

  expect(localStorage.getItem('token')).toBe(null);
  expect(currentSession()).toEqual({ status: 'unauthenticated', byChoice: false });
});

test('a late 401 of an earlier token does not end the session that came after it', async () => {
  let answer = () => {};
  const held = new Promise<void>((release) => {
    answer = release;
  });
  peer.on(listApps, async () => {
    await held;
    return refuse();
  });
  const { beginSession, currentSession, call } = await load('/', 'earlier');
  const late = call(listApps, undefined, {}).catch(() => {});
  await vi.waitFor(() => expect(peer.callsOf(listApps)).toHaveLength(1));
  beginSession({ access_token: 'later', user: mira });
  answer();
  await late;

  expect(localStorage.getItem('token')).toBe('later');
  expect(currentSession().status).toBe('authenticated');
});

test('a wrong password is no lost session', async () => {
  peer.on(login, refuse);
  const { currentSession, call } = await load('/', 'kept');
  await expect(call(login, undefined, { email: 'a@b.example', password: 'x' })).rejects.toMatchObject({
    status: 401,
  });

  expect(currentSession().status).toBe('authenticated');
});

test('[P-SESS-04] signing out clears token and person at once and tells the server', async () => {
  peer.on(logout, () => ({ success: true as const }));
  const { signOut, currentSession } = await load('/', 'kept');
  signOut();

  expect(localStorage.getItem('token')).toBe(null);
  expect(currentSession()).toEqual({ status: 'unauthenticated', byChoice: true });
  await vi.waitFor(() => expect(peer.callsOf(logout)[0]?.headers.authorization).toBe('Bearer kept'));
});
