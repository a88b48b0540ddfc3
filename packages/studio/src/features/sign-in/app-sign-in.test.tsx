import { listApps } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { handOver, loginInfoById } from '@sayso/contracts/publishing';
import { exchangeCode, getMe, login, signInOptions, verifyEmail } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openStudio } from '../../testing/open-studio.tsx';
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

const loginAt = (query: Record<string, string>) => `/login?${new URLSearchParams(query)}`;

test('an app is entered only after the person agreed to it', async () => {
  const app = {
    id: newId(),
    slug: 'clinic',
    name: 'Clinic',
    logo_url: null,
    theme_color: null,
    public_settings: 'private_with_login' as const,
  };
  const target = `${peer.origin}/entered`;
  peer.on(handOver, ({ given }) => ({ redirect_url: given.agreed ? target : null, app, email: mira.email }));
  await openStudio(peer, {
    path: loginAt({ app_id: app.id, from_url: 'http://app--clinic.example/' }),
    token: 'good',
  });
  const title = await screen.findByRole('heading', { name: 'Continue to Clinic' });
  expect(title.nextElementSibling?.textContent).toBe(
    `You’re signed in as ${mira.email}. The app only gets your name and email address.`,
  );
  expect(peer.callsOf(handOver).map((call) => call.body)).toEqual([
    { from_url: 'http://app--clinic.example/' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await waitFor(() =>
    expect(peer.callsOf(handOver)[1]?.body).toEqual({
      from_url: 'http://app--clinic.example/',
      agreed: true,
    }),
  );
});

test('a link into an app that is gone says so and leads home', async () => {
  peer.on(handOver, () => {
    throw new Fault('not_found', 'App not found');
  });
  await openStudio(peer, {
    path: loginAt({ app_id: newId(), from_url: 'http://app--gone.example/' }),
    token: 'good',
  });
  await screen.findByText('App not found');

  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
});

const greenhouse = (more: object) => ({
  id: newId(),
  slug: 'greenhouse',
  name: 'Greenhouse',
  logo_url: null,
  theme_color: null,
  public_settings: 'private_with_login' as const,
  providers: ['oidc'],
  has_password: true,
  is_invited_only: false,
  asks_full_name: false,
  ...more,
});

test('[P-LOGIN-01] an app offers the ways in that its maker left open, with its own face', async () => {
  const app = greenhouse({ has_password: false });
  peer.on(loginInfoById, () => app);
  const providers = [google, { id: 'oidc', name: 'Acme' }];
  peer.on(signInOptions, () => ({
    local: true,
    providers,
    first_account: false,
    needs_setup_code: false,
    has_mail: true,
  }));
  const popup_origin = 'http://app--greenhouse.sayso.localhost';
  await openStudio(peer, {
    path: loginAt({ app_id: app.id, popup_origin, error: 'not_offered', provider: 'google' }),
  });

  const button = await screen.findByRole('link', { name: 'Continue with Acme' });
  expect(new URL(button.getAttribute('href') ?? '', peer.origin).searchParams.get('popup_origin')).toBe(
    popup_origin,
  );
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBe(null);
  expect(screen.queryByLabelText('Password')).toBe(null);
  expect(screen.getByRole('alert').textContent).toBe(
    'You can’t sign in to this app with Google. Sign in another way.',
  );
  expect(screen.getByText('to continue to Greenhouse')).toBeTruthy();
  expect(screen.queryByText('AI generated apps')).toBe(null);
});

test('an address that is not verified yet opens no app, and the code goes with the session', async () => {
  const app = greenhouse({});
  peer.on(loginInfoById, () => app);
  peer.on(getMe, () => aUser({ must_verify_email: true }));
  peer.on(verifyEmail, () => mira);
  const asked = { from_url: '', popup_origin: 'http://app--greenhouse.sayso.localhost' };
  peer.on(handOver, () => ({ redirect_url: null, app, email: mira.email }));
  await openStudio(peer, {
    path: loginAt({ access_token: 'code', app_id: app.id, popup_origin: asked.popup_origin }),
  });
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.queryByRole('button', { name: 'Not now' })).toBe(null);
  expect(peer.callsOf(handOver)).toHaveLength(0);

  type('Code', '12 34 56 7');
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { name: 'Continue to Greenhouse' });
  expect(peer.callsOf(verifyEmail)[0]?.body).toEqual({ code: '123456' });
  expect(peer.callsOf(handOver)[0]?.body).toMatchObject(asked);
});
