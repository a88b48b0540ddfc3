import { startServer } from '@sayso/server/testing/start-server';
import { afterEach, expect, test, vi } from 'vitest';
import { newestClient } from './libraries.ts';

const server = await startServer({
  env: {
    GOOGLE_CLIENT_ID: 'of-sayso',
    GOOGLE_CLIENT_SECRET: 'kept',
    SAYSO_HOST: 'http://sayso.localhost:4996',
  },
});
const appId = await server.anApp('ada', { public_settings: 'public_with_login' });
const { slug } = (await server.call('ada', 'GET', `/apps/${appId}`)).body as { slug: string };
const host = `app--${slug}.sayso.localhost:4996`;
const { auth } = newestClient({ serverUrl: '', appId });

afterEach(() => vi.unstubAllGlobals());

/** Where a page of the app is sent by what the library does, and where the server sends it on to. */
async function sentBy(act: () => void, { isInFrame = false } = {}): Promise<URL> {
  const went: string[] = [];
  const noticed = Promise.withResolvers<void>();
  const page = {
    location: {
      origin: `http://${host}`,
      get href() {
        return `http://${host}/Board`;
      },
      set href(address: string) {
        went.push(address);
      },
    },
    localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    addEventListener: () => {},
    removeEventListener: () => noticed.resolve(),
    screenX: 0,
    screenY: 0,
    outerWidth: 900,
    outerHeight: 900,
    /** A window that the person closes at once. */
    open(address: string) {
      went.push(address);
      return { closed: true };
    },
  };
  const outer = isInFrame ? {} : page;
  vi.stubGlobal('window', Object.assign(page, { self: page, top: outer, parent: outer }));
  act();
  // The library looks after its window from time to time, until it finds it closed.
  if (isInFrame) await noticed.promise;
  vi.unstubAllGlobals();
  const [address = ''] = went;
  const reply = await server.ask(host, address);
  expect({ address, status: reply.status }).toEqual({ address, status: 302 });
  return new URL(reply.headers['location'] ?? '');
}

test('0.8.50: loginWithProvider leads to the provider’s sign-in with app and way back', async () => {
  const google = await sentBy(() => auth.loginWithProvider('google', '/Board'));
  expect(google.origin + google.pathname).toBe('http://sayso.localhost:4996/api/auth/google/login');
  expect(Object.fromEntries(google.searchParams)).toEqual({
    app_id: appId,
    from_url: `http://${host}/Board`,
  });

  const popup = await sentBy(() => auth.loginWithProvider('google', '/Board'), { isInFrame: true });
  expect(popup.searchParams.get('popup_origin')).toBe(`http://${host}`);

  const microsoft = await sentBy(() => auth.loginWithProvider('microsoft', '/Board'));
  expect(microsoft.pathname).toBe('/login');
  expect(microsoft.searchParams.get('error')).toBe('not_offered');
});

test('0.8.50: logout comes back to the app, and to no other host', async () => {
  expect((await sentBy(() => auth.logout())).href).toBe(`http://${host}/Board`);
  expect((await sentBy(() => auth.logout('https://evil.example/'))).href).toBe(`http://${host}/`);
});
