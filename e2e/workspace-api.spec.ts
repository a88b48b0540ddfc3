import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { complaintsOf, expect, test } from './support/fixtures.ts';

const run = promisify(execFile);
const pythonIsHere = await run('python3', ['--version']).then(
  () => true,
  () => false,
);
const runners = {
  JavaScript: (code: string) => run(process.execPath, ['--input-type=module', '--eval', code]),
  Python: (code: string) => run('python3', ['-c', code]),
  curl: (code: string) => run('sh', ['-c', code]),
};

const entities = {
  Visit: {
    name: 'Visit',
    properties: { patient: { type: 'string' }, paid: { type: 'boolean' } },
  },
  Owner: { name: 'Owner', title: 'Pet owner', properties: { name: { type: 'string' } } },
};

/** What the button of one example copies. */
async function copied(page: Page, example: 'read' | 'update'): Promise<string> {
  await page.getByRole('button', { name: `Copy the ${example} example` }).click();
  const button = page
    .getByRole('region', { name: example === 'read' ? /^Read visits/ : /^Update one visit/ })
    .getByRole('button');
  await expect(button).toHaveText('Copied!');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  // After two seconds it offers to copy again.
  await expect(button).toHaveText('Copy');
  return text;
}

test('[W-API-01] [W-API-02] [W-API-03] [W-API-04] the examples follow both choices and run as they are copied', async ({
  builder,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  await builder.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const app = await maker.api.call<{ id: string; slug: string }>('POST', '/apps', {
    name: 'Harbour Clinic',
    entities,
  });
  const path = `/apps/${app.id}/entities/Visit`;
  const visit = await maker.api.call<{ id: string }>('POST', path, { patient: 'Moss "M" O’Neil' });
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/api`);
  const pane = builder.getByRole('region', { name: 'Workspace' });

  // Without a key the examples say where it goes; it is made right here.
  await expect(pane.getByText('You don’t have an API key yet')).toBeVisible();
  await expect(pane.getByText('YOUR_API_KEY').first()).toBeVisible();
  await pane.getByRole('button', { name: 'Create an API key' }).click();
  await expect(pane.getByText('sayso_key_••••••••••••').first()).toBeVisible();
  await pane.getByRole('link', { name: 'User settings' }).click();
  await expect(builder.getByRole('textbox', { name: /API key/i })).toHaveValue(/^sayso_key_/);
  const key = await builder.getByRole('textbox', { name: /API key/i }).inputValue();
  await builder.goBack();

  await expect(pane.getByText('sayso_key_••••••••••••').first()).toBeVisible();
  await expect(pane.getByText(key)).toHaveCount(0);
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  await pane.getByRole('button', { name: 'Show key' }).click();
  await expect(pane.getByText(key).first()).toBeVisible();
  await pane.getByRole('button', { name: 'Hide key' }).click();
  await expect(pane.getByText(key)).toHaveCount(0);

  const shownAs = { JavaScript: 'await fetch', Python: 'import json', curl: 'curl --fail-with-body' };
  for (const language of ['JavaScript', 'curl', 'Python'] as const) {
    await pane.getByRole('radio', { name: language }).click();
    await expect(pane.getByText(shownAs[language]).first()).toBeVisible();
    const read = await copied(builder, 'read');
    const update = await copied(builder, 'update');
    expect(read).toContain(`/api${path}`);
    expect(update).toContain(`/api${path}/${visit.id}`);
    for (const code of [read, update]) expect(code).toContain(key);
    if (language === 'Python' && !pythonIsHere) continue;
    const before = await maker.api.call<{ updated_date: string }>('GET', `${path}/${visit.id}`);
    expect((await runners[language](read)).stdout).toContain(visit.id);
    expect((await runners[language](update)).stdout).toContain(visit.id);
    const after = await maker.api.call<{ updated_date: string }>('GET', `${path}/${visit.id}`);
    expect(after.updated_date).not.toBe(before.updated_date);
    expect({ ...after, updated_date: '' }).toEqual({ ...before, updated_date: '' });
  }

  await pane.getByRole('combobox', { name: 'Entity' }).click();
  await builder.getByRole('option', { name: 'Pet owner' }).click();
  await expect(pane.getByText(/entities\/Owner\/RECORD_ID/)).toBeVisible();
  await expect(builder).toHaveURL(/language=python&entity=Owner|entity=Owner&language=python/);
  await builder.reload();
  await expect(pane.getByText(/entities\/Owner\/RECORD_ID/)).toBeVisible();
  await expect(pane.getByRole('radio', { name: 'Python' })).toBeChecked();

  const download = builder.waitForEvent('download');
  await pane.getByRole('button', { name: 'OpenAPI document' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${app.slug}-openapi.json`);
  const document = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    openapi: string;
    paths: object;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain(path);

  for (const [width, height] of [
    [768, 1024],
    [390, 844],
  ] as const) {
    await builder.setViewportSize({ width, height });
    await expectNoSidewaysScroll(builder);
  }
  expect(await violationsOf(builder, { within: 'main', targets: true })).toEqual([]);
  expect(complaints).toEqual([]);
});

test('[W-API-01] examples that fail to load are asked for again, and an app without data says what comes here', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<{ id: string }>('POST', '/apps', { name: 'Harbour Clinic', entities });
  const examples = /\/api-examples\?/;
  await builder.route(examples, (route) => route.fulfill({ status: 422, json: { message: 'Not now' } }));
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/api?entity=Nothing&language=cobol`);
  const alert = builder.getByRole('alert').filter({ hasText: 'Couldn’t load the examples' });
  await expect(alert).toContainText('Not now');
  await builder.unroute(examples);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(builder.getByText(/entities\/Visit/).first()).toBeVisible();

  const bare = await maker.api.call<{ id: string }>('POST', '/apps', { name: 'Bare' });
  await builder.goto(`${product.url}/apps/${bare.id}/editor/workspace/api`);
  await expect(builder.getByText('No data to call yet')).toBeVisible();
});
