import { type Browser, expect, test } from '@playwright/test';
import { BuiltApp } from './acceptance/built-app.ts';
import { descriptions } from './acceptance/descriptions.ts';
import { visitEveryPage } from './acceptance/everywhere.ts';
import { ApiClient } from './support/api.ts';
import { type Product, startProduct } from './support/product.ts';

const atOnce = 2;
let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.dispose());

/** Builds the descriptions one after the other, each in a context of its own; answers what went wrong, by id. */
async function buildAndVisit(api: ApiClient, browser: Browser, waiting: (typeof descriptions)[number][]) {
  const errors: Record<string, string[]> = {};
  const pages: Record<string, number> = {};
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const app = await BuiltApp.build({ api, browser }, next.prompt);
    pages[next.id] = await visitEveryPage(app);
    if (app.errors.length > 0) errors[next.id] = app.errors;
    await app.close();
  }
  return { errors, pages };
}

test('[B-GEN-01] each of the 15 descriptions becomes an app whose pages all open without a console error', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const { api } = await new ApiClient(product.port).signUp('Ada');
  const waiting = [...descriptions];
  const results = await Promise.all(
    Array.from({ length: atOnce }, () => buildAndVisit(api, browser, waiting)),
  );
  const errors = Object.assign({}, ...results.map((one) => one.errors));
  const pages: Record<string, number> = Object.assign({}, ...results.map((one) => one.pages));
  expect(errors).toEqual({});
  expect(Object.keys(pages)).toHaveLength(15);
  for (const [id, count] of Object.entries(pages)) expect(count, id).toBeGreaterThanOrEqual(3);
});
