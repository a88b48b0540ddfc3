import type { AppPlan } from '@sayso/contracts/plan';
import { ApiClient } from './support/api.ts';
import { expect, frameOf, test } from './support/fixtures.ts';
import { counting } from './support/presses.ts';

const words =
  'My bicycle repair shop needs an app: customers with a phone number, repairs (received, waiting for parts, ready), the parts in stock, invoices. And a page where people ask us for a repair.';
const mostPresses = 25;

test('the owner of a bicycle shop comes from words to a published app with a right public form', async ({
  browser,
  builder,
  product,
  maker,
}) => {
  test.setTimeout(240_000);
  const hand = counting();
  await builder.goto(product.url);
  await builder.getByRole('textbox', { name: 'Describe the app you want' }).fill(words);
  const plan = builder.getByRole('region', { name: 'Your plan' });
  await hand.press(plan.getByRole('button', { name: 'Yes, start from Bicycle Workshop' }));
  await expect(plan).toContainText('Starts from Bicycle Workshop');
  for (const thing of ['Customers', 'Bikes', 'Repairs', 'Parts'])
    await expect(plan.getByRole('region', { name: `Thing: ${thing}`, exact: true })).toBeVisible();
  await hand.press(builder.getByRole('button', { name: 'Build', exact: true }));
  await expect(frameOf(builder).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });

  const id = /\/apps\/(\w+)\//.exec(builder.url())?.[1] ?? '';
  const app = await maker.api.settled(id);
  const { pages, things } = await maker.api.call<AppPlan>('GET', `/apps/${id}/plan`);
  const form = pages.find(({ asks }) => asks);
  const repair = things.find(({ id: thing }) => thing === form?.thing);
  const asked = repair?.fields.filter((field) => form?.asks?.includes(field.id)) ?? [];
  expect(asked.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['What’s wrong', 'Contact name', 'Phone']),
  );
  for (const { kind, written_by: by } of asked) {
    expect(['states', 'money']).not.toContain(kind);
    expect(by).toBe('visitor');
  }

  await hand.press(builder.getByRole('button', { name: 'Publish', exact: true }));
  const panel = builder.getByRole('dialog', { name: 'Publish' });
  await expect(panel.getByRole('radio', { name: 'Anyone with the link' })).toBeChecked();
  await expect(panel.getByRole('list', { name: 'What this opens' })).toContainText('can add repairs');
  const accounts = panel.getByRole('radiogroup', { name: 'Who can make an account' });
  await expect(accounts.getByRole('radio', { name: 'Only people I invite' })).toBeChecked();
  await expect(panel.getByRole('list', { name: 'What this opens' })).toContainText(
    /Only people you invite can sign in to see .*customers/,
  );
  await hand.press(panel.getByRole('button', { name: 'Remove samples' }));
  const question = builder.getByRole('alertdialog');
  await hand.press(question.getByRole('button', { name: /^Remove/ }));
  const opened = builder.context().waitForEvent('page');
  await hand.press(panel.getByRole('button', { name: /^Publish/ }).last());
  await opened;
  await expect(panel.getByText(/^Published\./)).toBeVisible({ timeout: 60_000 });
  expect(hand.count).toBeLessThanOrEqual(mostPresses);

  await test.step('a visitor asks for a repair and leaves a name and a number', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://app--${app.slug}.sayso.localhost:${product.port}/${form?.page ?? ''}`);
    await page.getByLabel(/What’s wrong/).fill('The chain slips');
    await page.getByLabel(/Contact name/).fill('Robin Reed');
    await page.getByLabel(/Phone/).fill('020 7946 0000');
    for (const inside of [/Status/, /Price/, /Technician|Mechanic/, /Notes/])
      await expect(page.getByLabel(inside)).toHaveCount(0);
    await page.getByRole('button', { name: /^Send|^Request|^Submit/ }).click();
    await expect(page.getByText(/Thank you|Thanks/)).toBeVisible();
    await context.close();
    const sent = await maker.api.call<{ contact_name?: string }[]>('GET', `/apps/${id}/entities/Repair`);
    expect(sent.map((record) => record.contact_name)).toEqual(['Robin Reed']);
  });

  await test.step('a stranger can make no account, and reads and changes nothing about customers', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://app--${app.slug}.sayso.localhost:${product.port}/Customers`);
    await page
      .getByRole('button', { name: 'Sign in' })
      .or(page.getByRole('link', { name: 'Sign in' }))
      .first()
      .click();
    await expect(page.getByText(/Only invited people can sign up/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create an account' })).toHaveCount(0);

    const anybody = new ApiClient(product.port);
    const account = {
      email: 'stranger@example.com',
      password: 'correct horse battery',
      full_name: 'A Stranger',
    };
    await anybody.call('POST', `/apps/${id}/auth/register`, account);
    await expect(anybody.call('POST', `/apps/${id}/auth/login`, account)).rejects.toThrow(/answered 401/);
    const { api: other } = await maker.api.signUp('Stranger');
    await expect(other.call('POST', `/apps/${id}/users/register`)).rejects.toThrow(/answered 403/);
    for (const thing of ['Customer', 'Repair'])
      expect(await other.call<object[]>('GET', `/apps/${id}/entities/${thing}`)).toEqual([]);
    await context.close();
  });
});
