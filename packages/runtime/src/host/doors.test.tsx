// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayUpload, setMayUpload } from '../sdk/may-upload.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Answer, type Heard, listenOnLoopback } from '../sdk/testing-server.ts';
import { getToken, setToken } from '../sdk/token.ts';
import { knock } from './entered.ts';
import { AccessRestricted, LoginScreen, PageNotFound, returnAddress } from './screens.tsx';

const appId = '65f000000000000000000001';
let answer: (heard: Heard) => Answer = () => ({ body: {} });
const server = await listenOnLoopback((heard) => answer(heard));
afterAll(() => server.close());
setPlace({ appId, apiBase: server.apiBase, mainOrigin: 'https://build.example' });

const user = { id: '65f0000000000000000000bb', email: 'ada@example.com', full_name: 'Ada', role: 'user' };
const refused = (status: number, reason: string): Answer => ({
  status,
  body: { message: 'No', detail: 'No', error_type: 'forbidden', request_id: 'r', extra_data: { reason } },
});

beforeEach(() => {
  server.heard.length = 0;
  setToken('app-token');
});
afterEach(cleanup);

test('[P-HOST-04] the sign-in of an app shows its logo, name and words, and leads to the main host', () => {
  render(<LoginScreen app={{ name: 'Garden', logoUrl: '/logo.png' }} />);
  expect(screen.getByRole('heading').textContent).toBe('Welcome to Garden');
  expect(screen.getByText('Sign in to continue your journey')).toBeDefined();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/logo.png');
  const href = screen.getByRole('link').getAttribute('href') ?? '';
  expect(href).toMatch(/^https:\/\/build\.example\/login\?app_id=65f000000000000000000001&from_url=/);
  expect(document.querySelector('input')).toBeNull();
});

test('in a frame of another website the sign-in opens in a new tab, since no website may show it', () => {
  const parent = vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
  render(<LoginScreen app={{ name: 'Garden', logoUrl: null }} />);
  parent.mockRestore();
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  expect(screen.getByText('Signing in opens a new tab.')).toBeDefined();
});

test('[P-RUN-06][P-RUN-07][P-RUN-08] Access Restricted says why and what helps', () => {
  render(<AccessRestricted />);
  expect(screen.getByRole('heading').textContent).toBe('Access Restricted');
  expect(
    screen.getByText(
      'You are not registered to use this application. Please contact the app administrator to request access.',
    ),
  ).toBeDefined();
  expect(screen.getAllByRole('listitem').map((hint) => hint.textContent)).toEqual([
    expect.stringMatching(/verify .* account/i),
    expect.stringMatching(/contact an admin of the app/i),
    expect.stringMatching(/sign out and in again/i),
  ]);
});

test('[P-RUN-03] an unknown page is said by its name', () => {
  render(<PageNotFound name="Nowhere" />);
  expect(screen.getByRole('heading').textContent).toBe('Page Not Found');
  expect(screen.getByText('The page "Nowhere" could not be found in this application.')).toBeDefined();
});

test('a page that is not there leads to the first page, under the name of the app', () => {
  render(<PageNotFound name="Nowhere" homeHref="/" app={{ name: 'Tea House', logoUrl: null }} />);
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Go back' })).toBeDefined();
  expect(screen.getByText('T')).toBeDefined();
});

test('who may enter comes in with the files of the app', async () => {
  answer = () => ({ body: { user, entry: '/app.js', css: null, may_upload: true } });
  expect(await knock('private_with_login')).toEqual({
    kind: 'open',
    entered: { user, entry: '/app.js', css: null, may_upload: true },
  });
  expect(server.heard).toMatchObject([
    { method: 'POST', path: `/api/apps/${appId}/enter`, token: 'app-token' },
  ]);
});

test.each([true, false])(
  'the app knows from its door whether who comes in may add files: %s',
  async (may_upload) => {
    setMayUpload(!may_upload);
    answer = () => ({ body: { user: null, entry: null, css: null, may_upload } });
    await knock('public_without_login');
    expect(mayUpload()).toBe(may_upload);
  },
);

test('[P-RUN-05] auth_required leads to the sign-in', async () => {
  answer = () => refused(403, 'auth_required');
  expect(await knock('private_with_login')).toEqual({ kind: 'sign-in' });
});

test('[P-RUN-06] user_not_registered closes the door of a private app', async () => {
  answer = () => refused(403, 'user_not_registered');
  expect(await knock('private_with_login')).toEqual({ kind: 'restricted' });
  expect(server.heard).toHaveLength(1);
});

test('an app that takes sign-ups registers who is new, then lets them in', async () => {
  let isKnown = false;
  answer = ({ path }) => {
    if (path.endsWith('/users/register')) isKnown = true;
    else if (!isKnown) return refused(403, 'user_not_registered');
    return { body: { user, entry: null, css: null } };
  };
  expect(await knock('public_with_login')).toMatchObject({ kind: 'open', entered: { user } });
  expect(server.heard.map(({ path }) => path.split('/').at(-1))).toEqual(['enter', 'register', 'enter']);
});

test('[P-SESS-03] a token that is no longer good is dropped; an open app is entered without it', async () => {
  answer = ({ token }) =>
    token === undefined ? { body: { user: null, entry: null, css: null } } : refused(401, 'unauthorized');
  expect(await knock('public_without_login')).toMatchObject({ kind: 'open', entered: { user: null } });
  expect(getToken()).toBeNull();
});

test('a failure that is no refusal keeps its message', async () => {
  answer = () => ({ status: 500, body: { message: 'It is broken' } });
  expect(await knock('private_with_login')).toEqual({ kind: 'failed', message: 'It is broken' });
});

test.each([
  ['?from_url=%2FTasks%3Fid%3D1', '/Tasks?id=1'],
  ['', '/'],
  ['?from_url=https%3A%2F%2Fevil.example%2F', ''],
  ['?from_url=%2F%2Fevil.example', ''],
  ['?from_url=javascript%3Aalert(1)', ''],
])('[P-LOGIN-05] after signing in %s comes back to this host alone', (search, path) => {
  expect(returnAddress(search)).toBe(location.origin + path);
});
