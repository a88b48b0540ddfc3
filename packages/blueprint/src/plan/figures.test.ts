import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

/** Blocks of the dashboard as "kind op entity.field by group (bucket)". */
function blocks(text: string): string[] {
  const { entities, pages } = buildBlueprint(read(text));
  const named = new Map(
    entities.flatMap((entity) => [
      [entity.id, entity.label] as const,
      ...entity.fields.map((field) => [field.id, field.label] as const),
    ]),
  );
  const name = (id: string | undefined) => (id === undefined ? '' : (named.get(id) ?? id));
  return pages.flatMap((page) =>
    page.blocks.map(({ kind, op, list, entity, field, groupBy, bucket, title }) =>
      [kind, op ?? list, name(entity), name(field), name(groupBy), bucket ?? '', title].join('|'),
    ),
  );
}

test.each([
  [
    'A log of dives with site, date and depth in metres. Plot the average depth per month.',
    'chart|avg|Dive|Depth|Date|month|Average depth by month',
  ],
  [
    'Sales of candles with date, amount and colour. I would love a graph of sales by colour.',
    'chart|sum|Sale|Amount|Colour||Amount by colour',
  ],
  [
    'Trips with date and kilometres. Show how many kilometres we drove altogether.',
    'stat|sum|Trip|Kilometres|||Total kilometres',
  ],
  [
    'Guests with name and number of seats. Tell me how many seats we need in total, and what we spent on gifts. Gifts have a price.',
    'stat|sum|Guest|Number of seats|||Total number of seats',
  ],
  [
    'Guests with name and number of seats. Tell me what we spent on gifts. Gifts have a price.',
    'stat|sum|Gift|Price|||Total price of gifts',
  ],
  [
    'Visits with date and doctor. I want to know how many visits there were in total.',
    'stat|count|Visit||||Visits',
  ],
  [
    'Fridge readings with date and temperature. On the dashboard I see the average temperature.',
    'stat|avg|Fridge reading|Temperature|||Average temperature',
  ],
  [
    'Invoices with number, amount and due date. Overdue invoices should be at the top. Show the total amount.',
    'smart-list|overdue|Invoice|Due date|||Overdue invoices',
  ],
])('%s', (text, block) => {
  expect(blocks(text)).toContain(block);
});

test('an overview asks for no list of what is next', () => {
  const found = blocks(
    'Parcels with a code and status new, packed, sent. I drag a parcel to the next column.',
  );
  expect(found.filter((block) => block.startsWith('smart-list'))).toEqual([]);
});

test('temperatures are never added up', () => {
  expect(blocks('Kiln firings with date and temperature.').join()).not.toMatch(
    /sum\|Kiln firing\|Temperature/,
  );
});

test('people who are coming in total are no money that comes in', () => {
  const figures = blocks(
    'Families: surname, number of people coming. Costs: what for, amount. At the top show how many are coming in total.',
  );
  expect(figures.some((one) => one.startsWith('stat|sum|Family|Number of people coming'))).toBe(true);
});

test('kilos donated are those of donations', () => {
  const figures = blocks(
    'Parcels: family, date, weight in kg. Donations: donor, date, weight in kg. Plot kilos donated every month.',
  );
  expect(figures.some((one) => one.startsWith('chart|sum|Donation|Weight|Date|month'))).toBe(true);
});

test.each([
  ['Sales with amount, date and product, and a weekly graph', 'Amount by week', 'week'],
  ['A savings log with amount, date and a monthly chart', 'Amount by month', 'month'],
])('a chart that names nothing but its span adds up what there is: %s', (text, title, bucket) => {
  const charts = buildBlueprint(read(text)).pages.flatMap(({ blocks }) => blocks);
  expect(charts).toContainEqual(expect.objectContaining({ kind: 'chart', title, bucket, op: 'sum' }));
});
