import { expect, test } from 'vitest';
import { anEntity } from '../testing/made-blueprint.ts';
import { listTitle } from './list-title.ts';

const guest = anEntity('Guest', [
  'Name',
  'Pass end date: date',
  'Expiry date: date',
  'Due date: date',
  'Last day: date',
]);
const fieldOf = (label: string) => guest.fields.find((field) => field.label === label);

test.each([
  ['Pass end date', 'Guests whose pass ends soon'],
  ['Expiry date', 'Guests expiring soon'],
  ['Due date', 'Guests due soon'],
  ['Last day', 'Guests ending soon'],
])('the title of what ends says what it is that ends: %s', (label, title) => {
  const field = fieldOf(label);
  expect(listTitle('ends-soon', guest, { own: '', ...(field ? { field } : {}) })).toBe(title);
});

test('words that somebody chose for a list stay', () => {
  expect(listTitle('ends-soon', guest, { own: 'Guests whose season pass expires soon' })).toBe(
    'Guests whose season pass expires soon',
  );
  expect(listTitle('overdue', guest, { own: 'What we must see to' })).toBe('Overdue guests');
});
