import { expect, test } from 'vitest';
import { tooLong } from './guards.ts';

const line = "      <p className='text-muted-foreground'>One more line</p>\n";
const page = (lines: number) =>
  `export default function A() {\n  return (\n    <>\n${line.repeat(lines)}    </>\n  );\n}\n`;

test.each<[string, string, string]>([
  ['pages/A', '', page(900)],
  ['pages/A', page(10), page(900)],
  ['components/list/A', '', `export const words = '${'word '.repeat(13_600)}';\n`],
  ['layout', page(10), 'something();\n'.repeat(801)],
])('%s is to be cut into components where it becomes far too long', (path, before, after) => {
  expect(tooLong(path, before, after)).toMatch(
    /^\S+ would have \d+ lines and \d+ characters, which is too long for one file\. Write its parts as components/,
  );
});

test.each<[string, string, string]>([
  ['pages/A', '', page(400)],
  ['pages/A', page(900), page(950)],
  ['pages/A', page(900), page(2_000)],
  ['pages/A', page(520), page(580)],
  ['entities/A', '', page(900)],
  ['functions/a', '', page(900)],
])('%s stays one file where it is not, was so before, or grows by little', (path, before, after) => {
  expect(tooLong(path, before, after)).toBeUndefined();
});
