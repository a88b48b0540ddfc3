import { expect, test } from 'vitest';
import { planDescription } from './plan-description.ts';
import { planOf } from './plan-of.ts';

test.each([
  [
    'a form beside what it is about',
    'A bike repair shop. Bikes with a brand. Repairs with a bike and a problem. Visitors can request a repair on a public page without signing in.',
    'Repair',
  ],
  ['a cart', 'An online shop for tea with a cart', 'Order'],
  ['a booking', 'Appointments that customers book online', 'Appointment'],
])('%s is of the thing that it adds, whose fields it asks for', (_, text, added) => {
  const { things, pages } = planOf(planDescription(text).blueprint);
  const forms = pages.filter(({ asks }) => asks);
  expect(forms).not.toEqual([]);
  for (const { thing: id, asks } of forms) {
    const thing = things.find((one) => one.id === id);
    expect(thing?.name).toBe(added);
    expect(thing?.fields.map((field) => field.id)).toEqual(expect.arrayContaining(asks ?? []));
  }
});
