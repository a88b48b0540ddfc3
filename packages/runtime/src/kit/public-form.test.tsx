import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { EntityClient } from '../sdk/entity-types.ts';
import { setMayUpload } from '../sdk/may-upload.ts';
import { PublicForm } from './public-form.tsx';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(() => {
  leaveKit();
  setMayUpload(true);
});

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

test('of two ways to be answered each says that one is enough, in sight once, and what is missing names both', async () => {
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
    expect(hint?.classList.contains('sr-only')).toBe(field === email);
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

/** Customers with a photo, as a form for them asks. */
const withPhoto = (entity: EntityClient, required: string[] = []): EntityClient => ({
  ...entity,
  schema: {
    ...entity.schema,
    properties: {
      ...entity.schema.properties,
      photo: { type: 'string', title: 'Photo', 'x-sayso': { kind: 'image' } },
      plan: { type: 'string', title: 'Plan', format: 'file' },
    },
    required: [...(entity.schema.required ?? []), ...required],
  },
});
const photoForm = (required?: string[]) =>
  showKit(({ Customer }) => (
    <PublicForm
      entity={withPhoto(Customer, required)}
      fields={['name', 'phone', 'photo', 'plan']}
      submitLabel="Send"
      thanks="Thank you"
    />
  ));

test('who may add no files is asked for none, and sends the rest', async () => {
  setMayUpload(false);
  const { Customer } = photoForm();
  expect(screen.queryByText('Photo')).toBeNull();
  expect(screen.queryByText('Plan')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Grace' } });
  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '020 7946 0001' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you')).toBeDefined();
  expect(await Customer.filter({ name: 'Grace' })).toHaveLength(1);
});

test('whoever may add files is asked for them, as soon as that is known', () => {
  setMayUpload(false);
  photoForm();
  act(() => setMayUpload(true));
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined();
});

test('a picture that the form cannot go without says who can add one, and no picker stands there', () => {
  setMayUpload(false);
  photoForm(['photo']);
  expect(screen.getByText('Only people who are signed in can add a picture.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull();
  expect(screen.queryByText('Plan')).toBeNull();
});
