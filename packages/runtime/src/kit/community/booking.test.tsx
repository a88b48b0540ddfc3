// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, format, startOfDay, subHours } from 'date-fns';
import { expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { ada, kitPage } from '../../testing/kit-page.tsx';
import { BookingDesk } from './booking-desk.tsx';
import { DayStrip } from './booking-parts.tsx';
import { bodyOf, overlaps, slotsOf, spanOf, withStates } from './booking-times.ts';
import { nightsOf } from './stay-booking.tsx';
import { AlreadyTaken, takeTime } from './take-time.ts';

const at = await kitPage();
const text = { type: 'string' } as const;
const Court = createEntity('Court', { name: 'Court', title: 'Court', properties: { name: text } });
const Booking = createEntity('Booking', {
  name: 'Booking',
  title: 'Booking',
  properties: {
    name: { ...text, title: 'Name' },
    court_id: text,
    start: { ...text, format: 'date-time' },
    status: text,
  },
  required: ['name'],
});
const Taken = createEntity('TakenTime', { name: 'TakenTime', properties: { court_id: text, start: text } });
const tomorrow = (hour: number) => {
  const day = addDays(startOfDay(new Date()), 1);
  day.setHours(hour);
  return day.toISOString();
};
const desk = (more: object = {}) => (
  <BookingDesk
    entity={Booking}
    resources={Court}
    resourceField="court_id"
    startField="start"
    fields={['name']}
    opens="09:00"
    closes="11:00"
    {...more}
  />
);
const dayOf = async () =>
  screen.findByRole('region', { name: new RegExp(format(addDays(new Date(), 1), 'EEE')) });
const slot = async (name: RegExp) => within(await dayOf()).getByRole('button', { name });
const courts = [{ id: 'k1', name: 'Court 1' }];

test('a free time is booked with a click, and stands among the own bookings', async () => {
  at.signIn();
  at.records.put('Court', courts);
  at.show(desk());

  fireEvent.click(await slot(/^9:00 AM to 10:00 AM, free/));
  expect((await screen.findByLabelText<HTMLInputElement>(/Name/)).value).toBe(ada.full_name);
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));

  await waitFor(async () =>
    expect((await slot(/^9:00 AM/)).getAttribute('aria-label')).toMatch(/booked by you/),
  );
  expect(at.records.tables.get('Booking')).toMatchObject([
    { court_id: 'k1', start: tomorrow(9), name: 'Ada Byron' },
  ]);
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy();
});

