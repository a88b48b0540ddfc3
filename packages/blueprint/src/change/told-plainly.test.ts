import { joinWords } from '@sayso/core/join-words';
import { describe, expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { accessWords } from '../texts/access.ts';
import { choiceWords, fieldWords, leftChoiceWords } from '../texts/fields.ts';
import { agree } from '../texts/grammar.ts';
import { capitalise } from '../words.ts';

const shop = await buildApp(
  'Repair shop: customers (name, email, phone), repairs with customer, item, price, parts cost, total cost (price plus parts cost), hours, due date, paid yes/no, status received, in progress, done.',
);
const salon = await buildApp('Dog salon where customers book appointments online.');
const said = async (request: string, app = shop) => (await changeApp(app, request)).prose;

describe('an answer reads well whatever it is filled with', () => {
  test.each([
    ['make email required', 'Email is now required for customers.'],
    ['make hours required', 'Hours are now required for repairs.'],
    ['only the owner can add repairs', 'Everyone who’s signed in can now add repairs.'],
    ['only the owner can edit repairs', 'People can now only edit repairs they added themselves.'],
    ['nobody can edit or delete repairs', 'Nobody can edit or delete repairs now.'],
    ['everyone can see repairs', 'choose “Anyone with the link” under “Who can use it” when you publish'],
    ['only technicians can edit repairs', '“Technicians” isn’t a role in this app'],
    ['only customers can edit repairs', '“Customers” isn’t a role in this app'],
    ['the default of paid is yes', 'New repairs now start marked “paid”.'],
    ['the default of paid is false', 'New repairs now start not marked “paid”.'],
    ['the default of hours is 2', 'New repairs now start with hours “2”.'],
    ['show how many repairs are paid', 'the number of repairs marked “paid” to the dashboard.'],
    ['show how many repairs are not paid', 'the number of repairs not marked “paid” to the dashboard.'],
    [
      'show how many repairs are in progress',
      'the number of repairs with status “In progress” to the dashboard.',
    ],
    ['hours must be at least 1', 'The hours field for repairs must now be 1 or more.'],
    ['remove price', 'Total cost was calculated from it, so people now fill it in themselves.'],
    ['remove the done option from status', 'Existing repairs with it stay as they are'],
    ['add double rent, rent times 2', 'I need “rent” as a number field in the same list'],
    ['add profit, income minus rent', 'I need “income” and “rent” as number fields in the same list'],
    ['make hours a yes/no field', 'The hours field for repairs is now a yes/no field.'],
    ['show a chart of repairs by status', 'I added a “Repairs by status” chart to the dashboard'],
    ['make in progress orange', 'For repairs, “In progress” now has an orange badge everywhere.'],
  ])('%s', async (request, words) => {
    expect(await said(request)).toContain(words);
  });

  test.each([
    ['we are closed on Sundays', 'People can’t book times on Sundays.'],
    ['only 9 to 17 and no Sundays', 'People can book times from 09:00 to 17:00, except on Sundays.'],
    ['open from 10 to 6', 'People can book times from 10:00 to 18:00.'],
    ['appointments should last 45 minutes', 'Each booking takes 45 minutes.'],
  ])('%s', async (request, words) => {
    expect(await said(request, salon)).toMatch(/^People|^Each/);
    expect(await said(request, salon)).toContain(words);
  });
});

test.each([
  ['owner', ['add'], 'Everyone who’s signed in can now add repairs'],
  [
    'owner',
    ['add', 'edit', 'delete'],
    'Everyone who’s signed in can now add repairs, and edit and delete only their own',
  ],
  ['owner', ['see', 'edit'], 'People can now only see and edit repairs they added themselves'],
  ['nobody', ['edit', 'delete'], 'Nobody can edit or delete repairs now'],
  ['admin', ['add', 'edit', 'delete'], 'Only admins can now add, edit and delete repairs'],
] as const)('a rule for %s to %j', (rule, deeds, words) => {
  expect(accessWords.allowed(rule, deeds, 'repairs')).toBe(words);
});

test.each([
  [['done'], 'it'],
  [['done', 'lost'], 'one of them'],
] as const)('things with the choices %j that were removed', (gone, it) => {
  const { removed, it: one, oneOfThem } = choiceWords;
  const told = { choices: joinWords(gone), name: 'status', things: 'jobs', it: agree(gone, one, oneOfThem) };
  expect(removed(told)).toBe(
    `I removed ${joinWords(gone)} from the status choices for jobs. Existing jobs with ${it} stay as they are until somebody changes them.`,
  );
});

test.each([
  [['tax'], 'Tax was calculated from it, so people now fill it in themselves.'],
  [['tax', 'total'], 'Tax and total were calculated from it, so people now fill them in themselves.'],
] as const)('%j that were calculated', (names, words) => {
  const [were, them] = [agree(names, 'was', 'were'), agree(names, 'it', 'them')];
  expect(fieldWords.released({ names: capitalise(joinWords(names)), were, them })).toBe(` ${words}`);
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
