import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { Suggestions } from '@sayso/contracts/chat';
import { expect, frameOf, type Maker, test } from './support/fixtures.ts';

const description = 'Podcast planner with episodes: title, status and publish date, for our company';
const inputOf = (page: Page) => page.getByLabel('Message to the assistant');
const suggestionsOf = (page: Page) => page.getByRole('list', { name: 'Suggestions' }).getByRole('button');
const lastAnswer = (page: Page) => page.getByRole('article', { name: 'Assistant' }).last();

async function openNewApp(page: Page, base: string, maker: Maker): Promise<App> {
  const app = await maker.api.build(description);
  await page.goto(`${base}/apps/${app.id}/editor/preview`);
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  return app;
}

test('[B-CHAT-02, B-STATUS-02] three suggestions stand above the input; each is carried out, and others follow', async ({
  builder,
  product,
  maker,
}) => {
  const app = await openNewApp(builder, product.url, maker);
  const seen = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(suggestionsOf(builder)).toHaveCount(3);
    const titles = await suggestionsOf(builder).allInnerTexts();
    for (const title of titles) expect(seen.has(title), title).toBe(false);
    for (const title of titles) seen.add(title);

    await suggestionsOf(builder).first().click();
    await expect(inputOf(builder)).toBeFocused();
    const asked = await inputOf(builder).inputValue();
    expect(asked).not.toBe('');
    await builder.getByRole('button', { name: 'Send' }).click();
    await expect(builder.getByRole('article', { name: 'You' }).last()).toContainText(asked);
    await expect(suggestionsOf(builder).getByText(titles[1] ?? '', { exact: true })).toHaveCount(0);
    await maker.api.settled(app.id);
    await expect(inputOf(builder)).toBeEnabled();
    await expect(lastAnswer(builder)).not.toContainText(
      /didn’t understand|already|what you’d like to change/,
    );
    await expect(lastAnswer(builder).locator('[data-change]').first()).toBeVisible();
  }
});

test('what the answer assumed stands below it, and one press changes it', async ({
  builder,
  product,
  maker,
}) => {
  const app = await openNewApp(builder, product.url, maker);
  expect(Object.keys(app.entities)).toContain('Guest');
  const assumed = builder.getByRole('group', { name: 'What I assumed' });
  const row = assumed.getByRole('listitem').filter({ hasText: 'I also added guests' });
  await row.getByRole('button', { name: 'Remove guests' }).click();

  await expect(builder.getByRole('article', { name: 'You' }).last()).toContainText('remove guests');
  await expect(lastAnswer(builder)).toContainText('I removed guests');
  await expect(row).toContainText('Requested');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(frameOf(builder).getByRole('link', { name: 'Guests' })).toHaveCount(0);
  expect(Object.keys((await maker.api.settled(app.id)).entities)).not.toContain('Guest');
});

test('[B-CHAT-22] over the wire: three suggestions with title and prompt after each turn, and after a revert', async ({
  maker,
}) => {
  const app = await maker.api.build(description);
  const suggest = () => maker.api.call<Suggestions>('POST', `/apps/${app.id}/chat/generate-suggestions`);
  const full = { title: expect.stringMatching(/\S/), prompt: expect.stringMatching(/\S/) };
  const first = await suggest();
  expect(first).toEqual({ suggestion_1: full, suggestion_2: full, suggestion_3: full });

  await maker.api.call('POST', `/apps/${app.id}/chat/message`, { content: first.suggestion_1?.prompt });
  const changed = await maker.api.settled(app.id);
  const asked = changed.conversation.messages.findLast(({ role }) => role === 'user');
  const second = await suggest();
  expect(Object.values(second)).not.toContainEqual(first.suggestion_1);

  await maker.api.call('POST', `/apps/${app.id}/chat/message/${asked?.id}/undo`);
  const back = await suggest();
  expect(back).toEqual({ suggestion_1: full, suggestion_2: full, suggestion_3: full });
});

test('[B-STYLE-01, B-STYLE-03, B-STYLE-04] each of the five styles is sent behind the separator and becomes the look of the app', async ({
  builder,
  product,
  maker,
}) => {
  const sent: string[] = [];
  await builder.route('**/api/apps/chat/create-from-message', async (route) => {
    sent.push(JSON.parse(route.request().postData() ?? '{}').content);
    await route.fulfill({ status: 503, json: { message: 'Not now', error_type: 'unavailable' } });
  });
  await builder.goto(product.url);
  await builder
    .getByRole('textbox', { name: 'Describe the app you want' })
    .fill('Plants with name and photo');
  const names = ['Neo-Brutalism', 'Neumorphism', 'Glassmorphism', 'Material Design', 'Claymorphism'];
  for (const name of names) {
    await builder.getByRole('button', { name: /^Style/ }).click();
    const dialog = builder.getByRole('dialog', { name: 'Choose a style' });
    for (const other of names)
      await expect(dialog.getByRole('button', { name: new RegExp(`^${other}`, 'i') })).toBeVisible();
    await dialog.getByRole('button', { name: new RegExp(`^${name}`, 'i') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(builder.getByRole('button', { name: new RegExp(`^Style: ${name}$`, 'i') })).toBeVisible();
    await builder.getByRole('button', { name: 'Build', exact: true }).click();
    await builder.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  }

  expect(sent).toHaveLength(5);
  expect(new Set(sent).size).toBe(5);
  for (const [at, content] of sent.entries()) {
    expect(content.startsWith('Plants with name and photo\n------\n')).toBe(true);
    const app = await maker.api.build(content);
    expect(app.conversation.messages[0]?.content).toBe(content);
    expect(app.layout).toContain(`preset: '${(names[at] ?? '').toLowerCase().replace(' ', '-')}'`);
  }
});

test('[B-PROMPT-03] ideas stand on Home by category, each with title and description; one fills the box', async ({
  builder,
  product,
  maker,
}) => {
  await builder.goto(product.url);
  const box = builder.getByRole('textbox', { name: 'Describe the app you want' });
  const filled = new Set<string>();
  const categories = builder.getByRole('list', { name: /ideas/i }).getByRole('button');
  await expect(categories.first()).toBeVisible();
  const count = await categories.count();
  expect(count).toBeGreaterThan(2);
  for (let at = 0; at < count; at += 1) {
    await categories.nth(at).click();
    const ideas = builder.getByRole('menuitem');
    await expect(ideas.first()).toBeVisible();
    const texts = await ideas.evaluateAll((items) =>
      items.map((item) => [...item.children].map((child) => child.textContent ?? '')),
    );
    for (const text of texts)
      expect(text).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    await ideas.first().click();
    // A menu that is still closing would be read as the next one's.
    await expect(ideas).toHaveCount(0);
    await expect(box).toHaveValue(texts[0]?.[1] ?? '');
    filled.add(await box.inputValue());
    // The plan of what was chosen stands where the ideas were, until the box is empty again.
    await expect(categories).toHaveCount(0);
    if (at < count - 1) await box.fill('');
  }
  expect(filled.size).toBe(count);
  // It waits to be changed or sent, and is what the app is made from then.
  await expect(builder).toHaveURL(`${product.url}/`);
  await box.press('Enter');
  await expect(builder).toHaveURL(/\/apps\/[0-9a-f]{24}\/editor/);
  const [app] = await maker.api.call<App[]>('GET', '/apps');
  const { conversation } = await maker.api.call<App>('GET', `/apps/${app?.id}`);
  expect(conversation.messages[0]?.content).toBe([...filled].at(-1));
});
