import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PublicForm } from './public-form.tsx';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(leaveKit);

test('what visitors send says how to answer them', async () => {
  const { Customer } = showKit(
    ({ Customer: entity }) => (
      <PublicForm entity={entity} fields={['name', 'email', 'phone']} submitLabel="Send" thanks="Thank you" />
    ),
    { data: 'empty' },
  );
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
  expect(await Customer.count({})).toBe(0);

  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you')).toBeDefined();
  expect(await Customer.filter({ name: 'Ada' })).toMatchObject([{ email: 'ada@example.com' }]);
});

test('a phone number is enough to be answered', async () => {
  const { Customer } = showKit(
    ({ Customer: entity }) => (
      <PublicForm entity={entity} fields={['name', 'email', 'phone']} submitLabel="Send" thanks="Thank you" />
    ),
    { data: 'empty' },
  );
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '020 7946 0000' } });
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('Thank you')).toBeDefined();
  expect(await Customer.filter({ name: 'Ada' })).toMatchObject([{ phone: '020 7946 0000' }]);
});

test('of two ways to be answered each says that one is enough, and what is missing names both', async () => {
  showKit(
    ({ Customer: entity }) => (
      <PublicForm entity={entity} fields={['name', 'phone', 'email']} submitLabel="Send" thanks="Thank you" />
    ),
    { data: 'empty' },
  );
  const [phone, email] = [screen.getByLabelText(/^Phone/), screen.getByLabelText(/^Email/)];
  for (const field of [phone, email]) {
    expect(field.getAttribute('aria-required')).toBe('false');
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Phone or email: one is enough');
  }
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Fill in phone or email')).toBeDefined();
  expect([phone, email].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'false']);
  fireEvent.change(email, { target: { value: 'ada@example.com' } });
  expect(screen.queryByText('Fill in phone or email')).toBeNull();
});

test('the only way to be answered is required', () => {
  showKit(({ Customer: entity }) => (
    <PublicForm entity={entity} fields={['name', 'email']} submitLabel="Send" thanks="Thank you" />
  ));
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-required')).toBe('true');
  expect(screen.queryByText(/one is enough/)).toBeNull();
});

test('what is wrong with a field goes as soon as it is put right', async () => {
  showKit(
    ({ Customer: entity }) => (
      <PublicForm entity={entity} fields={['name', 'email']} submitLabel="Send" thanks="Thank you" />
    ),
    { data: 'empty' },
  );
  const isWrong = (label: RegExp) => screen.getByLabelText(label).getAttribute('aria-invalid');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect([isWrong(/^Name/), isWrong(/^Email/)]).toEqual(['true', 'true']);
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Ada' } });
  expect([isWrong(/^Name/), isWrong(/^Email/)]).toEqual(['false', 'true']);
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'ada@' } });
  expect(isWrong(/^Email/)).toBe('true');
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'ada@example.com' } });
  expect(isWrong(/^Email/)).toBe('false');
});
