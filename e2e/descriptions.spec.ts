import { BuiltApp } from './acceptance/built-app.ts';
import { descriptions } from './acceptance/descriptions.ts';
import { visitEveryPage } from './acceptance/everywhere.ts';
import { expect, test } from './support/fixtures.ts';

/** A board of people with files, a public shop with a cart, and sums over time: `bench/generation` judges all fifteen. */
const visited = ['ex-recruiting', 'ex-shop', 'ex-timer'];

test.describe.configure({ mode: 'parallel' });

for (const id of visited)
  test(`[B-GEN-01] ${id} becomes an app whose pages all open without a console error`, async ({
    browser,
    maker,
  }) => {
    const description = descriptions.find((one) => one.id === id);
    if (!description) throw new Error(`${id} is not there`);
    const app = await BuiltApp.build({ api: maker.api, browser }, description.prompt);
    expect(await visitEveryPage(app)).toBeGreaterThanOrEqual(3);
    expect(app.errors).toEqual([]);
    await app.close();
  });
