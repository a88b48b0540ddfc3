import type { Browser, Locator, Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import { ApiClient } from './support/api.ts';
import { expect, type Maker, signedIn, test } from './support/fixtures.ts';
import { type Product, startProduct } from './support/product.ts';

/** What a person meets while the server is away, at work, or was killed: on a product of their own. */
const description =
  'Kennels of an animal shelter: dogs with an age, a breed and a state (waiting, reserved, adopted)';
const inputOf = (page: Page) => page.getByLabel('Message to the assistant');
const noAnswer = 'The server didn’t answer. Check your connection and try again.';

test.setTimeout(180_000);

type Visit = {
  maker: Maker;
  page: Page;
  url: string;
  /** Ends the server; with SIGKILL as a crash would. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it anew at the same address with the same data. */
  startAgain(role?: 'all' | 'web'): Promise<void>;
};

/** One for the whole file: each test leaves it running, as it found it. */
let running: Product | null = null;
test.afterAll(() => running?.dispose());

async function onOwnProduct(browser: Browser, visit: (visit: Visit) => Promise<void>) {
  const first = running ?? (await startProduct({ checksTypes: false }));
  running = first;
  const { url, port, dataDir } = first;
  const maker = await new ApiClient(port).signUp('Ada');
  const context = await signedIn(browser, first, maker.token);
  await visit({
    maker,
    url,
    page: await context.newPage(),
    stop: async (signal) => running?.stop(signal),
    startAgain: async (role) => {
      running = await startProduct({ dataDir, port, checksTypes: false, ...(role ? { role } : {}) });
    },
  });
  await context.close();
}

async function openEditor({ page, url }: Visit, app: App): Promise<void> {
  await page.goto(`${url}/apps/${app.id}/editor/preview`);
  await expect(inputOf(page)).toBeVisible();
}

test('[B-STATUS-03, B-CHAT-05, B-UNDO-02] while a turn waits for a worker, the chat is at work and cannot be sent to', async ({
  browser,
}) => {
  await onOwnProduct(browser, async (visit) => {
    const { maker, page } = visit;
    const app = await maker.api.build(description);
    await visit.stop();
    await visit.startAgain('web');
    await openEditor(visit, app);
    await inputOf(page).fill('add a phone field to dogs');
    await inputOf(page).press('Enter');

    const chat = page.getByRole('region', { name: 'Chat' });
    const revert = chat.getByRole('button', { name: 'Revert this' });
    const expectWork = async () => {
      await expect(chat.getByRole('article', { name: 'You' }).last()).toContainText('add a phone field');
      await expect(inputOf(page)).toBeDisabled();
      await expect(chat.getByText('Working', { exact: true })).toBeVisible();
      await expect(chat.locator('.animate-spin')).toBeVisible();
      await expect(chat.getByRole('button', { name: 'Send' })).toHaveCount(0);
      await expect(chat.getByRole('list', { name: 'Suggestions' })).toHaveCount(0);
    };
    await expectWork();
    await page.reload();
    await expectWork();
    await revert.hover();
    await expect(page.getByRole('tooltip')).toHaveText(/^The assistant is still working/);
    await revert.click({ force: true });
    await expect(
      page.getByRole('listitem').filter({ hasText: 'The assistant is still working' }),
    ).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await visit.stop();
    await visit.startAgain();
    await expect(inputOf(page)).toBeEnabled({ timeout: 30_000 });
    await expect(chat.getByRole('article', { name: 'Assistant' })).toHaveCount(2);
    await revert.click();
    await expect(page.getByRole('alertdialog', { name: 'Revert this message?' })).toBeVisible();
  });
});

/** An app whose server died while it answered; the kill may come too late, so it is tried again with another app. */
async function killedInTheMiddle({ maker: { api }, stop, startAgain }: Visit): Promise<App> {
  const content = Array.from({ length: 60 }, (_, index) => `list ${index} with a name and a price`).join(
    '; ',
  );
  for (;;) {
    const { id } = await api.call<App>('POST', '/apps/chat/create-from-message', { content });
    let isRunning = false;
    while (!isRunning) {
      const app = await api.call<App>('GET', `/apps/${id}`);
      isRunning = app.conversation.messages.some(({ turn }) => turn !== undefined && turn !== null);
    }
    await stop('SIGKILL');
    await startAgain();
    const app = await api.settled(id);
    if (app.status.state === 'error') return app;
  }
}

test('[B-STATUS-04] a turn that was cut off says so in a red banner, and the message can be sent again', async ({
  browser,
}) => {
  await onOwnProduct(browser, async (visit) => {
    const app = await killedInTheMiddle(visit);
    await openEditor(visit, app);
    const banner = visit.page.getByRole('alert').filter({ hasText: 'The server restarted' });
    await expect(banner).toHaveText(app.status.details ?? '');
    const [red = 0, green = 0] = await colorOf(banner);
    expect(red).toBeGreaterThan(green + 50);

    await inputOf(visit.page).fill(description);
    await inputOf(visit.page).press('Enter');
    await expect(banner).toHaveCount(0);
    await expect(visit.page.locator('iframe')).toBeVisible();
  });
});

/** The text's colour as the screen shows it. */
const colorOf = (text: Locator): Promise<number[]> =>
  text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });

test('[B-CHAT-11, B-TOAST-01] a send that fails says why, once, keeps the text, and goes through later', async ({
  browser,
}) => {
  await onOwnProduct(browser, async (visit) => {
    const { maker, page } = visit;
    const app = await maker.api.build(description);
    await openEditor(visit, app);
    const toasts = page.getByRole('region', { name: /^Sayso notifications/ }).getByRole('listitem');

    await inputOf(page).fill('x'.repeat(50_001));
    await inputOf(page).press('Enter');
    await expect(page.getByText('Use at most 50,000 characters (now 50,001)')).toBeVisible();
    await expect(inputOf(page)).toHaveValue(/^x{50001}$/);
    await visit.stop();
    await inputOf(page).fill('add a phone field to dogs');
    await inputOf(page).press('Enter');
    await expect(toasts).toContainText('Failed to send message');
    await expect(toasts).toContainText(`Failed to add message: ${noAnswer}`);
    await expect(toasts).toHaveCount(1);
    await expect(inputOf(page)).toHaveValue('add a phone field to dogs');

    await visit.startAgain();
    await inputOf(page).press('Enter');
    await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(2);
    await expect(inputOf(page)).toHaveValue('');
  });
});

test('[B-CREATE-03] a creation that fails says so, stays on Home, keeps the text, and goes through later', async ({
  browser,
}) => {
  await onOwnProduct(browser, async (visit) => {
    const { page, url } = visit;
    await page.goto(url);
    const box = page.getByRole('textbox', { name: 'Describe the app you want' });
    await box.fill('A guest book');
    await visit.stop();
    await box.press('Enter');

    const alert = page.getByRole('alertdialog', { name: 'Failed to create app. Please try again.' });
    await expect(alert).toContainText(noAnswer);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(`${url}/`);
    await expect(box).toHaveValue('A guest book');

    await visit.startAgain();
    await box.press('Enter');
    await expect(page).toHaveURL(/\/apps\/[0-9a-f]{24}\/editor\/preview/);
  });
});
