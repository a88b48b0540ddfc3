import { listApps } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { exchangeCode, getMe, login, register, signInOptions } from '@sayso/contracts/users';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { here, openStudio } from '../../testing/open-studio.tsx';
import { startPeer } from '../../testing/peer.ts';
import { aUser, newId } from '../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
const mira = aUser();
const google = { id: 'google', name: 'Google' };

beforeEach(() => {
  peer.reset();
  peer.on(getMe, () => mira);
  peer.on(listApps, () => []);
  peer.on(signInOptions, () => ({
    local: true,
    providers: [],
    first_account: false,
    needs_setup_code: false,
    has_mail: false,
  }));
  peer.on(exchangeCode, () => ({ access_token: 'handed', user: mira }));
  peer.on(login, () => ({ access_token: 'given', user: mira }));
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function signIn() {
  await screen.findByRole('heading', { name: 'Sign in' });
  type('Email', 'mira@studio.example');
  type('Password', 'correct horse');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

const loginAt = (query: Record<string, string>) => `/login?${new URLSearchParams(query)}`;

test('[P-LOGIN-02] the three selling points are there', async () => {
  await openStudio(peer, { path: '/login' });

  for (const point of ['AI generated apps', 'Easy to customize', 'Seamless deployment']) {
    expect((await screen.findByText(point)).tagName).toBe('STRONG');
  }
});

test('[P-LOGIN-03] the code of an access_token becomes the token and leads to from_url', async () => {
  await openStudio(peer, {
    path: loginAt({ access_token: 'code', from_url: `${peer.origin}/apps?search=tea` }),
  });
  await screen.findByRole('heading', { name: 'Your Apps' });

  expect(localStorage.getItem('token')).toBe('handed');
  expect(here()).toBe('/apps?search=tea');
});

test('[P-LOGIN-03] [B-ROUTE-01] an access_token without from_url leads home', async () => {
  await openStudio(peer, { path: loginAt({ access_token: 'code' }) });
  await screen.findByRole('heading', { name: 'What would you build today?' });

  expect(localStorage.getItem('token')).toBe('handed');
  expect(here()).toBe('/');
});

test('a code that is not of this browser signs nobody in and says so', async () => {
  peer.on(exchangeCode, () => {
    throw new Fault(
      'bad_request',
      'This sign-in took too long, or was started in another browser. Please sign in again.',
    );
  });
  await openStudio(peer, { path: loginAt({ access_token: 'stranger' }) });

  expect((await screen.findByRole('alert')).textContent).toContain('started in another browser');
  expect(localStorage.getItem('token')).toBe(null);
  expect(here()).toBe('/login');
});

test('[P-LOGIN-04] signing in leads to the address first asked for', async () => {
  await openStudio(peer, { path: '/apps?order=oldest' });
  await signIn();
  await screen.findByRole('heading', { name: 'Your Apps' });

  expect(here()).toBe('/apps?order=oldest');
  expect(localStorage.getItem('token')).toBe('given');
  expect(peer.callsOf(login)[0]?.body).toEqual({ email: 'mira@studio.example', password: 'correct horse' });
});

test('[P-LOGIN-04] the button of a provider takes from_url along', async () => {
  peer.on(signInOptions, () => ({
    local: false,
    providers: [google],
    first_account: false,
    needs_setup_code: false,
    has_mail: false,
  }));
  await openStudio(peer, { path: loginAt({ from_url: `${peer.origin}/apps` }) });
  const button = await screen.findByRole('link', { name: 'Continue with Google' });

  expect(button.getAttribute('href')).toBe(
    `/api/auth/google/login?from_url=${encodeURIComponent(`${peer.origin}/apps`)}`,
  );
  expect(screen.queryByLabelText('Password')).toBe(null);
});

test('[P-LOGIN-01] the buttons of the providers stand above the form, and none where none is set up', async () => {
  const providers = [google, { id: 'oidc', name: 'Acme' }];
  peer.on(signInOptions, () => ({
    local: true,
    providers,
    first_account: false,
    needs_setup_code: false,
    has_mail: false,
  }));
  const app_id = newId();
  await openStudio(peer, { path: loginAt({ app_id }) });
  const button = await screen.findByRole('link', { name: 'Continue with Acme' });

  expect(button.getAttribute('href')).toBe(`/api/auth/oidc/login?app_id=${app_id}`);
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeTruthy();
  const order = button.compareDocumentPosition(screen.getByLabelText('Email'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText('or')).toBeTruthy();

  peer.on(signInOptions, () => ({
    local: true,
    providers: [],
    first_account: false,
    needs_setup_code: false,
    has_mail: false,
  }));
  await openStudio(peer, { path: '/login' });
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('link', { name: /Continue with/ })).toBe(null);
  expect(screen.queryByText('or')).toBe(null);
});

test.each([
  ['cancelled', 'You didn’t finish signing in with Google. Try again, or use your password.'],
  ['provider_away', 'Couldn’t reach Google. Try again in a moment, or use your password.'],
  ['expired', 'This sign-in took too long or was started in another window. Please try again.'],
])('a sign-in by a provider that ended with %s says so', async (error, text) => {
  peer.on(signInOptions, () => ({
    local: true,
    providers: [google],
    first_account: false,
    needs_setup_code: false,
    has_mail: false,
  }));
  await openStudio(peer, { path: loginAt({ error, provider: 'google' }) });

  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('a provider that is not set up here is called the account provider', async () => {
  await openStudio(peer, { path: loginAt({ error: 'cancelled', provider: 'gone' }) });

  expect((await screen.findByRole('alert')).textContent).toBe(
    'You didn’t finish signing in with the account provider. Try again, or use your password.',
  );
});

test('words that somebody else put into the address are not shown', async () => {
  await openStudio(peer, { path: loginAt({ error: 'Call 555-0100', provider: 'google' }) });
  await screen.findByRole('heading', { name: 'Sign in' });

  expect(screen.queryByRole('alert')).toBe(null);
});

test('where an account exists already its password adds the provider to it', async () => {
  peer.on(signInOptions, () => ({
    local: true,
    providers: [google],
    first_account: false,
    needs_setup_code: false,
    has_mail: false,
  }));
  await openStudio(peer, { path: loginAt({ error: 'account_exists', provider: 'google' }) });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Sign in with its password to add Google to it.',
  );
  await signIn();
  await screen.findByRole('heading', { name: 'What would you build today?' });

  expect(peer.callsOf(login)[0]?.body).toEqual({
    email: 'mira@studio.example',
    password: 'correct horse',
    link_provider: true,
  });
});

test.each(['https://evil.example/steal', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  '[P-LOGIN-05] from_url %s is not followed after signing in',
  async (from_url) => {
    await openStudio(peer, { path: loginAt({ from_url }) });
    await signIn();
    await screen.findByRole('heading', { name: 'What would you build today?' });

    expect(window.location.href).toBe(`${peer.origin}/`);
  },
);

test('[P-LOGIN-05] an own address whose path starts like a host is followed as a path', async () => {
  await openStudio(peer, { path: loginAt({ from_url: `${peer.origin}//apps?search=tea` }) });
  await signIn();
  await screen.findByRole('heading', { name: 'Your Apps' });

  expect(here()).toBe('/apps?search=tea');
});

test('wrong entries are named beside their fields and nothing is sent', async () => {
  await openStudio(peer, { path: '/login' });
  await screen.findByRole('heading', { name: 'Sign in' });
  type('Email', 'not an address');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Please enter a valid email address');
  await screen.findByText('Please enter your password');

  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter a valid email address',
  );
  expect(peer.callsOf(login)).toHaveLength(0);
});

test('a refusal keeps what was typed and says why, a lockout also for how long', async () => {
  peer.on(login, () => {
    throw new Fault('too_many_requests', 'Too many attempts.', { retryAfter: 840 });
  });
  await openStudio(peer, { path: '/login' });
  await signIn();

  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 14 minutes.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mira@studio.example');
  expect(localStorage.getItem('token')).toBe(null);
  type('Password', '');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Please enter your password');
  expect(screen.queryByRole('alert')).toBe(null);
});

test('the first account is told that it administers the installation', async () => {
  peer.on(signInOptions, () => ({
    local: true,
    providers: [],
    first_account: true,
    needs_setup_code: false,
    has_mail: false,
  }));
  peer.on(register, () => ({ access_token: 'first', user: mira }));
  await openStudio(peer, { path: '/login' });
  await screen.findByText(/you’ll be its admin/);
  type('Full name', 'Mira Rao');
  type('Email', 'Mira@Studio.example');
  type('Full name', 'M'.repeat(201));
  type('Password', 'short');
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Use at least 8 characters');
  await screen.findByText('Use at most 200 characters');
  type('Full name', 'Mira Rao');
  type('Password', 'long enough');
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', { name: 'What would you build today?' });

  expect(peer.callsOf(register).map((call) => call.body)).toEqual([
    { email: 'mira@studio.example', password: 'long enough', full_name: 'Mira Rao' },
  ]);
});

test('an e-mail address that is taken is said at its field', async () => {
  peer.on(register, () => {
    throw new Fault('conflict', 'Taken', { fields: { email: 'An account with this address exists' } });
  });
  await openStudio(peer, { path: '/login' });
  fireEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
  type('Email', 'mira@studio.example');
  type('Password', 'long enough');
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

  await screen.findByText('An account with this address exists');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('a form that is sent twice, before its check is loaded, makes one account', async () => {
  peer.on(register, () => ({ access_token: 'given', user: mira }));
  await openStudio(peer, { path: '/login' });
  fireEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
  type('Email', 'mira@studio.example');
  type('Password', 'long enough');
  for (const _ of ['Enter', 'Enter again']) {
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  }
  await screen.findByRole('heading', { name: 'What would you build today?' });

  expect(peer.callsOf(register)).toHaveLength(1);
});
