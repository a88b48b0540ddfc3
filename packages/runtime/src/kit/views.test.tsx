// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { format } from 'date-fns';
import { afterEach, expect, test } from 'vitest';
import { inDays, RecentRecords, RecordBoard, RecordCalendar, RecordDetail } from './kit.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(leaveKit);

test('a board counts and sums all of a column, draws its first cards, and more on demand', async () => {
  const { Order } = showKit(
    ({ Order: entity }) => (
      <RecordBoard entity={entity} field="status" cardFields={['total']} sumField="total" />
    ),
    { data: '5000' },
  );
  const column = await screen.findByRole('region', { name: 'Packed' });
  const count = await Order.count({ status: 'packed' });
  const { rows } = await Order.aggregate({ query: { status: 'packed' }, sum: 'total' });
  expect(count).toBeGreaterThan(500);
  expect(column.textContent).toContain(count.toLocaleString('en'));
  expect(column.textContent).toContain(Math.round(Number(rows[0]?.['sum_total'])).toLocaleString('en'));
  expect(within(column).getAllByRole('article')).toHaveLength(25);
  fireEvent.click(within(column).getByRole('button', { name: /Show more/ }));
  await waitFor(() => expect(within(column).getAllByRole('article')).toHaveLength(75));
});

test('a board has a column of its own for what has no value, and its button adds there', async () => {
  const { Order } = showKit(({ Order: entity }) => (
    <RecordBoard entity={entity} field="status" cardFields={['total']} />
  ));
  await screen.findByRole('region', { name: 'Packed' });
  expect(screen.queryByRole('region', { name: 'No status' })).toBeNull();
  await Order.create({ number: '#lost' });
  expect(await screen.findByRole('region', { name: 'No status' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Packed' }));
  const sheet = await screen.findByRole('dialog', { name: 'New order' });
  expect(within(sheet).getByLabelText(/^Status/).textContent).toContain('Packed');
});

test('a day of the calendar draws three records and opens the others; a click on it adds there', async () => {
  const { Order } = showKit(
    ({ Order: entity }) => <RecordCalendar entity={entity} dateField="due_date" colorField="status" />,
    { data: '5000' },
  );
  const today = format(new Date(), 'yyyy-MM-dd');
  const count = await Order.count({ due_date: today });
  const more = await screen.findAllByText(/^\+[\d,]+ more$/);
  expect(more[0]).toBeDefined();
  const dayButton = document.querySelector(`[data-day="${today}"]`);
  const day = dayButton?.parentElement as HTMLElement;
  expect(within(day).getByText(`+${count - 3} more`)).toBeDefined();
  fireEvent.click(within(day).getByText(`+${count - 3} more`));
  const opened = await screen.findByRole('dialog');
  expect(within(opened).getAllByRole('button').length).toBe(51);
  fireEvent.click(dayButton as Element);
  const sheet = await screen.findByRole('dialog', { name: 'New order' });
  expect((within(sheet).getByLabelText(/^Due/) as HTMLInputElement).value).toBe(today);
});

test('a record’s page: name, facts, what belongs to it with a way to add, and what happened', async () => {
  const { OrderLine } = showKit(
    ({ Order, OrderLine: lines }) => (
      <RecordDetail
        entity={Order}
        listPage="Orders"
        fields={['status', 'customer_id', 'total', 'notes']}
        related={[{ entity: lines, field: 'order_id', label: 'Lines', columns: ['product_id', 'quantity'] }]}
      />
    ),
    { path: '/Order?id=Order-1' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: '#1041' })).toBeDefined();
  expect(screen.getByText('Customer')).toBeDefined();
  expect(await screen.findByRole('tab', { name: 'Lines 3' })).toBeDefined();
  expect(await screen.findByText('3 order lines')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: /Add order line/ }));
  const sheet = await screen.findByRole('dialog', { name: 'New order line' });
  await waitFor(() => expect(within(sheet).getByLabelText(/^Order/).textContent).toContain('#1041'));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Cancel' }));
  await OrderLine.create({ order_id: 'Order-1', product_id: 'Product-0', quantity: 1 });
  expect(await screen.findByRole('tab', { name: 'Lines 4' })).toBeDefined();
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Activity' }));
  const activity = await screen.findByRole('list', { name: 'Activity' });
  expect(activity.textContent).toContain('This order was added');
  expect(activity.textContent).toContain('Last changed');
  await waitFor(() => expect(activity.textContent).toContain('Added order line'));
  const panel = screen.getByRole('tab', { name: 'Activity' }).getAttribute('aria-controls') ?? '';
  // Several ids may stand there, parted by spaces, so the one of a panel has none.
  expect(panel.split(/\s+/).map((id) => document.getElementById(id)?.contains(activity))).toEqual([true]);
});

