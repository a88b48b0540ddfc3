import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Reviews } from './kit.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(leaveKit);

test('reviews show their average, and one’s own is added to them', async () => {
  const { Customer } = showKit(
    ({ Customer: entity }) => (
      <Reviews
        entity={entity}
        ratingField="rating"
        textField="notes"
        nameField="name"
        fields={['rating', 'notes', 'name']}
      />
    ),
    { data: 'full' },
  );
  const count = await Customer.count({});
  const region = screen.getByRole('region', { name: 'Reviews' });
  await within(region).findByText(new RegExp(`out of 5, ${count} reviews`));
  expect(within(region).getAllByRole('listitem').length).toBeGreaterThan(5);
  fireEvent.click(within(region).getByRole('button', { name: '4 of 5' }));
  fireEvent.change(within(region).getByLabelText(/^Name/), { target: { value: 'Ada' } });
  fireEvent.click(within(region).getByRole('button', { name: 'Leave a review' }));
  expect(await within(region).findByText('Thank you for your review!')).toBeDefined();
  await waitFor(() => within(region).getByText(new RegExp(`out of 5, ${count + 1} reviews`)));
  expect(within(region).getByText('Ada')).toBeDefined();
  expect(await Customer.filter({ name: 'Ada' })).toMatchObject([{ rating: 4 }]);
});

test('whoever has no account reads, where only members write', async () => {
  showKit(({ Customer: entity }) => (
    <Reviews entity={entity} ratingField="rating" fields={['rating']} forMembers />
  ));
  expect(await screen.findByText('Sign in to leave a review.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Leave a review' })).toBeNull();
});
