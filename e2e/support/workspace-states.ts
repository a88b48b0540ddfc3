import { expect, type Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import { countPastVisits } from '@sayso/server/testing/past-visits';
import { ApiClient } from './api.ts';
import { picture, storeFile } from './app-files.ts';
import type { Maker } from './fixtures.ts';
import type { Product } from './product.ts';

type Place = { builder: Page; product: Pick<Product, 'url' | 'dataDir'>; maker: Maker };
/** What is looked at: a name for it, once it is on the screen. */
type Look = (state: string) => Promise<void>;

/** Final, so that nothing is tried again meanwhile. */
const refused = { status: 422, json: { message: 'The database is busy. Try again in a minute.' } };
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const page = (name: string) => `export default function ${name}() {\n  return <h1>${name}</h1>;\n}\n`;
const Repair = {
  name: 'Repair',
  properties: { bike: { type: 'string' }, fee: { type: 'number' }, photo: { type: 'string', format: 'uri' } },
  required: ['bike'],
};

/** An app with pages, data, files, visits and a log, as one is after some weeks of use. */
export async function aBusyApp({ product, maker }: Omit<Place, 'builder'>): Promise<App> {
  const { api } = maker;
  const app = await api.call<App>('POST', '/apps', {
    name: 'Millbrook Cycles',
    user_description: 'Repairs of the workshop, from the first look to the bill.',
    public_settings: 'public_with_login',
    main_page: 'Home',
    entities: { Repair, Part: { name: 'Part', properties: { name: { type: 'string' } } } },
  });
  for (const name of ['Home', 'Repairs', 'RepairDetails'])
    await api.call('POST', `/apps/${app.id}/coding/write`, {
      file_path: `pages/${name}`,
      content: page(name),
    });
  const photo = await storeFile(maker, app.id, { name: 'gravel bike, before.png', content: picture });
  await storeFile(maker, app.id, {
    name: 'a price list with a name that goes on for longer than any column has room.csv',
    content: `part,price\n${'chain,12\n'.repeat(900)}`,
  });
  await storeFile(maker, app.id, { name: 'lease.txt', content: 'ours', isPrivate: true });
  const path = `/apps/${app.id}/entities/Repair`;
  await api.call('POST', `${path}/bulk`, [
    { bike: 'Gravel bike', fee: 45, photo },
    { bike: 'Tandem', fee: 80, photo },
  ]);
  for (const person of [maker, await api.signUp('Mia')]) {
    const inApp = await tokenOf(person, app.id);
    await inApp.call('POST', path, { bike: 'Cargo bike with a box for two children and a dog' });
    await inApp.call('POST', path, { fee: 'much' }).catch(() => {});
  }
  await api.call('POST', `/apps/${app.id}/update-logo`, { prompt: 'A green wheel', mark: 0 });
  await countPastVisits(
    product.dataDir,
    app.id,
    ['ada', 'ben', 'cleo', 'dina', 'emil', 'fay', 'gus'].flatMap((name, at) =>
      [1, 2, 5, 9, 14].map((days) => ({
        page: days % 2 ? 'Repairs' : 'Home',
        day: dayAgo(days + (at % 3)),
        email: `${name}@workshop.example`,
        times: 9 - at,
      })),
    ),
  );
  return api.call<App>('GET', `/apps/${app.id}`);
}

/** The app's own calls, as somebody who came to it. */
async function tokenOf({ api }: Pick<Maker, 'api'>, appId: string): Promise<ApiClient> {
  await api.call('POST', `/apps/${appId}/users/register`).catch(() => {});
  const { token } = await api.call<{ token: string }>('GET', `/apps/${appId}/auth/token`);
  return new ApiClient(api.port, token);
}

/** The views that ask for something of their own: where they ask, and what they say meanwhile and when it fails. */
const asking = [
  ['analytics', '**/api/app-logs/**', 'Loading analytics', 'Couldn’t load analytics'],
  ['files', '**/files?*', 'Loading files', 'Couldn’t load the files'],
  ['api', '**/api-examples?*', 'Loading examples', 'Couldn’t load the examples'],
  ['logs', '**/api/app-logs/**', 'Loading logs', 'Couldn’t load the logs'],
  ['sign-in', '**/auth-configuration', 'Loading sign-in settings', 'Couldn’t load the sign-in settings'],
  ['overview', '**/app-checkpoints*', 'Loading versions', 'Couldn’t load the versions'],
] as const;
/** What stands on each view of a busy app, and on one of an app that was just begun. */
const full = {
  overview: /^Repairs of the workshop/,
  analytics: 'Total Unique Users',
  files: '4 files',
  api: /^Read repairs/,
  logs: 'Created repair',
  logo: 'PNG or JPG up to 5MB',
  'sign-in': 'Email and password',
  'app-settings': 'Danger Zone',
};
const empty = {
  overview: 'Not published yet',
  analytics: 'Publish your app to see who uses it',
  files: 'No files yet',
  api: 'No data to call yet',
  logs: 'Nothing has happened yet',
  logo: /^No logo yet/,
  'app-settings': 'This app has no pages yet.',
};

/** Goes through the views of the workspace that need no records, full and empty. */
export async function lookAtContents({ builder, product, maker }: Place, look: Look): Promise<void> {
  const busyApp = await aBusyApp({ product, maker });
  const newApp = await maker.api.call<App>('POST', '/apps', { name: 'Harbour Bikes' });
  for (const [{ id }, texts, state] of [
    [busyApp, full, 'full'],
    [newApp, empty, 'empty'],
  ] as const) {
    for (const [view, text] of Object.entries(texts)) {
      await builder.goto(`${product.url}/apps/${id}/editor/workspace/${view}`);
      const pane = builder.getByRole('region', { name: 'Workspace' });
      await expect(pane.getByText(text).first()).toBeVisible();
      await expect(pane.getByRole('status', { name: /^(Loading|Opening|Checking)/ })).toHaveCount(0);
      await look(`${view}, ${state}`);
    }
  }
  await builder.goto(`${product.url}/apps?deleted`);
  await expect(builder.getByText('No deleted apps')).toBeVisible();
  await look('deleted apps, empty');
  await maker.api.call('DELETE', `/apps/${newApp.id}`);
  await builder.goto(`${product.url}/apps?deleted`);
  await expect(builder.getByText('30 days left')).toBeVisible();
  await look('deleted apps, full');
}

/** The same while they load, and where that fails. */
export async function lookAtWaits({ builder, product, maker }: Place, look: Look): Promise<void> {
  const { id } = await maker.api.call<App>('POST', '/apps', { name: 'Harbour Bikes', entities: { Repair } });
  const workspace = `${product.url}/apps/${id}/editor/workspace`;
  const places = [
    ...asking.map(([view, ...rest]) => [view, `${workspace}/${view}`, ...rest] as const),
    [
      'deleted apps',
      `${product.url}/apps?deleted`,
      '**/apps/deleted*',
      'Loading deleted apps',
      'Couldn’t load your deleted apps',
    ],
  ] as const;
  for (const [view, address, calls, loading, failed] of places) {
    await builder.route(calls, () => {});
    await builder.goto(address);
    await expect(builder.getByRole('status', { name: loading })).toBeVisible();
    await look(`${view}, loading`);
    await builder.unroute(calls);
    await builder.route(calls, (route) => route.fulfill(refused));
    await builder.goto(address);
    await expect(builder.getByRole('alert').filter({ hasText: failed })).toBeVisible();
    await look(`${view}, failed`);
    await builder.unroute(calls);
  }
  // The logo's options are asked for by its second tab.
  const options = '**/logo-options*';
  const openTab = async () => {
    await builder.goto(`${workspace}/logo`);
    await builder.getByRole('tab', { name: 'Generate Logo' }).click();
  };
  await builder.route(options, () => {});
  await openTab();
  await expect(builder.getByRole('status', { name: 'Loading drawings' })).toBeVisible();
  await look('logo, loading');
  await builder.unroute(options);
  await builder.route(options, (route) => route.fulfill(refused));
  await openTab();
  await expect(
    builder.getByRole('alert').filter({ hasText: 'Couldn’t load your logo drawings' }),
  ).toBeVisible();
  await look('logo, failed');
  await builder.unroute(options);
}
