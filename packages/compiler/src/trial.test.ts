import { beforeAll, expect, test } from 'vitest';
import type { Check } from './check.ts';
import { openLibrary } from './testing/library.ts';

let check: Check;
beforeAll(async () => {
  check = (await openLibrary()).check;
}, 60_000);

const shapes: readonly [string, (times: number) => string][] = [
  ['elements', (n) => `export default () => ${'<b>'.repeat(n)}${'</b>'.repeat(n)}`],
  ['elements that never end', (n) => `export default () => ${'<b>'.repeat(n)}`],
  ['lists', (n) => `export default ${'['.repeat(n)}${']'.repeat(n)}`],
  ['arrow functions', (n) => `export default ${'a=>'.repeat(n)}1`],
  ['elements in functions', (n) => `export default ${'()=><b>{'.repeat(n)}1${'}</b>'.repeat(n)}`],
  ['functions', (n) => `export default ${'(function(){'.repeat(n)}${'})'.repeat(n)}`],
  ['classes', (n) => `export default ${'class extends '.repeat(n)}A{}`],
  ['choices', (n) => `export default ${'a?b:'.repeat(n)}c`],
  ['templates', (n) => `export default ${'`${'.repeat(n)}1${'}`'.repeat(n)}`],
  ['types', (n) => `type T = ${'A<'.repeat(n)}B${'>'.repeat(n)}`],
  ['conditions', (n) => `if(a){}${'else if(a){}'.repeat(n)}`],
];
const refused = [{ line: 1, code: 'syntax', message: expect.stringContaining('nested too deeply') }];

test.each(shapes)(
  '%s nested until a parser’s stack would end are refused, and the process lives',
  (_, shape) => {
    expect(check.file('components/Deep', shape(30_000))).toMatchObject(refused);
  },
);

test('a function of the backend is tried as well', () => {
  expect(check.file('functions/deep', `export default ${'['.repeat(30_000)}`)).toMatchObject(refused);
});

test('a long file that is flat passes', () => {
  const rows = '      <li className="row">{label(1)}</li>\n'.repeat(3_000);
  const text = `const label = (n) => n;\nexport default function Home() {\n  return (\n    <ul>\n${rows}    </ul>\n  );\n}\n`;
  expect(check.file('pages/Home', text)).toEqual([]);
});

test('of a file that is wrong all over the first findings are told', () => {
  expect(check.file('pages/Home', "import 'nothing';\n".repeat(20_000))).toHaveLength(20);
});

test('an entity that is nested beyond all sense is refused', () => {
  const deep = `${'{"type":"object","properties":{"a":'.repeat(1_000)}{}${'}}'.repeat(1_000)}`;
  expect(check.file('entities/Deep', deep)).toMatchObject([
    { code: 'schema', message: expect.stringContaining('nested more than') },
  ]);
});
