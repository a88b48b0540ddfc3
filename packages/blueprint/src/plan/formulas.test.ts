import { workOut } from '@sayso/contracts/derive';
import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { applyRequest } from '../change/apply.ts';
import { closingWords } from '../prose.ts';
import { read } from '../read/read.ts';
import { sampleRecords } from '../seed/samples.ts';
import { buildBlueprint } from './build.ts';
import { ruleIn } from './computed-field.ts';

const build = (text: string) => buildBlueprint(read(text));
const fieldOf = (entity: BlueprintEntity | undefined, label: string) =>
  entity?.fields.find((field) => field.label === label);

test.each<[string, string, Record<string, unknown>]>([
  [
    'Boat hires with boat, date, hours, hourly rate and sum due (hours times hourly rate).',
    'Sum due',
    {
      type: 'money',
      inForm: false,
      required: false,
      computed: { op: 'product', of: ['hours', 'hourly_rate'] },
    },
  ],
  [
    'Repairs with customer, labour cost and parts price. The bill is labour cost plus parts price plus 19% VAT.',
    'Bill',
    {
      type: 'money',
      computed: { op: 'product', of: [{ op: 'sum', of: ['labour_cost', 'parts_price'] }, '1.19'] },
    },
  ],
  [
    'Jewellery pieces have a name, price, cost and margin = price minus cost.',
    'Margin',
    { type: 'money', computed: { op: 'difference', of: ['price', 'cost'] } },
  ],
  [
    'Camper rentals with pickup date, return date and days between pickup date and return date.',
    'Days',
    { type: 'int', computed: { op: 'days', of: ['pickup_date', 'return_date'] } },
  ],
  [
    'Coach tours: date, passengers, fare per seat, takings calculated as passengers times fare per seat.',
    'Takings',
    { type: 'money', computed: { op: 'product', of: ['number_of_passengers', 'fare_per_seat'] } },
  ],
  [
    'Loans of money with lender, amount, paid back and remaining, which is amount minus paid back.',
    'Remaining',
    { type: 'money', computed: { op: 'difference', of: ['amount', 'paid_back'] } },
  ],
  [
    'Crew hours: person, begin time, end time, pause in hours, worked hours = hours between begin time and end time minus pause',
    'Worked hours',
    {
      type: 'number',
      computed: { op: 'difference', of: [{ op: 'hours', of: ['begin_time', 'end_time'] }, 'pause'] },
    },
  ],
  [
    'Household months: month, income, spending, left over (income minus spending)',
    'Left over',
    { type: 'money', computed: { op: 'difference', of: ['income', 'spending'] } },
  ],
  [
    'Adverts: name, clicks, views, click rate (clicks divided by views)',
    'Click rate',
    {
      type: 'number',
      unit: '%',
      computed: { op: 'product', of: [{ op: 'quotient', of: ['clicks', 'views'] }, '100'] },
    },
  ],
])('%s', (text, label, field) => {
  const { entities } = build(text);
  const found = entities.flatMap((entity) => fieldOf(entity, label) ?? []);
  expect(found).toMatchObject([field]);
  // The words of the formula name nothing else.
  const labels = entities.flatMap(({ fields }) => fields.map((one) => one.label)).join(' ');
  expect(labels).not.toMatch(/times|minus|divided|plus|between/i);
});

const rental =
  'Camper rentals with camper, pickup date, return date, days between pickup date and return date, daily fee, total fee (days times daily fee plus 10%)';

test('what is worked out may count with what is worked out, and samples agree with it', () => {
  const blueprint = build(rental);
  const [entity] = blueprint.entities;
  expect(fieldOf(entity, 'Total fee')).toMatchObject({
    type: 'money',
    computed: { op: 'product', of: [{ op: 'product', of: ['days', 'daily_fee'] }, '1.1'] },
  });
  const { records = [] } =
    sampleRecords(blueprint, new Date('2026-05-01')).find((one) => one.entity === entity?.name) ?? {};
  const filled = records.filter((record) => typeof record['total_fee'] === 'number');
  expect(filled.length).toBeGreaterThan(3);
  for (const record of filled) {
    const rule = ruleIn(fieldOf(entity, 'Total fee') ?? {});
    const value = rule && workOut(rule, { take: (key) => record[key], hoursBetween: () => undefined });
    expect(record['total_fee']).toBeCloseTo(value ?? Number.NaN, 1);
  }
});

