import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import { violationsOf } from './support/checks.ts';
import { expect, frameOf, test } from './support/fixtures.ts';

const words = 'Bikes with a brand and a frame number, and customers with a name and a phone';
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Describe the app you want' });
const planOf = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const fieldOf = (page: Page, name: string) =>
  planOf(page).getByRole('button', { name: new RegExp(`^${name}\\b`) });

async function renameField(page: Page, from: string, to: string) {
  await fieldOf(page, from).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Name' }).fill(to);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel).toHaveCount(0);
  await expect(fieldOf(page, to).first()).toBeVisible();
}

function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

/** The app that the press of Build makes, once it stands. */
async function builtBy(page: Page, press: () => Promise<void>): Promise<App> {
  const made = page.waitForResponse((reply) => reply.url().endsWith('/apps/chat/create-from-message'));
  await press();
  const reply = await made;
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

test('what is typed becomes a plan; a field renamed in it stays so while the words go on, and is built', async ({
  builder,
  product,
  maker,
}) => {
  await builder.goto(product.url);
  await boxOf(builder).pressSequentially('Bikes', { delay: 5 });
  await expect(planOf(builder)).toContainText('Say who uses it and what they keep track of');
  await boxOf(builder).fill(words);
  await expect(fieldOf(builder, 'Brand').first()).toBeVisible();
  await renameField(builder, 'Brand', 'Make');

  await boxOf(builder).press('End');
  await boxOf(builder).pressSequentially(', and mechanics with a name and an hourly rate', { delay: 5 });
  await expect(fieldOf(builder, 'Hourly rate').first()).toBeVisible();
  await expect(fieldOf(builder, 'Make').first()).toBeVisible();
  await expect(fieldOf(builder, 'Brand')).toHaveCount(0);

  const app = await builtBy(builder, () => boxOf(builder).press('Enter'));
  const built = await maker.api.settled(app.id);
  expect(JSON.stringify(built.entities)).toContain('Make');
  expect(Object.keys(built.entities)).toContain('Mechanic');
  await expect(builder).toHaveURL(/\/editor\/preview/);
  await expect(frameOf(builder).getByRole('heading', { level: 1 })).toBeVisible();
  // What was changed belonged to that app alone.
  await builder.goto(product.url);
  await expect(boxOf(builder)).toHaveValue('');
  await expect(planOf(builder)).toHaveCount(0);
});

test('a reload loses no change; each can be undone, and done again', async ({ builder, product }) => {
  await builder.goto(product.url);
  await boxOf(builder).fill(words);
  await expect(fieldOf(builder, 'Brand').first()).toBeVisible();
  await renameField(builder, 'Brand', 'Make');
  await builder.reload();
  await expect(fieldOf(builder, 'Make').first()).toBeVisible();

  await planOf(builder).getByRole('button', { name: 'Undo' }).click();
  await expect(fieldOf(builder, 'Brand').first()).toBeVisible();
  await expect(planOf(builder).getByRole('status')).toContainText('Undid');
  await planOf(builder).getByRole('button', { name: 'Redo' }).click();
  await expect(fieldOf(builder, 'Make').first()).toBeVisible();
});

test('a hidden plan stays hidden', async ({ builder, product }) => {
  await builder.goto(product.url);
  await boxOf(builder).fill(words);
  await expect(fieldOf(builder, 'Brand').first()).toBeVisible();
  await planOf(builder).getByRole('button', { name: 'Hide the plan' }).click();
  await builder.reload();

  await expect(planOf(builder)).toContainText('2 things');
  await expect(fieldOf(builder, 'Brand')).toHaveCount(0);
  await planOf(builder).getByRole('button', { name: 'Show the plan' }).click();
  await expect(fieldOf(builder, 'Brand').first()).toBeVisible();
});

test('on a phone five things fit on one screen; each opens by a press or a key, and can be changed then', async ({
  builder,
  product,
}) => {
  await builder.setViewportSize({ width: 390, height: 844 });
  await builder.goto(product.url);
  await boxOf(builder).fill(
    `${words}, repairs with a price (received, in work, done), parts with a stock, and invoices with an amount`,
  );
  const cards = planOf(builder).getByRole('region', { name: /^Thing: / });
  await expect(cards).toHaveCount(5);
  await expect(planOf(builder)).toContainText('5 things');
  const [first, last] = [await cards.first().boundingBox(), await cards.last().boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(844);
  await expect(fieldOf(builder, 'Brand')).toHaveCount(0);

  const bikes = planOf(builder).getByRole('button', { name: /^Bikes.*fields$/ });
  await bikes.press('Enter');
  await expect(bikes).toHaveAttribute('aria-expanded', 'true');
  await expect(bikes).toBeFocused();
  await renameField(builder, 'Brand', 'Make');
  await bikes.click();
  await expect(fieldOf(builder, 'Make')).toHaveCount(0);
  expect(await violationsOf(builder)).toEqual([]);
});

test('words that nothing came from are underlined where they stand, and listed', async ({
  builder,
  product,
}) => {
  await builder.goto(product.url);
  await boxOf(builder).fill(`${words}. People should be able to find us on our website.`);

  await expect(planOf(builder)).toContainText(
    'I haven’t used: People should be able to find us on our website',
  );
  const mark = builder.locator('mark');
  await expect(mark).toHaveText('People should be able to find us on our website');
  const [line, box] = [await mark.boundingBox(), await boxOf(builder).boundingBox()];
  expect(line?.y ?? 0).toBeGreaterThan(box?.y ?? 0);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
});

test('a starter app is found, changed before it is built, and built with what is said beside it', async ({
  builder,
  product,
  maker,
}) => {
  await builder.goto(product.url);
  await builder.getByRole('button', { name: 'Templates' }).click();
  const dialog = builder.getByRole('dialog', { name: 'Start from a template' });
  await dialog.getByRole('searchbox').fill('bicycle');
  await dialog.getByRole('button', { name: /Bicycle Workshop/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(planOf(builder)).toContainText('Starts from Bicycle Workshop');
  await renameField(builder, 'Frame number', 'Serial');
  await boxOf(builder).fill('Add a warranty date to repairs');
  await expect(fieldOf(builder, 'Warranty').first()).toBeVisible();
  await expect(fieldOf(builder, 'Serial').first()).toBeVisible();

  const app = await builtBy(builder, () =>
    builder.getByRole('button', { name: 'Build', exact: true }).click(),
  );
  const built = await maker.api.settled(app.id);
  const schemas = JSON.stringify(built.entities);
  expect(schemas).toContain('Serial');
  expect(schemas).toContain('Warranty');
  await expect(frameOf(builder).getByRole('heading', { level: 1 })).toBeVisible();
});

for (const width of [1440, 768, 390]) {
  test(`who may do what keeps inside its card and breaks no word, ${width} px wide`, async ({
    builder,
    product,
  }) => {
    await builder.setViewportSize({ width, height: 900 });
    await builder.goto(product.url);
    await boxOf(builder).fill(
      'Appointments with a time, practitioners with a name, and patients with a phone number',
    );
    const people = planOf(builder).getByRole('region', { name: 'People' });
    await people.getByRole('button', { name: 'Who may do what' }).click();
    for (const things of ['Appointments', 'Practitioners', 'Patients']) {
      for (const act of ['change', 'delete']) {
        await people.getByRole('combobox', { name: `Who can ${act} ${things}` }).click();
        await builder.getByRole('option', { name: 'Creator and admins' }).click();
      }
    }
    const selects = people.getByRole('combobox');
    await expect(selects.filter({ hasText: 'Creator and admins' })).toHaveCount(6);
    const edge = await people.evaluate((card) => card.getBoundingClientRect().right);
    for (const part of await people.getByRole('combobox').or(people.getByRole('listitem')).all())
      expect(await part.evaluate((each) => each.getBoundingClientRect().right)).toBeLessThanOrEqual(edge);
    for (const value of await selects.locator('span').filter({ hasText: /./ }).all())
      expect(await value.evaluate((each) => each.scrollWidth - each.clientWidth), 'cut off').toBe(0);
    for (const name of await people.getByRole('rowheader').all())
      expect(await name.evaluate(linesOf), 'lines of one word').toBe(1);
    expect(await violationsOf(builder)).toEqual([]);
  });
}

test('a description near a starter app offers it, and takes no for an answer', async ({
  builder,
  product,
}) => {
  await builder.goto(product.url);
  await boxOf(builder).fill('An app for my bicycle workshop: customers, their bikes and the repairs we do');
  await planOf(builder).getByRole('button', { name: 'No, don’t start from Bicycle Workshop' }).click();
  await expect(planOf(builder)).not.toContainText('Start from');
  await boxOf(builder).press('End');
  await boxOf(builder).pressSequentially(', and parts in stock', { delay: 5 });
  await expect(planOf(builder)).toContainText('Part');
  await expect(planOf(builder)).not.toContainText('Start from');

  await builder.reload();
  await planOf(builder).getByRole('button', { name: 'Yes, start from Bicycle Workshop' }).click();
  await expect(planOf(builder)).toContainText('Starts from Bicycle Workshop');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on Home with a plan, and in the templates, ${colorScheme}`, async ({
    builder,
    product,
  }) => {
    await builder.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await builder.goto(product.url);
    await boxOf(builder).fill(`${words}. People should be able to find us on our website.`);
    await expect(fieldOf(builder, 'Brand').first()).toBeVisible();
    await renameField(builder, 'Brand', 'Make');
    // Away from the renamed chip, whose hint would stand over the page.
    await boxOf(builder).focus();
    await expect(builder.getByRole('tooltip')).toHaveCount(0);
    expect(await violationsOf(builder), 'plan').toEqual([]);

    await builder.getByRole('button', { name: 'Templates' }).click();
    await expect(builder.getByRole('dialog').getByRole('button', { name: /Bicycle/ })).toBeVisible();
    expect(await violationsOf(builder, { within: '[role="dialog"]' }), 'templates').toEqual([]);
  });
}
