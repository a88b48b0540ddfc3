import type { Page } from '@playwright/test';
import { openMailServer, type SmtpSink } from '@sayso/server/testing/mail-server';
import { ApiClient } from './support/api.ts';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { test as base, expect, signedIn } from './support/fixtures.ts';
import { startProduct } from './support/product.ts';

/** A product with a mail server, and the private app of its maker, who is named `boss`. */
type Mailed = {
  url: string;
  appId: string;
  appUrl: string;
  invite(email: string): Promise<unknown>;
  /** What the pattern captures in the newest fitting letter to this address, once it has come. */
  letter(email: string, pattern: RegExp): Promise<string>;
};
const password = 'correct horse battery';
const codeIn = /is yours: (\d{6})/;

const test = base.extend<object, { mailed: Mailed }>({
  mailed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const sink = await openMailServer();
      const product = await startProduct({
        checksTypes: false,
        env: { SAYSO_SMTP_URL: sink.url, SAYSO_MAIL_FROM: 'apps@sayso.example' },
      });
      const letter = letterIn(sink);
      const boss = await new ApiClient(product.port).signUp('Boss');
      await boss.api.call('POST', '/auth/verify-email', { code: await letter(boss.email, codeIn) });
      const { id } = await boss.api.call<{ id: string }>('POST', '/apps', {
        name: 'Greenhouse',
        public_settings: 'private_with_login',
      });
      await boss.api.call('POST', `/apps/${id}/coding/write`, {
        file_path: 'pages/Home',
        content: 'export default function Page() { return <h1>Tomatoes inside</h1>; }',
      });
      const { url } = await boss.api.publish(id);
      await use({
        url: product.url,
        appId: id,
        appUrl: url,
        invite: (user_email) => boss.api.call('POST', `/apps/${id}/users/invite-user`, { user_email }),
        letter,
      });
      await product.dispose();
      await sink.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const letterIn = (sink: SmtpSink) => async (email: string, pattern: RegExp) => {
  const newest = () =>
    sink.caught
      .filter(({ to, text }) => to.includes(email) && pattern.test(text))
      .map(({ text }) => pattern.exec(text)?.[1])
      .at(-1);
  await expect.poll(newest).toBeDefined();
  return newest() ?? '';
};

/** Colours that are on their way from one theme to the other are those of neither. */
const coloursSettled = (page: Page) =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** `SAYSO_SHOTS` names a folder: the page in both themes and at three widths. */
async function look(page: Page, name: string) {
  const folder = process.env['SAYSO_SHOTS'];
  if (!folder) return;
  const before = page.viewportSize();
  for (const width of [1440, 768, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await coloursSettled(page);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}

/** The same for every page of the sign-in. */
async function expectSound(page: Page, name: string) {
  await look(page, name);
  expect(await violationsOf(page), name).toEqual([]);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  if (before) await page.setViewportSize(before);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

async function signIn(page: Page, email: string, word: string) {
  await fill(page, 'Email', email);
  await fill(page, 'Password', word);
  await press(page, 'Sign in');
}

test('a new account of the builder is asked for the code of its letter, now or later', async ({
  page,
  mailed,
}) => {
  const email = 'nell@example.com';
  await page.goto(`${mailed.url}/login`);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expectSound(page, 'sign-in');
  await press(page, 'Create an account');
  await look(page, 'register');
  await fill(page, 'Full name', 'Nell');
  await fill(page, 'Email', email);
  await fill(page, 'Password', password);
  await press(page, 'Create account');
  await expect(heading(page, 'Check your email')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectSound(page, 'code');

  await press(page, 'Not now');
  await expect(heading(page, 'What would you build today?')).toBeVisible();
  await page.goto(`${mailed.url}/user-settings`);
  await page.getByRole('link', { name: 'Verify it' }).click();

  const code = await mailed.letter(email, codeIn);
  await fill(page, 'Code', code === '000000' ? '000001' : '000000');
  await press(page, 'Verify');
  await expect(page.getByText('This code is wrong or has expired. Ask for a new one.')).toBeVisible();
  await look(page, 'code-wrong');
  await press(page, 'Send a new code');
  await expect(page.getByText(`A new code is on its way to ${email}.`)).toBeVisible();
  await expect.poll(() => mailed.letter(email, codeIn)).not.toBe(code);
  await fill(page, 'Code', await mailed.letter(email, codeIn));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${mailed.url}/user-settings`);
  await expect(page.getByRole('link', { name: 'Verify it' })).toHaveCount(0);
});

test('[P-HOST-03, P-RUN-05] from the door of a private app: register, enter the code, and be inside', async ({
  page,
  mailed,
}) => {
  const email = 'gus@example.com';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await mailed.invite(email);
  await page.goto(`${mailed.appUrl}/`);
  await expect(heading(page, 'Welcome to Greenhouse')).toBeVisible();
  await look(page, 'app-door');
  await page.getByRole('link', { name: 'Sign in' }).click();

  await expect(page.getByText('to continue to Greenhouse')).toBeVisible();
  expect(new URL(page.url()).host).toBe(new URL(mailed.url).host);
  await expect(page).toHaveTitle('Sign in · Greenhouse · Sayso');
  // The builder's own words are none of the app's.
  await expect(page.getByText('AI generated apps')).toHaveCount(0);
  await expectSound(page, 'app-sign-in');
  await signIn(page, email, 'no such account');
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
  await look(page, 'app-sign-in-wrong');

  await press(page, 'Create an account');
  await expect(page.getByText('Use the email address you were invited with.')).toBeVisible();
  await press(page, 'Create account');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Use at least 8 characters')).toBeVisible();
  await look(page, 'app-register');
  await fill(page, 'Email', email);
  await fill(page, 'Password', password);
  await press(page, 'Create account');

  await expect(heading(page, 'Check your email')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await look(page, 'app-code');
  await fill(page, 'Code', await mailed.letter(email, codeIn));
  await press(page, 'Verify');
  await expect(heading(page, 'Continue to Greenhouse')).toBeVisible();
  await expectSound(page, 'app-agree');
  await press(page, 'Continue');

  await expect(heading(page, 'Tomatoes inside')).toBeVisible();
  await expect(page).toHaveURL(`${mailed.appUrl}/`);
  // Who is on the way into an app never waits for the builder's code.
  expect(asked.some((address) => /\/assets\/sign-in-pages-/.test(address))).toBe(true);
  expect(asked.filter((address) => /\/assets\/studio-/.test(address))).toEqual([]);
  await page.goto(`${mailed.appUrl}/?clear_access_token=true`);
  await expect(heading(page, 'Welcome to Greenhouse')).toBeVisible();
  expect(page.url()).not.toContain('clear_access_token');
});

test('a forgotten password is set anew by the link of a letter, from the builder and from an app', async ({
  page,
  mailed,
}) => {
  const email = 'ina@example.com';
  await mailed.invite(email);
  await page.goto(`${mailed.url}/login?${new URLSearchParams({ from_url: `${mailed.appUrl}/` })}`);
  // The app is found by the host of from_url alone.
  await expect(page.getByText('to continue to Greenhouse')).toBeVisible();
  await press(page, 'Create an account');
  await fill(page, 'Email', email);
  await fill(page, 'Password', password);
  await press(page, 'Create account');
  await press(page, 'Use another account');

  await page.goto(`${mailed.url}/login?app_id=${mailed.appId}`);
  await press(page, 'Forgot your password?');
  await fill(page, 'Email', 'not an address');
  await press(page, 'Send link');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await look(page, 'app-forgot');
  await fill(page, 'Email', email);
  await press(page, 'Send link');
  await expect(page.getByRole('status')).toHaveText(/a link to choose a new password is on its way/);
  await look(page, 'app-forgot-sent');

  await page.goto(await mailed.letter(email, /(http:\S+\/reset-password\?token=\S+)/));
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  expect(page.url()).not.toContain('token=');
  await expectSound(page, 'app-reset');
  await fill(page, 'New password', 'short');
  await press(page, 'Save password');
  await expect(page.getByText('Use at least 8 characters')).toBeVisible();
  await fill(page, 'New password', 'a password anew');
  await press(page, 'Save password');
  await expect(heading(page, 'Your password has been changed')).toBeVisible();
  await look(page, 'app-reset-done');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, 'a password anew');
  // The link has shown that the address is theirs: no code is asked for.
  await press(page, 'Continue');
  await expect(heading(page, 'Tomatoes inside')).toBeVisible();
});

test('the link of an app’s own letter leads to the main host, and an old link says so', async ({
  page,
  mailed,
}) => {
  await page.goto(`${mailed.appUrl}/reset-password?token=made-up`);
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  expect(new URL(page.url()).host).toBe(new URL(mailed.url).host);
  await expect(page.getByText('Greenhouse')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired or has already been used. Ask for a new one on the sign-in page.',
  );
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await look(page, 'app-reset-stale');
});

test('[P-RUN-06, P-RUN-07, P-RUN-08] a stranger of a private app is told so with the app’s face', async ({
  browser,
  mailed,
}) => {
  const guest = await new ApiClient(Number(new URL(mailed.url).port)).signUp('Guest');
  await guest.api.call('POST', '/auth/verify-email', { code: await mailed.letter(guest.email, codeIn) });
  const context = await signedIn(browser, mailed, guest.token);
  const page = await context.newPage();
  await page.goto(`${mailed.url}/login?app_id=${mailed.appId}`);
  await expect(heading(page, 'Access Restricted')).toBeVisible();
  await expect(page.getByText('Greenhouse')).toBeVisible();
  await look(page, 'app-restricted');
  await context.close();
});
