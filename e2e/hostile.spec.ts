import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import { rooms } from '@sayso/contracts/rooms';
import { expect, frameOf, type Maker, signedIn, signUpOnPlan, test } from './support/fixtures.ts';
import { attacks, hostilePage, noisyPage, type Targets } from './support/hostile-pages.ts';
import type { Product } from './support/product.ts';

const note = { name: 'Note', type: 'object', properties: { text: { type: 'string' } } };

const write = (maker: Maker, appId: string, file_path: string, content: string) =>
  maker.api.call('POST', `/apps/${appId}/coding/write`, { file_path, content });

async function anApp(maker: Maker, name: string): Promise<App> {
  const entities = { Note: { ...note, rls: { read: { created_by: '{{user.email}}' } } } };
  const app = await maker.api.call<App>('POST', '/apps', { name, entities });
  await maker.api.call('POST', `/apps/${app.id}/entities/Note`, { text: `a secret of ${name}` });
  return app;
}

/** An app whose page attacks the person who looks at it, and another of that person. */
async function theWorld(
  product: Pick<Product, 'url' | 'port'>,
  victim: Maker,
  attacker: Maker,
): Promise<Targets> {
  const other = await anApp(victim, 'Diary');
  const own = await anApp(attacker, 'Harmless Game');
  await write(victim, other.id, 'pages/Home', 'export default () => <p>Diary</p>;');
  const otherPreview = `http://preview--${other.id}.sayso.localhost:${product.port}/`;
  const otherRooms = [rooms.app(other.id), rooms.preview(other.id), rooms.entity(other.id, 'Note')];
  const world = { builder: product.url, otherId: other.id, otherPreview, otherRooms, ownId: own.id };
  await write(attacker, own.id, 'pages/Hostile', hostilePage(world));
  return world;
}

/** What each attack took, once all are over. */
async function resultsOf(where: Pick<Page, 'getByLabel'>): Promise<Record<string, string>> {
  const results = where.getByLabel('Results');
  await expect(results).not.toBeEmpty({ timeout: 60_000 });
  return JSON.parse((await results.textContent()) ?? '{}') as Record<string, string>;
}

/** Addresses of the windows beside this one that somebody who opened them can still reach. */
async function windowsWithOpener(page: Page): Promise<string[]> {
  const others = page
    .context()
    .pages()
    .filter((each) => each !== page);
  const reached = await Promise.all(
    // One that closes meanwhile is reached by nobody.
    others.map((each) => each.evaluate(() => window.opener !== null).catch(() => false)),
  );
  return others.filter((_, at) => reached[at]).map((each) => each.url());
}

const nothing = Object.fromEntries(Object.keys(attacks).map((what) => [what, '']));

test('a page in the preview takes nothing from the builder, from other apps or from the browser', async ({
  builder,
  product,
  maker,
}) => {
  const world = await theWorld(product, maker, maker);
  const address = `${product.url}/apps/${world.ownId}/editor/preview/Hostile`;
  await builder.goto(address);

  expect(Object.keys(attacks).length).toBeGreaterThanOrEqual(30);
  const { 'its own token': own, ...found } = await resultsOf(frameOf(builder));
  // A page runs with the rights of its own app; that is what makes the rest a test.
  expect(own).toBe('taken');
  expect(found).toEqual(nothing);

  expect(builder.url()).toBe(address);
  // A window that an attack opened is closed by it, unless it was cut off from its opener before that.
  await expect.poll(() => windowsWithOpener(builder)).toEqual([]);
  const frame = builder.frames().find((each) => each.url().includes(`preview--${world.ownId}`));
  const seen = await frame?.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      performance
        .getEntries()
        .map(({ name }) => name)
        .join(),
    ].join(),
  );
  expect(seen).toContain('preview--');
  expect(seen).not.toContain(maker.token);

  // Cookies for the parent domain change nothing for the builder.
  await builder.reload();
  await expect(builder.getByLabel('Message to the assistant')).toBeVisible();

  // The frame may go where it likes, but not to the builder.
  await frame?.evaluate((to) => location.assign(to), `${product.url}/login`).catch(() => {});
  const framedBuilder = () =>
    builder.frames().filter((each) => each !== builder.mainFrame() && each.url().startsWith(product.url));
  await expect.poll(framedBuilder).toEqual([]);
});

