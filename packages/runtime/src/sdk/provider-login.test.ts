// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPlace } from './origin.ts';
import { loginWithProvider } from './provider-login.ts';

const appId = '65f000000000000000000001';
const here = 'http://app--garden.example';
const went: string[] = [];
const opened: string[] = [];
/** What the browser gives for the window; null where it lets none be opened. */
let given: Window | null = null;

beforeEach(() => {
  went.length = 0;
  opened.length = 0;
  (window as unknown as { happyDOM: { setURL(address: string): void } }).happyDOM.setURL(`${here}/`);
  setPlace({ appId, apiBase: `${here}/api`, mainOrigin: 'https://build.example' });
  given = { close() {} } as Window;
  // As inside a page of another origin.
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as typeof window);
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address));
    return given as typeof window | null;
  });
  vi.spyOn(location, 'assign').mockImplementation((address) => void went.push(String(address)));
});
afterEach(() => vi.restoreAllMocks());

test('where no window may be opened the page itself goes to the sign-in and comes back', () => {
  given = null;
  loginWithProvider('google', '/board');
  const wish = new URLSearchParams({ app_id: appId, from_url: `${here}/board` });
  expect(went).toEqual([`${here}/api/apps/auth/login?${wish}`]);
});

test('a window that was left unfinished is heard no more once there is another', () => {
  loginWithProvider('google', '/first');
  loginWithProvider('google', '/second');
  const data = { access_token: 'told', is_new_user: false };
  dispatchEvent(new MessageEvent('message', { origin: here, source: given, data }));

  expect(opened).toHaveLength(2);
  expect(went).toEqual([`${here}/second?access_token=told&is_new_user=false`]);
});
