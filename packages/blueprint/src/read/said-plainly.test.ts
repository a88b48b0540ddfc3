import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { buildApp } from '../testing/build-app.ts';
import { plannedFields } from '../testing/told.ts';
import { read } from './read.ts';

test.each<[string, string, string, string]>([
  [
    'a thing that another belongs to',
    'A gadget has a title. Widgets belong to a gadget and have a due date.',
    'Widget',
    'Gadget:ref',
  ],
  [
    'a thing that another has',
    'A gadget has a title. A widget has a gadget and a due date.',
    'Widget',
    'Gadget:ref',
  ],
  [
    'whoever is in charge',
    'Hearings with date and the lawyer in charge',
    'Hearing',
    'Lawyer in charge:string',
  ],
  ['one cost of a repair', 'Repairs with problem, cost and status open, done', 'Repair', 'Cost:money'],
  ['the end of a lease', 'Tenants with name, lease start, lease end', 'Tenant', 'Lease end:date'],
  [
    'yes/no before a full stop',
    'Rentals with start date, deposit paid yes/no. also a note',
    'Rental',
    'Deposit paid:bool',
  ],
])('what people say of a field is understood: %s', (_what, text, entity, field) => {
  expect(plannedFields(text)[entity]).toContain(field);
});

test('an order to track things names no thing', () => {
  expect(
    Object.keys(plannedFields('Track fridges (name, maximum temperature). Track checks: fridge, date.')),
  ).toEqual(['Fridge', 'Check']);
});

test('the cost of a repair has no parts beside it', () => {
  const [repair] = buildBlueprint(read('Repairs with problem, cost and date')).entities;
  expect(repair?.fields.filter(({ type }) => type === 'money').map(({ label }) => label)).toEqual(['Cost']);
});

test('which of them end soon, or come back today, is a list and no field', async () => {
  const leases = await buildApp(
    'Tenants with name, lease start, lease end. Let me know which contracts end soon.',
  );
  expect(leases.tree['pages/Dashboard']).toMatch(
    /title="Tenants whose lease ends soon"[\s\S]*?lease_end: \{ \$gte: today\(\)/,
  );
  const boats = await buildApp(
    'Boats (name, price). Bookings of a boat with start date and end date. And which boats come back today',
  );
  expect(boats.tree['pages/Dashboard']).toMatch(/title="Bookings today"[\s\S]*?end_date: today\(\)/);
  expect(boats.tree['entities/Booking']).not.toContain('"Boats"');
});

test('a list of records that have few facts shows their note', async () => {
  const { tree } = await buildApp('An egg diary of our hens: date and eggs');
  const quiz = await buildApp('A quiz about birds with a leaderboard');
  expect(quiz.tree['pages/Questions']).toMatch(/columns=\{\['question'(?!.*'question')/);
  expect(tree['pages/Eggs']).toMatch(/columns=\{\[.*'description'\]\}/);
});

test('a question for a total is a figure and no field', async () => {
  const text = 'Log of runs with date and distance. How much distance have I run in total?';
  expect(plannedFields(text)['Run']).toEqual(['Date:date', 'Distance:number']);
  const { tree } = await buildApp(text);
  expect(tree['pages/Dashboard']).toMatch(/label="Total distance"[\s\S]*?field="distance"/);
});

test('a mark to pass may be told in words', async () => {
  const { tree } = await buildApp('A quiz about birds, where 75 percent are needed to pass.');
  expect(tree['pages/AnimalQuiz']).toContain('passMark={75}');
});

test('readers of a blog pick what they see', async () => {
  const { tree } = await buildApp(
    'A travel blog. Each post has title, text and country. Readers choose a country to see just these posts.',
  );
  expect(tree['pages/Blog']).toContain("filters={['country']}");
});

test('states behind "and" are named by the word before them', () => {
  expect(
    plannedFields('Canoes with number, colour, and condition sound, leaking or broken')['Canoe'],
  ).toContain('Condition:enum');
  const [canoe] = read('Canoes with number, colour and state free, hired or away').entities;
  expect(canoe?.fields.find(({ options }) => options)?.options).toEqual(['Free', 'Hired', 'Away']);
});

test('a body of people that needs a chat is no thing of the app', () => {
  expect(Object.keys(plannedFields('Our Monday rowing lot need a chat'))).toEqual(['Message']);
});