test('a taken time cannot be chosen, a cancelled one can', async () => {
  at.signIn();
  at.records.put('Court', courts);
  at.records.put('Booking', [
    { court_id: 'k1', start: tomorrow(9), created_by: 'x@example.com' },
    { court_id: 'k1', start: tomorrow(10), created_by: 'x@example.com', status: 'cancelled' },
  ]);
  at.show(desk({ statusField: 'status', freeStates: ['cancelled'] }));

  await waitFor(async () => expect((await slot(/^9:00 AM/)).getAttribute('aria-label')).toMatch(/taken/));
  fireEvent.click(await slot(/^9:00 AM/));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(await slot(/^10:00 AM.*free/));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

const Visit = createEntity('Visit', {
  name: 'Visit',
  title: 'Visit',
  properties: {
    name: { ...text, title: 'Name' },
    phone: { ...text, title: 'Phone', 'x-sayso': { kind: 'phone' } },
    email: { ...text, title: 'Email', format: 'email' },
    start: { ...text, format: 'date-time' },
    status: { ...text, enum: ['requested', 'confirmed'] },
  },
  required: ['name'],
});

test('a visitor requests a time that the house confirms, and leaves a way to be answered', async () => {
  at.records.put('Visit', []);
  at.show(
    <BookingDesk
      entity={Visit}
      startField="start"
      fields={['name', 'phone', 'email']}
      opens="09:00"
      closes="11:00"
      statusField="status"
      defaults={{ status: 'requested' }}
    />,
  );
  fireEvent.click(await slot(/^9:00 AM.*free/));
  await screen.findByRole('dialog', { name: 'Request this time' });
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(screen.getByText('Fill in phone or email')).toBeTruthy();
  expect(at.records.tables.get('Visit')).toHaveLength(0);

  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '020 7946 0000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('We’ve received your request')).toBeTruthy();
  expect(at.records.tables.get('Visit')).toMatchObject([{ phone: '020 7946 0000', status: 'requested' }]);
});

test('the own bookings are those to come and under way; what is over is folded away, samples are none', async () => {
  at.signIn();
  at.records.put('Court', courts);
  const booked = (name: string, start: string, more: object = {}) => ({
    court_id: 'k1',
    name,
    start,
    created_by: ada.email,
    ...more,
  });
  const hoursAgo = (hours: number) => subHours(new Date(), hours).toISOString();
  at.records.put('Booking', [
    booked('Over', hoursAgo(3)),
    booked('Under way', hoursAgo(0.5)),
    booked('To come', tomorrow(9)),
    booked('Sample', tomorrow(10), { is_sample: true }),
  ]);
  at.show(desk());

  expect(await screen.findAllByRole('button', { name: 'Cancel' })).toHaveLength(2);
  expect(screen.getByText('Past bookings (1)').closest('details')?.open).toBe(false);
  expect((await slot(/^9:00 AM/)).getAttribute('aria-label')).toMatch(/booked by you/);
  expect((await slot(/^10:00 AM/)).getAttribute('aria-label')).toMatch(/taken/);
});

test('a time that somebody took meanwhile is refused in words, and nothing is written', async () => {
  at.signIn();
  at.records.put('Court', courts);
  at.show(desk());
  fireEvent.click(await slot(/^9:00 AM.*free/));
  await screen.findByRole('dialog');
  at.records.put('Booking', [{ court_id: 'k1', start: tomorrow(9), created_by: 'x@example.com' }]);

  fireEvent.click(screen.getByRole('button', { name: 'Book' }));

  expect((await screen.findByRole('alert')).textContent).toMatch(/^Someone else just booked this/);
  expect(at.records.tables.get('Booking')).toHaveLength(1);
});

const wish = (more: object = {}) => ({
  entity: Booking,
  near: { court_id: 'k1' },
  spanOf: (row: { id: string; [key: string]: unknown }) => spanOf(row, { startField: 'start' }, 60),
  counts: () => true,
  span: { start: new Date(tomorrow(9)), end: new Date(tomorrow(10)) },
  place: { court_id: 'k1', start: tomorrow(9) },
  values: { name: 'Ada' },
  ...more,
});

test('the server’s own rule against doubles is told as taken', async () => {
  at.records.unique.set('Booking', ['court_id', 'start']);
  // Written between the look and the own write: the look finds nothing, the server refuses.
  at.records.put('Booking', [{ court_id: 'k1', start: tomorrow(9) }]);

  await expect(takeTime(wish({ near: { court_id: 'none' } }))).rejects.toThrow(AlreadyTaken);
});

test('of two who write at once the second takes its own booking back', async () => {
  at.records.refuse = ({ method, path }) => {
    if (method !== 'POST' || !path.endsWith('/Booking')) return undefined;
    at.records.refuse = () => undefined;
    at.records.put('Booking', [{ court_id: 'k1', start: tomorrow(9), name: 'Faster' }]);
    return undefined;
  };

  await expect(takeTime(wish())).rejects.toThrow(AlreadyTaken);

  expect(at.records.tables.get('Booking')?.map((row) => row['name'])).toEqual(['Faster']);
});

test('with a public list of taken times only place and time are written there', async () => {
  await takeTime(wish({ taken: Taken }));

  const [noted] = at.records.tables.get('TakenTime') ?? [];
  expect(noted).toMatchObject({ court_id: 'k1', start: tomorrow(9) });
  expect(noted).not.toHaveProperty('name');
  expect(at.records.tables.get('Booking')).toMatchObject([{ name: 'Ada', start: tomorrow(9) }]);
});

const monday = new Date(2026, 10, 23);
const clock = (hours: number, minutes = 0) => new Date(2026, 10, 23, hours, minutes);

test.each([
  ['whole slots alone fit', { opens: '09:00', closes: '10:45', slotMinutes: 30 }, 3],
  ['until midnight', { opens: '22:00', closes: '00:00', slotMinutes: 60 }, 2],
  ['closed on that day', { opens: '09:00', closes: '17:00', slotMinutes: 60, days: [6, 7] }, 0],
  ['no hours at all', { opens: '', closes: '17:00', slotMinutes: 60 }, 0],
])('slots of a day: %s', (_what, hours, count) => {
  expect(slotsOf(monday, hours)).toHaveLength(count);
});

test('a day and times of day are read and written as such', () => {
  const fields = { dateField: 'date', startField: 'from', endField: 'to' };
  const body = bodyOf({ start: clock(9, 30), end: clock(11) }, fields);
  expect(body).toEqual({ date: '2026-11-23', from: '09:30', to: '11:00' });
  expect(spanOf({ id: '1', ...body }, fields, 60)).toEqual({ start: clock(9, 30), end: clock(11) });
});

test('a booking over two slots takes both; one that ends where the next begins does not', () => {
  const slots = slotsOf(monday, { opens: '09:00', closes: '12:00', slotMinutes: 60 });
  const taken = [{ start: clock(9, 30), end: clock(11) }];
  const states = withStates(slots, { taken, own: [], now: clock(8) }).map(({ state }) => state);
  expect(states).toEqual(['taken', 'taken', 'free']);

  const stay = (from: string, to: string) =>
    nightsOf({ id: '1', from, to }, { startField: 'from', endField: 'to' });
  const [one, next] = [stay('2026-11-23', '2026-11-25'), stay('2026-11-25', '2026-11-26')];
  expect(one && next && overlaps(one, next)).toBe(false);
});

test('a closed day says so to who cannot see it, and looks unlike the open ones', () => {
  const days = [new Date(2026, 10, 27), new Date(2026, 10, 28)];
  at.show(
    <DayStrip
      days={days}
      chosen={days[0] as Date}
      isClosed={(day) => day.getDate() === 28}
      onChoose={() => undefined}
    />,
  );

  expect(screen.getByRole('button', { name: /28.*closed/ }).querySelector('.line-through')).not.toBeNull();
  expect(screen.getByRole('button', { name: /27/ }).textContent).not.toContain('closed');
});

test.each([
  [4, false],
  [5, true],
])('of %i to choose from on phones, that they scroll is %s', async (count, scrolls) => {
  at.records.put(
    'Court',
    Array.from({ length: count }, (_, n) => ({ id: `k${n}`, name: `Court ${n}` })),
  );
  at.show(desk());
  const group = await screen.findByRole('group', { name: 'Choose a court' });
  expect(group.className.includes('overflow-x-auto')).toBe(scrolls);
});
