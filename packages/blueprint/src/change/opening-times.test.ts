import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { expectSound, seen } from '../testing/change-check.ts';

const salon = await buildApp('Dog salon where customers book appointments online.');
const courts = await buildApp('Badminton club: members book courts online.');

test.each([
  ['only 8 to 16 and no Saturdays', { opens: '08:00', closes: '16:00', days: [1, 2, 3, 4, 5, 7] }],
  ['we are closed on Mondays', { days: [2, 3, 4, 5, 6, 7] }],
  ['appointments should last 45 minutes', { slotMinutes: 45 }],
  ['open from 10 to 6', { opens: '10:00', closes: '18:00' }],
])('times are settled by a request: %s', async (asked, props) => {
  const after = await changeApp(salon, asked);

  expect(seen(after).kind('booking')?.props).toMatchObject(props);
  expectSound(after);
});

test('a day that was closed before stays closed', async () => {
  const first = await changeApp(salon, 'closed on Sundays');
  const second = await changeApp(first, 'no Mondays either');

  expect(seen(second).kind('booking')?.props?.['days']).toEqual([2, 3, 4, 5, 6]);
});

test('who books chooses with whom', async () => {
  const after = await changeApp(courts, 'let members pick a coach when booking');

  const field = seen(after).field('Booking', 'Coach');
  expect(field).toMatchObject({ type: 'ref', required: true, ref: seen(after).entity('Coach')?.id });
  expect(seen(after).kind('booking')?.target).toBe(seen(after).entity('Court')?.id);
  expectSound(after);
});

test('what is kept already is asked for', async () => {
  const after = await changeApp(salon, 'let people choose a stylist when booking');

  expect(seen(after).field('Appointment', 'Stylist')?.required).toBe(true);
  expect(seen(after).blueprint.entities.filter(({ label }) => label === 'Stylist')).toHaveLength(1);
});
