import type { RowRules } from '@sayso/contracts/entity-schema';
import { readRule } from '@sayso/core/rules/parse-rule';
import { expect, test } from 'vitest';
import {
  type Draft,
  draftOf,
  draftProblems,
  firstRules,
  isChanged,
  rulesOf,
  withAccess,
} from './rule-draft.ts';
import { ruleFixes } from './rule-fixes.ts';
import { anyone, isAdmin, isCreator, matching, type Sentence } from './rule-sentences.ts';
import { templateNames, templates } from './rule-templates.ts';

const creator = { created_by: '{{user.email}}' };
const admin = { user_condition: { role: 'admin' } };
const sales = { user_condition: { department: 'Sales' } };

const stored: [string, RowRules | undefined][] = [
  ['nothing', undefined],
  ['reading alone', { read: creator }],
  ['several rules', { read: { $or: [admin, creator, sales, { 'data.team': '{{user.data.team}}' }] } }],
  ['a fixed value', { read: { 'data.state': 'published' }, write: { 'data.open': true } }],
  ['one rule in a list', { read: { $or: [creator] } }],
  ['open and closed', { read: true, write: false }],
  ['ways to say open', { read: null, create: '', update: true, delete: false }],
  ['signed in', { read: { user_condition: { role: { $in: ['user', 'admin'] } } } }],
  ['acts apart', { create: true, read: admin, update: { $or: [admin, creator] }, delete: admin }],
  ['acts apart beside write', { read: creator, write: admin, delete: false }],
  ['writing alone', { write: admin }],
  ['nested', { read: { $and: [admin, { $or: [creator, sales] }] }, write: creator }],
  ['a part with operators', { read: { $or: [admin, { 'data.n': { $in: [1, 2] } }] } }],
  ['two keys', { read: { created_by: '{{user.email}}', 'data.open': true } }],
  ['what no editor knows', { read: admin, note: 'kept', write: { 'data.x': '{{ user.id }}' } }],
  ['an empty list and null', { read: { $or: [] }, write: { 'data.x': null } }],
];

test.each(stored)('rules that nobody touched are written back as they were: %s', (_, rls) => {
  const draft = draftOf(rls);
  expect(isChanged(draft, rls)).toBe(false);
  expect(rulesOf(draft, rls)).toEqual(rls);
});

test.each(stored.filter(([, rls]) => rls))(
  'touched by one more reader, everything else stays: %s',
  (_, rls) => {
    const draft = draftOf(rls);
    const sentences = draft.read.kind === 'matching' ? draft.read.sentences : [];
    const read = matching(...sentences, { kind: 'user', property: 'team', value: 'x' });
    const { read: written, ...rest } = rulesOf(withAccess(draft, 'read', read), rls) ?? {};

    const { read: _before, ...others } = rls ?? {};
    expect(rest).toEqual(others);
    const parts = (written as { $or?: unknown[] }).$or ?? [written];
    expect(parts.at(-1)).toEqual({ user_condition: { team: 'x' } });
    expect(parts).toHaveLength(sentences.length + 1);
  },
);

test('what cannot be said in a sentence is kept beside the sentences', () => {
  const and = { $and: [admin, sales] };
  const draft = draftOf({ read: { $or: [creator, and] } });

  expect(draft.read).toEqual(matching(isCreator, { kind: 'other', written: and }));
  const changed = withAccess(draft, 'read', matching(isAdmin, { kind: 'other', written: and }));
  expect(rulesOf(changed, { read: { $or: [creator, and] } })).toEqual({ read: { $or: [admin, and] } });
});

