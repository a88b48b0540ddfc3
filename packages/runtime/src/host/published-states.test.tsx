// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { AppShell } from '../kit/kit.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Answer, type Heard, listenOnLoopback } from '../sdk/testing-server.ts';
import { setToken } from '../sdk/token.ts';
import { AppHost } from './app-host.tsx';
import { componentOf, fixedSource, type PageComponent } from './app-source.ts';
import { knock } from './entered.ts';
import { captureUncaught } from './error-report.ts';
import { Gate } from './gate-host.tsx';
import { Behind, Login, loginPath } from './published-host.tsx';

const appId = '65f000000000000000000001';
let answer: (heard: Heard) => Answer | Promise<Answer> = () => ({ body: {} });
const server = await listenOnLoopback((heard) => answer(heard));
afterAll(() => server.close());

const visit = (path: string) => history.replaceState(null, '', path);
beforeEach(() => {
  server.heard.length = 0;
  setPlace({ appId, slug: 'tea-house', apiBase: server.apiBase, mainOrigin: 'https://build.example' });
  setToken(null);
  visit('/');
});
afterEach(cleanup);

const app = { id: appId, name: 'Tea House', logoUrl: null, publicSettings: 'private_with_login' };
const refused = (status: number, reason: string): Answer => ({
  status,
  body: { message: 'No', extra_data: { reason } },
});
const login = (more: object = {}) => ({
  body: {
    id: appId,
    slug: 'tea-house',
    name: 'Tea House',
    logo_url: '/logo.png',
    public_settings: 'private_with_login',
    providers: [],
    ...more,
  },
});
const atSignIn =
  (info: Answer): typeof answer =>
  ({ path }) =>
    path.endsWith('/enter') ? refused(403, 'auth_required') : info;

const sourceOf = (loadPage: () => Promise<PageComponent>) =>
  fixedSource({
    version: '1',
    app: { ...app, slug: 'tea-house', mainPage: 'Home' },
    pageNames: ['Home', 'Teas'],
    recordPages: [],
    loadPage,
    loadLayout: null,
  });
const Home = () => <p>Fresh tea</p>;

test('[P-RUN-04] a spinner while the app is entered, one while its page loads, then the page', async () => {
  const held = Promise.withResolvers<PageComponent>();
  const source = sourceOf(() => held.promise);
  const view = render(<Behind door={null} isOpen={false} source={source} />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  view.rerender(
    <Behind
      door={{ kind: 'open', entered: { user: null, entry: null, css: null, may_upload: false } }}
      isOpen={false}
      source={source}
    />,
  );
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  held.resolve(Home);
  await screen.findByText('Fresh tea');
  expect(screen.queryByRole('status')).toBeNull();
});

test('[P-RAPI-07] whoever opens a page is logged with it, by their token or as a visitor', async () => {
  answer = () => ({ status: 429, body: { message: 'Wait' } });
  const entered = {
    kind: 'open',
    entered: { user: null, entry: null, css: null, may_upload: false },
  } as const;
  const source = sourceOf(async () => Home);
  const visitTo = (page: string, token?: string) => ({
    method: 'POST',
    path: `/api/app-logs/${appId}/log-user-in-app/${page}`,
    token,
    appId,
  });
  // Visits are told once the browser is idle: those that other tests opened may still come in.
  visit('/Teas');
  const view = render(<Behind door={entered} isOpen={true} source={source} />);
  await screen.findByText('Fresh tea');
  const toTeas = () => server.heard.filter(({ path }) => path.endsWith('/Teas'));
  await waitFor(() => expect(toTeas()).toMatchObject([visitTo('Teas')]));
  view.unmount();

  setToken('of-ada');
  visit('/');
  render(<Behind door={entered} isOpen={true} source={source} />);
  const ofAda = () => server.heard.filter(({ token }) => token === 'of-ada');
  await waitFor(() => expect(ofAda()).toMatchObject([visitTo('Home', 'of-ada')]));
  await screen.findByText('Fresh tea');

  act(() => {
    visit('/Teas');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(ofAda().slice(1)).toMatchObject([visitTo('Teas', 'of-ada')]));
});

test('[P-RAPI-05] loading the app names it by id and by slug', async () => {
  answer = () => ({ body: { user: null, entry: null, css: null } });
  await knock('public_without_login');
  expect(server.heard).toMatchObject([{ path: `/api/apps/${appId}/enter`, appId, slug: 'tea-house' }]);
});

test('[P-RUN-11] [P-RUN-10] without id and slug nothing is asked, and the page says what is missing', async () => {
  setPlace({ appId: '', slug: '' });
  render(<Gate app={app} onPass={() => undefined} />);
  await screen.findByText('Failed to load app: Either id or slug must be provided');
  expect(server.heard).toEqual([]);
});

test('[P-RUN-10] any other failure is told with its message', async () => {
  answer = () => ({ status: 500, body: { message: 'It is broken' } });
  render(<Gate app={app} onPass={() => undefined} />);
  await screen.findByText('Failed to load app: It is broken');
  screen.getByRole('button', { name: 'Try again' });
});

test('[P-RUN-10] behind the door a failure is told with its message, too', async () => {
  const source = sourceOf(async () => Home);
  render(<Behind door={{ kind: 'failed', message: 'It is broken' }} isOpen={false} source={source} />);
  await screen.findByText('Failed to load app: It is broken');
  expect(screen.queryByText('Fresh tea')).toBeNull();
});

test('[P-RUN-05] [P-HOST-03] who must sign in is sent to the sign-in with app_id and the way back', () => {
  visit('/Tasks?id=1#top');
  const address = new URL(loginPath(), location.origin);
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    '/login',
    { app_id: appId, from_url: '/Tasks?id=1#top' },
  ]);
});

