import type { Page } from '@playwright/test';
import { ApiClient } from './support/api.ts';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { expect, frameOf, type Maker, test } from './support/fixtures.ts';

const entities = {
  Visit: {
    name: 'Visit',
    properties: { patient: { type: 'string' }, fee: { type: 'number' } },
    required: ['patient'],
  },
  Outing: {
    name: 'Outing',
    properties: { title: { type: 'string' } },
    rls: { create: true, read: true, update: true, delete: { created_by: '{{user.email}}' } },
  },
};
const home = `import { Visit } from '@/entities/Visit';

export default function Home() {
  return (
    <main>
      <button type="button" onClick={() => Visit.create({ fee: 3 }).catch(() => {})}>Book</button>
      <button type="button" onClick={() => { throw new Error('The till is <b>stuck</b>'); }}>Pay</button>
    </main>
  );
}
`;

/** The app's own calls, as somebody who came to it. */
async function inApp({ api }: Maker, appId: string): Promise<ApiClient> {
  await api.call('POST', `/apps/${appId}/users/register`).catch(() => {});
  const { token } = await api.call<{ token: string }>('GET', `/apps/${appId}/auth/token`);
  return new ApiClient(api.port, token);
}
const anApp = (maker: Maker) =>
  maker.api.call<{ id: string }>('POST', '/apps', {
    name: 'Harbour Clinic',
    public_settings: 'public_without_login',
    entities,
  });
const entriesOf = (page: Page) => page.getByRole('list', { name: 'Log entries' }).getByRole('listitem');

test('[W-LOGS-01] [W-LOGS-02] [W-LOGS-03] [W-LOGS-04] [W-LOGS-05] the log is filtered, unfolded, paged and followed live', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker);
  const path = `/apps/${app.id}/entities/Visit`;
  const [own, guest] = [await inApp(maker, app.id), await maker.api.signUp('Mia')];
  const mia = await inApp(guest, app.id);
  const url = `${product.url}/apps/${app.id}/editor/workspace/logs`;
  await builder.goto(url);
  const pane = builder.getByRole('region', { name: 'Workspace' });
  await expect(pane.getByText('Nothing has happened yet')).toBeVisible();
  await expect(pane.getByRole('searchbox', { name: 'Filter by user email' })).toHaveCount(0);
  // Nobody can come before the app is published, so that is the first step.
  await pane.getByRole('button', { name: 'Publish' }).click();
  await expect(builder.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  await builder.keyboard.press('Escape');
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);

  // Live: what happens appears by itself.
  await pane.getByRole('switch', { name: 'Live' }).click();
  const nasty = `<img src=x onerror="document.title='ran'"> ${'long '.repeat(60)}`;
  await mia.call('POST', path, { patient: nasty });
  await expect(entriesOf(builder)).toHaveCount(1);
  await expect(entriesOf(builder)).toContainText('Created visit');
  await expect(entriesOf(builder)).toContainText(guest.email);
  await pane.getByRole('switch', { name: 'Live' }).click();

  const preview = (await entriesOf(builder).locator('[data-preview]').textContent()) ?? '';
  expect([preview.length, preview.slice(0, 30), preview.at(-1)]).toEqual([
    100,
    'Patient: <img src=x onerror="d',
    '…',
  ]);
  await entriesOf(builder).getByRole('button').focus();
  await builder.keyboard.press('Enter');
  const part = (name: string) => entriesOf(builder).getByRole('region', { name, exact: true });
  await expect(part('Inputs')).toContainText(JSON.stringify(nasty.trim()).slice(0, -1));
  await expect(part('Outputs')).toContainText(`"created_by": "${guest.email}"`);
  await expect(part('Error')).toHaveCount(0);
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  await expect(builder).not.toHaveTitle('ran');

  for (let at = 1; at <= 50; at += 1) await own.call('POST', path, { patient: `Patient ${at}` });
  await expect(mia.call('POST', path, { fee: 'much' })).rejects.toThrow('422');
  await builder.reload();
  await expect(entriesOf(builder)).toHaveCount(50);
  await expect(entriesOf(builder).first()).toContainText('Couldn’t create visit');
  await expect(entriesOf(builder).first().locator('[data-preview]')).toHaveText(
    'Patient is required. Fee must be a number.',
  );
  await expect(entriesOf(builder).nth(1).locator('[data-preview]')).toHaveText('Patient: Patient 50');
  const pages = pane.getByRole('navigation', { name: 'Pages of the log' });
  await expect(pages.getByText('Page 1')).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(entriesOf(builder)).toHaveCount(2);
  await expect(pages.getByText('Page 2')).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await builder.goBack();
  await expect(entriesOf(builder)).toHaveCount(50);

  await pane.getByRole('checkbox', { name: 'Show failures only' }).check();
  await expect(entriesOf(builder)).toHaveCount(1);
  await entriesOf(builder).getByRole('button').click();
  await expect(part('Error')).toContainText('patient');
  await expect(part('Inputs')).toContainText('"fee": "much"');
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  await entriesOf(builder).getByRole('button', { name: 'Show only this user' }).click();
  await pane.getByRole('checkbox', { name: 'Show failures only' }).uncheck();
  await expect(entriesOf(builder)).toHaveCount(2);
  const filter = pane.getByRole('searchbox', { name: 'Filter by user email' });
  await expect(filter).toHaveValue(guest.email);
  await filter.fill(maker.email.toUpperCase());
  await expect(entriesOf(builder)).toHaveCount(50);
  await expect(builder).toHaveURL(/email=/);
  await filter.fill('nobody@');
  await expect(pane.getByText('No entries match')).toBeVisible();
  await pane.getByRole('button', { name: 'Show all entries' }).click();
  await expect(entriesOf(builder)).toHaveCount(50);

  await builder.goto(`${url}?page=9000`);
  await expect(pane.getByText('No entries on this page')).toBeVisible();
  await pane.getByRole('button', { name: 'Go to page 1' }).click();
  await expect(entriesOf(builder)).toHaveCount(50);
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
  ] as const) {
    await builder.setViewportSize({ width, height });
    await expectNoSidewaysScroll(builder);
  }
  expect(await violationsOf(builder, { within: 'main', targets: true })).toEqual([]);
});

