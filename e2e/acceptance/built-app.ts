import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '../support/api.ts';
import { must } from './claims.ts';
import { RecordForm, type Value } from './record-form.ts';

/** A page may take this long (ms) to show itself where the machine is slow or has much else to do. */
const patience = 60_000;

export type Maker = { api: ApiClient; browser: Browser };

/** An app that was built from words, open in its real preview. */
export class BuiltApp {
  readonly maker: Maker;
  readonly page: Page;
  readonly context: BrowserContext;
  app: App;
  /** What the console and the page said went wrong, each with the page it was on. */
  readonly errors: string[] = [];

  constructor(maker: Maker, opened: { app: App; context: BrowserContext; page: Page }) {
    this.maker = maker;
    this.app = opened.app;
    this.context = opened.context;
    this.page = opened.page;
    this.page.setDefaultTimeout(5000);
    this.page.setDefaultNavigationTimeout(30_000);
    listen(this.page, this.errors);
  }

  static async build(maker: Maker, description: string): Promise<BuiltApp> {
    const app = await maker.api.build(description);
    const context = await maker.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const built = new BuiltApp(maker, { app, context, page: await context.newPage() });
    await built.visit('');
    return built;
  }

  /** Opens a path of the preview anew, as a reload does: with a ticket of its own. */
  async visit(path: string): Promise<void> {
    const { url } = await this.maker.api.call<{ url: string }>('POST', `/apps/${this.app.id}/preview-token`);
    const address = new URL(url);
    const wanted = new URL(path, address);
    address.pathname = wanted.pathname;
    for (const [key, value] of wanted.searchParams) address.searchParams.set(key, value);
    await this.page.goto(address.href);
    await this.settled();
  }

  async reload(): Promise<void> {
    const { pathname, searchParams } = new URL(this.page.url());
    searchParams.delete('access_token');
    await this.visit(`${pathname}?${searchParams}`);
  }

  /** The page shows something and nothing of it is still being loaded. */
  async settled(page: Page = this.page): Promise<void> {
    await page.waitForFunction(
      () =>
        document.querySelector('h1, h2') !== null &&
        document.querySelector('[data-slot=skeleton], [role=status][aria-label=Loading]') === null,
      undefined,
      { timeout: patience },
    );
  }

  /** Sends a change by chat, waits for its turn, and opens the app as it is then. */
  async change(say: string): Promise<void> {
    await this.maker.api.call('POST', `/apps/${this.app.id}/chat/message`, { content: say });
    this.app = await this.maker.api.settled(this.app.id);
    await this.visit('');
  }

  /** The sidebar; pages for visitors have none, then the app is entered where its people work. */
  private async sidebar(): Promise<Locator> {
    const nav = this.page.locator('aside').getByRole('navigation', { name: 'Pages' });
    if ((await nav.count()) === 0) await this.visit('Dashboard');
    return nav;
  }

  /** Labels of the navigation, those below "More" included. */
  async navigation(): Promise<string[]> {
    // One tool on one page leads nowhere else.
    if ((await this.page.locator('[data-slot=slim-frame]').count()) > 0) return [];
    const nav = await this.sidebar();
    const folded = nav.locator('button[aria-expanded=false]');
    while ((await folded.count()) > 0) await folded.first().click();
    return nav.getByRole('link').allInnerTexts();
  }

  async goTo(label: RegExp): Promise<void> {
    const labels = await this.navigation();
    const found = labels.find((one) => label.test(one));
    must(found !== undefined, `no page ${label} in the navigation (${labels.join(', ')})`);
    await (await this.sidebar()).getByRole('link', { name: found, exact: true }).click();
    await this.page.waitForFunction(
      (name) => document.querySelector('aside nav [aria-current=page]')?.textContent?.trim() === name,
      found.trim(),
      { timeout: patience },
    );
    await this.settled();
  }

  /** Opens the form for a new record of the page. */
  async newRecord(label: RegExp): Promise<RecordForm> {
    await this.goTo(label);
    await this.page.getByRole('button', { name: /^New / }).first().click();
    return this.openForm();
  }

  async openForm(): Promise<RecordForm> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^(?:Add|Save)/ }).waitFor();
    return new RecordForm(this.page, dialog);
  }

  /** Writes a record through the form; required fields that are not named get something fitting. */
  async create(label: RegExp, values: readonly (readonly [RegExp, Value])[]): Promise<void> {
    const form = await this.newRecord(label);
    for (const [name, value] of values) await form.set(name, value);
    await form.save();
    await this.settled();
  }

  /** Sets visibility and publishes; answers the public address. */
  async publish(visibility: App['public_settings']): Promise<string> {
    await this.maker.api.call('PUT', `/apps/${this.app.id}`, { public_settings: visibility });
    return (await this.maker.api.publish(this.app.id)).url;
  }

  /** A page of a browser that has never been here. */
  async stranger(address: string): Promise<Page> {
    const context = await this.maker.browser.newContext({ viewport: { width: 1440, height: 900 } });
    // Unless the whole browser goes at once.
    this.context.on('close', () => void context.close().catch(() => {}));
    const page = await context.newPage();
    page.setDefaultTimeout(5000);
    page.setDefaultNavigationTimeout(30_000);
    listen(page, this.errors);
    await page.goto(address);
    await this.settled(page);
    return page;
  }

  close = (): Promise<void> => this.context.close();
}

function listen(page: Page, errors: string[]): void {
  const note = (text: string) => errors.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
}
