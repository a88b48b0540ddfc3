import type { Page } from '@playwright/test';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { compatibleWire } from '@sayso/server/testing/model-wires/compatible-wire';
import { type Exchange, openModelServer } from '@sayso/server/testing/model-wires/loopback-model';
import { ApiClient } from './support/api.ts';
import { expect, frameOf, signedIn, test } from './support/fixtures.ts';
import { startProduct } from './support/product.ts';

const entity = JSON.stringify({
  properties: { title: { type: 'string', title: 'Title' }, done: { type: 'boolean', title: 'Done' } },
  required: ['title'],
  rls: { create: true, read: true, update: true, delete: true },
});
const layout = `import { ListTodo } from 'lucide-react';
import { AppShell } from '@/kit';

const navigation = [{ page: 'Chores', label: 'Chores', icon: ListTodo }];

export default function Layout({ children, currentPageName }) {
  return (
    <AppShell name="Chore Chart" icon={ListTodo} navigation={navigation} currentPage={currentPageName}>
      {children}
    </AppShell>
  );
}
`;
const chores = `import { Chore } from '@/entities/Chore';
import { CreateButton, Page, RecordTable } from '@/kit';

export default function Chores() {
  return (
    <Page title="Chores of the week" actions={<CreateButton entity={Chore} label="New chore" />}>
      <RecordTable entity={Chore} columns={['title', 'done']} emptyTitle="No chores yet" />
    </Page>
  );
}
`;
const build = `I build a chore chart.

${formatBlock('entity', { name: 'Chore' }, entity)}${formatBlock('layout', {}, layout)}${formatBlock('write', { path: 'pages/Chores' }, chores)}${formatBlock('set_app', {}, '{"name":"Chore Chart","main_page":"Chores"}')}`;
const title = '<Page title="Chores of the week"';
const change = `I greet you.
${formatBlock('edit', { path: 'pages/Chores' }, formatEdit(`    ${title} actions={<CreateButton entity={Chore} label="New chore" />}>`, `    <Page title="Chores of our house" actions={<CreateButton entity={Chore} label="New chore" />}>`))}`;

const choreView = `import { Chore } from '@/entities/Chore';
import { RecordDetail } from '@/kit';

export default function ChoreView() {
  return <RecordDetail entity={Chore} fields={['title', 'done']} listPage="Chores" />;
}
`;
/** Its start page does not close what it opens. */
const halfBuild = build
  .replace('</Page>', '')
  .replace('I build', formatBlock('write', { path: 'pages/ChoreView' }, choreView).concat('I build'));

/** Sends words in small pieces, as models do. */
function say(exchange: Exchange, text: string) {
  exchange.say(...(text.match(/[\s\S]{1,24}/g) ?? []));
}

/** Pictures of the pane, for whoever looks at them. */
async function showUnfinished(page: Page) {
  const folder = process.env['SAYSO_SHOTS'];
  if (!folder) return;
  for (const width of [1440, 768, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/unfinished-${width}-${colorScheme}.png` });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('[B-GEN-01, B-GEN-02, B-MSG-04, W-PUB-02] a model behind a compatible address builds an app, looks things up, changes it, and it is published', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const model = await openModelServer(compatibleWire);
  const product = await startProduct({
    isFirstStart: true,
    env: { SAYSO_SHRINK: 'on' },
    model: { baseUrl: model.baseUrl, name: 'loopback-coder' },
  });
  const maker = await new ApiClient(product.port).signUp('Grace');
  const context = await signedIn(browser, product, maker.token);
  const page = await context.newPage();
  const box = page.getByLabel('Message to the assistant');
  const heading = frameOf(page).getByRole('heading', { level: 1 });

  await test.step('describe it and see it', async () => {
    await page.goto(product.url);
    await page.getByLabel('Describe the app you want').fill('A chore chart for our house');
    await page.keyboard.press('Enter');
    const first = await model.next();
    expect(first.prompt.at(-1)?.text).toContain('A chore chart for our house');
    say(first, build);
    first.end();
    // The very first build of a product that has just started.
    await expect(heading).toHaveText('Chores of the week', { timeout: 45_000 });
  });

  await test.step('change it by chat, with a file read on the way', async () => {
    await box.fill('Name the house in the title');
    await page.keyboard.press('Enter');
    const asked = await model.next();
    asked.call([{ id: 'call_1', name: 'read_file', pieces: ['{"path":', '"pages/Chores"}'] }]);
    const answered = await model.next();
    await expect(page.getByRole('button', { name: 'Reading pages/Chores' })).toBeVisible();
    expect(answered.results[0]?.text).toContain(title);
    say(answered, change);
    answered.end();
    await expect(heading).toHaveText('Chores of our house');
  });

  await test.step('a failure offers the built-in builder, which answers that message', async () => {
    await box.fill('add a priority field with low, medium and high to chores');
    await page.keyboard.press('Enter');
    (await model.next()).refuse('key');
    await expect(page.getByRole('alert')).toContainText('didn’t accept this server’s key');
    await page.getByRole('button', { name: 'Finish with the built-in builder' }).click();
    await expect(page.getByText('built-in', { exact: false }).last()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('publish it', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('radio', { name: 'Anyone with the link', exact: true }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click();
    const tab = await opened;
    await tab.waitForURL(/\/\/app--/);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(tab.url());
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/Chores/);
    await stranger.context().close();
  });
  await test.step('a first build without its start page says that it isn’t finished, and Retry finishes it', async () => {
    const preview = page.getByRole('region', { name: 'Preview' });
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await page.goto(product.url);
    await page.getByLabel('Describe the app you want').fill('Another chore chart');
    await page.keyboard.press('Enter');
    for (const words of [halfBuild, 'I cannot see why.']) {
      const asked = await model.next();
      say(asked, words);
      asked.end();
    }
    await expect(preview.getByText('Your app isn’t finished yet')).toBeVisible();
    await expect(attention.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await showUnfinished(page);

    await preview.getByRole('button', { name: 'Retry' }).click();
    const again = await model.next();
    say(again, formatBlock('write', { path: 'pages/Chores' }, chores));
    again.end();
    await expect(heading).toHaveText('Chores of the week');
    // The chat is open all the while: the answer that was left unfinished is settled there, too.
    await expect(attention).toHaveCount(0);
  });
  await context.close();
  await product.dispose();
  await model.close();
});
