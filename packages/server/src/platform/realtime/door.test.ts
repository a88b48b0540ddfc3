import { expect, test } from 'vitest';
import { createDoor } from './door.ts';

const limits = { open: 3, openPerNetwork: 2 };
const rates = { tryHandshake: async () => true, countRefusal: async () => {}, isBlocked: () => false };
const knock = (door: ReturnType<typeof createDoor>, ...from: string[]) =>
  Promise.all(from.map((address) => door.mayKnock(address)));

test('so many sockets are open at once, from one address and from all', async () => {
  const door = createDoor({ rates, limits });
  const first = door.opened('10.0.0.1');
  door.opened('10.0.0.1');
  expect(await knock(door, '10.0.0.1', '10.0.0.2')).toEqual([false, true]);
  const third = door.opened('10.0.0.2');
  expect(await knock(door, '10.0.0.1', '10.0.0.3')).toEqual([false, false]);
  first();
  expect(await knock(door, '10.0.0.1', '10.0.0.3')).toEqual([true, true]);
  third();
  expect(await knock(door, '10.0.0.2')).toEqual([true]);
});

test('addresses of one IPv6 network share the sockets that one address may have', async () => {
  const door = createDoor({ rates, limits });
  door.opened('2001:db8::1');
  door.opened('2001:db8::2');

  expect(await knock(door, '2001:db8::3', '2001:db8:0:1::1')).toEqual([false, true]);
});
