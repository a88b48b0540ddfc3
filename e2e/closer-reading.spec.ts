import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { compatibleWire } from '@sayso/server/testing/model-wires/compatible-wire';
import { type Exchange, openModelServer } from '@sayso/server/testing/model-wires/loopback-model';
import { ApiClient } from './support/api.ts';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { test as base, expect, frameOf, type Maker, signedIn } from './support/fixtures.ts';
import { startProduct } from './support/product.ts';

type Models = Awaited<ReturnType<typeof openModelServer>>;
type WithReader = { model: Models; maker: Maker; url: string };

/** A product whose model answers what the test has it say, and Home in a browser of the test's own. */
const test = base.extend<{ home: Page }, { reading: WithReader }>({
  reading: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const model = await openModelServer(compatibleWire);
      const product = await startProduct({
        model: { baseUrl: model.baseUrl, name: 'loopback-reader' },
        env: { SAYSO_FIRST_BUILD: 'plan' },
      });
      const maker = await new ApiClient(product.port).signUp('Grace');
      await use({ model, maker, url: product.url });
      await product.dispose();
      await model.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  home: async ({ browser, reading }, use) => {
    const context = await signedIn(browser, reading, reading.maker.token);
    const page = await context.newPage();
    await page.goto(reading.url);
    await use(page);
    await context.close();
  },
});

const words =
  'A tool library for our street. Tools have a label and a condition. Neighbours with a phone borrow tools until a due date. Write "lent with love" below the title of the page of tools.';
