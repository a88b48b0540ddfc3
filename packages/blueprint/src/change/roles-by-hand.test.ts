import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';
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