test('beside its name a record says where it stands, whatever choice its form begins with', async () => {
  showKit(
    ({ Order }) => <RecordDetail entity={Order} listPage="Orders" fields={['priority', 'status', 'total']} />,
    { path: '/Order?id=Order-1' },
  );
  const title = await screen.findByRole('heading', { level: 1, name: '#1041' });
  expect(title.parentElement?.textContent).toMatch(/New|Packed|On the way|Delivered|Cancelled/);
  expect(screen.getByText('Priority').nextElementSibling?.textContent).toMatch(/Low|Normal|High|–/);
});

test('a record that is not there says so and leads back', async () => {
  showKit(({ Order }) => <RecordDetail entity={Order} listPage="Orders" fields={['status']} />, {
    path: '/Order?id=gone',
  });
  expect(await screen.findByText('This order wasn’t found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to orders' }).getAttribute('href')).toBe('/Orders');
});

test('a date among the newest records says of what it is, and they stand by it', async () => {
  showKit(({ Order }) => (
    <RecentRecords title="Recent orders" entity={Order} fields={['number', 'status', 'due_date']} />
  ));
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows[0]?.lastElementChild?.textContent).toMatch(/^Due \S/);
  const dates = rows.map((row) => row.querySelector('time')?.dateTime ?? '');
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('a list that goes by a date says how long it is until then', async () => {
  showKit(({ Order }) => (
    <RecentRecords
      title="Due soon"
      entity={Order}
      fields={['number', 'due_date']}
      where={{ due_date: { $gte: inDays(2), $lte: inDays(30) } }}
      sort="due_date"
    />
  ));
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.lastElementChild?.textContent).toMatch(/in \d+ days$/);
});

test('a narrow list has its date in a second line, without a word that the title says', async () => {
  showKit(({ Order }) => (
    <RecentRecords
      title="Upcoming orders"
      entity={Order}
      fields={['number', 'customer_id', 'due_date']}
      where={{ due_date: { $gte: inDays(2), $lte: inDays(30) } }}
      sort="due_date"
    />
  ));
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const lines = row.firstElementChild?.children;
    expect(lines?.item((lines?.length ?? 0) - 1)?.textContent).toMatch(/\d · in \d+ days$/);
    expect(row.textContent).not.toContain('Due');
  }
});

test('facts of a card on a board are a list, one fact a line', async () => {
  showKit(({ Order }) => (
    <RecordBoard entity={Order} field="status" cardFields={['customer_id', 'total', 'priority']} />
  ));
  const [card] = await screen.findAllByRole('article');
  const facts = within(card as HTMLElement).getAllByRole('listitem');
  expect(facts.map((fact) => fact.title)).toContain('Total');
  expect(facts.map(({ parentElement }) => parentElement?.tagName)).toEqual(facts.map(() => 'UL'));
});

test('an end among records is said as what ends', async () => {
  showKit(({ Shift }) => <RecentRecords title="Shifts" entity={Shift} fields={['person', 'end']} />);
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.some((row) => /^Ends \S/.test(row.lastElementChild?.textContent ?? ''))).toBe(true);
});

test('a calendar lists what has no date, so that a new record is found', async () => {
  const { Order } = showKit(({ Order: entity }) => <RecordCalendar entity={entity} dateField="due_date" />);
  await screen.findByRole('tab', { name: 'Month' });
  await Order.create({ number: '#undated' });
  const rest = await screen.findByRole('region', { name: 'No due' });
  fireEvent.click(within(rest).getByRole('button', { name: '#undated' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});
