// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Cell } from './cell.tsx';
import { noReferences } from './data.ts';
import { setFormats } from './format.ts';
import { type Field, fieldOf } from './schema.ts';

afterEach(() => {
  cleanup();
  setFormats({});
});

const schema = {
  properties: {
    email: { type: 'string' as const, format: 'email', title: 'Email' },
    phone: { type: 'string' as const, title: 'Phone', 'x-sayso': { kind: 'phone' as const } },
  },
};
const row = { id: 'p1', email: 'jonas.petrova@example.com', phone: '+1 555 0101' };
const show = (key: 'email' | 'phone', isLong: boolean) => {
  const field = fieldOf(schema, key) as Field;
  render(<Cell field={field} row={row} references={noReferences} isLong={isLong} />);
  return screen.getByRole('link');
};

test.each(['email', 'phone'] as const)('on a card a %s has its mark and is shown whole', (key) => {
  const link = show(key, true);
  expect(link.querySelector('svg')).not.toBeNull();
  expect(link.querySelector('.truncate')).toBeNull();
});

test('in a line of a table an address has no mark and takes what room there is', () => {
  const link = show('email', false);
  expect(link.querySelector('svg')).toBeNull();
  expect(link.querySelector('.truncate')).not.toBeNull();
});

test.each([
  ['date', '2026-11-26', '26.11.2026'],
  ['date-time', '2026-11-26T14:30:00', '26.11.2026, 14:30'],
])('a %s has the whole of it on hover, as the app writes dates', (format, at, title) => {
  setFormats({ locale: 'de-DE' });
  const field = fieldOf({ properties: { at: { type: 'string' as const, format } } }, 'at') as Field;
  const { container } = render(<Cell field={field} row={{ id: 'p1', at }} references={noReferences} />);
  expect(container.querySelector('time')?.title.replace('Nov.', '11.').replace(' 11. ', '11.')).toBe(title);
});
