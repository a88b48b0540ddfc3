import { expect, frameOf, test } from './support/fixtures.ts';

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Other tests may leave it little of the machine. */
const patient = { timeout: 60_000 };

test('[B-UPLOAD-06] a picture chosen in an app is stored with it and shown from there', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build('A tool library: tools with a photo and a name');
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Tools`);
  const frame = frameOf(builder);
  const main = frame.getByRole('main');
  await expect(main.getByRole('row').nth(1)).toBeVisible(patient);
  await main.getByRole('button', { name: 'New tool' }).first().click();
  const form = frame.getByRole('dialog');
  await form.getByLabel(/^Name/).fill('Blue saw');

  const file = form.locator('input[type=file]');
  await file.setInputFiles({ name: 'saw.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(form.getByRole('alert')).toContainText('“saw.png” isn’t a .png file', patient);

  await file.setInputFiles({ name: 'saw.png', mimeType: 'image/png', buffer: picture });
  const shown = form.locator('img[src*="/api/files/"]');
  await expect(shown).toBeVisible(patient);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await form.getByRole('button', { name: /save|create|add/i }).click();
  await expect(form).toHaveCount(0, patient);

  const [tool] = await maker.api.call<Record<string, string>[]>(
    'GET',
    `/apps/${app.id}/entities/Tool?q=${encodeURIComponent('{"name":"Blue saw"}')}`,
  );
  expect(JSON.stringify(tool)).toMatch(new RegExp(`/api/files/${app.id}/[0-9a-f]{48}\\.png`));

  await builder.reload();
  await main.getByText('Blue saw').first().click(patient);
  const kept = main.locator('img[src*="/api/files/"]').first();
  await expect(kept).toBeVisible(patient);
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});
