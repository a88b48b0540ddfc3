import type { PlanAccess } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { aPlan, aThing } from '../../testing/plans.ts';
import { mayDo } from './access-sentences.ts';

const access = (see: PlanAccess['see'], rest: PlanAccess['see'] = see): PlanAccess => ({
  see,
  add: rest,
  change: rest,
  delete: rest,
});
const planOf = (...rules: PlanAccess[]) =>
  aPlan({ things: rules.map((rule, at) => aThing({ id: `e${at}`, name: `Thing${at}`, access: rule })) });

test('what reaches the same things is said together', () => {
  const plan = aPlan();
  expect(mayDo(plan, 'visitors')).toBe('add Repairs');
  expect(mayDo(plan, 'users')).toBe('see, add and change everything');
  expect(mayDo(plan, 'admins')).toBe('see, add, change and delete everything');
});

test.each([
  ['nobody', 'see nothing', 'see nothing', 'see nothing'],
  ['admin', 'see nothing', 'see nothing', 'see, add, change and delete everything'],
  [
    'owner',
    'see nothing',
    'see, add, change and delete what they added',
    'see, add, change and delete what they added',
  ],
  [
    'owner-or-admin',
    'see nothing',
    'see, add, change and delete what they added',
    'see, add, change and delete everything',
  ],
] as const)('%s', (who, visitors, users, admins) => {
  const plan = planOf(access(who), access(who));
  expect([mayDo(plan, 'visitors'), mayDo(plan, 'users'), mayDo(plan, 'admins')]).toEqual([
    visitors,
    users,
    admins,
  ]);
});

test('a role that sees some things and only its own of others is told so', () => {
  const plan = planOf(access('registered', 'nobody'), access('owner', 'nobody'));
  expect(mayDo(plan, 'users')).toBe('see Thing0s and see their own Thing1s');
});

test('of many things the first are named and the rest counted', () => {
  const plan = planOf(...Array.from({ length: 7 }, () => access('anyone', 'nobody')), access('nobody'));
  expect(mayDo(plan, 'visitors')).toBe('see Thing0s, Thing1s, Thing2s, Thing3s and 3 more');
});
