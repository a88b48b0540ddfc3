import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { format } from 'date-fns';
import { afterEach, expect, test } from 'vitest';
import type { Entities } from '../kit-gallery/gallery-data.ts';
import { RecordCalendar } from './kit.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(leaveKit);

const today = format(new Date(), 'yyyy-MM-dd');
const draw = ({ Order, Task, Shift }: Entities) => (
  <RecordCalendar
    entity={Order}
    dateField="due_date"
    label="Deliveries"
    also={[
      { entity: Task, dateField: 'due_date', label: 'Tasks' },
      { entity: Shift, dateField: 'start', endField: 'end' },
    ]}
  />
);
const dayOf = (): HTMLElement => {
  const button = document.querySelector(`[data-day="${today}"]`);
  if (!(button instanceof HTMLElement)) throw new Error('today is not on show');
  return button;
};
const cell = (): HTMLElement => dayOf().parentElement ?? document.body;

test('several kinds stand on one calendar, each in a colour, and the legend shows and hides them', async () => {
  const { Task } = showKit(draw, { data: 'full' });
  const order = (await screen.findAllByRole('button', { name: /^order: / }))[0]?.dataset['color'];
  await Task.create({ title: 'Water the seedlings', due_date: today });
  const legend = screen.getByRole('group', { name: 'Shown on the calendar' });
  const chip = (name: RegExp) => within(legend).getByRole('button', { name });
  expect(chip(/^Shifts/).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(chip(/^Deliveries/));
  expect(chip(/^Deliveries/).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryAllByRole('button', { name: /^order: / })).toHaveLength(0);
  const task = await screen.findByRole('button', { name: 'task: Water the seedlings' });
  expect(order).toBeDefined();
  expect(task.dataset['color']).not.toBe(order);
  fireEvent.click(chip(/^Tasks/));
  expect(screen.queryAllByRole('button', { name: /^task: / })).toHaveLength(0);
  fireEvent.click(chip(/^Deliveries/));
  expect((await screen.findAllByRole('button', { name: /^order: / })).length).toBeGreaterThan(0);
});

test('adding on a day asks which kind, by keyboard, and opens the form of that kind on that day', async () => {
  showKit(draw, { data: 'full' });
  await screen.findAllByRole('button', { name: /^order: / });
  fireEvent.keyDown(dayOf(), { key: 'Enter' });
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['New order', 'New task', 'New shift']);
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'New task' }));
  const sheet = await screen.findByRole('dialog', { name: 'New task' });
  expect((within(sheet).getByLabelText(/^Due/) as HTMLInputElement).value).toBe(today);
});

test('the arrow down leads to the week after and opens no menu', async () => {
  showKit(draw, { data: 'full' });
  await screen.findAllByRole('button', { name: /^order: / });
  const first = [...document.querySelectorAll<HTMLElement>('[data-day]')][0];
  first?.focus();
  fireEvent.keyDown(first ?? document.body, { key: 'ArrowDown' });
  expect(screen.queryByRole('menu')).toBeNull();
  const days = [...document.querySelectorAll<HTMLElement>('[data-day]')];
  expect(document.activeElement).toBe(days[7]);
});

test('words are looked for in all kinds', async () => {
  const { Task } = showKit(draw, { data: 'full' });
  await Task.create({ title: 'Mend the pump', due_date: today });
  await screen.findAllByRole('button', { name: /^order: / });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mend the pump' } });
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^order: / })).toHaveLength(0));
  expect(await screen.findByRole('button', { name: 'task: Mend the pump' })).toBeDefined();
});

test('with 5,000 records a day draws three of all kinds and opens the others', async () => {
  const { Order } = showKit(draw, { data: '5000' });
  const orders = await Order.count({ due_date: today });
  expect(orders).toBeGreaterThan(50);
  await screen.findAllByRole('button', { name: /^order: / });
  await waitFor(() => expect(within(cell()).getAllByRole('button', { name: /more on/ })).toHaveLength(1));
  expect(within(cell()).getAllByRole('button', { name: /^(?:order|task|shift): / })).toHaveLength(3);
});
