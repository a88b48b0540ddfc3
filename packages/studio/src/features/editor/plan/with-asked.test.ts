import type { PlanOperation } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { aPlan } from '../../../testing/plans.ts';
import { withAsked } from './with-asked.ts';

const thing = 'e2';
const shown = (...operations: PlanOperation[]) => withAsked(aPlan(), operations);
const repairs = (plan: ReturnType<typeof aPlan>) => plan.things.find(({ id }) => id === thing);

test('names are as they were asked for, a plural that nobody gave follows', () => {
  const plan = shown(
    { type: 'renameApp', name: 'Wheelhouse' },
    { type: 'renameThing', thing, name: 'Job' },
    { type: 'renameField', thing, field: 'f5', name: 'Estimate' },
  );
  expect(plan.app.name).toBe('Wheelhouse');
  expect(repairs(plan)).toMatchObject({ name: 'Job', plural: 'Jobs' });
  expect(repairs(plan)?.fields.find(({ id }) => id === 'f5')?.name).toBe('Estimate');
});

test('a right is as it was chosen, and the others stay', () => {
  const { access } = repairs(shown({ type: 'setAccess', thing, act: 'see', who: 'admin' })) ?? {};
  expect(access).toEqual({ see: 'admin', add: 'anyone', change: 'registered', delete: 'admin' });
});

test('what is removed or added waits for the answer, and nothing is made of what is gone', () => {
  const waiting: PlanOperation[] = [
    { type: 'removeField', thing, field: 'f5' },
    { type: 'addThing', name: 'Invoice' },
    { type: 'renameField', thing: 'gone', field: 'f5', name: 'Estimate' },
  ];
  const plan = aPlan();
  expect(withAsked(plan, waiting)).toEqual(plan);
});
