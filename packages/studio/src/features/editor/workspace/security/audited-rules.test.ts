import { expect, test } from 'vitest';
import { auditedRules } from './audited-rules.ts';

const own = { created_by: '{{user.email}}' };

test.each<[string, ReturnType<typeof auditedRules>]>([
  ['read: everybody', [{ act: 'read', field: null, written: true }]],
  [
    'read: everybody; delete: nobody',
    [
      { act: 'read', field: null, written: true },
      { act: 'delete', field: null, written: false },
    ],
  ],
  [
    `read: where ${JSON.stringify(own)}; read salary: where {"data.x":"a; b\\"; c"}`,
    [
      { act: 'read', field: null, written: own },
      { act: 'read', field: 'salary', written: { 'data.x': 'a; b"; c' } },
    ],
  ],
  // Not a list of rules, or cut at its greatest length.
  ['no rules, open to everybody', null],
  ['cannot be read', null],
  ['', null],
  ['read: where {"created_by":"{{us', null],
])('what the log says of rules is read: %s', (text, rules) => {
  expect(auditedRules(text)).toEqual(rules);
});
