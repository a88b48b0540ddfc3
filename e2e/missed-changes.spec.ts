import { expect, signedIn, test } from './support/fixtures.ts';

test('what changes while a page is still being let into its rooms is shown by it', async ({
  browser,
  product,
  maker,
}) => {
  const app = await maker.api.build('A guest list: guests with a name and an email');
  const entity = Object.keys(app.entities)[0] ?? '';
  const { url } = await maker.api.call<{ url: string }>('POST', `/apps/${app.id}/preview-token`);
  const context = await signedIn(browser, product, maker.token);
  const page = await context.newPage();
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const isJoin = String(message).includes(`["join","entities:`);
      if (isJoin && isHeld) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  const address = new URL(url);
  address.pathname = `/${Object.keys(app.pages).find((name) => name.startsWith(entity)) ?? ''}`;
  await page.goto(address.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);

  await maker.api.call('POST', `/apps/${app.id}/entities/${entity}`, { name: 'Zacharias Late' });
  isHeld = false;
  for (const release of held) release();
  await expect(page.getByText('Zacharias Late').first()).toBeVisible();
  await context.close();
});
