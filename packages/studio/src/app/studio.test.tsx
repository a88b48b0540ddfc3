import { listApps } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { getMe, logout, signInOptions } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { here, openStudio } from '../testing/open-studio.tsx';
import { startPeer } from '../testing/peer.ts';
import { aUser, newId } from '../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);

beforeEach(() => {
  peer.reset();
  peer.on(getMe, () => aUser());
  peer.on(listApps, () => []);
  peer.on(logout, () => ({ success: true as const }));
  peer.on(signInOptions, () => ({
    local: true,
    providers: [],
    first_account: false,
    needs_setup_code: false,
    has_mail: false,
  }));
});

test.each(['/', '/apps?search=tea&starred=', '/user-settings', '/billing', '/create-app?prompt=A%20shop'])(
  '[P-ROUTE-16] [B-AUTH-01] without a session %s leads to the sign-in page, which knows the whole address',
  async (path) => {
    await openStudio(peer, { path });
    await screen.findByRole('heading', { name: 'Sign in' });

    expect(window.location.pathname).toBe('/login');
    expect(new URLSearchParams(window.location.search).get('from_url')).toBe(peer.origin + path);
  },
);

test.each([null, 'good'])('[P-ROUTE-15] an unknown address is not found, with token %s', async (token) => {
  await openStudio(peer, { path: '/no/such/place', token });
  await screen.findByRole('heading', { name: 'Page Not Found' });
  expect(here()).toBe('/no/such/place');
  fireEvent.click(screen.getByRole('link', { name: 'Return Home' }));

  await screen.findByRole('heading', { name: token ? 'What would you build today?' : 'Sign in' });
});

test.each([
  ['', 'editor/workspace'],
  ['/Tasks%20today', 'editor/preview/Tasks%20today'],
])('[P-ROUTE-05] an older link with "%s" leads to the app’s own address', async (page, target) => {
  const appId = newId();
  await openStudio(peer, { path: `/user-apps/${appId}/show${page}` });
  await screen.findByRole('heading', { name: 'Sign in' });

  const from = new URLSearchParams(window.location.search).get('from_url');
  expect(from).toBe(`${peer.origin}/apps/${appId}/${target}`);
});

test('[P-ROUTE-02] the sign-in page has no shell', async () => {
  await openStudio(peer, { path: '/login' });
  await screen.findByRole('heading', { name: 'Sign in' });

  expect(screen.queryByRole('navigation', { name: 'Main' })).toBe(null);
  expect(here()).toBe('/login');
});

test('[B-AUTH-05] [B-AUTH-06] [P-SESS-04] a 401 while working leads to the sign-in page and back', async () => {
  peer.on(listApps, () => {
    throw new Fault('unauthorized', 'Please sign in to continue');
  });
  await openStudio(peer, { path: '/apps?search=tea', token: 'revoked' });
  await screen.findByRole('heading', { name: 'Sign in' });

  expect(localStorage.getItem('token')).toBe(null);
  expect(here()).toBe(`/login?from_url=${encodeURIComponent(`${peer.origin}/apps?search=tea`)}`);
});

test('[P-SHELL-05] the user menu leads to settings and billing and signs out to the sign-in page', async () => {
  await openStudio(peer, { token: 'good' });
  await screen.findByRole('heading', { name: 'What would you build today?' });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Account' }), { key: 'Enter' });
  const settings = await screen.findByRole('menuitem', { name: 'Settings' });
  expect(settings.getAttribute('href')).toBe('/user-settings');
  expect(screen.getByRole('menuitem', { name: 'Billing' }).getAttribute('href')).toBe('/billing');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));

  await screen.findByRole('heading', { name: 'Sign in' });
  expect(here()).toBe('/login');
  expect(localStorage.getItem('token')).toBe(null);
  await waitFor(() => expect(peer.callsOf(logout)).toHaveLength(1));
});

test('the command palette opens with Ctrl+K and goes to a view', async () => {
  await openStudio(peer, { token: 'good' });
  await screen.findByRole('heading', { name: 'What would you build today?' });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const search = await screen.findByPlaceholderText('Go to an app or run an action…');
  fireEvent.change(search, { target: { value: 'billing' } });
  fireEvent.keyDown(search, { key: 'Enter' });

  await screen.findByRole('heading', { name: 'Billing & Subscription' });
  expect(here()).toBe('/billing');
});

test('"?" lists the shortcuts, but not while text is typed', async () => {
  await openStudio(peer, { token: 'good' });
  const box = await screen.findByRole('textbox', { name: 'Describe the app you want' });
  fireEvent.keyDown(box, { key: '?' });
  expect(screen.queryByRole('dialog')).toBe(null);
  fireEvent.keyDown(document.body, { key: '?' });

  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
});
