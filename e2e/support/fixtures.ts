import {
  type Browser,
  type BrowserContext,
  test as base,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import type { User } from '@sayso/contracts/users';
import { ApiClient } from './api.ts';
import { type Product, startProduct } from './product.ts';

export type Maker = { api: ApiClient; email: string; password: string; token: string };

type Worker = {
  /** One running product for all tests of a worker; its first account is a neutral administrator. */
  product: Product & { admin: ApiClient };
};
type Own = {
  /** An ordinary user of this test alone, on a paid plan. */
  maker: Maker;
  /** A page of the builder, signed in as `maker`. */
  builder: Page;
};

export const test = base.extend<Own, Worker>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct();
      const { api: admin } = await new ApiClient(product.port).signUp('Root');
      await use({ ...product, admin });
      await product.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  maker: async ({ product }, use) => {
    await use(await signUpOnPlan(product, 'Ada'));
  },
  builder: async ({ browser, product, maker }, use) => {
    const context = await signedIn(browser, product, maker.token);
    await use(await context.newPage());
    await context.close();
  },
});
export { expect } from '@playwright/test';

/** A fresh account on a plan on which code can be written by hand. */
export async function signUpOnPlan({ port, admin }: Worker['product'], name: string): Promise<Maker> {
  const maker = await new ApiClient(port).signUp(name);
  const { id } = await maker.api.call<User>('GET', '/auth/me');
  await admin.call('POST', `/auth/${id}/update-user`, { subscription_tier: 'builder' });
  return maker;
}

/** A browser of its own whose builder pages carry the token. */
export async function signedIn(
  browser: Browser,
  product: Pick<Product, 'url'>,
  token: string,
): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(
    ([origin, value]) => {
      if (location.origin === origin && !sessionStorage.getItem('seeded')) {
        sessionStorage.setItem('seeded', '1');
        localStorage.setItem('token', value ?? '');
      }
    },
    [product.url, token],
  );
  return context;
}

/** The running app inside the editor. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title$="preview"]');

/** Collects what a page complains of; each test says what it allows. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
