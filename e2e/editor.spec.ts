import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { Maker } from './support/fixtures.ts';
import { expect, frameOf, test } from './support/fixtures.ts';

const description =
  'Kennels of an animal shelter: dogs with an age, a breed and a state (waiting, reserved, adopted)';
const inputOf = (page: Page) => page.getByLabel('Message to the assistant');

async function openNewApp(page: Page, base: string, maker: Maker): Promise<App> {
  const app = await maker.api.build(description);
  await page.goto(`${base}/apps/${app.id}/editor/preview`);
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  return app;
}

test('[P-ROUTE-09, B-GEN-03] the editor opens at a page of the app, with its chat beside it', async ({
  builder,
  page,
  product,
  maker,
}) => {
  const app = await openNewApp(builder, product.url, maker);
  await expect(builder.getByRole('log', { name: 'Conversation' })).toContainText('Kennels');
  expect(app.main_page).not.toBe('Dogs');

  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Dogs`);
  await expect(
    frameOf(builder).getByRole('navigation').getByRole('link', { name: 'Dogs', exact: true }),
  ).toHaveAttribute('aria-current', 'page');

  await page.goto(`${product.url}/apps/${app.id}/editor/preview`);
  await expect(page).toHaveURL(/\/login\?from_url=/);
});

test('[B-CHAT-03, B-STATUS-02, B-CHAT-05] the input grows from 90 to 400 px and sends no blanks', async ({
  builder,
  product,
  maker,
}) => {
  const app = await openNewApp(builder, product.url, maker);
  const input = inputOf(builder);
  const height = async () => (await input.boundingBox())?.height;
  await expect(input).toBeEnabled();
  await expect(builder.getByRole('list', { name: 'Suggestions' }).getByRole('button').first()).toBeVisible();

  expect(await height()).toBe(90);
  await input.fill('line\n'.repeat(8));
  expect(await height()).toBeGreaterThan(90);
  await input.fill('line\n'.repeat(80));
  expect(await height()).toBe(400);
  // For who wants little motion, too, it is as small as before once it is empty.
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await builder.emulateMedia({ reducedMotion });
    await input.fill('line\n'.repeat(80));
    expect(await height()).toBe(400);
    await input.fill('');
    expect(await height()).toBe(90);
  }

  await input.fill('   \n ');
  await input.press('Enter');
  await expect(builder.getByRole('button', { name: 'Send' })).toBeDisabled();
  const now = await maker.api.call<App>('GET', `/apps/${app.id}`);
  expect(now.conversation.messages).toHaveLength(app.conversation.messages.length);
});

test('[B-MSG-03] what the assistant did stands as changes, never as raw code', async ({
  builder,
  product,
  maker,
}) => {
  const app = await openNewApp(builder, product.url, maker);
  const answer = app.conversation.messages.find(({ role }) => role === 'assistant');
  expect(answer?.content).toMatch(/<\w+/);

  const shown = builder.getByRole('article', { name: 'Assistant' });
  await expect(shown.getByRole('button', { name: /^\d+ changes/ })).toBeVisible();
  await expect(shown).not.toContainText(/<\/?\w+[^>]*>|import \{/);
});

/** One red dot. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

test('[B-CHAT-16] a picture that was sent is shown with its message, also after a reload', async ({
  builder,
  product,
  maker,
}) => {
  await openNewApp(builder, product.url, maker);
  const input = inputOf(builder);
  await expect(input).toBeEnabled();
  const file = { name: 'my dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };
  await builder.getByTestId('attach-files').setInputFiles(file);
  await input.fill('Call the dogs hounds');
  await input.press('Enter');
  const image = builder.getByRole('list', { name: 'Sent files' }).getByRole('img', { name: 'my dot.png' });
  const width = () => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(1);
  await builder.reload();
  await expect.poll(width).toBe(1);
});

test('[B-RT-02, W-PREV-08] a change made elsewhere shows in chat and preview without a reload', async ({
  builder,
  product,
  maker,
}) => {
  const app = await openNewApp(builder, product.url, maker);
  await builder.evaluate(() => Object.assign(window, { isSamePage: true }));
  await maker.api.call('POST', `/apps/${app.id}/chat/message`, {
    content: 'add a page called Volunteers Guide',
  });

  await expect(builder.getByRole('log')).toContainText('add a page called Volunteers Guide');
  await maker.api.settled(app.id);
  await maker.api.call('POST', `/apps/${app.id}/coding/write`, {
    file_path: `pages/${app.main_page}`,
    content: 'export default function Page() { return <h1>Written by hand</h1>; }',
  });
  await expect(frameOf(builder).getByRole('heading', { name: 'Written by hand' })).toBeVisible();
  expect(await builder.evaluate(() => Object.hasOwn(window, 'isSamePage'))).toBe(true);
});

test('[B-UNDO-01, B-UNDO-02, B-GEN-02] a later message can be taken back, declined or agreed', async ({
  builder,
  product,
  maker,
}) => {
  await openNewApp(builder, product.url, maker);
  const app = frameOf(builder);
  await app.getByRole('navigation').getByRole('link', { name: 'Dogs', exact: true }).click();
  await expect(builder.getByRole('button', { name: 'Revert this' })).toHaveCount(0);

  const request = 'add a microchip field to dogs';
  await inputOf(builder).fill(request);
  await inputOf(builder).press('Enter');
  const column = app.getByRole('columnheader', { name: 'Microchip' });
  await expect(column).toBeVisible();
  await expect(inputOf(builder)).toBeEnabled();

  const revert = builder.getByRole('button', { name: 'Revert this' });
  await expect(revert).toHaveCount(1);
  await revert.click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(column).toBeVisible();
  await expect(inputOf(builder)).toHaveValue('');

  await revert.click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Revert', exact: true }).click();
  await expect(column).toHaveCount(0);
  await expect(inputOf(builder)).toHaveValue(request);
  await expect(revert).toHaveCount(0);
});

test('[B-CHAT-08] the chat follows new text, but not while the reader is further up', async ({
  builder,
  product,
  maker,
}) => {
  const app = await openNewApp(builder, product.url, maker);
  const messages = builder.getByTestId('messages');
  const gap = () =>
    messages.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
  const say = async (content: string) => {
    await maker.api.call('POST', `/apps/${app.id}/chat/message`, { content });
    await maker.api.settled(app.id);
    await expect(builder.getByRole('log')).toContainText(content.trim().slice(0, 20));
    await expect(inputOf(builder)).toBeEnabled();
  };
  await say(`Add a field nickname to dogs\n${'and nothing else\n'.repeat(60)}`);
  await expect.poll(gap).toBeLessThanOrEqual(100);

  await messages.evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(builder.getByRole('button', { name: 'Latest' })).toBeVisible();
  await say('Add a colour field to dogs');
  expect(await messages.evaluate((box) => box.scrollTop)).toBe(0);
});

test('[W-PREV-03, W-PREV-05] the preview has the size of a phone on demand, the chat its share of the width', async ({
  builder,
  product,
  maker,
}) => {
  await openNewApp(builder, product.url, maker);
  await builder.getByRole('radio', { name: 'Mobile' }).click();
  const frame = builder.locator('iframe[title$="preview"]');
  await expect
    .poll(() => frame.evaluate((element) => [element.clientWidth, element.clientHeight]))
    .toEqual([375, 667]);

  const total = builder.viewportSize()?.width ?? 0;
  const share = async () => {
    const box = await builder.getByRole('region', { name: 'Chat' }).boundingBox();
    return Math.round(((box?.width ?? 0) / total) * 100);
  };
  expect(await share()).toBe(33);
  for (const [x, percent] of [
    [total * 0.05, 20],
    [total * 0.8, 40],
  ] as const) {
    const bar = await builder.getByRole('separator', { name: 'Chat width' }).boundingBox();
    await builder.mouse.move((bar?.x ?? 0) + 0.5, 400);
    await builder.mouse.down();
    await builder.mouse.move(x, 400, { steps: 4 });
    await builder.mouse.up();
    await expect.poll(share).toBe(percent);
  }
});

test('a word without end stays in its message, and the conversation in its panel', async ({
  builder,
  product,
  maker,
}) => {
  const app = await openNewApp(builder, product.url, maker);
  const content = `add a field ${'x'.repeat(3000)} to dogs`;
  await maker.api.call('POST', `/apps/${app.id}/chat/message`, { content });
  await maker.api.settled(app.id);
  const message = builder.getByRole('article', { name: 'You' }).last();
  await expect(message).toContainText('xxx');

  for (const width of [1440, 768, 390]) {
    await builder.setViewportSize({ width, height: 844 });
    const isNarrow = await builder.getByRole('button', { name: 'Edit App' }).isVisible();
    if (isNarrow) await builder.getByRole('button', { name: 'Edit App' }).click();
    await expect(message).toBeVisible();
    const excess = () => builder.getByTestId('messages').evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect.poll(excess).toBeLessThanOrEqual(0);
  }
});

test('[W-PREV-01, W-PREV-02] the pane switches to the workspace and back, loads the app anew, and opens the invite dialog', async ({
  builder,
  product,
  maker,
}) => {
  const app = await openNewApp(builder, product.url, maker);
  const marked = () => frameOf(builder).locator('html').getAttribute('data-marked');
  await frameOf(builder)
    .locator('html')
    .evaluate((page) => page.setAttribute('data-marked', 'yes'));
  await builder.getByRole('link', { name: 'Workspace' }).click();
  await expect(builder).toHaveURL(`${product.url}/apps/${app.id}/editor/workspace`);
  await expect(builder.locator('iframe')).toBeHidden();
  await builder.getByRole('region', { name: 'Pages' }).getByRole('link', { name: 'Dogs' }).first().click();
  await expect(builder.getByRole('region', { name: 'pages/Dogs' })).toContainText('export default function');
  await builder.getByRole('link', { name: 'Preview' }).click();
  await expect(builder.locator('iframe')).toBeVisible();
  expect(await marked()).toBe('yes');

  await builder.getByRole('button', { name: 'Refresh preview' }).click();
  await expect(frameOf(builder).getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(marked).toBe(null);
  await expect(builder.getByRole('status', { name: 'Opening the preview' })).toHaveCount(0);

  const guest = await maker.api.signUp('Lee');
  const records = `/apps/${app.id}/entities/User/me`;
  await expect(guest.api.call('GET', records)).rejects.toThrow('403');
  await builder.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = builder.getByRole('dialog', { name: 'Share App' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(guest.email);
  await builder.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: guest.email })).toContainText('User');
  // Without a mail server the link is what lets them in.
  const link = new URL((await dialog.getByText(/[?&]invite=/).textContent()) ?? '');
  const { email, password } = guest;
  const invited = { email, password, invite_code: link.searchParams.get('invite') };
  await guest.api.call('POST', `/apps/${app.id}/auth/login`, invited);
  expect(await guest.api.call('GET', records)).toMatchObject({ email: guest.email, role: 'user' });
});

test('[P-RUN-17] a form of the app says at the field what is missing, and saves nothing until it is put right', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Dogs`);
  const count = () => maker.api.call<{ count: number }>('GET', `/apps/${app.id}/entities/Dog/count`);
  const main = frameOf(builder).getByRole('main');
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  const before = await count();
  await main.getByRole('button', { name: 'New dog' }).click();
  const form = frameOf(builder).getByRole('dialog');
  const name = form.getByLabel(/^Name/);
  const save = form.getByRole('button', { name: /save|create|add/i });
  await save.click();

  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/This field is required/);
  expect(await count()).toEqual(before);
  await name.fill('Biscuit the Third');
  await save.click();
  await expect(form).toHaveCount(0);
  await expect.poll(count).not.toEqual(before);
});

test('what comes at the end of an answer moves nothing away from under a pressed pointer', async ({
  builder,
  product,
  maker,
}) => {
  let come = () => {};
  const mayCome = new Promise<void>((now) => {
    come = now;
  });
  await openNewApp(builder, product.url, maker);
  await builder.route('**/chat/generate-suggestions', async (route) => {
    await mayCome;
    await route.continue();
  });
  await inputOf(builder).fill('Add a color to dogs');
  await builder.keyboard.press('Enter');
  const revert = builder.getByRole('button', { name: 'Revert this' });
  await expect(builder.getByText(/ credits? · built-in builder$/)).toHaveCount(2);
  await expect(builder.getByRole('list', { name: 'Suggestions' })).toHaveCount(0);
  await revert.hover();
  const before = await revert.boundingBox();

  await builder.mouse.down();
  come();
  await expect(builder.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  expect(await revert.boundingBox()).toEqual(before);
  await builder.mouse.up();
  await expect(builder.getByRole('alertdialog', { name: 'Revert this message?' })).toBeVisible();
});
