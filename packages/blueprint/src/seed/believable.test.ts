import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { entitySchema } from '../emit/entity.ts';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { now } from '../testing/build-app.ts';
import { daysUntil } from './days.ts';
import { sampleRecords } from './samples.ts';

type Row = Readonly<Record<string, unknown>>;
const made = (text: string): { blueprint: Blueprint; rowsOf: (name: string) => readonly Row[] } => {
  const blueprint = buildBlueprint(read(text));
  const samples = sampleRecords(blueprint, now);
  return { blueprint, rowsOf: (name) => samples.find(({ entity }) => entity === name)?.records ?? [] };
};
const valuesOf = (rows: readonly Row[], key: string): number[] =>
  rows.map((row) => Number(row[key])).filter((value) => !Number.isNaN(value));

test.each([
  ['Homes for sale with name, price and photo', 'price', 100_000, 1_000_000],
  ['Cars with make, model and price', 'price', 3000, 60_000],
  ['Rental flats with name, rent and deposit', 'rent', 500, 3000],
  ['Cakes with name and price', 'price', 2, 60],
  ['Employees with name and salary', 'salary', 20_000, 120_000],
  ['Hotel rooms with number and price per night', 'price_per_night', 40, 250],
])('money fits the thing: %s', (text, key, from, to) => {
  const { blueprint, rowsOf } = made(text);
  const values = valuesOf(rowsOf(blueprint.entities[0]?.name ?? ''), key);

  expect(values.length).toBeGreaterThan(4);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...values)).toBeLessThanOrEqual(to);
});

test('a stay costs its nights', () => {
  const { rowsOf } = made(
    'Guest house: each room has a name and a price per night. Bookings: room, check-in, check-out, total.',
  );
  const rooms = rowsOf('Room');
  const dayOf = (row: Row, start: string): number =>
    Date.parse(String(Object.entries(row).find(([key]) => key.startsWith(start))?.[1]).slice(0, 10));

  expect(rowsOf('Booking').length).toBeGreaterThan(4);
  for (const row of rowsOf('Booking')) {
    const room = rooms[Number(/:(\d+)$/.exec(String(row['room_id']))?.[1])];
    const nights = (dayOf(row, 'check_out') - dayOf(row, 'check_in')) / 86_400_000;
    expect(row['total']).toBe(Number(room?.['price_per_night']) * nights);
  }
});

test('visitors of a blog find posts: most are published, on days that have been', () => {
  const rows = made('A blog: posts are a draft or published, with title, text and publish date').rowsOf(
    'Post',
  );
  const out = rows.filter(({ status }) => status === 'published');

  expect(out.length).toBeGreaterThan(rows.length / 2);
  expect(out.length).toBeLessThan(rows.length);
  for (const { publish_date } of out) expect(daysUntil(publish_date, now)).toBeLessThan(0);
});

const listText =
  'Library: books with title; loans with book, borrower, due date, returned. Show overdue loans. Items with name, quantity and minimum quantity. Show low stock.';

test('a list that the text asks for has a few entries, not all', () => {
  const { rowsOf } = made(listText);
  const late = rowsOf('Loan').filter(
    ({ due_date, returned }) => returned !== true && (daysUntil(due_date, now) ?? 0) < 0,
  );
  const low = rowsOf('Item').filter((row) => Number(row['quantity']) <= Number(row['minimum_quantity']));

  expect(late.length).toBeGreaterThanOrEqual(1);
  expect(late.length).toBeLessThanOrEqual(3);
  expect(low.length).toBeGreaterThanOrEqual(1);
  expect(low.length).toBeLessThanOrEqual(3);
});

test('plans that end soon, and arrivals of today', () => {
  const members = made(
    'A gym keeps members: name, plan, start date, end date. Show whose plan is ending soon.',
  ).rowsOf('Member');
  const soon = members.filter(({ end_date }) => {
    const days = daysUntil(end_date, now) ?? -1;
    return days >= 0 && days <= 30;
  });
  expect(soon.length).toBeGreaterThanOrEqual(2);
  expect(soon.length).toBeLessThan(members.length);

  const bookings = made(
    "Guest house: rooms with name; bookings with guest, room, check-in, check-out and status. Show today's arrivals.",
  ).rowsOf('Booking');
  expect(bookings.filter(({ check_in }) => daysUntil(check_in, now) === 0).length).toBeGreaterThanOrEqual(2);
});

test('what has ended lies behind, what runs has not ended', () => {
  const rows = made('Members with name, start date, end date and status active, paused or expired').rowsOf(
    'Member',
  );

  expect(rows.map(({ status }) => status)).toContain('expired');
  for (const { status, end_date } of rows) {
    if (status === 'expired') expect(daysUntil(end_date, now)).toBeLessThan(0);
    if (status === 'active') expect(daysUntil(end_date, now)).toBeGreaterThanOrEqual(0);
  }
});

const titlesIn = ({ blueprint, rowsOf }: ReturnType<typeof made>, at = 0): string[] => {
  const entity: BlueprintEntity | undefined = blueprint.entities[at];
  const title = entity?.fields.find(({ id }) => id === entity.titleField)?.key ?? '';
  return rowsOf(entity?.name ?? '').map((row) => String(row[title]));
};

test('assignments of students are no office work, tasks of an office are', () => {
  const study = made('Students keep assignments with title, course, due date and done');
  const office = made('Our office keeps tasks for clients with title, due date and done');

  expect(
    titlesIn(
      study,
      study.blueprint.entities.findIndex(({ concept }) => concept === 'task'),
    ).join(),
  ).toMatch(/essay|problem sheet|lab report/i);
  expect(
    titlesIn(
      office,
      office.blueprint.entities.findIndex(({ concept }) => concept === 'task'),
    ).join(),
  ).toMatch(/weekly report|supplier/i);
});

test('pieces of a craft are of the kinds that the text lists', () => {
  const app = made(
    'My ceramics portfolio: pieces with title, category (bowls, vases, tiles), photo and price',
  );
  const titles = titlesIn(app);

  expect(titles.join()).toMatch(/stoneware bowl/i);
  expect(titles.join()).not.toMatch(/classic|small/i);
  const [entity] = app.blueprint.entities;
  for (const row of app.rowsOf(entity?.name ?? ''))
    expect(String(row['title'])).toContain(String(row['category']).replace(/s$/, ''));
});

test('square and cubic metres are written as people print them', () => {
  const { blueprint } = made('Flats with name, size in m2 and volume in m3');
  const [entity] = blueprint.entities;
  if (!entity) throw new Error('Nothing was built');
  const titles = Object.values(entitySchema(blueprint, entity).properties).map(({ title = '' }) => title);

  expect(titles.join()).toMatch(/m²/);
  expect(titles.join()).toMatch(/m³/);
  expect(titles.join()).not.toMatch(/m[23]\b/);
});

test('the same text gives the same samples', () => {
  const text = 'Guest house: rooms, guests, bookings with check-in and check-out. Show today’s arrivals.';
  const again = (): string => JSON.stringify(sampleRecords(buildBlueprint(read(text)), now));

  expect(again()).toBe(again());
});

test('telephone numbers are complete, with the code of their town', () => {
  const phonesOf = (text: string) =>
    made(text)
      .rowsOf('Customer')
      .map(({ phone }) => String(phone));

  for (const phone of phonesOf('Customers with name and phone'))
    expect(phone).toMatch(/^\(202\) 555-01\d\d$/);
  for (const phone of phonesOf('Our shop in Leeds keeps customers with name and phone'))
    expect(phone).toMatch(/^020 7946 0\d{3}$/);
});
