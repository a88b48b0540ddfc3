// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CreateButton, RecordForm } from './kit.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(leaveKit);
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what is wrong is said beside its field when it is left, and goes once it is right', async () => {
  showKit(({ Customer }) => <RecordForm entity={Customer} />);
  type('Email', 'somebody@');
  expect(screen.queryByText('Enter a valid email address')).toBeNull();
  fireEvent.blur(screen.getByLabelText('Email'));
  expect(screen.getByText('Enter a valid email address')).toBeDefined();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  type('Email', 'somebody@example.com');
  expect(screen.queryByText('Enter a valid email address')).toBeNull();
});

test('what is missing is said when the form is sent, and the first such field gets the focus', async () => {
  const { Customer } = showKit(({ Customer: entity }) => <RecordForm entity={entity} />);
  const before = await Customer.count();
  press('Add customer');
  const name = screen.getByLabelText(/^Name/);
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-describedby')).toContain('error');
  type('Name', 'Nora');
  press('Add customer');
  expect(await screen.findByText('Customer added')).toBeDefined();
  expect(await Customer.count()).toBe(before + 1);
  await waitFor(() => expect((name as HTMLInputElement).value).toBe(''));
});

test('a long form takes the page and is cut into parts; a short one stays a narrow sheet', async () => {
  showKit(({ Supplier, Task }) => (
    <>
      <CreateButton entity={Supplier} />
      <CreateButton entity={Task} />
    </>
  ));
  press('New supplier');
  const long = await screen.findByRole('dialog', { name: 'New supplier' });
  const parts = within(long)
    .getAllByRole('region')
    .map((part) => part.getAttribute('aria-label'));
  expect(parts).toEqual(['Basics', 'Contact', 'Dates and times', 'Numbers', 'Options', 'Notes and files']);
  expect(long.className).toContain('sm:max-w-none');
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('New task');
  const short = await screen.findByRole('dialog', { name: 'New task' });
  expect(within(short).queryByRole('region')).toBeNull();
  expect(short.className).not.toContain('sm:max-w-none');
});

test('closing a sheet with changes asks, and so does leaving the tab', async () => {
  showKit(({ Task }) => <CreateButton entity={Task} />);
  press('New task');
  await screen.findByRole('dialog', { name: 'New task' });
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  type('Title', 'Sweep');
  expect(leave()).toBe(true);
  press('Cancel');
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect((screen.getByLabelText(/^Title/) as HTMLInputElement).value).toBe('Sweep');
  press('Cancel');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(leave()).toBe(false);
});
