import { Blueprint } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { describe, expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { fileWords } from '../texts/files.ts';
import { agree } from '../texts/grammar.ts';
import { cellValue } from './cell-value.ts';
import { takeInTables } from './change-tables.ts';
import { nounOfFile, nounOfWords, withoutFileWishes, withoutFileWords } from './name-table.ts';
import { profileTable } from './profile-table.ts';
import type { TableFile } from './table-file.ts';
import { rowsFor } from './table-rows.ts';
import { tableWords } from './table-words.ts';

async function aTable(name: string, head: string[], ...rows: string[][]): Promise<TableFile> {
  const table = await profileTable(name, {
    async *read() {
      for (const [at, cells] of [head, ...rows].entries()) yield { line: at + 1, cells };
    },
    decimalComma: false,
    pause: async () => {},
  });
  if (!table) throw new Error('The table has no head');
  return table;
}

describe('what the values of a column are', () => {
  test.each<[string, string, string[], string]>([
    ['whole numbers', 'Age', ['3', '44', ''], 'int'],
    ['numbers with a fraction', 'Weight', ['3.5', '44'], 'number'],
    ['thousands', 'Visitors', ['1,200', '30'], 'int'],
    ['amounts with a sign', 'Deal', ['$1,200.50', '$3'], 'money'],
    ['amounts by their name', 'Unit price', ['1200.50', '3'], 'money'],
    ['percentages', 'Discount', ['10%', '2.5 %'], 'percent'],
    ['more than a hundred percent', 'Growth', ['110%', '2%'], 'number'],
    ['codes with zeros in front', 'Item', ['007', '123'], 'string'],
    ['postcodes', 'Zip', ['53111', '80331'], 'string'],
    ['very long numbers', 'Card', ['4111111111111111', '4111111111111112'], 'string'],
    ['ISO days', 'Born', ['2001-02-03', '1999-12-31'], 'date'],
    ['days with points', 'Born', ['3.2.2001', '31.12.1999'], 'date'],
    ['days as Americans write them', 'Born', ['2/13/2001', '12/31/1999'], 'date'],
    ['days with names of months', 'Born', ['3 Feb 2001', 'December 31, 1999'], 'date'],
    ['a day that no calendar has', 'Born', ['2001-02-30', '1999-12-31'], 'string'],
    ['moments', 'Seen', ['2001-02-03 10:15', '2001-02-03T10:15:00Z'], 'datetime'],
    ['times of day', 'Opens', ['9:00', '17:30'], 'time'],
    ['yes and no', 'Member', ['yes', 'No', 'Y'], 'bool'],
    ['ones and zeros of a flag', 'Is active', ['1', '0'], 'bool'],
    ['ones and zeros of a count', 'Children', ['1', '0'], 'int'],
    ['addresses of mail', 'Contact', ['a@b.co', 'c@d.org'], 'email'],
    ['one that is no address', 'Contact', ['a@b.co', 'call him'], 'string'],
    ['addresses of pages', 'Site', ['https://a.co', 'www.b.org/x'], 'url'],
    ['pictures', 'Photo', ['https://a.co/1.png'], 'image'],
    ['numbers of phones', 'Call', ['+49 30 123456', '(030) 12 34-56'], 'phone'],
    ['few different words', 'Status', ['open', 'Done', 'open', 'DONE'], 'enum'],
    ['few different names', 'Last name', ['Lee', 'Lee', 'Ito', 'Lee', 'Ito', 'Lee'], 'string'],
    ['long texts', 'Story', ['x '.repeat(100), 'y'], 'text'],
    ['stars', 'Rating', ['5', '3', '4'], 'rating'],
    ['nothing at all', 'Empty', ['', 'n/a', '-'], 'string'],
  ])('%s', async (_what, label, values, type) => {
    const { columns } = await aTable('x.csv', [label], ...values.map((value) => [value]));
    expect(columns[0]?.type).toBe(type);
  });

  test('what keeps a column from being numbers is told, and the day and month that were guessed', async () => {
    const rows = ['1', '2', '3', '4', 'call us'].map((price, at) => [price, `0${at + 1}/02/2026`]);
    const { remarks } = await aTable('x.csv', ['Price', 'Due'], ...rows);
    expect(remarks).toEqual([
      'I kept “Price” as text, because line 6 says “call us”.',
      'The dates in “Due” could be read two ways. I assumed the month comes first.',
    ]);
    const rows3 = [1, 2, 3].map((day) => Array.from({ length: 3 }, () => `0${day}/02/2026`));
    expect((await aTable('y.csv', ['Due', 'Sent', 'Paid'], ...rows3)).remarks).toEqual([
      'The dates in “Due”, “Sent” and “Paid” could be read two ways. I assumed the month comes first.',
    ]);
  });

  test.each([
    [['email'], 'email, so I’ve made that optional.'],
    [['email', 'phone'], 'email and phone, so I’ve made them optional.'],
  ])('%j without a value in some rows', (names, words) => {
    expect(fileWords.mayBeEmpty(joinWords(names), agree(names, 'that', 'them'))).toBe(
      `Some rows in the file have no value for ${words}`,
    );
  });

  test('the columns of a wide file are counted', async () => {
    const head = Array.from({ length: 10 }, (_, at) => `Part ${String.fromCharCode(65 + at)}`);
    const told = tableWords([
      await aTable(
        'z.csv',
        head,
        head.map(() => 'x'),
        head.map(() => 'y'),
      ),
    ]);
    expect(told).toContain('“Part G”, “Part H” and 2 more.');
  });

  test('columns without names are numbered, twice the same name is told apart', async () => {
    const { columns } = await aTable(
      'x.csv',
      ['NAME', 'unitPrice', '', 'name', 'in_stock?', 'VAT rate'],
      ['a', '1', 'b', 'c', 'd', 'e'],
    );
    expect(columns.map(({ label }) => label)).toEqual([
      'Name',
      'Unit price',
      'Column 3',
      'Name 2',
      'In stock',
      'VAT rate',
    ]);
  });
});

test.each([
  ['1.234,50 €', 'money', true, 1234.5],
  ['(1,200.00)', 'money', false, -1200],
  ['7:05 pm', 'time', false, '19:05:00'],
  ['03.02.2026', 'date', false, '2026-02-03'],
  ['2026-02-03 10:15', 'datetime', false, '2026-02-03T10:15:00Z'],
  ['N/A', 'int', false, undefined],
  ['abc', 'int', false, 'abc'],
  ['In Progress', 'enum', false, 'in progress'],
] as const)('%s as %s', (cell, type, decimalComma, value) => {
  expect(cellValue(cell, type, { dayFirst: false, decimalComma })).toEqual(value);
});

test.each([
  ['customers_export-2024 (1).csv', 'customer'],
  ['PriceList.csv', 'price'],
  ['Inventory_List_FINAL.csv', 'inventory'],
  ['data.csv', undefined],
  ['Book1.csv', undefined],
])('a file called %s holds %s', (name, words) => {
  expect(nounOfFile(name)?.words).toBe(words);
});

test.each([
  ['Import these customers', 'customer'],
  ['add my suppliers from this file', 'supplier'],
  ['here is a list of our members', 'member'],
  ['make it dark', undefined],
])('"%s" speaks of %s', (text, words) => {
  expect(nounOfWords(text)?.words).toBe(words);
});

test.each([
  ['Import these customers', ''],
  ['add this list', ''],
  ['Please add these rows to suppliers and make it dark', 'make it dark'],
  ['Here is the data. Add a notes field to customers', 'Add a notes field to customers'],
  ['Use prices.csv', ''],
  ['Customers', ''],
  ['add a phone field', 'add a phone field'],
])('of "%s" remains "%s"', (text, rest) => {
  expect(withoutFileWishes(text, [{ name: 'prices.csv' }])).toBe(rest);
});

test.each([
  ['An app for my wines, based on the attached csv file', 'An app for my wines'],
  ['Make an app from this spreadsheet', 'Make an app'],
  ['Track leads with name and phone', 'Track leads with name and phone'],
])('of the description "%s" remains "%s"', (text, rest) => {
  expect(withoutFileWords(text)).toBe(rest);
});

describe('rows for an app that is there', () => {
  const shop = () =>
    Blueprint.parse(
      buildBlueprint(
        read(
          'Track customers with name, email and a status: open, done. Track suppliers with name and city.',
        ),
      ),
    );

  test('names that mean the same are one field, choices learn, new columns become fields', async () => {
    const blueprint = shop();
    const table = await aTable(
      'x.csv',
      ['Customer_Name', 'E-mail', 'Status', 'Shoe size'],
      ['Ann', 'a@b.co', 'Paused', '42'],
      ['Bo', '', 'Open', '44'],
    );
    const { filled, done } = takeInTables(blueprint, [table], 'import these customers');
    const [customers] = blueprint.entities;
    expect(done[0]).toMatch(/^I’m adding the rows from x\.csv to customers\..*New fields: .*shoe size/);
    expect(
      customers?.fields.find(({ key }) => key === 'status')?.options?.map(({ value }) => value),
    ).toContain('paused');
    const rows = [];
    if (filled[0]) for await (const { values } of rowsFor(filled[0]).rows()) rows.push(values);
    expect(rows[0]).toMatchObject({ email: 'a@b.co', status: 'paused', shoe_size: 42 });
    expect(blueprint.log.at(-1)?.patch?.length).toBeGreaterThan(0);
  });

  test('rows of something else become a thing of their own', async () => {
    const blueprint = shop();
    const before = blueprint.entities.length;
    const table = await aTable('boats.csv', ['Name', 'Length'], ['Ada', '12.5']);
    takeInTables(blueprint, [table], 'add this list');
    expect(blueprint.entities).toHaveLength(before + 1);
    expect(blueprint.pages.some(({ name }) => name === 'Boats')).toBe(true);
    Blueprint.parse(blueprint);
  });
});
