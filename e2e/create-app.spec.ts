import type { App } from '@sayso/contracts/apps';
import { expect, test } from './support/fixtures.ts';

const prompt = 'A list of the songs our choir knows, each with its composer';

test('[P-CREATE-02, P-CREATE-03] a link with a prompt leads through the sign-in to the editor of its app, made once', async ({
  browser,
  product,
  maker,
}) => {
  const page = await browser.newPage();
  await page.goto(`${product.url}/create-app?prompt=${encodeURIComponent(prompt)}`);
  await expect(page).toHaveURL(/\/login\?/);
  expect(await maker.api.call('GET', '/apps')).toEqual([]);
  await page.getByRole('textbox', { name: 'Email' }).fill(maker.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(maker.password);
  const made = page.waitForResponse((reply) => reply.url().endsWith('/apps/chat/create-from-message'));
  await page.getByRole('button', { name: 'Sign in' }).click();

  const app: App = await (await made).json();
  expect(app.status).toMatchObject({ state: 'processing', details: 'Starting conversation...' });
  expect(app.conversation.messages[0]).toMatchObject({ role: 'user', content: prompt });
  await expect(page).toHaveURL(`${product.url}/apps/${app.id}/editor/preview`);
  await expect(page.getByRole('article', { name: 'You' })).toContainText(prompt);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/editor/);
  expect(page.url()).not.toContain('create-app');
  expect(await maker.api.call<App[]>('GET', '/apps')).toHaveLength(1);
  await page.close();
});

test('a link that is loaded again before the first answer came makes no second app', async ({
  builder,
  product,
  maker,
}) => {
  const asked: string[] = [];
  // The first answer never arrives, though the app is made.
  await builder.route('**/api/apps/chat/create-from-message', async (route) => {
    asked.push(route.request().postData() ?? '');
    const reply = await route.fetch({
      url: `http://127.0.0.1:${product.port}/api/apps/chat/create-from-message`,
    });
    if (asked.length === 1) await route.abort();
    else await route.fulfill({ response: reply });
  });
  await builder.goto(`${product.url}/create-app?prompt=${encodeURIComponent(prompt)}`);
  await expect(builder.getByRole('alert')).toContainText('The server didn’t answer');
  await builder.reload();

  await expect(builder).toHaveURL(/\/apps\/[0-9a-f]{24}\/editor\/preview/);
  expect(asked).toHaveLength(2);
  expect(await maker.api.call<App[]>('GET', '/apps')).toHaveLength(1);
});