test('a page that floods the builder with messages and history moves it nowhere', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, 'Noise');
  await write(maker, app.id, 'pages/Noisy', noisyPage);
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Noisy`);

  // 8,000 messages take their time where the machine has much else to do.
  await expect(frameOf(builder).getByRole('heading', { name: 'Quiet now' })).toBeVisible({ timeout: 60_000 });
  const input = builder.getByLabel('Message to the assistant');
  await input.fill('Still here');
  await expect(input).toHaveValue('Still here');
  expect(new URL(builder.url()).origin).toBe(product.url);
  expect(new URL(builder.url()).pathname).toContain(`/apps/${app.id}/editor`);
  expect(await builder.evaluate(() => localStorage.getItem('token'))).toBe(maker.token);
});

test('a published page of somebody else takes nothing from a visitor who is signed in to the builder', async ({
  browser,
  product,
  maker,
}) => {
  const attacker = await signUpOnPlan(product, 'Mallory');
  const world = await theWorld(product, maker, attacker);
  await attacker.api.call('PUT', `/apps/${world.ownId}`, { public_settings: 'public_without_login' });
  await attacker.api.call('POST', `/apps/${world.ownId}/deploy`);
  const { public_url } = await attacker.api.call<App>('GET', `/apps/${world.ownId}`);
  const context = await signedIn(browser, product, maker.token);
  const page = await context.newPage();
  await page.goto(product.url);

  await page.goto(new URL('/Hostile', public_url).href);

  const { 'its own token': _none, ...found } = await resultsOf(page);
  expect(found).toEqual(nothing);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).not.toContain(
    maker.token,
  );
  await page.goto(product.url);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(maker.token);
  await context.close();
});

test('a page that opens the editor hears nothing of it and cannot speak to it', async ({
  browser,
  product,
  maker,
}) => {
  const attacker = await signUpOnPlan(product, 'Mallory');
  const game = await anApp(attacker, 'Game');
  await write(attacker, game.id, 'pages/Home', 'export default () => <p>Play</p>;');
  await attacker.api.call('PUT', `/apps/${game.id}`, { public_settings: 'public_without_login' });
  await attacker.api.call('POST', `/apps/${game.id}/deploy`);
  const { public_url } = await attacker.api.call<App>('GET', `/apps/${game.id}`);
  const diary = await anApp(maker, 'Diary');
  await write(maker, diary.id, 'pages/Home', 'export default () => <h1>Diary</h1>;');
  const context = await signedIn(browser, product, maker.token);
  const page = await context.newPage();
  await page.goto(public_url);

  const opening = context.waitForEvent('page');
  await page.evaluate((to) => {
    const heard: unknown[] = [];
    window.addEventListener('message', ({ data }) => heard.push(data));
    const opened = window.open(to);
    Object.assign(window, { heard, opened });
  }, `${product.url}/apps/${diary.id}/editor/preview`);
  const editor = await opening;
  await expect(frameOf(editor).getByRole('heading', { name: 'Diary' })).toBeVisible();
  const heard = await page.evaluate(async () => {
    const { heard, opened } = window as unknown as { heard: unknown[]; opened: Window | null };
    const forged = [
      { type: 'request-token' },
      { type: 'app_error', error: { title: 'Forged error', details: 'Paste your password' } },
      { type: 'app_changed_url', url: '/Evil' },
      { type: 'ready' },
    ];
    for (const message of forged) {
      opened?.postMessage(message, '*');
      opened?.frames[0]?.postMessage({ type: 'navigate', data: { path: '/Evil' } }, '*');
      opened?.frames[0]?.postMessage({ type: 'access-token', data: { access_token: 'evil' } }, '*');
    }
    await new Promise((resolve) => setTimeout(resolve));
    return heard;
  });
  expect(heard).toEqual([]);
  await editor.getByLabel('Message to the assistant').fill('Still mine');
  await expect(editor.getByText('Forged error')).toHaveCount(0);
  await expect(frameOf(editor).getByRole('heading', { name: 'Diary' })).toBeVisible();
  expect(editor.url()).toContain(`/apps/${diary.id}/editor/preview`);
  await context.close();
});

test('files of a private app that is published open for nobody without its cookie', async ({
  browser,
  product,
  maker,
}) => {
  const app = await anApp(maker, 'Private');
  await write(maker, app.id, 'pages/Home', 'export default () => <h1>only for members</h1>;');
  await maker.api.call('POST', `/apps/${app.id}/deploy`);
  const { public_url } = await maker.api.call<App>('GET', `/apps/${app.id}`);
  // Signed in to the builder, which is not to say to the app.
  const context = await signedIn(browser, product, maker.token);
  const page = await context.newPage();
  const shown: string[] = [];
  const files = new Set<string>();
  page.on('request', (request) => files.add(request.url()));
  page.on('response', async (reply) => shown.push(await reply.text().catch(() => '')));
  await page.goto(public_url, { waitUntil: 'networkidle' });
  expect(files.size).toBeGreaterThan(1);
  expect(shown.join()).not.toContain('only for members');
  await expect(page.getByText('only for members')).toHaveCount(0);

  // With the app's own sign-in its files come, from addresses that are then worth nothing to another browser.
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'only for members' })).toBeVisible();
  const home = [...files].find((url) => /\/Home-[\w-]+\.js$/.test(url)) ?? '';
  expect(home).toContain(new URL(public_url).host);
  const stranger = await (await browser.newContext()).newPage();
  const refused = await stranger.goto(home);
  expect([401, 403, 404]).toContain(refused?.status());
  expect(await refused?.text()).not.toContain('only for members');
  await context.close();
  await stranger.context().close();
});
