import { expect, test } from 'vitest';
import { aBlueprint, anEntity } from '../testing/made-blueprint.ts';
import { openingDays } from './opening-days.ts';

test.each([
  ['Lawyers take appointments on the web', [1, 2, 3, 4, 5]],
  ['Our dental clinic is open for emergencies at weekends', undefined],
  ['A barber, open Tue-Sat', [2, 3, 4, 5, 6]],
  ['A dentist, open Thursday to Monday', [1, 4, 5, 6, 7]],
  ['Courts can be booked on weekdays', [1, 2, 3, 4, 5]],
  ['Tennis courts by the hour', undefined],
  ['Band practice rooms', undefined],
])('the days of “%s”', (text, days) => {
  expect(openingDays(aBlueprint([], []), text, undefined)).toEqual(days);
});

test('a doctor is seen on the days of an office', () => {
  const doctor = anEntity('Doctor', ['Name'], { kind: 'person', concept: 'doctor' });
  expect(openingDays(aBlueprint([doctor], []), 'People book a time', doctor)).toEqual([1, 2, 3, 4, 5]);
});
