import { Blueprint, plainRules, type Rule } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { mergeSchemas } from '../change/merge-entity.ts';
import { ruleOf } from '../emit/entity.ts';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { whoOf } from './who-of-rules.ts';

test.each<Rule>([...plainRules, 'role:mechanic'])(
  'the rule that is written for “%s” is read as that',
  (rule) => {
    expect(whoOf({ rls: { read: ruleOf(rule) } }, 'read')).toBe(rule);
  },
);

test.each([
  ['no rules at all', undefined, 'anyone'],
  ['what cannot be read', { read: { $strange: 1 } }, 'nobody'],
  [
    'another order',
    { read: { $or: [{ user_condition: { role: 'admin' } }, { created_by: '{{user.email}}' }] } },
    'owner-or-admin',
  ],
  ['a rule of its own', { read: { 'data.team': '{{user.data.team}}' } }, undefined],
])('%s', (_, rls, who) => {
  expect(whoOf(rls === undefined ? {} : { rls }, 'read')).toBe(who);
});

test('a rule that somebody wrote is replaced whole, never mixed with what is asked for', () => {
  const schema = (read: unknown) => JSON.stringify({ properties: {}, rls: { read, update: false } });
  const merged = mergeSchemas({
    old: schema(ruleOf('registered')),
    now: schema(ruleOf('owner')),
    current: schema({ 'data.team': '{{user.data.team}}' }),
  });

  expect(JSON.parse(merged ?? '')).toMatchObject({ rls: { read: ruleOf('owner'), update: false } });
  expect(JSON.parse(merged ?? '').rls.read).toEqual(ruleOf('owner'));
});

test('the next message knows rules that were changed by hand', async () => {
  const built = await buildApp('Shop that keeps: products (name, price), suppliers with phone.');
  const path = 'entities/Product';
  const schema = JSON.parse(built.tree[path] ?? '{}');
  const tree = {
    ...built.tree,
    [path]: JSON.stringify({ ...schema, rls: { ...schema.rls, read: ruleOf('admin') } }),
  };

  const after = await changeApp(built, 'add a colour to products', tree);

  const product = Blueprint.parse(after.memory).entities.find(({ name }) => name === 'Product');
  expect(product?.rules.read).toBe('admin');
  expect(JSON.parse(after.tree[path] ?? '{}').rls.read).toEqual(ruleOf('admin'));
});
