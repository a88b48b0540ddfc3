import { describe, expect, test } from 'vitest';
import {
  agree,
  aPage,
  lower,
  marked,
  shortened,
  thePage,
  thePages,
  withArticle,
  yesOrNo,
} from './grammar.ts';

const long = 'y'.repeat(200);

describe('an article goes by the sound', () => {
  test.each([
    'area',
    'instructor',
    'X-ray',
    'x-ray',
    'hour',
    'hourly rate',
    'honest review',
    'heir',
    'umbrella',
    'uncle',
    'usher',
    'urgent job',
    'unimportant item',
    'unanswered question',
    'uninvited guest',
    'SMS',
    'sms',
    'FAQ',
    'HTML page',
    'NDA',
    'F1 race',
    'S-class',
    'R&D project',
    'EU grant',
    'e-bike',
    '8-hour shift',
    '11th floor',
    '18th birthday',
    '80 km race',
    'écran',
    '“Orders” chart',
    'Entry',
  ])('an %s', (thing) => {
    expect(withArticle(thing)).toBe(`an ${thing}`);
  });

  test.each([
    'recipe',
    'European',
    'user',
    'uniform request',
    'unit price',
    'union',
    'unique code',
    'university',
    'utility bill',
    'usual order',
    'UK office',
    'URL',
    'USB stick',
    'UFO',
    'one-off job',
    'once-a-week task',
    'euro',
    'ewe',
    'U-boat',
    'T-shirt',
    'PDF',
    'SIM card',
    'NASA mission',
    'RECIPE',
    'hotel',
    'house',
    '1 km race',
    '100 m race',
    '“Sales” chart',
    'طلب',
    '<b>bold</b> name',
    long,
  ])('a %s', (thing) => {
    expect(withArticle(thing)).toBe(`a ${thing}`);
  });

  test.each(['feedback', 'customer feedback', 'equipment', 'news'])('%s has none', (thing) => {
    expect(withArticle(thing)).toBe(thing);
  });
});

test.each([
  ['Due date', 'due date'],
  ['VAT number', 'VAT number'],
  ['X-ray', 'X-ray'],
  ['English name', 'English name'],
  ['European client', 'European client'],
  ['Instagram handle', 'Instagram handle'],
  ['Saturday', 'Saturday'],
  ['عميل', 'عميل'],
  ['<b>x</b>', '<b>x</b>'],
  [`Y${long}`, `y${long}`],
  ['', ''],
])('the label "%s" is "%s" in a sentence', (label, said) => {
  expect(lower(label)).toBe(said);
});

test.each([
  [0, 'were'],
  [1, 'was'],
  [2, 'were'],
  [[], 'were'],
  [['total'], 'was'],
  [['total', 'tax'], 'were'],
  ['email', 'was'],
  ['opening hours', 'were'],
  ['status', 'was'],
  ['', 'was'],
] as const)('%j %s', (many, verb) => {
  expect(agree(many, 'was', 'were')).toBe(verb);
});

test.each([
  [true, 'yes', 'marked “paid”'],
  [false, 'no', 'not marked “paid”'],
] as const)('a yes/no field that is %s reads "%s"', (value, word, said) => {
  expect(yesOrNo(value)).toBe(word);
  expect(marked('Paid', value)).toBe(said);
});

test.each([
  ['Orders', 'the Orders page', 'an Orders page'],
  ['Map', 'the Map page', 'a Map page'],
  ['Home page', 'the Home page', 'a Home page'],
  ['Our story', 'the “Our story” page', 'an “Our story” page'],
  ['News', 'the News page', 'a News page'],
  ['عملاء', 'the عملاء page', 'a عملاء page'],
])('the page "%s" is %s', (label, the, a) => {
  expect(thePage(label)).toBe(the);
  expect(aPage(label)).toBe(a);
});

test('several pages are named together', () => {
  expect(thePages(['Board'])).toBe('the Board page');
  expect(thePages(['Board', 'Map'])).toBe('the Board and Map pages');
  expect(thePages(['Board', 'Map', 'Chat'])).toBe('the Board, Map and Chat pages');
});

test.each([
  ['short', 'short'],
  ['a long story about boats', 'a long story…'],
  ['a long story, about boats', 'a long story…'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaa…'],
  [`${'a'.repeat(13)}🎉🎉`, `${'a'.repeat(13)}…`],
])('"%s" is quoted as "%s"', (text, said) => {
  expect(shortened(text, 14)).toBe(said);
});
