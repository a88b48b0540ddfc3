import { Blueprint, plainRules, type Rule } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { catchUp } from '../change/catch-up.ts';
import { mergeSchemas } from '../change/merge-entity.ts';
import { publishChange } from '../change/publish.ts';
import { ruleOf } from '../emit/entity.ts';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { applyOperations } from './apply-operations.ts';
import { planOf } from './plan-of.ts';
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

const shop = await buildApp('Shop that keeps: products (name, price), suppliers with phone.');

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

const withReaders = (rule: unknown, path = 'entities/Supplier') => {
  const schema = JSON.parse(shop.tree[path] ?? '{}');
  const phone = { ...schema.properties.phone, ...(rule === undefined ? {} : { rls: { read: rule } }) };
  return {
    ...shop.tree,
    [path]: JSON.stringify({
      ...schema,
      description: 'By hand',
      properties: { ...schema.properties, phone },
    }),
  };
};
const own = { user_condition: { 'data.team': 'buying' } };

test.each([
  ['by a rule that the plan has a word for', ruleOf('admin'), 'admin'],
  ['by a rule of its own', own, 'custom'],
])('who may read a field %s, as its file says, is shown and never widened', (_, rule, shown) => {
  const sources = withReaders(rule);
  const known = catchUp(Blueprint.parse(shop.memory), sources);
  const supplier = planOf(known, { sources }).things.find(({ name }) => name === 'Supplier');
  const phone = supplier?.fields.find(({ name }) => name === 'Phone');
  expect(phone?.seen_by).toBe(shown);

  const page = { type: 'addPage', kind: 'list', thing: supplier?.id ?? '', audience: 'visitors' } as const;
  const { blueprint } = applyOperations(known, [page], sources);
  const blocks = publishChange(known, blueprint, sources).blocks.filter((one) => one.includes('Supplier"'));
  const written = /\{[\s\S]*\}/.exec(blocks[0] ?? '')?.[0];
  expect(JSON.parse(written ?? '{}').properties.phone.rls.read).toEqual(rule);
});

test('a rule that was taken off a field by hand is gone from the plan, too', () => {
  const kept = Blueprint.parse(shop.memory);
  const phone = kept.entities.flatMap(({ fields }) => fields).find(({ key }) => key === 'phone');
  if (phone) phone.readers = 'admin';

  const known = catchUp(kept, withReaders(undefined));
  expect(known.entities.flatMap(({ fields }) => fields).find(({ key }) => key === 'phone')?.readers).toBe(
    undefined,
  );
});
