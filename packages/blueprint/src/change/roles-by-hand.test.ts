import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { ruleOf } from '../emit/entity.ts';
import { applyOperations } from '../operate/apply-operations.ts';
import { planOf } from '../operate/plan-of.ts';
import { buildApp, changePlan } from '../testing/build-app.ts';
import { adoptSources } from './adopt.ts';
import { catchUp } from './catch-up.ts';
import { publishChange } from './publish.ts';

const built = await buildApp('Workshop that keeps: repairs (title, price), customers with phone.');
const planned = Blueprint.parse(built.memory);
const withRoles: Blueprint = { ...planned, roles: [{ id: 'mechanic', name: 'Mechanic' }] };
const path = 'entities/User';
const byHand = JSON.stringify({ name: 'User', properties: { phone: { type: 'string' } } });
const bodyOf = (blocks: readonly string[]) =>
  blocks.find((block) => block.includes('User"')) ?? 'no block of people';

test('roles stand among the fields of people, where only an admin may give one', () => {
  const { blocks } = publishChange(planned, withRoles, built.tree);

  expect(bodyOf(blocks)).toContain('"mechanic"');
  expect(bodyOf(blocks).replace(/\s/g, '')).toContain('"rls":{"write":{"user_condition":{"role":"admin"}}}');
});

test('fields of people that somebody made stay beside the role, and stay when it goes', () => {
  const { blocks } = publishChange(planned, withRoles, { ...built.tree, [path]: byHand });
  expect(bodyOf(blocks)).toContain('"phone"');
  expect(bodyOf(blocks)).toContain('"mechanic"');

  const both = JSON.stringify({
    name: 'User',
    properties: {
      phone: { type: 'string' },
      app_role: { type: 'string', title: 'Role', enum: ['mechanic'] },
    },
  });
  const gone = publishChange(withRoles, planned, { ...built.tree, [path]: both });
  expect(bodyOf(gone.blocks)).toContain('"phone"');
  expect(bodyOf(gone.blocks)).not.toContain('mechanic');
});

test.each([
  ['a file that is gone', undefined],
  ['a file without roles', byHand],
  [
    'a file with another role',
    byHand.replace('phone', 'app_role').replace('"string"', '"string","enum":["desk"]'),
  ],
])('what only a role could do that is gone is left to admins, with %s', async (_, source) => {
  const [repair] = planned.entities;
  const thing = repair?.id ?? '';
  const given = await changePlan(built, [
    { type: 'addRole', name: 'Mechanic' },
    { type: 'setAccess', thing, act: 'see', who: 'role:mechanic' },
  ]);
  const { [path]: _gone, ...rest } = given.tree;
  const tree = source === undefined ? rest : { ...rest, [path]: source };
  const now = catchUp(Blueprint.parse(given.memory), tree);

  expect(planOf(now, { sources: tree }).things[0]?.access.see).toBe('admin');
  // Whoever was given it has no part in a new one of its name.
  const again = applyOperations(now, [{ type: 'addRole', name: 'Mechanic' }]).blueprint.roles ?? [];
  expect(again.find(({ name }) => name === 'Mechanic')?.id).toBe('mechanic_2');
});

test('rules of an app that others wrote name no role that its fields of people do not hold', () => {
  const rls = { read: ruleOf('role:mechanic') };
  const sources = { 'entities/Repair': JSON.stringify({ properties: { title: { type: 'string' } }, rls }) };

  expect(adoptSources({ app: { name: 'Shop', description: '' }, sources })?.entities[0]?.rules.read).toBe(
    'admin',
  );
});

test('a role that was renamed by hand is known by its new name', () => {
  const source = JSON.stringify({
    name: 'User',
    properties: {
      app_role: { type: 'string', enum: ['mechanic', 'desk'], enumNames: ['Fitter', 'Front desk'] },
    },
  });

  expect(catchUp(withRoles, { ...built.tree, [path]: source }).roles).toEqual([
    { id: 'mechanic', name: 'Fitter' },
    { id: 'desk', name: 'Front desk' },
  ]);
});
