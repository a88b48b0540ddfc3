import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { Maker } from './support/fixtures.ts';
import { complaintsOf, expect, frameOf, signedIn, test } from './support/fixtures.ts';
import { frameMessages } from './support/frame-messages.ts';

const counter = (title: string, hooks = '') => `import { useState } from 'react';
export function Counter() {
  ${hooks}
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>${title} {count}</button>;
}
`;
const wrapped = (title: string) => `import { memo, useState } from 'react';
export const Wrapped = memo(function Wrapped() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>${title} {count}</button>;
});
`;
const old = (title: string) => `import { Component } from 'react';
export class Old extends Component {
  state = { count: 0 };
  render() {
    const count = this.state.count;
    return <button type="button" onClick={() => this.setState({ count: count + 1 })}>${title} {count}</button>;
  }
}
`;
const limits = (limit: number) => `export const limit = ${limit};
export function Limits() { return <i>Limits</i>; }
`;
const live = (title: string, names = 'Limits, limit') => `import { useState } from 'react';
import { Counter } from '@/components/Counter';
import { Wrapped } from '@/components/Wrapped';
import { Old } from '@/components/Old';
import { ${names} } from '@/components/limits';
export default function Live() {
  const [note, setNote] = useState('');
  return (
    <main>
      <h1>${title}</h1>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <Counter /> <Wrapped /> <Old /> <Limits />
      <p>Limit {limit}</p>
    </main>
  );
}
`;
const start = {
  'components/Counter': counter('Counter'),
  'components/Wrapped': wrapped('Wrapped'),
  'components/Old': old('Old'),
  'components/limits': limits(1),
  'pages/Live': live('Live'),
};

async function open(page: Page, base: string, maker: Maker, more: Record<string, unknown> = {}) {
  const { id } = await maker.api.call<App>('POST', '/apps', { name: 'Live', ...more });
  const write = (file_path: string, content: string) =>
    maker.api.call('POST', `/apps/${id}/coding/write`, { file_path, content });
  for (const [path, text] of Object.entries(start)) await write(path, text);
  const messages = await frameMessages(page);
  await page.goto(`${base}/apps/${id}/editor/preview/Live`);
  const app = frameOf(page);
  await expect(app.getByRole('heading', { name: 'Live' })).toBeVisible({ timeout: 45_000 });
  return { id, app, messages, write };
}

/** Each change in turn on the same page: what is shown after it, and whether what was done before is still there. */
const changes: { what: string; path: string; text: string; shows: string[]; title?: string }[] = [
  {
    what: 'a component',
    path: 'components/Counter',
    text: counter('Counted'),
    shows: ['Counted 1', 'Wrapped 1', 'Old 1'],
  },
  {
    what: 'a component in memo',
    path: 'components/Wrapped',
    text: wrapped('Wrap'),
    shows: ['Counted 1', 'Wrap 1', 'Old 1'],
  },
  {
    what: 'a module that exports more than components is run again with what imports it',
    path: 'components/limits',
    text: limits(2),
    shows: ['Counted 1', 'Wrap 1', 'Old 1', 'Limit 2'],
  },
  {
    what: 'a component with other hooks starts anew, alone',
    path: 'components/Counter',
    text: counter('Hooked', 'const [, setOther] = useState(true);'),
    shows: ['Hooked 0', 'Wrap 1', 'Old 1'],
  },
  {
    what: 'a class starts anew, alone',
    path: 'components/Old',
    text: old('Older'),
    shows: ['Hooked 0', 'Wrap 1', 'Older 0'],
  },
  {
    what: 'the page itself',
    path: 'pages/Live',
    text: live('Lively'),
    shows: ['Hooked 0', 'Wrap 1', 'Older 0'],
    title: 'Lively',
  },
];

