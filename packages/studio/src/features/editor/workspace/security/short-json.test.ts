import { expect, test } from 'vitest';
import { shortJson } from './short-json.ts';

const admin = { user_condition: { role: 'admin' } };

test('what fits on a line stands on one', () => {
  const rules = { read: { $or: [admin, { created_by: '{{user.email}}' }] }, write: false, note: undefined };
  expect(shortJson(rules)).toBe(`{
  "read": {
    "$or": [
      {
        "user_condition": { "role": "admin" }
      },
      { "created_by": "{{user.email}}" }
    ]
  },
  "write": false
}`);
});

test.each<[unknown]>([
  [{}],
  [[]],
  [{ a: [], b: {}, c: null, d: '"x"', e: [1, [2, { f: true }]] }],
  [{ a: 'x'.repeat(60) }],
])('it is the same JSON: %j', (value) => {
  expect(JSON.parse(shortJson(value))).toEqual(value);
});
