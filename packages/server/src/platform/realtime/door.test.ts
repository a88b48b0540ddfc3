import { expect, test } from 'vitest';
import { createDoor } from './door.ts';

test('an address that knocks too often, or with wrong tokens, waits out its minute', () => {
  let now = 0;
  const door = createDoor({ open: 10, openPerAddress: 10, attempts: 3, failures: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => door.mayKnock('a'))).toEqual([true, true, true, false]);
  expect(door.mayKnock('b')).toBe(true);
  door.failed('b');
  expect(door.mayKnock('b')).toBe(true);
  door.failed('b');
  expect(door.mayKnock('b')).toBe(false);
  now = 60_000;
  expect([door.mayKnock('a'), door.mayKnock('b')]).toEqual([true, true]);
});

test('so many sockets are open at once, from one address and from all', () => {
  const door = createDoor({ open: 3, openPerAddress: 2, attempts: 100, failures: 100 });
  const first = door.opened('a');
  door.opened('a');
  expect([door.mayKnock('a'), door.mayKnock('b')]).toEqual([false, true]);
  const third = door.opened('b');
  expect([door.mayKnock('a'), door.mayKnock('c')]).toEqual([false, false]);
  first();
  expect([door.mayKnock('a'), door.mayKnock('c')]).toEqual([true, true]);
  third();
  expect(door.mayKnock('b')).toBe(true);
});
