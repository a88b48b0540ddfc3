// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setCurrentUser } from '../sdk/auth.ts';
import { RecordTable } from './record-table.tsx';
import { leaveKit, recordLines, showKit, textsOf } from './testing/kit-page.tsx';

afterEach(() => {
  setCurrentUser(null);
  leaveKit();
});

const columns = ['number', 'status', 'total'];
const statuses = () => new Set(textsOf(recordLines(), 2));

test('a list opens with what it is about, a press shows everything, another goes back', async () => {
  showKit(({ Order }) => (
    <RecordTable
      entity={Order}
      columns={columns}
      pageSize={100}
      focus={{ label: 'Packed orders', where: { status: 'packed' } }}
    />
  ));
  const button = await screen.findByRole('button', { name: 'Packed orders', pressed: true });
  await waitFor(() => expect(statuses()).toEqual(new Set(['Packed'])));

  fireEvent.click(button);
  await waitFor(() => expect(statuses().size).toBeGreaterThan(2));
  expect(button.getAttribute('aria-pressed')).toBe('false');

  fireEvent.click(button);
  await waitFor(() => expect(statuses()).toEqual(new Set(['Packed'])));
});

test('where nobody has made a record of their own, the list says so and leads to all of them', async () => {
  showKit(({ Order }) => (
    <RecordTable entity={Order} columns={columns} focus={{ label: 'My orders', mine: true }} />
  ));
  expect(await screen.findByText('Only showing “My orders”.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(recordLines().length).toBeGreaterThan(5));
});

test('one press on a row gives its field the value, and is not offered where it has it', async () => {
  const { Order } = showKit((entities) => (
    <RecordTable
      entity={entities.Order}
      columns={columns}
      pageSize={100}
      quick={{ label: 'Mark as packed', field: 'status', value: 'packed' }}
    />
  ));
  await waitFor(() => expect(recordLines().length).toBeGreaterThan(5));
  const offered = () =>
    recordLines().filter((line) => within(line).queryByRole('button', { name: 'Mark as packed' }));
  const [first] = offered();
  const before = offered().length;
  expect(textsOf([first as HTMLElement], 2)).not.toEqual(['Packed']);
  fireEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Mark as packed' }));
  await waitFor(() => expect(offered()).toHaveLength(before - 1));
  const packed = await Order.filter({ status: 'packed' }, 'number', 100);
  expect(packed).toHaveLength(recordLines().length - before + 1);
});

test('who may only read is offered no press', async () => {
  showKit(({ Order }) => (
    <RecordTable
      entity={Order}
      columns={columns}
      readOnly
      quick={{ label: 'Mark as packed', field: 'status', value: 'packed' }}
    />
  ));
  await waitFor(() => expect(recordLines().length).toBeGreaterThan(5));
  expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull();
});

test('a phone offers the press in the list as well, and says what its numbers are', async () => {
  Object.assign(window, { innerWidth: 390 });
  try {
    showKit(({ Order }) => (
      <RecordTable
        entity={Order}
        columns={['number', 'status', 'boxes']}
        quick={{ label: 'Mark as packed', field: 'status', value: 'packed' }}
      />
    ));
    expect((await screen.findAllByRole('button', { name: 'Mark as packed' })).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Boxes').length).toBeGreaterThan(0);
  } finally {
    Object.assign(window, { innerWidth: 1024 });
  }
});
