import { describe, expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { accessWords } from '../texts/access.ts';
import { choiceWords, fieldWords, leftChoiceWords } from '../texts/fields.ts';

const shop = await buildApp(
  'Repair shop: customers (name, email, phone), repairs with customer, item, price, parts cost, total cost (price plus parts cost), hours, due date, paid yes/no, status received, in progress, done.',
);
const salon = await buildApp('Dog salon where customers book appointments online.');
const said = async (request: string, app = shop) => (await changeApp(app, request)).prose;

describe('an answer reads well whatever it is filled with', () => {
  test.each([
    ['make email required', 'The email field is now required for customers.'],
    ['make hours required', 'The hours field is now required for repairs.'],
    ['only the owner can add repairs', 'All signed-in users can now add repairs.'],
    ['only the owner can edit repairs', 'Users can now edit only the repairs they added.'],
    ['nobody can edit or delete repairs', 'Repairs can no longer be edited or deleted.'],
    ['everyone can see repairs', 'choose “Anyone with the link” when you publish'],
    ['only technicians can edit repairs', '“Technicians” isn’t a role in this app'],
    ['only customers can edit repairs', '“Customers” isn’t a role in this app'],
    ['the default of paid is yes', 'New repairs now start marked “paid”.'],
    ['the default of paid is false', 'New repairs now start not marked “paid”.'],
    ['the default of price is 2.5', 'New repairs now start with a price of $2.50.'],
    ['the default of item is lamp', 'New repairs now start with the item “lamp”.'],
    ['make email and phone required', 'The email and phone fields are now required for customers.'],
    ['remove hours and paid from repairs', 'I removed the hours and paid fields from repairs.'],
    ['the default of hours is 2', 'New repairs now start with the hours set to 2.'],
    ['show how many repairs are paid', 'the number of repairs marked “paid” to the dashboard.'],
    ['show how many repairs are not paid', 'the number of repairs not marked “paid” to the dashboard.'],
    [
      'show how many repairs are in progress',
      'the number of repairs with the status “In progress” to the dashboard.',
    ],
    ['hours must be at least 1', 'For repairs, the hours must now be 1 or more.'],
    ['remove price', 'The total cost field was calculated from it, so users now fill it in themselves.'],
    ['remove the done option from status', 'Existing values don’t change.'],
    ['add double rent, rent times 2', 'I need “rent” as a number field in the same list'],
    ['add profit, income minus rent', 'I need “income” and “rent” as number fields in the same list'],
    ['make hours a yes/no field', 'The hours field for repairs is now a yes/no field.'],
    ['show a chart of repairs by status', 'I added a “Repairs by status” chart to the dashboard'],
    ['make in progress orange', 'For repairs, “In progress” now has an orange badge everywhere.'],
  ])('%s', async (request, words) => {
    expect(await said(request)).toContain(words);
  });

  test.each([
    ['we are closed on Sundays', 'Times can no longer be booked on Sundays.'],
    ['only 9 to 17 and no Sundays', 'Times can now be booked from 09:00 to 17:00, except on Sundays.'],
    ['open from 10 to 6', 'Times can now be booked from 10:00 to 18:00.'],
    ['appointments should last 45 minutes', 'Each booking takes 45 minutes.'],
  ])('%s', async (request, words) => {
    expect(await said(request, salon)).toMatch(/^Times can|^Each/);
    expect(await said(request, salon)).toContain(words);
  });
});

test.each([
  ['owner', ['add'], 'All signed-in users can now add repairs'],
  [
    'owner',
    ['add', 'edit', 'delete'],
    'All signed-in users can now add repairs, and edit and delete only their own',
  ],
  ['owner', ['see', 'edit'], 'Users can now see and edit only the repairs they added'],
  ['nobody', ['edit', 'delete'], 'Repairs can no longer be edited or deleted'],
  ['admin', ['add', 'edit', 'delete'], 'Only admins can now add, edit and delete repairs'],
] as const)('a rule for %s to %j', (rule, deeds, words) => {
  expect(accessWords.allowed(rule, deeds, 'repairs')).toBe(words);
});

test('choices that were removed', () => {
  expect(choiceWords.removed('“Done” and “Lost”', 'status', 'jobs')).toBe(
    'I removed “Done” and “Lost” from the status choices for jobs. Existing values don’t change.',
  );
});

test.each([
  [['tax'], 'The tax field was calculated from it, so users now fill it in themselves.'],
  [
    ['tax', 'total'],
    'The tax and total fields were calculated from it, so users now fill them in themselves.',
  ],
] as const)('%j that were calculated', (names, words) => {
  expect(fieldWords.released(names, 'it')).toBe(` ${words}`);
});

test('choices that others take the place of are told one by one', () => {
  expect(leftChoiceWords.renamed('Calls', [['Open', 'New']])).toBe(' Calls that were “Open” are now “New”.');
  expect(
    leftChoiceWords.renamed('Calls', [
      ['Open', 'New'],
      ['Done', 'Closed'],
    ]),
  ).toBe(' Calls that were “Open” are now “New” and those that were “Done” are now “Closed”.');
});
