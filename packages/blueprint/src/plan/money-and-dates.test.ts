import { expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';
import { formatsOf } from './money-and-dates.ts';

test.each([
  ['Invoices with amount and VAT', 'GBP'],
  ['Flats to let with rent and bedrooms', 'GBP'],
  ['A list of plumbers in Leeds with hourly rate', 'GBP'],
  ['Prices in pounds', 'GBP'],
  ['Favourite colours and organisers with a fee', 'GBP'],
  ['Members log their weight in pounds', 'USD'],
  ['A form to let customers book a table', 'USD'],
  ['Invoices with VAT for our shop in Germany, in euros', 'EUR'],
  ['Tours of New York with price', 'USD'],
  ['Tours of London, prices in $', 'USD'],
  ['Tasks with title and due date', 'USD'],
])('%s is in %s', (text, currency) => {
  expect(formatsOf(text).currency).toBe(currency);
});

test('a British app writes days before months, others as the reader’s browser does', () => {
  const sourcesOf = (text: string) => JSON.stringify(emitFiles(buildBlueprint(read(text))));

  expect(sourcesOf('Invoices with customer, amount, VAT and date')).toContain('en-GB');
  expect(sourcesOf('Invoices with customer, amount, tax and date')).not.toContain('en-GB');
});
