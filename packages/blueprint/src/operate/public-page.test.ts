import type { PlanOperation, PlanThing } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { applyOperations } from './apply-operations.ts';
import { planDescription } from './plan-description.ts';
import { planOf } from './plan-of.ts';

const { blueprint } = planDescription(
  '- Projects: name, team, cost\n- Teams: name, room\nEach project has a team.',
);
const plan = planOf(blueprint);
const thing = (name: string) => plan.things.find((one) => one.name === name)?.id ?? '';
const [project, team] = [thing('Project'), thing('Team')];
const show: PlanOperation = { type: 'addPage', kind: 'list', thing: project, audience: 'visitors' };
const after = (...operations: PlanOperation[]) =>
  planOf(applyOperations(blueprint, [...operations, show]).blueprint).things;

test('a public page leaves a field with the few who may read it', () => {
  const budget = (things: readonly PlanThing[]) =>
    things.find(({ id }) => id === project)?.fields.find(({ name }) => name === 'Budget');
  const field = budget(plan.things)?.id ?? '';
  const forAdmins: PlanOperation = { type: 'setSeenBy', thing: project, field, who: 'admin' };
  expect(budget(after())?.seen_by).toBe('registered');
  expect(budget(after(forAdmins))?.seen_by).toBe('admin');
});

test('a public page opens what its records refer to, but not what only admins may see', () => {
  const forAdmins: PlanOperation = { type: 'setAccess', thing: team, act: 'see', who: 'admin' };
  const seen = (things: readonly PlanThing[]) => things.find(({ id }) => id === team)?.access.see;
  expect(seen(after())).toBe('anyone');
  expect(seen(after(forAdmins))).toBe('admin');
});