const draft: PlanDraft = {
  use: 'club',
  name: 'Tool library',
  things: [
    {
      words: 'Tools have a label and a condition',
      name: 'Tool',
      fields: [
        { name: 'Label', kind: 'text', of: [] },
        { name: 'Condition', kind: 'choice', of: ['Good', 'Worn'] },
      ],
    },
    {
      words: 'Neighbours with a phone',
      name: 'Neighbour',
      fields: [
        { name: 'Name', kind: 'text', of: [] },
        { name: 'Phone', kind: 'phone', of: [] },
      ],
    },
    {
      words: 'borrow tools until a due date',
      name: 'Loan',
      fields: [
        { name: 'Tool', kind: 'link', of: ['Tool'] },
        { name: 'Neighbour', kind: 'link', of: ['Neighbour'] },
        { name: 'Due date', kind: 'date', of: [] },
      ],
    },
  ],
  people: [],
  rules: [],
  pages: [],
  notWanted: [],
  leftOver: ['Write "lent with love" below the title of the page of tools'],
};

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Describe the app you want' });
const planOf = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const inPlan = (page: Page, name: RegExp) => planOf(page).getByRole('button', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const say = (exchange: Exchange, text: string) => {
  exchange.say(...(text.match(/[\s\S]{1,24}/g) ?? []));
  exchange.end();
};
const isReading = ({ prompt }: Exchange) =>
  prompt.some(({ text }) => text.includes('You read a description of an app'));

async function describeIt(page: Page) {
  await boxOf(page).fill(words);
  await expect(inPlan(page, /^Label\b/).first()).toBeVisible();
}

async function renameField(page: Page, from: RegExp, to: string) {
  await inPlan(page, from).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Name' }).fill(to);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel).toHaveCount(0);
}

/** What axe says of the page in both themes, and whether it fits a phone. */
async function expectWell(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** `SAYSO_SHOTS` names a folder: what stands there in both themes and at three widths, for whoever looks at it. */
async function shoot(page: Page, name: string) {
  const folder = process.env['SAYSO_SHOTS'];
  if (!folder) return;
  for (const width of [390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${folder}/${name}-${width}-${colorScheme}.png`,
        animations: 'disabled',
      });
    }
}

/** The app that Enter makes, as soon as it is stored. */
async function send(page: Page): Promise<App> {
  const made = page.waitForResponse((reply) => reply.url().endsWith('/apps/chat/create-from-message'));
  await boxOf(page).press('Enter');
  const reply = await made;
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

test('a closer reading is proposed with its differences marked; once taken it outlives a reload with what was changed by hand, and is built', async ({
  home,
  reading,
}) => {
  await describeIt(home);
  await renameField(home, /^Label\b/, 'Sticker');
  await expect(inPlan(home, /^Loans/)).toHaveCount(0);

  await shoot(home, 'offer');
  await press(home, 'Read more closely');
  const asked = await reading.model.next();
  expect(isReading(asked)).toBe(true);
  await expect(planOf(home)).toContainText('loopback-reader is reading your words');
  await shoot(home, 'reading');
  say(asked, JSON.stringify(draft));
  const proposal = home.getByRole('region', { name: 'A closer reading' });
  // The very first reading of a product that has just started.
  await expect(proposal).toContainText(/[1-9]\d* new/, { timeout: 45_000 });
  await expect(inPlan(home, /^Loans ?, new/).first()).toBeVisible();
  await expect(inPlan(home, /^Sticker\b/).first()).toBeVisible();
  await expectWell(home);
  await shoot(home, 'proposal');

  await proposal.getByRole('button', { name: 'Use this plan' }).click();
  await expect(planOf(home)).toContainText('Read closely.');
  await shoot(home, 'taken');
  await home.reload();
  await expect(planOf(home)).toContainText('Read closely.');
  await expect(inPlan(home, /^Sticker\b/).first()).toBeVisible();
  await expect(inPlan(home, /^Loans$|^Loans(?!.*new)/).first()).toBeVisible();
  await expect(inPlan(home, /, new\b/)).toHaveCount(0);

  const { id } = await send(home);
  const rest = await reading.model.next();
  expect(isReading(rest)).toBe(false);
  say(rest, 'That line is for you to write.');
  const built = await reading.maker.api.settled(id);
  expect(Object.keys(built.entities).sort()).toEqual(['Loan', 'Neighbour', 'Tool']);
  expect(JSON.stringify(built.entities['Tool'])).toContain('Sticker');
  await expect(frameOf(home).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a reading that fails says why, the quick reading stands, and it can be read again', async ({
  home,
  reading,
}) => {
  await describeIt(home);
  await press(home, 'Read more closely');
  say(await reading.model.next(), 'qzx ~~ 7');
  await expect(planOf(home)).toContainText('The model’s answer made no sense. This is the quick reading.');
  await expect(inPlan(home, /^Label\b/).first()).toBeVisible();
  await expectWell(home);
  await shoot(home, 'fault');

  await press(home, 'Read again');
  (await reading.model.next()).refuse('key');
  await expect(planOf(home)).toContainText('The model service couldn’t be reached or didn’t answer.');
  await press(home, 'Read again');
  say(await reading.model.next(), JSON.stringify(draft));
  await press(home, 'Use this plan');
  await boxOf(home).fill(`${words} Tools have a price.`);
  await expect(planOf(home)).toContainText('Your words have changed since they were read closely.');
  await shoot(home, 'outdated');
});

test('a first version begins with the plan: its preview works before the model has answered the rest', async ({
  home,
  reading,
}) => {
  await describeIt(home);
  const { id } = await send(home);
  const first = await reading.model.next();
  expect(isReading(first)).toBe(true);
  say(first, JSON.stringify(draft));
  const rest = await reading.model.next();
  expect(isReading(rest)).toBe(false);

  // The model has said nothing of the rest yet.
  const app = frameOf(home);
  await app.getByRole('link', { name: 'Tools' }).first().click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Tools');
  // The first row names the columns.
  await expect(app.getByRole('row').nth(2)).toBeVisible();
  await app.getByRole('button', { name: 'New tool' }).first().click();
  await expect(app.getByRole('dialog')).toContainText('Label');
  await app.getByRole('dialog').press('Escape');
  const live = await reading.maker.api.call<App>('GET', `/apps/${id}`);
  expect(live.status.state).toBe('processing');

  const titled = ' title="Tools"';
  expect(live.pages['Tools']).toContain(titled);
  const edit = formatEdit(titled, `${titled} description="Lent with love"`);
  say(rest, `I added the line.\n\n${formatBlock('edit', { path: 'pages/Tools' }, edit)}`);
  await expect(app.getByText('Lent with love')).toBeVisible();
  expect((await reading.maker.api.settled(id)).status.state).toBe('ready');
});

test('whoever has the model write all of it is told what the plan is for, and the model is asked for the app at once', async ({
  home,
  reading,
}) => {
  await describeIt(home);
  await press(home, 'First version: From the plan');
  await shoot(home, 'choice');
  await home.getByRole('menuitemradio', { name: /^Written by the model/ }).click();
  await expect(planOf(home)).toContainText('The model will write the whole app from your words.');
  await expectWell(home);
  await shoot(home, 'all');
  await home.reload();
  await expect(home.getByRole('button', { name: 'First version: By the model' })).toBeVisible();

  const { id } = await send(home);
  const asked = await reading.model.next();
  expect(isReading(asked)).toBe(false);
  const page = `import { Page } from '@/kit';\n\nexport default function Home() {\n  return <Page title="Tools of our street">Soon</Page>;\n}\n`;
  say(asked, formatBlock('write', { path: 'pages/Home' }, page));
  // The types of a first answer take long where everything else is busy, too.
  const heading = frameOf(home).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tools of our street', { timeout: 45_000 });
  expect(Object.keys((await reading.maker.api.settled(id)).entities)).toEqual([]);
});