test.each<[string, Sentence, unknown]>([
  ['[W-SEC-11] the creator', isCreator, creator],
  ['[W-SEC-12] a property of the user', { kind: 'user', property: 'department', value: 'Sales' }, sales],
  [
    '[W-SEC-13] a field of the record and a value of the user',
    { kind: 'field', field: 'data.contact', operand: { from: 'user', path: 'email' } },
    { 'data.contact': '{{user.email}}' },
  ],
  [
    '[W-SEC-13] a field of every record is named without data.',
    { kind: 'field', field: 'id', operand: { from: 'user', path: 'data.badge' } },
    { id: '{{user.data.badge}}' },
  ],
])('%s is written as the server reads it', (_, sentence, written) => {
  const draft: Draft = { isOpen: false, read: matching(sentence), write: { kind: 'same' } };
  expect(rulesOf(draft, undefined)).toEqual({ read: written });
  expect(draftOf({ read: written }).read).toEqual(matching(sentence));
});

test.each<[string, Sentence, string | null]>([
  ['nothing chosen', { kind: 'empty' }, 'choose'],
  ['a property without a value', { kind: 'user', property: 'team' }, 'userValue'],
  ['a blank value', { kind: 'user', property: 'team', value: '  ' }, 'userValue'],
  ['a number that is none', { kind: 'user', property: 'level', value: Number.NaN }, 'userValue'],
  ['no as a value', { kind: 'user', property: 'trained', value: false }, null],
  ['zero', { kind: 'field', field: 'data.n', operand: { from: 'value', value: 0 } }, null],
  ['a field alone', { kind: 'field', field: 'data.n' }, 'fieldValue'],
  [
    'a blank fixed value',
    { kind: 'field', field: 'data.n', operand: { from: 'value', value: '' } },
    'fieldValue',
  ],
])('[W-SEC-15] %s', (_, sentence, problem) => {
  const draft = withAccess(firstRules, 'write', matching(isAdmin, sentence));
  expect(draftProblems(draft)).toEqual(problem === null ? [] : [{ place: 'write', at: 1, problem }]);
});

test('[W-SEC-09] [W-SEC-10] write rules are those of reading until they get their own', () => {
  const same = draftOf({ read: admin });
  const own = withAccess(same, 'write', same.read);
  expect(rulesOf(own, { read: admin })).toEqual({ read: admin, write: admin });
  const changed = withAccess(own, 'write', anyone);
  expect(rulesOf(changed, { read: admin })).toEqual({ read: admin, write: true });
  expect(rulesOf(withAccess(changed, 'write', null), { read: admin, write: true })).toEqual({ read: admin });
});

test('a rule for each act becomes one for all three, and goes by reading where it is taken away', () => {
  const rls = { create: true, read: admin, update: creator, delete: admin };
  const draft = draftOf(rls);
  expect(rulesOf({ ...draft, write: { kind: 'same' } }, rls)).toEqual({ read: admin });
  expect(rulesOf(withAccess(draft, 'delete', null), rls)).toEqual({
    create: true,
    read: admin,
    update: creator,
  });
});

test('each template says what the server can read', () => {
  for (const name of templateNames) {
    const rules = rulesOf(templates[name], { create: true, read: true, note: 1 }) ?? {};
    expect(draftProblems(templates[name])).toEqual([]);
    expect(rules['note']).toBe(1);
    for (const act of ['create', 'read', 'update', 'delete', 'write']) readRule(rules[act]);
    expect(draftOf(rules)).toEqual(templates[name]);
  }
});

test('what is open can be closed in one press, and what is not stays', () => {
  const fixed = (rls: RowRules) => ruleFixes(draftOf(rls), rls).map(({ draft }) => rulesOf(draft, rls));
  const ours = { $or: [creator, admin] };
  expect(fixed({ read: true, write: true })).toEqual([{ read: { $or: [admin, creator] } }]);
  expect(fixed({ read: admin, write: true })).toEqual([
    { read: admin, write: true, create: true, update: ours, delete: ours },
  ]);
  expect(fixed({ read: true, create: true, update: admin, delete: true })).toEqual([
    { read: true, create: true, update: admin, delete: ours },
  ]);
  expect(fixed({ read: true, write: admin })).toEqual([
    { read: { user_condition: { role: { $in: ['user', 'admin'] } } }, write: admin },
  ]);
  expect(fixed({ read: admin })).toEqual([]);
  expect(ruleFixes(draftOf(undefined), undefined)).toEqual([]);
});
