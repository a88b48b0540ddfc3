import type { Page, Request } from '@playwright/test';
import { ApiClient } from './support/api.ts';
import { expect, signedIn, test } from './support/fixtures.ts';

const heading = 'What would you build today?';
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const fromUrlOf = (page: Page) => new URL(page.url()).searchParams.get('from_url');

test('[B-AUTH-01, B-AUTH-04, P-ROUTE-01, P-ROUTE-16] who is not signed in is sent to sign in, with the address they wanted', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(`${product.url}/`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(fromUrlOf(page)).toBe(`${product.url}/`);

  await page.goto(`${product.url}/apps?view=mine`);
  await expect(page).toHaveURL(/\/login\?/);
  expect(fromUrlOf(page)).toBe(`${product.url}/apps?view=mine`);
  expect(asked).not.toContain('/api/auth/me');
});

test('[P-ROUTE-02, P-LOGIN-02] the sign-in page stands alone and says what the product is for', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/login`);

  for (const point of ['AI generated apps', 'Easy to customize', 'Seamless deployment']) {
    await expect(page.getByText(point, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Account|Open menu/ })).toHaveCount(0);
});

test('[P-LOGIN-04, B-AUTH-03, P-SESS-05] signing in leads to the address first asked for and outlives a reload', async ({
  page,
  product,
  maker,
}) => {
  await page.goto(`${product.url}/user-settings`);
  await page.getByLabel('Email').fill(maker.email);
  await page.getByLabel('Password', { exact: true }).fill(maker.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${product.url}/user-settings`);
  expect(await tokenIn(page)).toBeTruthy();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/user-settings`);
});

test('[B-ROUTE-01] signing in without a wish leads to Home', async ({ page, product, maker }) => {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(maker.email);
  await page.getByLabel('Password', { exact: true }).fill(maker.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

const scriptsOf = (page: Page) => {
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  return {
    has: (name: string) => scripts.some((script) => new URL(script.url()).pathname.includes(`/${name}-`)),
    bytes: async () => {
      const sizes = await Promise.all(scripts.map((script) => script.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
};

test('the sign-in page stands without the builder, which comes while the person types', async ({
  page,
  product,
  maker,
}) => {
  // A browser that is never idle: only what the page itself asks for is counted.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = scriptsOf(page);
  await page.goto(product.url);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(await scripts.bytes()).toBeGreaterThan(50_000);
  expect(await scripts.bytes()).toBeLessThan(120_000);
  expect(scripts.has('studio')).toBe(false);

  const skeletons = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => {
      for (const { ariaLabel } of document.querySelectorAll('[role=status]')) seen.push(ariaLabel ?? '');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    return seen;
  });
  await page.keyboard.type(maker.email);
  await expect.poll(() => scripts.has('studio') && scripts.has('home-screen')).toBe(true);
  await page.getByLabel('Password', { exact: true }).fill(maker.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  // The form gives way to Home at once, without the placeholder of the shell.
  expect(await skeletons.evaluate((seen) => seen.includes('Loading'))).toBe(false);
});

test('a builder whose code cannot be had is fetched anew, by a load of the page', async ({
  page,
  product,
  maker,
}) => {
  await page.route(/\/assets\/studio-/, (route) => route.abort(), { times: 1 });
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(maker.email);
  await page.getByLabel('Password', { exact: true }).fill(maker.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

test('a builder whose code stalls on its way keeps nobody out: the session begins, and a load of the page follows', async ({
  page,
  product,
  maker,
}) => {
  await page.clock.install();
  // The first load is never answered.
  await page.route(/\/assets\/studio-/, () => {}, { times: 1 });
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(maker.email);
  await page.getByLabel('Password', { exact: true }).fill(maker.password);
  const answer = page.waitForResponse(/\/api\/auth\/login$/);
  await page.keyboard.press('Enter');
  await answer;

  const heard = async () => {
    await page.clock.fastForward(1_000);
    return tokenIn(page);
  };
  await expect.poll(heard).toMatch(/^sayso_/);
  const isHome = async () => {
    await page.clock.fastForward(2_000);
    return page.getByRole('heading', { name: heading }).isVisible();
  };
  await expect.poll(isHome).toBe(true);
});

test('a wrong password is refused in words and keeps what was typed', async ({ page, product, maker }) => {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(maker.email);
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(maker.email);
  expect(await tokenIn(page)).toBeNull();
});

test('a link with somebody’s token or code signs nobody in as them, and leaves the session that is there', async ({
  builder,
  page,
  product,
  maker,
}) => {
  const stranger = await new ApiClient(product.port).signUp('Eve');
  await builder.goto(`${product.url}/?access_token=${stranger.token}&keep=1`);
  await expect(builder.getByRole('heading', { name: heading })).toBeVisible();
  await expect(builder).toHaveURL(`${product.url}/?keep=1`);
  expect(await tokenIn(builder)).toBe(maker.token);

  await page.goto(`${product.url}/login?access_token=${stranger.token}`);
  await expect(page.getByRole('alert')).toContainText('started in another browser');
  expect(page.url()).not.toContain('access_token');
  expect(await tokenIn(page)).toBeNull();
});

test('without a mail server an invited person gets in by the link that the owner copies, and nobody else', async ({
  browser,
  builder,
  page,
  product,
  maker,
}) => {
  const { id, public_url } = await maker.api.call<{ id: string; public_url: string }>('POST', '/apps', {
    name: 'Greenhouse',
    public_settings: 'private_with_login',
  });
  const email = `tom-${id}@example.com`;
  await builder.goto(`${product.url}/apps/${id}/editor/preview`);
  await builder.getByRole('button', { name: 'Share' }).click();
  const share = builder.getByRole('dialog', { name: 'Share App' });
  await share.getByRole('textbox', { name: 'Email' }).fill(email);
  await share.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(share.getByText(`Invitation created. Copy this link for ${email}.`)).toBeVisible();
  await expect(share.getByRole('button', { name: 'Copy invitation link' })).toBeVisible();
  await expect(
    share.getByText('Until you publish the app, people who open the link see that it isn’t ready yet.'),
  ).toBeVisible();
  await expect(share.getByText('Invited, not signed up yet')).toBeVisible();
  const link = (await share.getByText(/[?&]invite=/).textContent()) ?? '';

  // Who knows the address alone stays outside.
  const guest = await page.context().newPage();
  await guest.goto(`${product.url}/login?app_id=${id}`);
  await guest.getByRole('button', { name: 'Create an account' }).click();
  await expect(guest.getByText('To get in, open your invitation link.')).toBeVisible();
  await guest.getByLabel('Email').fill(`not-${email}`);
  await guest.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByRole('alert')).toContainText('is for another email address');
  await guest.getByRole('button', { name: 'Use another account' }).click();

  await page.goto(link);
  await expect(page.getByText(`You’re invited to Greenhouse as ${email}.`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  // Nothing is published yet: the link is good for later, and leads nowhere with a token.
  await expect(page.getByRole('heading', { name: 'Greenhouse isn’t ready yet' })).toBeVisible();
  await expect(page.getByText('Keep this link. It will open the app once it’s published.')).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await maker.api.call('POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Home',
    content: 'export default function Home() { return <p>Plants</p>; }\n',
  });
  await maker.api.publish(id);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Continue to Greenhouse' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL((url) => url.origin === new URL(public_url).origin);
  const later = await browser.newPage();
  await later.goto(link);
  await expect(later.getByRole('alert')).toContainText(
    'This invitation link has been used, has expired or was replaced.',
  );
  await later.close();
});

for (const foreign of ['https://evil.example/steal', '//evil.example', 'javascript:alert(1)']) {
  test(`[P-LOGIN-05] ${foreign} is not followed after signing in`, async ({ page, product, maker }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await page.goto(`${product.url}/login?from_url=${encodeURIComponent(foreign)}`);
    await page.getByLabel('Email').fill(maker.email);
    await page.getByLabel('Password', { exact: true }).fill(maker.password);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect([...hosts]).toEqual(['sayso.localhost']);
  });
}

test('[B-AUTH-05, B-AUTH-06, P-SESS-03] a session that ended on the server ends here, and signing in leads back', async ({
  builder,
  product,
  maker,
}) => {
  await builder.goto(product.url);
  await expect(builder.getByRole('heading', { name: heading })).toBeVisible();
  await maker.api.call('POST', '/auth/logout');
  await builder.getByRole('navigation').getByRole('link', { name: 'Apps', exact: true }).click();

  await expect(builder).toHaveURL(/\/login\?from_url=/);
  expect(fromUrlOf(builder)).toBe(`${product.url}/apps`);
  expect(await tokenIn(builder)).toBeNull();
});

test('[P-SESS-02] a token that the server does not know is dropped', async ({ browser, product }) => {
  const context = await signedIn(browser, product, 'no-such-token');
  const page = await context.newPage();
  await page.goto(product.url);

  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await tokenIn(page)).toBeNull();
  await context.close();
});

test('[P-SHELL-05, P-SESS-04] the account menu leads to settings and billing, and signs out', async ({
  builder,
  product,
}) => {
  await builder.goto(product.url);
  const account = builder.getByRole('button', { name: 'Account' });
  for (const [entry, path] of [
    ['Settings', '/user-settings'],
    ['Billing', '/billing'],
  ] as const) {
    await account.click();
    await builder.getByRole('menuitem', { name: entry }).click();
    await expect(builder).toHaveURL(product.url + path);
    // While it fades, a click belongs to the menu that is going.
    await expect(builder.getByRole('menu')).toHaveCount(0);
  }
  const ended = builder.waitForRequest((request) => request.url().endsWith('/api/auth/logout'));
  await account.click();
  await builder.getByRole('menuitem', { name: 'Sign Out' }).click();

  await ended;
  await expect(builder.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(new URL(builder.url()).pathname).toBe('/login');
  expect(await tokenIn(builder)).toBeNull();
  await builder.goto(product.url);
  await expect(builder).toHaveURL(/\/login/);
});

test('[B-AUTH-07] each call says who asks, over which socket and from where', async ({
  builder,
  product,
  maker,
}) => {
  const calls: Request[] = [];
  builder.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  await builder.goto(product.url);
  await expect(builder.getByText("You haven't created any apps yet.")).toBeVisible();

  expect(calls.length).toBeGreaterThan(1);
  for (const headers of calls.map((call) => call.headers())) {
    expect(headers['authorization']).toBe(`Bearer ${maker.token}`);
    expect(headers['x-origin-url']).toBe(`${product.url}/`);
    expect(headers).toHaveProperty('x-socket-id');
  }

  // The editor joins its app's room: from then on calls name the socket.
  const app = await maker.api.call<{ id: string }>('POST', '/apps', { name: 'Rota' });
  const joined = builder.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
  await joined;
  await expect(async () => {
    const renamed = builder.waitForRequest((request) => request.method() === 'PUT');
    await builder.getByRole('heading', { level: 1 }).getByRole('button').click();
    await builder.getByLabel('App name').fill(`Rota ${calls.length}`);
    await builder.keyboard.press('Enter');
    expect((await renamed).headers()['x-socket-id']).toBeTruthy();
  }).toPass({ timeout: 20_000 });
});

for (const session of ['with', 'without'] as const) {
  test(`[P-ROUTE-15] an address that leads nowhere says so ${session} a session`, async ({
    builder,
    page,
    product,
  }) => {
    const visit = session === 'with' ? builder : page;
    await visit.goto(`${product.url}/no/such/place`);

    await expect(visit.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await visit.getByRole('link', { name: 'Return Home' }).click();
    await expect(visit).toHaveURL(session === 'with' ? `${product.url}/` : /\/login\?from_url=/);
  });
}

test('[P-ROUTE-15] pages for everybody never lead to the sign-in page', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(page.url()).toBe(`${product.url}/login`);
  const open = ['/privacy-policy', '/terms-of-service', '/responsible-use-policy', '/no/such/place'];
  for (const path of open) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(page.url()).toBe(product.url + path);
  }
  // What leads on does so without asking who comes.
  for (const path of ['/apps-show/no-such-app', '/apps-show/no-such-app/Tasks', '/api/files/0']) {
    const reply = await fetch(`http://127.0.0.1:${product.port}${path}`, { redirect: 'manual' });
    expect([path, reply.headers.get('location') ?? '']).toEqual([
      path,
      expect.not.stringContaining('/login'),
    ]);
    expect([401, 403]).not.toContain(reply.status);
  }
});
