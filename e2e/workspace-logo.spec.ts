import { writeFile } from 'node:fs/promises';
import { picture, textAt } from './support/app-files.ts';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { complaintsOf, expect, test } from './support/fixtures.ts';

type Described = { id: string; slug: string; logo_url: string | null; logo_prompt: string | null };

test('[B-LOGO-01, B-LOGO-02, B-LOGO-03, B-LOGO-04, B-LOGO-05, B-LOGO-06, W-LOGO-01, W-LOGO-02] a logo is uploaded, drawn from words, shown where people meet the app, and removed', async ({
  builder,
  product,
  maker,
}, info) => {
  const complaints = complaintsOf(builder);
  const { id } = await maker.api.call<Described>('POST', '/apps', { name: 'Harbour Vet' });
  const now = () => maker.api.call<Described>('GET', `/apps/${id}`);
  await builder.goto(`${product.url}/apps/${id}/editor/workspace/logo`);
  const pane = builder.getByRole('region', { name: 'Workspace' });
  await expect(pane.getByRole('heading', { name: 'App Logo' })).toBeVisible();
  await expect(pane.getByRole('tab')).toHaveText(['Upload Logo', 'Generate Logo']);
  await expect(pane.getByText('PNG or JPG up to 5MB')).toBeVisible();
  await expect(pane.getByText(/^No logo yet/)).toBeVisible();

  // What is no image is told plainly, and nothing is sent.
  const input = pane.getByLabel('Image for the logo');
  await expect(input).toHaveAttribute('accept', 'image/*');
  const problem = pane.getByRole('alert');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(problem).toContainText('“notes.txt” isn’t an image. Choose a PNG or JPG.');
  await input.setInputFiles({ name: 'odd.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(problem).toContainText('“odd.png” can’t be read as an image');
  const large = info.outputPath('large.png');
  await writeFile(large, Buffer.concat([picture, Buffer.alloc(30_000_000)]));
  await input.setInputFiles(large);
  await expect(problem).toContainText('“large.png” is 31 MB. Choose an image of at most 25 MB.');
  expect((await now()).logo_url).toBeNull();
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);

  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(builder.getByText('Logo uploaded successfully')).toBeVisible();
  const uploaded = (await now()).logo_url ?? '';
  expect(uploaded).toMatch(/\/api\/files\/.*\.png$/);
  await expect(pane.locator(`img[src="${uploaded}"]`)).toHaveCount(3);
  await expect(builder.getByRole('banner').locator(`img[src="${uploaded}"]`)).toBeVisible();

  // By keyboard alone: the prompt is there, the drawn marks follow its words.
  await pane.getByRole('tab', { name: 'Upload Logo' }).focus();
  await builder.keyboard.press('ArrowRight');
  const prompt = pane.getByRole('textbox', { name: 'What should the logo look like?' });
  await expect(prompt).toHaveValue('A modern, minimalist logo for a business app');
  const marks = pane.getByRole('radio');
  await expect(marks).toHaveCount(6);
  const drawn = () =>
    pane.locator('fieldset img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const usual = await drawn();
  expect(new Set(usual).size).toBe(6);
  await prompt.fill('');
  await pane.getByRole('button', { name: 'Generate Logo' }).click();
  await expect(prompt).toHaveAccessibleDescription('Please enter a prompt');
  await prompt.fill('A blue coffee cup');
  await expect.poll(drawn).not.toEqual(usual);
  await marks.first().focus();
  await builder.keyboard.press('ArrowRight');
  await expect(marks.nth(1)).toBeChecked();
  for (const colorScheme of ['light', 'dark'] as const) {
    await builder.emulateMedia({ colorScheme });
    expect(await violationsOf(builder, { within: 'main' }), colorScheme).toEqual([]);
  }
  const [, chosen] = await drawn();
  await pane.getByRole('button', { name: 'Generate Logo' }).click();
  await expect(builder.getByText('Logo regenerated successfully')).toBeVisible();
  const { logo_url, logo_prompt } = await now();
  expect(logo_prompt).toBe('A blue coffee cup');
  // The server drew what was shown.
  const stored = await textAt(builder, logo_url ?? '');
  expect(`data:image/svg+xml,${encodeURIComponent(stored)}`).toBe(chosen);

  // Where people meet the app: the sign-in page, its card, its icon once it is published.
  await builder.goto(`${product.url}/`);
  await expect(builder.getByRole('article').locator(`img[src="${logo_url}"]`)).toBeVisible();
  const visitor = await builder.context().browser()?.newPage();
  await visitor?.goto(`${product.url}/login?app_id=${id}`);
  await expect
    .poll(() =>
      visitor?.locator(`img[src="${logo_url}"]`).evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBeGreaterThan(0);
  await visitor?.close();

  await builder.goto(`${product.url}/apps/${id}/editor/workspace/logo`);
  for (const width of [390, 768]) {
    await builder.setViewportSize({ width, height: 900 });
    await expect(pane.getByRole('tab', { name: 'Generate Logo' })).toBeVisible();
    await expectNoSidewaysScroll(builder);
    expect(await violationsOf(builder, { within: 'main', targets: true }), `${width}`).toEqual([]);
  }
  await pane.getByRole('button', { name: 'Remove logo' }).click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click();
  await expect(builder.getByText('Logo removed')).toBeVisible();
  await expect(pane.getByText(/^No logo yet/)).toBeVisible();
  expect(await now()).toMatchObject({ logo_url: null, logo_prompt: null });
  expect(complaints).toEqual([]);
});

test('[B-LOGO-04, B-LOGO-05] a logo that cannot be set says why, and the old one stays', async ({
  builder,
  product,
  maker,
}) => {
  const { id } = await maker.api.call<Described>('POST', '/apps', { name: 'Harbour Vet' });
  await builder.route('**/update-logo', (route) =>
    route.fulfill({ status: 503, json: { message: 'The model service is overloaded right now.' } }),
  );
  await builder.goto(`${product.url}/apps/${id}/editor/workspace/logo`);
  const pane = builder.getByRole('region', { name: 'Workspace' });
  await pane
    .getByLabel('Image for the logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(builder.getByText('Failed to upload logo')).toBeVisible();
  await pane.getByRole('tab', { name: 'Generate Logo' }).click();
  await pane.getByRole('button', { name: 'Generate Logo' }).click();
  await expect(builder.getByText('Failed to regenerate logo')).toBeVisible();
  await expect(builder.getByText('The model service is overloaded right now.').first()).toBeVisible();
  await expect(pane.getByText(/^No logo yet/)).toBeVisible();
});
