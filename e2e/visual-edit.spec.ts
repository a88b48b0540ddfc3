import type { FrameLocator, Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { SelectedElement } from '@sayso/contracts/preview';
import type { Maker } from './support/fixtures.ts';
import { complaintsOf, expect, frameOf, test } from './support/fixtures.ts';
import { type FrameMessages, frameMessages } from './support/frame-messages.ts';
import { kindsApp, kindsByPage, writtenAt } from './support/kinds-app.ts';

async function openKinds(page: Page, base: string, maker: Maker) {
  const { id } = await maker.api.call<App>('POST', '/apps', { name: 'Kinds' });
  for (const [file_path, content] of Object.entries(kindsApp)) {
    await maker.api.call('POST', `/apps/${id}/coding/write`, { file_path, content });
  }
  const messages = await frameMessages(page);
  await page.goto(`${base}/apps/${id}/editor/preview/Kinds`);
  const app = frameOf(page);
  await expect(app.getByRole('heading', { name: 'Kinds of element' })).toBeVisible({ timeout: 45_000 });
  await expect.poll(() => messages.heard('visual-edit-agent-ready')).toHaveLength(1);
  return { id, app, messages };
}

/** What the agent tells of a click on an element. */
async function chosen(app: FrameLocator, messages: FrameMessages, selector: string, isAround = false) {
  await messages.forget();
  const target = app.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  // What is out of use is clicked too.
  await target.click({ force: true, ...(isAround ? { position: { x: 5, y: 5 } } : {}) });
  await expect.poll(() => messages.heard('element-selected')).toHaveLength(1);
  const [told] = await messages.heard('element-selected');
  return told as SelectedElement;
}

test('[B-FRAME-01] [P-PREV-03] a click in edit mode tells file, line and column of 40 kinds of element', async ({
  builder,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  const { app, messages } = await openKinds(builder, product.url, maker);
  await messages.say({ type: 'toggle-visual-edit-mode', data: { enabled: true } });

  for (const [page, kinds] of Object.entries(kindsByPage)) {
    await messages.say({ type: 'navigate', data: { path: `/${page}` } });
    const found: unknown[] = [];
    for (const { kind, click, isAround } of kinds) {
      const selector = click ?? `[data-testid="${kind}"]`;
      const { filename, linenumber, column } = await chosen(app, messages, selector, isAround);
      found.push([kind, { filename, linenumber, column }]);
    }
    expect(found).toEqual(kinds.map((one) => [one.kind, writtenAt(one)]));
  }
  expect(complaints).toEqual([]);
});

test('[P-PREV-02] [P-PREV-07] the frame comes with a token in its query, drops it, and tells where the app goes', async ({
  builder,
  product,
  maker,
}) => {
  const { app, messages } = await openKinds(builder, product.url, maker);
  const given = await builder.locator('iframe[title$="preview"]').getAttribute('src');
  expect(new URL(given ?? '').searchParams.get('access_token')).toMatch(/^.{20,}$/);
  const address = () => app.locator('html').evaluate(() => location.href);
  expect(await address()).toMatch(/\/Kinds$/);

  await app.getByTestId('layout').getByRole('link').click();
  await app.getByTestId('router-link').click();
  await expect(app.getByText('Title of a dialog')).toBeVisible();
  const toldLast = async () => (await messages.heard('app_changed_url')).at(-1)?.url;
  await expect.poll(toldLast).toBe('/Dialogs');
  await messages.say({ type: 'navigate', data: { path: '/Menus?of=7#top' } });
  await expect.poll(toldLast).toBe('/Menus?of=7#top');
});

test('[B-FRAME-02] [P-PREV-04] [P-PREV-05] the frame obeys: clicks choose, classes change, nothing acts in the app', async ({
  builder,
  product,
  maker,
}) => {
  const { app, messages } = await openKinds(builder, product.url, maker);
  const button = app.getByTestId('native-button');
  await button.click();
  await expect(button).toHaveText('Clicked 1');
  expect(await messages.heard('element-selected')).toEqual([]);
  await messages.say({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
  const outlines = app.locator('sayso-outlines .selected');

  await test.step('a click chooses and does not act, nor does a key or a link', async () => {
    expect(await chosen(app, messages, '[data-testid="native-button"]')).toMatchObject({
      tagName: 'button',
      classes: '',
      count: 1,
    });
    await builder.keyboard.press('Enter');
    await expect(outlines).toHaveText(['button']);
    await expect(button).toHaveText('Clicked 1');
    expect(await chosen(app, messages, '[data-testid="link"]')).toMatchObject({ content: 'Go elsewhere' });
    await chosen(app, messages, '[data-testid="router-link"]');
    await app.getByTestId('heading').hover();
    await expect(app.locator('sayso-outlines .hover')).toHaveText(['h1']);
    expect(await messages.heard('app_changed_url')).toEqual([]);
  });

  await test.step('all items of a list have one id, and change together', async () => {
    const third = await chosen(app, messages, '[data-testid="three"]');
    expect([third.index, third.count, third.content]).toEqual([2, 3, undefined]);
    await expect(outlines).toHaveText(['li', 'li', 'li']);
    await messages.say({
      type: 'update-classes',
      data: { visualSelectorId: third.visualSelectorId, classes: 'underline pl-[37px]' },
    });
    for (const item of ['one', 'two', 'three']) {
      await expect(app.getByTestId(item)).toHaveAttribute('class', 'underline pl-[37px]');
      // No source says this class, and it is seen all the same.
      await expect(app.getByTestId(item)).toHaveCSS('padding-left', '37px');
    }
  });

  await test.step('what a component of the kit adds stays, and is not told', async () => {
    expect(await chosen(app, messages, 'text=Panel of the kit')).toMatchObject({ takesClasses: false });
    const { classes, name, takesClasses, visualSelectorId } = await chosen(
      app,
      messages,
      '[data-testid="button"]',
    );
    expect([name, classes, takesClasses]).toEqual(['Button', '', true]);
    const update = (wanted: string) =>
      messages.say({ type: 'update-classes', data: { visualSelectorId, classes: wanted } });
    await update('p-2 font-bold');
    await expect(app.getByTestId('button')).toHaveClass(/kit-button.*p-2 font-bold$/);
    await update('p-3');
    await expect(app.getByTestId('button')).toHaveClass(/kit-button.* p-3$/);
    await expect(app.getByTestId('button')).not.toHaveClass(/ p-2|font-bold/);
    await expect(app.getByTestId('button')).toHaveClass(/font-medium/);
  });

  await test.step('Escape, the arrow keys and the builder end or move the selection', async () => {
    await chosen(app, messages, '[data-testid="card-title"]');
    await builder.keyboard.press('ArrowUp');
    await expect(outlines).toHaveText(['Card']);
    await builder.keyboard.press('ArrowDown');
    await builder.keyboard.press('ArrowRight');
    await expect(outlines).toHaveText(['CardContent']);
    await builder.keyboard.press('Escape');
    await expect(outlines).toHaveCount(0);
    expect(await messages.heard('unselect-element')).toHaveLength(1);
    await chosen(app, messages, '[data-testid="heading"]');
    await messages.say({ type: 'unselect-element' });
    await expect(outlines).toHaveCount(0);
  });

  await test.step('the app acts again when the mode ends, and a refresh loads it anew', async () => {
    await messages.say({ type: 'toggle-visual-edit-mode', data: { enabled: false } });
    await expect(app.locator('sayso-outlines')).toHaveCount(0);
    await button.click();
    await expect(button).toHaveText('Clicked 2');
    await messages.forget();
    await messages.say({ type: 'refresh-page' });
    await expect(button).toHaveText('Clicked 0');
    await expect(app.getByTestId('one')).not.toHaveClass(/underline/);
    await expect.poll(() => messages.heard('visual-edit-agent-ready')).toHaveLength(1);
  });
});

test('what is changed at an element is saved in its line and shown by a hot update, state kept', async ({
  builder,
  product,
  maker,
}) => {
  const { id, app, messages } = await openKinds(builder, product.url, maker);
  const button = app.getByTestId('native-button');
  await button.click();
  await messages.say({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
  const save = (told: SelectedElement, change: { classes?: string; content?: string }) =>
    maker.api.call<{ hash: string }>('POST', `/apps/${id}/coding/visual-edit`, {
      file_path: told.filename,
      line: told.linenumber,
      column: told.column,
      base_hash: told.base_hash,
      classes_before: told.classes,
      ...change,
    });

  const heading = await chosen(app, messages, '[data-testid="heading"]');
  await messages.forget();
  const { hash } = await save(heading, { classes: 'text-[41px]', content: 'Kinds </h1> {of} it' });
  await expect(app.getByTestId('heading')).toHaveText('Kinds </h1> {of} it');
  await expect(app.getByTestId('heading')).toHaveCSS('font-size', '41px');
  // The agent tells at once what the next save has to start from.
  await expect.poll(async () => (await messages.heard('element-selected')).at(-1)?.base_hash).toBe(hash);

  const item = await chosen(app, messages, '[data-testid="two"]');
  await save(item, { classes: 'pl-[19px]' });
  for (const name of ['one', 'two', 'three']) {
    await expect(app.getByTestId(name)).toHaveCSS('padding-left', '19px');
  }
  const kit = await chosen(app, messages, '[data-testid="button"]');
  await save(kit, { classes: 'mt-[23px]' });
  await expect(app.getByTestId('button')).toHaveCSS('margin-top', '23px');
  await expect(app.getByTestId('button')).toHaveClass(/kit-button/);
  // What was loaded before the saves is the very page still.
  await expect(button).toHaveText('Clicked 1');
  const saved = (await maker.api.call<App>('GET', `/apps/${id}`)).pages['Kinds'] ?? '';
  expect(
    saved.split('\n').filter((line, at) => line !== (kindsApp['pages/Kinds'] ?? '').split('\n')[at]),
  ).toEqual([
    '      <h1 data-testid="heading" className="text-[41px]">Kinds &lt;/h1&gt; &#123;of&#125; it</h1>',
    '      <Button className="mt-[23px]" data-testid="button" onClick={() => setCount(count + 10)}>Add ten</Button>',
    '          <li className="pl-[19px]" key={item} data-testid={item}>{item}</li>',
  ]);
});