test('[W-ERR-07] logs that fail to load bring no toast; what is shown stays, and they are asked for again', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker);
  const own = await inApp(maker, app.id);
  await own.call('POST', `/apps/${app.id}/entities/Visit`, { patient: 'Moss' });
  const logs = /\/api\/app-logs\//;
  const fail = () =>
    builder.route(logs, (route) => route.fulfill({ status: 422, json: { message: 'Not now' } }));
  await fail();
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/logs`);
  const alert = builder.getByRole('alert').filter({ hasText: 'Couldn’t load the logs' });
  await expect(alert).toContainText('Not now');
  await expect(
    builder.getByRole('region', { name: 'Sayso notifications' }).getByRole('listitem'),
  ).toHaveCount(0);
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  await builder.unroute(logs);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(entriesOf(builder)).toHaveCount(1);

  await fail();
  await builder.getByRole('switch', { name: 'Live' }).click();
  const stale = builder.getByRole('alert').filter({ hasText: 'Couldn’t load new entries' });
  await expect(stale).toBeVisible();
  await expect(entriesOf(builder)).toHaveCount(1);
  await builder.unroute(logs);
  await stale.getByRole('button', { name: 'Try again' }).click();
  await expect(stale).toHaveCount(0);
});

test('a page that breaks in the published app, and a call that is refused there, stand in the log', async ({
  builder,
  browser,
  product,
  maker,
}) => {
  const app = await anApp(maker);
  const write = (file_path: string, content: string) =>
    maker.api.call('POST', `/apps/${app.id}/coding/write`, { file_path, content });
  await write('pages/Home', home);
  const { url } = await maker.api.publish(app.id);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(url);
  const reported = visitor.waitForResponse(/page-errors/);
  await visitor.getByRole('button', { name: 'Pay' }).click();
  expect((await reported).status()).toBe(200);
  const refused = visitor.waitForResponse(/entities\/Visit/);
  await visitor.getByRole('button', { name: 'Book' }).click();
  expect((await refused).status()).toBe(422);
  await context.close();

  // The preview reports what breaks in it, too.
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
  const inPreview = builder.waitForResponse(/page-errors/);
  await frameOf(builder).getByRole('button', { name: 'Pay' }).click();
  expect((await inPreview).status()).toBe(200);

  // Why it failed, in two presses.
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/logs`);
  await builder.getByRole('checkbox', { name: 'Show failures only' }).check();
  await expect(entriesOf(builder)).toHaveCount(3);
  await expect(entriesOf(builder).first()).toContainText('Error: The till is <b>stuck</b>');
  await expect(entriesOf(builder).first()).toContainText(maker.email);
  await expect(entriesOf(builder).last()).toContainText('Error: The till is <b>stuck</b>');
  await expect(entriesOf(builder).last()).toContainText('Visitor');
  const call = entriesOf(builder).filter({ hasText: 'Couldn’t create visit' });
  await call.getByRole('button').click();
  await expect(call.getByRole('region', { name: 'Error', exact: true })).toContainText('patient');

  // What a rule refused is told with the rule and the record, and leads to both; whoever asked learns none of it.
  const outings = `/apps/${app.id}/entities/Outing`;
  const [own, guest] = [await inApp(maker, app.id), await inApp(await maker.api.signUp('Mia'), app.id)];
  const { id } = await own.call<{ id: string }>('POST', outings, { title: 'To the lock' });
  await expect(guest.call('DELETE', `${outings}/${id}`)).rejects.toThrow('Permission denied');
  await builder.reload();
  const outing = entriesOf(builder).filter({ hasText: 'Couldn’t delete outing' });
  await expect(outing).toContainText('Only whoever created it can delete outings.');
  await outing.getByRole('button').first().click();
  const why = outing.getByRole('region', { name: 'Why it was refused' });
  await expect(why.getByRole('link', { name: 'To the lock' })).toHaveAttribute(
    'href',
    new RegExp(`/entity-Outing\\?record=${id}$`),
  );
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  await why.getByRole('link', { name: 'See the rule in Security' }).click();
  await expect(builder).toHaveURL(/\/security\?entity=Outing$/);
});
