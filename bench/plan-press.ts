import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import type { Browser, Page } from 'playwright-core';
import { signedIn } from './support/browser.ts';
import { type Figure, ms, percentile } from './support/figures.ts';

const presses = 20;
const description =
  'A repair shop for bikes. Repairs have a title, a customer name, a price and a status of waiting, in work or done.';

type Given = { product: Product; browser: Browser; maker: ApiClient };

/** From Enter on a field's new name in the plan to that name in the list of the preview beside it. */
export async function measurePlanPress({ product: { url }, browser, maker }: Given): Promise<Figure[]> {
  const app = await maker.build(description);
  const context = await signedIn(browser, maker.token ?? '');
  const page = await context.newPage();
  try {
    await page.goto(`${url}/apps/${app.id}/editor/plan`);
    await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: /Pages/ }).click();
    await page.getByRole('menuitemradio', { name: 'Repairs', exact: true }).click();
    const samples: number[] = [];
    let name = 'Customer name';
    for (let round = 1; round <= presses; round += 1) {
      const next = `Rider ${round}`;
      samples.push(await rename(page, name, next));
      name = next;
    }
    return [
      {
        name: 'a press in the plan to the changed preview',
        value: `p50 ${ms(percentile(samples, 0.5))}, p95 ${ms(percentile(samples, 0.95))}`,
        aim: '1.2 s p95',
        how: `${presses} names of a field, one after the other, from Enter in the plan to the name above its column in the preview beside it at 1440 px`,
      },
    ];
  } finally {
    await context.close();
  }
}

async function rename(page: Page, before: string, name: string): Promise<number> {
  const card = page.getByRole('region', { name: 'Thing: Repairs' });
  const frame = page.frameLocator('iframe[title$="preview"]');
  await frame.getByText(before).first().waitFor();
  await card.getByRole('button', { name: new RegExp(`^${before}`) }).click();
  const box = page.getByRole('textbox', { name: 'Name', exact: true });
  await box.fill(name);
  const pressed = Date.now();
  await box.press('Enter');
  await frame.getByText(name, { exact: true }).first().waitFor();
  const took = Date.now() - pressed;
  await card.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
  return took;
}