test('[P-HOST-04] [P-HOST-05] the sign-in shows the app as it is now, and Google where it can be used', async () => {
  visit('/login?from_url=%2FTasks');
  answer = atSignIn(login({ providers: ['google'] }));
  render(<Login app={app} />);
  await screen.findByRole('heading', { name: 'Welcome to Tea House' });
  screen.getByText('Sign in to continue your journey');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/logo.png');
  const href = new URL(screen.getByRole('link', { name: 'Continue with Google' }).getAttribute('href') ?? '');
  expect(href.origin + href.pathname).toBe('https://build.example/api/auth/google/login');
  expect(Object.fromEntries(href.searchParams)).toEqual({
    app_id: appId,
    from_url: `${location.origin}/Tasks`,
  });
});

test('[P-HOST-05] without Google there is no dead button for it', async () => {
  visit('/login');
  answer = atSignIn(login());
  render(<Login app={app} />);
  await screen.findByRole('link', { name: 'Sign in' });
  expect(screen.queryByText('Continue with Google')).toBeNull();
});

test('[P-RUN-09] a sign-in whose data cannot be loaded says so', async () => {
  visit('/login');
  answer = atSignIn({ status: 500, body: { message: 'Down' } });
  render(<Login app={app} />);
  await screen.findByRole('heading', { name: 'An error occurred while loading the app' });
  expect(screen.queryByText('Sign in to continue your journey')).toBeNull();
});

test.each([
  ['P-RUN-14', "Module not found: 'axios'"],
  ['P-RUN-14', "can't import file './Gone' because it doesn't exist"],
  ['P-RUN-14', "'Card' does not exist in module './Cards'"],
])('[%s] a page that cannot be loaded shows why: %s', async (_id, message) => {
  render(<AppHost source={sourceOf(() => Promise.reject(new Error(message)))} />);
  await screen.findByText(message);
});

test('[P-RUN-15] a page whose source exports no component shows that', async () => {
  render(<AppHost source={sourceOf(async () => componentOf<PageComponent>({}))} />);
  await screen.findByText('No component found');
});

test('[P-RUN-16] what nobody caught, thrown or rejected, is captured with its component', () => {
  const error = new TypeError('x is undefined');
  error.stack = 'TypeError: x is undefined\n    at http://x/_m/1/pages/Tasks.js:9:2';
  const captured: unknown[] = [];
  const stop = captureUncaught((report) => captured.push([report.details, report.componentName]));
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  stop();
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(captured).toEqual([
    ['x is undefined', 'Tasks'],
    ['x is undefined', 'Tasks'],
  ]);
});

test('the frame of the app has the app’s name and logo, whatever its layout was written with', async () => {
  const layout = ({ children }: { children?: ReactNode }) => (
    <AppShell name="Coffee House" navigation={[{ page: 'Home', label: 'Home' }]} currentPage="Home">
      {children}
    </AppShell>
  );
  const snapshot = { ...sourceOf(async () => Home).get(), loadLayout: async () => layout };
  let shown = snapshot;
  const listeners = new Set<() => void>();
  const source = {
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  render(<AppHost source={source} />);
  const mark = await screen.findByRole('link', { name: 'Tea House' });
  expect(mark.querySelector('img')).toBeNull();
  expect(screen.queryByText('Coffee House')).toBeNull();
  shown = { ...snapshot, app: { ...snapshot.app, name: 'Tea Garden', logoUrl: '/garden.png' } };
  act(() => {
    for (const listener of listeners) listener();
  });
  const renamed = await screen.findByRole('link', { name: 'Tea Garden' });
  expect(renamed.querySelector('img')?.getAttribute('src')).toBe('/garden.png');
  act(() => renamed.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(renamed.querySelector('svg')).not.toBeNull();
});
