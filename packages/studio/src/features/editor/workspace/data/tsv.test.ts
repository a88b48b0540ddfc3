import { expect, test } from 'vitest';
import { formatTsv, parseTsv } from './tsv.ts';

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\tb\r\n', [['a', 'b']]],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['"not closed\tx', [['"not closed', 'x']]],
  ['"quoted" and more\tx', [['"quoted" and more', 'x']]],
  [
    'a\t\t\n\tb',
    [
      ['a', '', ''],
      ['', 'b'],
    ],
  ],
  ['', [['']]],
])('%j is read as rows of cells', (text, rows) => {
  expect(parseTsv(text)).toEqual(rows);
});

test('what is written reads the same', () => {
  const rows = [
    ['plain', 'tab\there'],
    ['line\nbreak', '"quoted"'],
    ['', 'שלום'],
  ];
  expect(parseTsv(formatTsv(rows))).toEqual(rows);
});
