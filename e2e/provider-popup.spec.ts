import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { startIssuer } from '@sayso/server/testing/oidc-issuer';
import { build } from 'rolldown';
import { ApiClient } from './support/api.ts';
import { test as base, expect } from './support/fixtures.ts';
import { freePort, startProduct } from './support/product.ts';

/** A product whose people sign in by an OpenID provider, and an app that is open to everybody with an account. */
type Provided = { url: string; appId: string; appUrl: string; says(login: string, name: string): void };

const test = base.extend<object, { provided: Provided; library: string }>({
  provided: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const port = await freePort();
      const issuer = await startIssuer([`http://sayso.localhost:${port}/api/auth/oidc/callback`]);
      const product = await startProduct({
        port,
        checksTypes: false,
        env: {
          ...issuer.settings,
          OIDC_NAME: 'Acme',
        },
      });
      const { api } = await new ApiClient(port).signUp('Boss');
      const { id } = await api.call<{ id: string }>('POST', '/apps', {
        name: 'Greenhouse',
        public_settings: 'public_without_login',
        allow_embedding: true,
      });
      await api.call('POST', `/apps/${id}/coding/write`, {
        file_path: 'pages/Home',
        content: ownPage,
      });
      const { url } = await api.publish(id);
      await use({
        url: product.url,
        appId: id,
        appUrl: new URL(url).origin,
        says: (login, name) =>
          void issuer.says(login, { email: `${login}@acme.example`, email_verified: true, name }),
      });
      await product.dispose();
      await issuer.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  library: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const { output } = await build({
        input: fileURLToPath(import.meta.resolve('sdk-newest')),
        platform: 'browser',
        write: false,
        output: { format: 'iife', name: 'sdk', codeSplitting: false },
      });
      await use(output[0].code);
    },
    { scope: 'worker' },
  ],
});

/** The app's own page, by the library that its imports of the published one are given here. */
const ownPage = `import { useEffect, useState } from 'react';
import { base44 } from '@/api/base44Client';
export default function Home() {
  const [said, setSaid] = useState('');
  useEffect(() => {
    base44.auth.me().then((me) => setSaid('Hello ' + me.full_name), () => setSaid('Nobody yet'));
  }, []);
  return (
    <main>
      <button onClick={() => base44.auth.loginWithProvider('sso')}>Continue with Acme</button>
      <p role="status">{said}</p>
    </main>
  );
}
`;

/** A page of the app that was written elsewhere and brings the published library along. */
const pageOfApp = (library: string, { appId, appUrl }: Provided) => `<!doctype html><body>
<button>Continue with Acme</button><p role="status"></p>
<script>${library.replaceAll('</script', '<\\/script')}</script>
<script>
const { auth } = sdk.createClient({ appId: '${appId}', serverUrl: '${appUrl}', appBaseUrl: '${appUrl}' });
document.querySelector('button').onclick = () => auth.loginWithProvider('sso', '/brought');
auth.me().then(
  ({ full_name }) => { document.querySelector('p').textContent = 'Hello ' + full_name; },
  () => { document.querySelector('p').textContent = 'Nobody yet'; },
);
</script></body>`;

/** A real page of somebody's, which keeps whatever any window tells it; its host is the given one. */
async function openPage(context: BrowserContext, host: string, body = '') {
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end(`<!doctype html>${body}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  context.on('close', () => server.close());
  const page = await context.newPage();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://${host}:${port}/`);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('message', ({ data }) => told.push(data));
  });
  return page;
}

const toldOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: unknown[] }).told.map((each) => JSON.stringify(each)));
const appIn = (page: Page, { appUrl }: Provided): Frame =>
  page.frames().find((frame) => frame.url().startsWith(appUrl)) as Frame;

/** Types a login at the provider and agrees there. */
async function signInAtProvider(popup: Page, login: string) {
  await popup.locator('[name=login]').fill(login);
  await popup.locator('[name=password]').fill('any');
  await popup.locator('[type=submit]').click();
  await popup.locator('[type=submit]').click();
}

/** Opens a window without a name: one with the name of a window that was just closed may still lead to that one. */
const openWindow = async (page: Page, address: string) => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url, '_blank', 'width=500,height=600'), address),
  ]);
  return popup;
};

