import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { loosenedRules } from './loosened.ts';

const own = { created_by: '{{user.email}}' };
const all = { create: own, read: own, update: own, delete: own };
const under = (rls: EntitySchema['rls']): EntitySchema => ({ name: 'Deal', properties: {}, rls });

test.each([
  ['nothing changes', all, all, []],
  ['rules are tightened', { ...all, read: true }, all, []],
  [
    'reading is opened',
    all,
    { ...all, read: true },
    ['Everyone can read all deals, even without signing in'],
  ],
  [
    'all rules are gone',
    all,
    undefined,
    ['Everyone can add, read, change and delete all deals, even without signing in'],
  ],
  [
    'part of the records can be seen by strangers',
    all,
    { ...all, read: { 'data.status': 'public' } },
    ['Visitors can read some deals'],
  ],
])('%s', (_title, before, after, said) => {
  expect(loosenedRules(under(before), under(after))).toEqual(said);
});

test.each<[string, object | undefined, object | undefined, string[]]>([
  ['a field keeps its rule', { read: own }, { read: own }, []],
  ['a field gets a rule', undefined, { read: own }, []],
  [
    'a field loses its rules',
    { read: own },
    undefined,
    [
      'Everyone who can read records can also read the field “pay”',
      'Everyone who can change records can also change the field “pay”',
    ],
  ],
  [
    'a field loses its write rule',
    { read: true, write: own },
    { read: true },
    ['Everyone who can change records can also change the field “pay”'],
  ],
])('%s', (_title, before, after, said) => {
  const withField = (rls: object | undefined): EntitySchema => ({
    properties: { pay: { type: 'number', ...(rls ? { rls } : {}) } },
    rls: all,
  });
  expect(loosenedRules(withField(before), withField(after))).toEqual(said);
});