test('a field whose part is removed is typed in again, and a renamed part changes nothing', () => {
  const blueprint = build(
    'Boat hires with boat, date, hours, hourly rate and sum due (hours times hourly rate).',
  );
  const ask = (text: string) => applyRequest(blueprint, { text, currentPage: null });
  const renamed = ask('rename hourly rate to price per hour').blueprint.entities[0];
  expect(fieldOf(renamed, 'Sum due')?.computed?.of).toEqual(['hours', 'hourly_rate']);
  const { blueprint: after, done } = ask('remove hours');
  expect(fieldOf(after.entities[0], 'Sum due')).toMatchObject({ inForm: true });
  expect(fieldOf(after.entities[0], 'Sum due')?.computed).toBeUndefined();
  expect(done.join(' ')).toContain(
    'The sum due field was calculated from it, so users now fill it in themselves.',
  );
});

test('a change request takes brackets and mixed signs', () => {
  const blueprint = build('Repairs with customer, labour cost, parts price and deposit.');
  const { blueprint: after, done } = applyRequest(blueprint, {
    text: 'add balance = (labour cost + parts price) x 1.2 - deposit',
    currentPage: null,
  });
  expect(fieldOf(after.entities[0], 'Balance')).toMatchObject({
    type: 'money',
    computed: {
      op: 'difference',
      of: [{ op: 'product', of: [{ op: 'sum', of: ['labour_cost', 'parts_price'] }, '1.2'] }, 'deposit'],
    },
  });
  expect(done.join(' ')).toContain('calculated automatically');
});

test('the answer says from what a figure follows', () => {
  const blueprint = build('Boat hires with boat, hours, hourly rate and sum due (hours times hourly rate).');
  expect(closingWords(blueprint, { told: [], hasSamples: false })).toContain(
    '**Sum due** is calculated automatically: hours times hourly rate.',
  );
});

test('a formula whose parts are nowhere is told as not read', () => {
  const reading = read('Walks with date and dog. The bill is walks times fee per walk of the owner.');
  const { entities } = buildBlueprint(reading);
  expect(entities.flatMap(({ fields }) => fields.flatMap(({ computed }) => computed ?? []))).toEqual([]);
});

test.each([
  ['Suppliers with name email phone.', ['Name', 'Email', 'Phone']],
  ['Members with name, company name and phone number', ['Name', 'Company name', 'Phone number']],
])('%s', (text, labels) => {
  expect(
    build(text)
      .entities[0]?.fields.filter(({ why }) => why.from === 'text')
      .map(({ label }) => label),
  ).toEqual(labels);
});

test('how much is coming in is a figure, and no attribute', () => {
  const { entities, pages } = build(
    'Egg sales with date, buyer, amount and how much is coming in altogether.',
  );
  expect(entities[0]?.fields.some(({ label }) => /com|in$/i.test(label))).toBe(false);
  const amount = fieldOf(entities[0], 'Amount');
  expect(pages.flatMap(({ blocks }) => blocks)).toContainEqual(
    expect.objectContaining({ kind: 'stat', op: 'sum', field: amount?.id }),
  );
});

test.each([
  'Ponds with name, number of frogs and weather',
  'Ponds: weather, how many frogs, number of toads',
  'Frog counts with number of frogs, pond and number of toads',
])('whole numbers: %s', (text) => {
  const counts = build(text).entities.flatMap(({ fields }) =>
    fields.filter(({ label }) => /number of/i.test(label)),
  );
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.every(({ type }) => type === 'int')).toBe(true);
});

test('a formula whose parts belong to another thing leaves its result to be typed in', () => {
  const { entities } = build(
    'Tents (name, size, price per day). People rent a tent for some days. Calendar with all rentals. Deposit paid yes/no. Total is days x price.',
  );
  const asked = entities.map(({ label, fields }) => [
    label,
    fields.filter(({ why }) => why.from === 'text').map((field) => field.label),
  ]);
  expect(Object.fromEntries(asked)).toMatchObject({
    Tent: ['Name', 'Size', 'Price per day'],
    Rental: expect.arrayContaining(['Deposit paid', 'Total']),
  });
});
