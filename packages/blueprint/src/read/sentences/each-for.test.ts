import { expect, test } from 'vitest';
import { plannedFields } from '../../testing/told.ts';

test.each([
  'Boats with name and length. Leaks that skippers moan about, each for a boat with what is wet, a photo and the cost',
  'Boats (name, length). Leaks, each of them in a boat: what is wet, photo, cost',
  'Boats (name, length). Leaks, each one is for a boat, with what is wet, photo, cost',
])('each one is of another thing: %s', (text) => {
  expect(plannedFields(text)['Leak']).toEqual(
    expect.arrayContaining(['Boat:ref', 'Photo:image', 'Cost:money']),
  );
});

test('what each one costs is no thing', () => {
  expect(Object.keys(plannedFields('Rides with date and driver, 5 euros each for a seat'))).toEqual(['Ride']);
});
