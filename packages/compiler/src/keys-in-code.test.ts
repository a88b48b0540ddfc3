import { expect, test } from 'vitest';
import { keysInCode } from './keys-in-code.ts';

const filler = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0iL3oR6uX9z';

test.each([
  `sk-proj-${filler}`,
  `sk-ant-api03-${filler}`,
  `sk_live_${filler}`,
  `whsec_${filler}`,
  'AKIAIOSFODNN7EXAMPLE',
  `AIza${filler.slice(0, 35)}`,
  `ghp_${filler.slice(0, 36)}`,
  `github_pat_${filler}`,
  `glpat-${filler.slice(0, 20)}`,
  `xoxb-123456789012-${filler}`,
  `npm_${filler.slice(0, 36)}`,
  '-----BEGIN RSA PRIVATE KEY-----',
])('a key in a page is found and not repeated: %s', (key) => {
  const [found, more] = keysInCode('pages/Home', `const a = 1;\nconst key = '${key}';\n`);
  expect(found).toMatchObject({ path: 'pages/Home', line: 2, column: 14, code: 'key-in-code' });
  expect(more).toBeUndefined();
  expect(JSON.stringify(found)).not.toContain(key.slice(8));
});

test.each([
  ['pages/Home', "const id = 'task-sk-lists-of-the-whole-team';"],
  ['pages/Home', `const key = 'pk_live_${filler}'; // public by design`],
  ['pages/Home', "const note = 'AKIA is how keys of AWS begin';"],
  ['functions/pay', `const key = 'sk_live_${filler}';`],
])('%s: %s is left alone', (path, text) => {
  expect(keysInCode(path, text)).toEqual([]);
});
