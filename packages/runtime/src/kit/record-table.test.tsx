// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeSettings } from '../kit-gallery/gallery-settings.ts';
import { setFormats } from './format.ts';
import { RecordTable } from './record-table.tsx';
import { leaveKit, recordLines, showKit, textsOf } from './testing/kit-page.tsx';

afterEach(() => {
  leaveKit();
  setFormats({});
});

const columns = ['number', 'customer_id', 'status', 'total', 'boxes', 'is_paid', 'due_date'];
const show = (data: 'full' | 'empty' | 'loading' | 'error' = 'full', pageSize = 50) =>
  showKit(
    ({ Order }) => <RecordTable entity={Order} columns={columns} detailPage="Order" pageSize={pageSize} />,
    {
      data,
    },
  );
const filled = () => waitFor(() => expect(recordLines()).toHaveLength(42));
const open = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Enter' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('nothing there yet: says what is missing and opens the form', async () => {
  show('empty');
  expect(await screen.findByText('No orders yet')).toBeDefined();
  press(/Add order/);
  expect(await screen.findByRole('dialog', { name: 'New order' })).toBeDefined();
});

test('while it loads a skeleton in the shape of the table, and no table', async () => {
  show('loading');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('what failed is said, and trying again brings the records', async () => {
  show('error');
  expect(await screen.findByText('The records could not be reached.')).toBeDefined();
  changeSettings({ data: 'full' });
  press('Try again');
  await filled();
});

test('money stands at the right in the app’s language, enums are badges, references link to their record', async () => {
  setFormats({ locale: 'de', currency: 'EUR' });
  const { Order } = show();
  await filled();
  const [line] = recordLines();
  const cells = within(line as HTMLElement).getAllByRole('cell');
  expect(cells[4]?.className).toContain('text-end');
  expect(cells[4]?.textContent).toMatch(/^\d+,\d\d\s€$/);
  const badges = screen.getAllByText('Packed').map((badge) => badge.dataset['color']);
  expect(new Set(badges.filter(Boolean)).size).toBe(1);
  const [first] = await Order.list('-created_date', 1);
  await waitFor(() => expect(within(line as HTMLElement).queryByText('…')).toBeNull());
  expect(
    within(line as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/Order?id=${first?.id}`);
});

test('a click on a head sorts, another turns it round', async () => {
  show();
  await filled();
  press('Boxes');
  await waitFor(() => expect(textsOf(recordLines(), 5)[0]).toBe('1'));
  press('Boxes');
  await waitFor(() => expect(textsOf(recordLines(), 5)[0]).toBe('8'));
  expect(screen.getByRole('columnheader', { name: 'Boxes' }).getAttribute('aria-sort')).toBe('descending');
});

test('the search finds words, and what finds nothing offers to be cleared', async () => {
  show();
  await filled();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '#1041' } });
  await waitFor(() => expect(recordLines()).toHaveLength(1));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
  await screen.findByText('Try other words.');
  // Beside the search and below the message: one name for one act.
  const buttons = screen.getAllByRole('button', { name: 'Clear search and filters' });
  expect(buttons).toHaveLength(2);
  fireEvent.click(buttons[1] as HTMLElement);
  await filled();
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
});

test('filters by number, by day and by yes or no, together', async () => {
  const { Order } = show();
  await filled();
  press(/Filters/);
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  const fill = (name: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(name), { target: { value } });
  fill('Boxes from', '5');
  fill('Boxes to', '7');
  const expected = await Order.count({ boxes: { $gte: 5, $lte: 7 } });
  await waitFor(() => expect(recordLines()).toHaveLength(expected));
  const from = '2026-01-01';
  // As long as no day is chosen; "Choose a date" was cut off here.
  within(dialog).getByText(/^from$/i);
  fill('Due from', from);
  expect(within(dialog).queryByText(/^from$/i)).toBeNull();
  const paid = within(dialog).getByLabelText('Paid');
  fireEvent.keyDown(paid, { key: 'ArrowDown' });
  fireEvent.keyDown(await screen.findByRole('option', { name: 'Yes' }), { key: 'Enter' });
  const both = await Order.count({ boxes: { $gte: 5, $lte: 7 }, is_paid: true, due_date: { $gte: from } });
  expect(both).toBeLessThan(expected);
  await waitFor(() => expect(recordLines()).toHaveLength(both));
  expect(screen.getByRole('button', { name: /Filters 3/, hidden: true })).toBeDefined();
});

test('filters by an enum and by a reference that is found by typing', async () => {
  const { Order } = show();
  await filled();
  fireEvent.keyDown(screen.getByLabelText('Status'), { key: 'ArrowDown' });
  fireEvent.keyDown(await screen.findByRole('option', { name: 'Packed' }), { key: 'Enter' });
  const packed = await Order.count({ status: 'packed' });
  await waitFor(() => expect(recordLines()).toHaveLength(packed));
  press(/Filters/);
  fireEvent.click(await screen.findByRole('combobox', { name: 'Customer' }));
  fireEvent.change(await screen.findByPlaceholderText('Search customers'), { target: { value: 'mori' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Hana Mori' }));
  const hers = await Order.count({ status: 'packed', customer_id: 'Customer-0' });
  await waitFor(() => expect(recordLines()).toHaveLength(hers));
});

test('a text that the page names is filtered among the values that are there', async () => {
  const { Order } = showKit(({ Order: entity }) => (
    <RecordTable entity={entity} columns={columns} filters={['number']} detailPage="Order" pageSize={50} />
  ));
  await filled();
  fireEvent.keyDown(await screen.findByLabelText('Order'), { key: 'ArrowDown' });
  const [first] = await Order.list('number', 1);
  fireEvent.keyDown(await screen.findByRole('option', { name: String(first?.['number']) }), { key: 'Enter' });
  await waitFor(() => expect(recordLines()).toHaveLength(1));
});

test('columns and page size stay as this person chose them', async () => {
  show();
  await filled();
  open(screen.getByRole('button', { name: 'Choose columns' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Boxes' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Boxes', hidden: true })).toBeNull());
  const kept = { ...localStorage };
  leaveKit();
  Object.assign(localStorage, kept);
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
  show();
  await filled();
  expect(screen.queryByRole('columnheader', { name: 'Boxes' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Total' })).toBeDefined();
});

test('chosen rows are counted and deleted after a question, and a toast says so', async () => {
  const { Order } = show('full', 10);
  await waitFor(() => expect(recordLines()).toHaveLength(10));
  const boxes = screen.getAllByRole('checkbox', { name: 'Select this row' });
  for (const box of boxes.slice(0, 3)) fireEvent.click(box);
  expect(screen.getByText('3 selected')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /Select all/ }).getAttribute('aria-checked')).toBe('mixed');
  press('Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete 3 orders?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await Order.count()).toBe(42);
  press('Delete');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('3 orders deleted')).toBeDefined();
  expect(await Order.count()).toBe(39);
  await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
});

test('on a phone each record can be chosen, and what was chosen is deleted together', async () => {
  Object.assign(window, { innerWidth: 390 });
  try {
    const { Order } = show('full', 10);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select / });
    expect(boxes).toHaveLength(10);
    for (const box of boxes.slice(0, 2)) fireEvent.click(box);
    expect(screen.getByText('2 selected')).toBeDefined();
    press('Clear selection');
    expect(screen.queryByText('2 selected')).toBeNull();
    for (const box of screen.getAllByRole('checkbox', { name: /^Select / }).slice(0, 2)) fireEvent.click(box);
    press('Delete');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 orders deleted')).toBeDefined();
    expect(await Order.count()).toBe(40);
  } finally {
    Object.assign(window, { innerWidth: 1024 });
  }
});

const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search orders' }), { target: { value: text } });

test('search finds what the list shows: labels of choices, and names of records that it refers to', async () => {
  const { Order, Customer } = show();
  await filled();
  search('packed');
  const packed = await Order.count({ status: 'packed' });
  await waitFor(() => expect(recordLines()).toHaveLength(packed));

  const [first] = await Order.list('-created_date', 1);
  const { name } = await Customer.get(String(first?.['customer_id']));
  search(String(name));
  const own = await Order.count({ customer_id: first?.['customer_id'] });
  await waitFor(() => expect(recordLines()).toHaveLength(own));
  search('nobody-of-this-name');
  await waitFor(() => expect(recordLines()).toHaveLength(0));
});

test.each([
  ['Person', 'Search people'],
  ['Shelf', 'Search shelves'],
  ['Quiz', 'Search quizzes'],
  ['Staff', 'Search staff'],
])('records that are called %s are searched as people would say it', async (title, label) => {
  showKit(({ Order }) => (
    <RecordTable entity={{ ...Order, schema: { ...Order.schema, title } }} columns={columns} />
  ));
  expect(await screen.findByRole('searchbox', { name: label })).toBeDefined();
});
