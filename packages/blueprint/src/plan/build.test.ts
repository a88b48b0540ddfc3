import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const build = (text: string) => buildBlueprint(read(text));
const entityOf = (text: string, name: string) => {
  const entity = build(text).entities.find((one) => one.name === name);
  if (!entity) throw new Error(`There is no ${name}`);
  return entity;
};

test.each([
  ['I need a wine tracker: bottles with a vintage', 'Wine Tracker'],
  ['A boat rental app for our harbour with boats', 'Boat Rental'],
  ['Chess club planner. Members, evenings.', 'Chess Club Planner'],
  ['Keep pots and pans', 'Pots'],
  ['A bike workshop: customers, bikes and repairs with a due date and a price', 'Bike Workshop'],
  ['Kennels of an animal shelter: dogs with an age and a breed', 'Kennels of an Animal Shelter'],
  ['I need an app for my bakery: orders with a customer and a total', 'Bakery'],
  ['Harbour office app: berths and boats', 'Harbour Office'],
  // What only announces a list names nothing.
  ['I need the following: songs with a composer', 'Songs'],
  ['We want to keep: songs with a composer', 'Songs'],
])('%j is called %j', (text, name) => {
  expect(build(text).app.name).toBe(name);
});

test.each([
  'crates with status packed, loaded, gone and a weight in kg',
  'crates with status packed, loaded, gone, arrival date and owner name',
])('the choices of a status end where the next attribute begins: %s', (text) => {
  const { fields } = entityOf(text, 'Crate');
  const status = fields.find(({ label }) => label === 'Status');
  expect(status?.options?.map(({ label }) => label)).toEqual(['Packed', 'Loaded', 'Gone']);
  expect(fields.some(({ label }) => /^(?:Weight|Arrival date)$/.test(label))).toBe(true);
});

test('costs that are named one by one are added up', () => {
  const { fields } = entityOf('Trips with a name, travel cost and hotel cost', 'Trip');
  expect(fields.find(({ computed }) => computed)).toMatchObject({
    label: 'Total cost',
    computed: { op: 'sum', of: ['travel_cost', 'hotel_cost'] },
  });
});

test('money that nobody asked for is no figure of the dashboard', () => {
  const { entities, pages } = build('Team planner: projects and tasks with a due date');
  const assumed = entities.flatMap(({ fields }) => fields.filter(({ type }) => type === 'money'));
  expect(assumed.map(({ why }) => why.from)).toEqual(['default']);
  const used = pages.flatMap(({ blocks }) => blocks.flatMap(({ field }) => field ?? []));
  expect(used).not.toContain(assumed[0]?.id);
});

test('what a visitor sends does not have to name a person of the app', () => {
  const text =
    'Helpers with skills, shifts with a start and end time, sign-ups. Public page to pick a shift.';
  const { entities, pages } = build(text);
  const target = entities.find(({ id }) => id === pages.find((page) => page.public)?.target);
  const people = entities.filter(({ kind }) => kind === 'person').map(({ id }) => id);
  expect(target?.concept).toBe('signup');
  expect(target?.fields.filter(({ ref, required }) => required && people.includes(ref ?? ''))).toEqual([]);
});

test.each([
  'Kennels of an animal shelter: dogs with an age, a breed and a state (waiting, reserved, adopted)',
  'Job board with positions and applications',
  'Animal shelter app',
])('what one trade asks for does not slip into another: %s', (text) => {
  const labels = buildBlueprint(read(text)).entities.flatMap(({ label, fields }) => [
    label,
    ...fields.map((field) => field.label),
  ]);

  expect(labels.join()).not.toMatch(/amount requested|summary/i);
});

test('grants keep what they ask for', () => {
  const [application] = buildBlueprint(
    read('Grants: applicants submit applications. Reviewers score 1-10.'),
  ).entities;

  expect(application?.fields.map(({ label }) => label)).toContain('Amount requested');
});

test('who does something is a person, with a way to reach them', () => {
  const cleaner = entityOf('Cleaners, offices with size, printers', 'Cleaner');

  expect(cleaner.kind).toBe('person');
  expect(cleaner.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Email', 'Phone']));
  expect(entityOf('Cleaners, printers', 'Printer').kind).toBe('resource');
});

test('a figure that cannot be worked out is said instead of shown wrong', () => {
  const { pages, assumptions } = build(
    'Barbers, appointments with date. Show how much each barber made this month',
  );

  expect(pages.flatMap(({ blocks }) => blocks.map(({ title }) => title)).join()).not.toMatch(/how much/i);
  expect(assumptions.join()).toMatch(/couldn’t work out “how much each barber made/);
});

test('beside a day of their own start and end are times, and what is said is not assumed under another name', () => {
  const { fields } = entityOf(
    'Volunteer planner: shifts with date, start, end, room and how many people are needed',
    'Shift',
  );
  const typeOf = (label: string) => fields.find((field) => field.label === label)?.type;
  expect([typeOf('Start'), typeOf('End'), typeOf('People needed')]).toEqual(['time', 'time', 'int']);
  expect(fields.map(({ label }) => label)).not.toContain('Location');
  expect(fields.filter(({ label }) => /people/i.test(label))).toHaveLength(1);
});
