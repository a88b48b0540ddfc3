// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RecordCards } from './kit.ts';
import { PublicList } from './public-list.tsx';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(leaveKit);

test('a text that a page names is a filter in sight, beside the choices', async () => {
  showKit(({ Supplier }) => (
    <RecordCards entity={Supplier} fields={['city']} filters={['country', 'city']} />
  ));
  expect((await screen.findByRole('combobox', { name: 'City' })).textContent).toBe('Any city');
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeDefined();
});

test('the one price of a card stands without its name before it', async () => {
  showKit(({ Product }) => <PublicList entity={Product} fields={['name', 'price', 'stock']} />);
  await screen.findAllByText('In stock');
  const names = screen.getAllByText('Price', { selector: '.sr-only' });
  expect(names.length).toBeGreaterThan(0);
  expect(screen.getAllByText('Price')).toHaveLength(names.length);
});