test('what changes is swapped in place, and state is kept wherever React can', async ({
  builder,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  const { app, write } = await open(builder, product.url, maker);
  await app.getByLabel('Note').fill('typed before');
  for (const name of ['Counter 0', 'Wrapped 0', 'Old 0']) await app.getByRole('button', { name }).click();

  let heading = 'Live';
  for (const { what, path, text, shows, title = heading } of changes) {
    await test.step(what, async () => {
      heading = title;
      await write(path, text);
      for (const shown of shows) await expect(app.getByText(shown, { exact: true })).toBeVisible();
      await expect(app.getByRole('heading')).toHaveText(title);
      await expect(app.getByLabel('Note')).toHaveValue('typed before');
    });
  }

  await test.step('what cannot run leaves what runs, until it is mended', async () => {
    const refused = await write('pages/Live', 'export default function Live( {').catch(String);
    expect(refused).toContain('422');
    // It names what its module does not have, which shows in the whole app alone.
    await write('pages/Live', live('Never shown', 'Limits, limit, none'));
    await expect(app.getByRole('heading')).toHaveText('Lively');
    await write('pages/Live', live('Mended'));
    await expect(app.getByRole('heading')).toHaveText('Mended');
    await expect(app.getByLabel('Note')).toHaveValue('typed before');
    await expect(app.getByText('Wrap 1', { exact: true })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('the page in the frame goes on when a window turns narrow and wide again, also from behind the workspace', async ({
  builder,
  product,
  maker,
}) => {
  await builder.setViewportSize({ width: 1440, height: 900 });
  const { id, app } = await open(builder, product.url, maker);
  await app.getByLabel('Note').fill('typed before');
  await app.getByRole('button', { name: 'Counter 0' }).click();
  await app.locator('html').evaluate(() => Object.assign(window, { isFirst: true }));
  const isSame = async () => {
    expect(await app.locator('html').evaluate(() => Reflect.get(window, 'isFirst'))).toBe(true);
    await expect(app.getByLabel('Note')).toHaveValue('typed before');
    await expect(app.getByRole('button', { name: 'Counter 1' })).toBeVisible();
  };
  const narrow = () => builder.setViewportSize({ width: 390, height: 844 });
  const wide = () => builder.setViewportSize({ width: 1440, height: 900 });
  const drawer = builder.getByRole('button', { name: 'Edit App' });

  await narrow();
  await expect(drawer).toBeVisible();
  await isSame();
  await wide();
  await expect(drawer).toHaveCount(0);
  await isSame();

  await builder.getByRole('link', { name: 'Workspace' }).click();
  await expect(builder).toHaveURL(`${product.url}/apps/${id}/editor/workspace`);
  await narrow();
  await expect(drawer).toBeVisible();
  await builder.getByRole('link', { name: 'Preview' }).click();
  await isSame();
});

const notes = `import { useState } from 'react';
import { Note } from '@/entities/Note';
export default function Notes() {
  const [titles, setTitles] = useState([]);
  const add = async () => {
    await Note.create({ title: 'A note' });
    setTitles((await Note.list()).map((note) => note.title));
  };
  return <main><h1>Notes</h1><button type="button" onClick={add}>Add</button><p>{titles.join(', ')}</p></main>;
}
`;
const entities = { Note: { properties: { title: { type: 'string' } } } };

test('a preview whose token has run out gets another from the editor, and its call succeeds', async ({
  builder,
  product,
  maker,
}) => {
  const { app, messages, write } = await open(builder, product.url, maker, { entities });
  await write('pages/Notes', notes);
  await messages.say({ type: 'navigate', data: { path: '/Notes' } });
  await expect(app.getByRole('heading', { name: 'Notes' })).toBeVisible();
  // The server is shown a token that it does not know instead of the first one, as if that were too old.
  const tokens = new Set<string>();
  await builder.context().route(/\/entities\/Note/, (route) => {
    const headers = route.request().headers();
    tokens.add(headers['authorization'] ?? '');
    const isFirst = [...tokens].indexOf(headers['authorization'] ?? '') === 0;
    return route.continue({ headers: { ...headers, ...(isFirst ? { authorization: 'Bearer past' } : {}) } });
  });
  await messages.forget();

  await app.getByRole('button', { name: 'Add' }).click();

  await expect(app.getByText('A note')).toBeVisible();
  expect(tokens.size).toBe(2);
  expect(await messages.heard('request-token')).toHaveLength(1);
  expect(await messages.heard('app_error')).toEqual([]);
});

test('a browser that refuses storage to the frame runs the preview all the same', async ({
  browser,
  product,
  maker,
}) => {
  const context = await signedIn(browser, product, maker.token);
  await context.addInitScript(() => {
    if (!location.hostname.startsWith('preview--')) return;
    const refuse = () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    }
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const { app, messages, write } = await open(page, product.url, maker, { entities });
  expect(
    await app
      .locator('html')
      .evaluate(() => String(Reflect.getOwnPropertyDescriptor(window, 'localStorage')?.get)),
  ).toContain('SecurityError');

  await write('pages/Notes', notes);
  await messages.say({ type: 'navigate', data: { path: '/Notes' } });
  await app.getByRole('button', { name: 'Add' }).click();
  await expect(app.getByText('A note')).toBeVisible();
  await write('pages/Notes', notes.replace('>Notes<', '>My notes<'));
  await expect(app.getByRole('heading', { name: 'My notes' })).toBeVisible();
  await expect(app.getByText('A note')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

for (const beside of ['preview', 'plan'])
  test(`a page that is chosen while the app still loads is shown once it runs, ${beside}`, async ({
    builder,
    product,
    maker,
  }) => {
    const page = (name: string) =>
      `export default function ${name}() {\n  return <h1>${name} page</h1>;\n}\n`;
    const { id } = await maker.api.call<App>('POST', '/apps', { name: 'Two pages' });
    for (const name of ['First', 'Second'])
      await maker.api.call('POST', `/apps/${id}/coding/write`, {
        file_path: `pages/${name}`,
        content: page(name),
      });
    let letGo = () => {};
    const chosen = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await builder.route('**/preview/boot', async (route) => {
      await chosen;
      await route.continue();
    });
    await builder.goto(`${product.url}/apps/${id}/editor/${beside}`);
    await builder.getByRole('region', { name: 'Preview' }).getByRole('button', { name: /Pages/ }).click();
    await builder.getByRole('menuitemradio', { name: 'Second', exact: true }).click();
    letGo();

    await expect(frameOf(builder).getByRole('heading', { name: 'Second page' })).toBeVisible();
    if (beside === 'preview') await expect(builder).toHaveURL(/\/editor\/preview\/Second$/);
  });
