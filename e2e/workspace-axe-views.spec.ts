import type { Page } from '@playwright/test';
import { violationsOf } from './support/checks.ts';
import { expect, test } from './support/fixtures.ts';
import { lookAtContents, lookAtWaits } from './support/workspace-states.ts';

/** Says what axe objects to, in both themes. */
const checkedBy = (builder: Page) => async (state: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await builder.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violationsOf(builder), `${state}, ${colorScheme}`).toEqual([]);
  }
};

test('axe finds nothing on overview, analytics, files, API, logs, logo, sign-in, settings and deleted apps, full and empty', async ({
  builder,
  product,
  maker,
}) => {
  await lookAtContents({ builder, product, maker }, checkedBy(builder));
});

test('axe finds nothing on the same views while they load, and where that fails', async ({
  builder,
  product,
  maker,
}) => {
  await lookAtWaits({ builder, product, maker }, checkedBy(builder));
});
