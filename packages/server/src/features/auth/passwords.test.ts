import { expect, test } from 'vitest';
import { withCallerAddress } from '../../access/caller-address.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is known by its hash, and no other one is', async () => {
  const stored = await hashPassword('correct horse');
  expect([await isPassword('correct horse', stored), await isPassword('wrong', stored)]).toEqual([
    true,
    false,
  ]);
  expect(await isPassword('correct horse', null)).toBe(false);
});

test('many tries from one site, in many networks, keep the sign-in from another one waiting for few of them', async () => {
  const stored = await hashPassword('correct horse');
  const ended: string[] = [];
  const tryFrom = (address: string) =>
    withCallerAddress(address, () => isPassword('wrong', stored)).then(() => ended.push(address));
  const many = Array.from({ length: 40 }, (_, nr) => tryFrom(`2001:db8:1:${nr.toString(16)}::1`));
  await tryFrom('192.0.2.7');
  expect(ended.length).toBeLessThan(6);
  await Promise.all(many);
});

test('more tries of one site than may wait are told to come back', async () => {
  const tries = Array.from({ length: 110 }, () =>
    withCallerAddress('192.0.2.9', () => isPassword('wrong', null)).then(
      () => 'tried',
      (error: { kind: string }) => error.kind,
    ),
  );
  const all = await Promise.all(tries);
  expect(all.filter((each) => each === 'too_many_requests')).toHaveLength(8);
});
