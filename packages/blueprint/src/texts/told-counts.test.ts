import { describe, expect, test } from 'vitest';
import { instead } from './advice.ts';
import { conditionWords, figureWords, markWords } from './dashboard.ts';
import { fieldWords, formulaWords } from './fields.ts';
import { settingsWords } from './pages-changed.ts';
import { recordWords } from './records.ts';
import { thingWords } from './things.ts';
import { titleWords } from './titles.ts';
import { toolPageWords } from './tools.ts';

const rest = (text: string): string => text.replace(' I haven’t changed anything.', '');

describe('what was done several times is said once', () => {
  test('figures on the dashboard', () => {
    const chart = figureWords.chart('Orders by day');
    expect(figureWords.added([chart], '')).toBe('I added an “Orders by day” chart to the dashboard.');
    expect(figureWords.added([chart, figureWords.number('Total stock')], ', based on your products')).toBe(
      'I added an “Orders by day” chart and “Total stock” to the dashboard, based on your products.',
    );
  });

  test.each([
    [[['Done', 'green']], '“Done” now has a green badge everywhere.'],
    [
      [
        ['Done', 'green'],
        ['New', 'orange'],
      ],
      '“Done” now has a green badge and “New” an orange one, everywhere.',
    ],
    [
      [
        ['Done', 'green'],
        ['New', 'red'],
        ['Lost', 'gray'],
      ],
      '“Done” now has a green badge, “New” a red one and “Lost” a grey one, everywhere.',
    ],
  ] as const)('badges %j', (marks, said) => {
    expect(markWords.badges('orders', marks)).toBe(`For orders, ${said}`);
  });

  test('pages with their fields', () => {
    const page = (name: string) => ({ name, fields: ['name', 'notes'] });
    expect(thingWords.allAdded('pages', ['Trips', 'Stops'].map(page))).toBe(
      'I added two pages: Trips (name and notes) and Stops (name and notes).',
    );
    expect(
      thingWords.allAdded(
        'lists',
        Array.from({ length: 12 }, () => page('Trips')),
      ),
    ).toMatch(/^I added 12 lists: /);
  });
});

describe('names stay names inside a sentence', () => {
  test.each([
    [['age'], 'an age field'],
    [['number of nights'], 'a “number of nights” field'],
    [['average speed (km/h)'], 'an average speed (km/h) field'],
    [['date of birth', 'age'], '“date of birth” and age fields'],
  ])('fields %j', (names, said) => {
    expect(fieldWords.alreadyHave('Stops', names)).toBe(`Stops already have ${said}.`);
  });

  test.each([
    [['age'], 'The only field of your stops is age'],
    [['age', 'cost'], 'The fields of your stops are age and cost'],
  ])('what a list has, %j', (names, said) => {
    expect(formulaWords.has('stops', names)).toBe(`. ${said}`);
  });

  test.each([
    [['VAT rate'], 'the VAT rate. It’s only for reference and doesn’t'],
    [['shipping costs'], 'the shipping costs. They’re only for reference and don’t'],
    [['rate of VAT'], 'the “rate of VAT”. It’s only for reference and doesn’t'],
    [
      ['VAT rate', 'shipping costs'],
      'these: VAT rate and shipping costs. They’re only for reference and don’t',
    ],
  ])('settings %j', (names, said) => {
    expect(settingsWords.added('Settings', names)).toBe(
      `I added a Settings page, where admins can set ${said} change anything else in the app.`,
    );
  });

  test.each([
    [['Loan amount'], 'The only one is “Loan amount”.'],
    [['Loan amount', 'Year by year'], 'Its results are “Loan amount” and “Year by year”.'],
  ])('results %j', (results, said) => {
    expect(rest(toolPageWords.noResult('postage', 'Calculator', results))).toBe(
      `There’s no result called “postage” on the Calculator page. ${said}`,
    );
  });

  test('conditions', () => {
    expect(conditionWords.is('status', '“Packed”')).toBe('with the status “Packed”');
    expect(conditionWords.is('state of the bike', '“Lost”')).toBe('with the “state of the bike” “Lost”');
    expect(conditionWords.isNot('urgency', '“High”')).toBe('with an urgency other than “High”');
    expect(conditionWords.compared('price', 'over 20')).toBe('with a price over 20');
    expect(conditionWords.compared('hours', 'over 20')).toBe('with hours over 20');
  });

  test('a due date is only spoken of where there is one', () => {
    expect(instead.dateAfter('orders', 'return date')).toContain(
      'so users choose the return date in the form.',
    );
    expect(instead.dateAfter('orders', undefined)).toContain('try “add a due date to orders”.');
  });

  test('samples', () => {
    expect(recordWords.samplesAdded('students')).toMatch(/delete them whenever/);
    expect(recordWords.samplesAdded('equipment')).toMatch(/delete it whenever/);
  });
});

test.each([
  ['Events', ['Finished', 'Cancelled'], 'Unfinished events'],
  ['Posts', ['Published', 'Archived'], 'Unpublished posts'],
  ['Tickets', ['Resolved', 'Closed'], 'Unresolved tickets'],
  ['Tickets', ['Closed'], 'Active tickets'],
  ['VAT returns', [], 'Active VAT returns'],
])('%s that end as %j are %s', (things, ends, title) => {
  expect(titleWords.notOver(things, ends)).toBe(title);
});
