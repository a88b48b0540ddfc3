import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matches } from '../filters/predicate.ts';
import { isOpen, needsSignIn, type Operation, ruleCondition } from './entity-rules.ts';
import { parseRule } from './parse-rule.ts';
import { compileRule, type RuleUser } from './rule.ts';

const person = (given: Partial<RuleUser>): RuleUser => ({
  id: '1',
  email: 'a@x.y',
  role: 'user',
  full_name: null,
  data: {},
  ...given,
});
const ada = person({ data: { team: 'red', teams: ['red', 'blue'], blank: '', none: null } });
const admin = person({ id: '2', email: 'boss@x.y', role: 'admin' });
const columns = {
  id: 'r',
  created_by: 'a@x.y',
  created_by_id: '1',
  created_date: '2026-01-31T10:00:00.000Z',
};
const row = { ...columns, team: 'red', tags: ['p', 'q'], open: true };
const foreign = { id: 's', created_by: 'b@x.y', created_by_id: '9', team: 'green', tags: [], open: false };

const allowed = (rule: unknown, user: RuleUser | null, record: object = row) =>
  matches(compileRule(parseRule(rule), user), record as Record<string, unknown>);

// Columns: own row as Ada, foreign row as Ada, own row as admin, own row as nobody.
const own = { created_by: '{{user.email}}' };
test.each([
  ['true', true, [1, 1, 1, 1]],
  ['null', null, [1, 1, 1, 1]],
  ['empty text', '', [1, 1, 1, 1]],
  ['false', false, [0, 0, 0, 0]],
  ['created_by', own, [1, 0, 0, 0]],
  ['created_by_id', { created_by_id: '{{user.id}}' }, [1, 0, 0, 0]],
  ['user_condition', { user_condition: { role: 'admin' } }, [0, 0, 1, 0]],
  ['owner or admin', { $or: [own, { user_condition: { role: 'admin' } }] }, [1, 0, 1, 0]],
  ['owner and admin', { $and: [own, { user_condition: { role: 'admin' } }] }, [0, 0, 0, 0]],
  ['a moment, however it is written', { created_date: '2026-01-31T12:00:00+02:00' }, [1, 0, 1, 1]],
  ['moments in a list', { created_date: { $in: ['soon', '2026-01-31 10:00:00Z'] } }, [1, 0, 1, 1]],
  ['no moment', { created_date: 'soon' }, [0, 0, 0, 0]],
  ['not some moment', { created_date: { $nin: ['2026-01-31T10:00:00Z'] } }, [0, 1, 0, 0]],
  ['two keys are both needed', { ...own, 'data.team': 'red' }, [1, 0, 0, 0]],
  ['a field and a literal', { 'data.open': true }, [1, 0, 1, 1]],
  ['a field and the user', { 'data.team': '{{user.data.team}}' }, [1, 0, 0, 0]],
  ['a list of the user', { 'data.team': { $in: '{{user.data.teams}}' } }, [1, 0, 0, 0]],
  ['a literal list', { 'data.team': ['red', 'green'] }, [1, 1, 1, 1]],
  ['a value in a list field', { 'data.tags': 'p' }, [1, 0, 1, 1]],
  ['$all', { 'data.tags': { $all: ['p', 'q'] } }, [1, 0, 1, 1]],
  ['$ne', { 'data.team': { $ne: 'red' } }, [0, 1, 0, 0]],
  ['$nin', { 'data.team': { $nin: ['red'] } }, [0, 1, 0, 0]],
  ['$nor', { $nor: [{ 'data.team': 'green' }] }, [1, 0, 1, 1]],
  // What the visitor lacks decides against them, on either side of a negation.
  ['not mine', { created_by: { $ne: '{{user.email}}' } }, [0, 1, 1, 0]],
  ['nor mine', { $nor: [own] }, [0, 1, 1, 0]],
  ['not the admins', { $nor: [{ user_condition: { role: 'admin' } }] }, [1, 1, 0, 0]],
  ['an absent property', { 'data.ghost': '{{user.data.none}}' }, [0, 0, 0, 0]],
  ['a blank property', { 'data.ghost': '{{user.data.blank}}' }, [0, 0, 0, 0]],
  // Unreadable: denies, whatever stands beside it.
  ['an empty condition', {}, [0, 0, 0, 0]],
  ['a bare field', { team: 'red' }, [0, 0, 0, 0]],
  ['a pattern', { 'data.team': { $regex: 'r' } }, [0, 0, 0, 0]],
  ['an unknown key beside an open one', { $or: [{ 'data.open': true }, { $expr: 1 }] }, [0, 0, 0, 0]],
  ['an unknown key under $nor', { $nor: [{ what: 1 }] }, [0, 0, 0, 0]],
  ['a field by the name of every object’s parent', { 'data.__proto__.open': true }, [0, 0, 0, 0]],
  ['a user property by that name', { user_condition: { 'data.__proto__.role': 'admin' } }, [0, 0, 0, 0]],
  ['a value of the user by that name', { created_by: '{{user.data.__proto__.x}}' }, [0, 0, 0, 0]],
  [
    'conditions without end',
    { $or: Array.from({ length: 1_001 }, () => ({ 'data.open': true })) },
    [0, 0, 0, 0],
  ],
  ['a half template', { created_by: 'x{{user.email}}' }, [0, 0, 0, 0]],
  ['a text', 'yes', [0, 0, 0, 0]],
  ['a number', 1, [0, 0, 0, 0]],
  ['a list', [true], [0, 0, 0, 0]],
])('rule matrix: %s', (_name, rule, expected) => {
  const found = [allowed(rule, ada), allowed(rule, ada, foreign), allowed(rule, admin), allowed(rule, null)];
  expect(found.map(Number)).toEqual(expected);
});

const chain: [Record<string, unknown> | undefined, Operation, boolean][] = [
  [undefined, 'create', true],
  [{}, 'delete', true],
  [{ read: false }, 'create', false],
  [{ read: false, write: true }, 'update', true],
  [{ read: true, write: false }, 'delete', false],
  [{ read: true, write: false, delete: true }, 'delete', true],
  [{ read: true, write: false, delete: true }, 'read', true],
  [{ write: false }, 'read', true],
  [{ create: null, write: false }, 'create', true],
];
test.each(chain)('%j leaves %s open: %s', (rls, operation, open) => {
  expect(isOpen(rls ? { rls } : {}, operation)).toBe(open);
});

test.each([
  [undefined, false],
  [true, false],
  [null, false],
  [false, true],
  [own, true],
  [{ user_condition: { role: { $in: ['user', 'admin'] } } }, true],
  [{ $or: [own, { user_condition: { role: 'admin' } }] }, true],
  // Some rows may be read by everybody.
  [{ $or: [own, { 'data.open': true }] }, false],
  [{ what: 1 }, true],
])('reading by the rule %j needs a sign-in: %s', (read, needs) => {
  expect(needsSignIn(read === undefined ? {} : { rls: { read } }, 'read')).toBe(needs);
});

test('rules that are no object deny', () => {
  const schema = { rls: 'closed' as unknown as Record<string, unknown> };
  expect(matches(ruleCondition(schema, 'read', admin), row)).toBe(false);
});

test('any JSON as a rule never opens a row by failing to be read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (written) => {
      const rule = parseRule(written);
      if (rule === null) expect(matches(compileRule(rule, admin), row)).toBe(false);
    }),
    { numRuns: 500 },
  );
});
