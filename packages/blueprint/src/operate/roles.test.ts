import type { PlanOperation } from '@sayso/contracts/plan';
import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { ruleOf } from '../emit/entity.ts';
import { emitFiles } from '../emit/files.ts';
import { buildApp, changeApp, changePlan } from '../testing/build-app.ts';
import { thingNamed } from '../testing/plan-items.ts';
import { applyOperations } from './apply-operations.ts';
import { conflictsOf } from './conflicts.ts';
import { planDescription } from './plan-description.ts';
import { planOf } from './plan-of.ts';
import { questionOf } from './question-of.ts';

const { blueprint } = planDescription('Workshop that keeps: repairs (title, price), customers with phone.');
const [repair] = blueprint.entities;
const thing = repair?.id ?? '';
const add: PlanOperation = { type: 'addRole', name: 'Front desk' };
const give: PlanOperation = { type: 'setAccess', thing, act: 'change', who: 'role:front_desk' };

test('a role is added, named in a rule, and written among the fields of people', () => {
  const { blueprint: after, lines } = applyOperations(blueprint, [add, give]);

  expect(lines).toEqual([
    'Added the role “Front desk”',
    'Admins and users with the role “Front desk” can change repairs',
  ]);
  const files = emitFiles(after);
  expect(JSON.parse(files[`entities/${repair?.name}`] ?? '{}').rls.update).toEqual(ruleOf('role:front_desk'));
  expect(JSON.parse(files['entities/User'] ?? '{}').properties.app_role.enum).toEqual(['front_desk']);
  expect(planOf(after, { sources: files })).toMatchObject({
    roles: [{ id: 'front_desk', name: 'Front desk' }],
    things: expect.arrayContaining([
      expect.objectContaining({ id: thing, access: expect.objectContaining({ change: 'role:front_desk' }) }),
    ]),
  });
});

test('a renamed role keeps its people and its rules', () => {
  const rename: PlanOperation = { type: 'renameRole', role: 'front_desk', name: 'Reception' };
  const { blueprint: after } = applyOperations(blueprint, [add, give, rename]);

  expect(after.roles).toEqual([{ id: 'front_desk', name: 'Reception' }]);
  expect(after.entities[0]?.rules.update).toBe('role:front_desk');
});

test('what the assistant says of a renamed role has its present name', async () => {
  const built = await buildApp('Workshop that keeps: repairs (title, price), customers with phone.');
  const id = thingNamed(Blueprint.parse(built.memory), 'Repair').id;
  const withRole = await changePlan(built, [
    add,
    { type: 'setAccess', thing: id, act: 'see', who: 'role:front_desk' },
  ]);
  const renamed = await changePlan(withRole, [{ type: 'renameRole', role: 'front_desk', name: 'Reception' }]);

  const { prose } = await changeApp(renamed, 'add a login');
  expect(prose).toContain('Only admins and users with the role “Reception” can see repairs.');
});

test('what only a removed role could do is left to admins, which is asked about first', () => {
  const { blueprint: before } = applyOperations(blueprint, [add, give]);
  const { blueprint: after } = applyOperations(before, [{ type: 'removeRole', role: 'front_desk' }]);

  expect(after.entities[0]?.rules.update).toBe('admin');
  expect(emitFiles(after)['entities/User']).toBeUndefined();
  expect(questionOf(before, after, emitFiles(before))).toMatchObject({
    notes: ['Whoever has the role “Front desk” stays a user, and can do what all users can.'],
    access: [
      {
        before: 'Admins and users with the role “Front desk” can change repairs',
        after: 'Only admins can change repairs',
      },
    ],
  });
});

test.each([
  ['a name that every app has', [{ type: 'addRole', name: 'Admins' }]],
  ['a name that is taken', [add, { type: 'addRole', name: 'front desks' }]],
  ['a rule for a role that is not there', [{ ...give, who: 'role:nobody_knows' }]],
  ['a role that is not there', [{ type: 'removeRole', role: 'front_desk' }]],
] as const)('%s is refused', (_, operations) => {
  expect(() => applyOperations(blueprint, operations as readonly PlanOperation[])).toThrow();
});

test('roles in any script have ids of their own', () => {
  const names = ['ميكانيكي', '受付', 'Trainer'];
  const { blueprint: after } = applyOperations(
    blueprint,
    names.map((name): PlanOperation => ({ type: 'addRole', name })),
  );

  expect(after.roles?.map(({ name }) => name)).toEqual(names);
  expect(new Set(after.roles?.map(({ id }) => id)).size).toBe(3);
});

test('a role that somebody else renamed meanwhile is told', () => {
  const base = applyOperations(blueprint, [add]).blueprint;
  const now = applyOperations(base, [{ type: 'renameRole', role: 'front_desk', name: 'Desk' }]).blueprint;

  expect(conflictsOf(base, now, [{ type: 'removeRole', role: 'front_desk' }])).toEqual([
    'The role “Front desk” was changed meanwhile.',
  ]);
});