for (const [who, path, login, name] of [
  ['the published library', '/brought', 'pia', 'Pia Lund'],
  ['the app’s own library', '/', 'tor', 'Tor Lie'],
] as const) {
  test(`in a frame ${who} signs in by a window: the app is told the token, the window closes`, async ({
    context,
    provided,
    library,
  }) => {
    provided.says(login, name);
    await context.route(`${provided.appUrl}/brought*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOfApp(library, provided) }),
    );
    // Inside a page of another origin: there the library opens a window in place of leaving the page.
    const page = await openPage(
      context,
      'around.sayso.localhost',
      `<iframe src="${provided.appUrl}${path}"></iframe>`,
    );
    const app = page.frameLocator('iframe');
    await expect(app.getByRole('status')).toHaveText('Nobody yet');
    const signIn = async () => {
      const opened = page.waitForEvent('popup');
      await app.getByRole('button').click();
      return opened;
    };

    const popup = await signIn();
    await signInAtProvider(popup, login);
    await expect(popup.getByRole('heading', { name: 'Continue to Greenhouse' })).toBeVisible();
    await Promise.all([
      popup.waitForEvent('close'),
      popup.getByRole('button', { name: 'Continue', exact: true }).click(),
    ]);

    await expect(app.getByRole('status')).toHaveText(`Hello ${name}`);
    await expect.poll(() => appIn(page, provided).url()).toContain('is_new_user=true');
    const token = await appIn(page, provided).evaluate(() => localStorage.getItem('token'));
    expect(token).toMatch(/^sayso_app_/);

    // The second time nobody is asked anything: the account is known there, and the consent is given.
    await Promise.all([page.waitForEvent('popup').then((again) => again.waitForEvent('close')), signIn()]);
    await expect.poll(() => appIn(page, provided).url()).toContain('is_new_user=false');
    // The published one tells the page around it what the app calls, but no token.
    expect((await toldOf(page)).join()).not.toContain('sayso_app_');
  });
}

test('outside a frame the app’s own library leaves the page and comes back signed in', async ({
  page,
  provided,
}) => {
  provided.says('una', 'Una Dahl');
  await page.goto(`${provided.appUrl}/`);
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await signInAtProvider(page, 'una');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(page.getByRole('status')).toHaveText('Hello Una Dahl');
  await expect(page).toHaveURL(`${provided.appUrl}/`);
});

test('[B-AUTH-02, P-LOGIN-03, P-SESS-01] the way through a provider ends with a session, and no token stands in the address', async ({
  page,
  provided,
}) => {
  provided.says('ida', 'Ida Moe');
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await page.goto(`${provided.url}/login?from_url=${encodeURIComponent(`${provided.url}/apps`)}`);
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await signInAtProvider(page, 'ida');

  await expect(page.getByRole('heading', { name: 'Your Apps' })).toBeVisible();
  await expect(page).toHaveURL(`${provided.url}/apps`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^sayso_builder_/);
  expect(seen.join()).toContain('access_token=sayso_code_');
  expect(seen.join()).not.toContain('sayso_builder_');
});

test('[P-LOGIN-05] a foreign origin gets nothing from the window that it opens', async ({
  context,
  provided,
}) => {
  provided.says('sam', 'Sam Roe');
  const { appId, appUrl, url } = provided;
  // Of a site that has nothing to do with the product.
  const page = await openPage(context, 'portal.localhost');
  const foreignOrigin = new URL(page.url()).origin;
  const wish = { app_id: appId, from_url: `${appUrl}/`, popup_origin: foreignOrigin };

  const refused = await openWindow(page, `${appUrl}/api/apps/auth/oidc/login?${new URLSearchParams(wish)}`);
  await expect(refused.getByRole('alert')).toHaveText(
    'This sign-in was started from an address that doesn’t belong to the app.',
  );
  await refused.close();

  // Past the doors of the app, straight to the sign-in: it ends before anything is handed over.
  const straight = await openWindow(page, `${url}/api/auth/oidc/login?${new URLSearchParams(wish)}`);
  await signInAtProvider(straight, 'sam');
  await expect(straight.getByRole('alert')).toContainText('This address doesn’t belong to the app.');
  await expect(straight.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
  await straight.close();

  // In the app's own name: the window tells the app's origin alone, so this page hears nothing.
  const borrowed = { ...wish, popup_origin: appUrl };
  const own = await openWindow(page, `${appUrl}/api/apps/auth/oidc/login?${new URLSearchParams(borrowed)}`);
  // The window closes itself soon after it has told, so all of this is waited for from before.
  await Promise.all([
    own.waitForEvent('close'),
    own.waitForURL(`${appUrl}/api/apps/auth/popup`, { waitUntil: 'commit' }),
    expect(own.getByText('You can close this window.')).toBeVisible(),
    own.getByRole('button', { name: 'Continue', exact: true }).click(),
  ]);
  expect(await toldOf(page)).toEqual([]);
});
