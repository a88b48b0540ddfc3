import { expect, test } from 'vitest';
import { readCssVariables } from './read-css-variables.ts';

const usual = `@tailwind base; /* the usual */
@layer base { * { @apply border-border; } body { @apply bg-background text-foreground; } }`;

test.each([
  [':root { --a: 1px }', [['a', '1px']], [], false],
  [
    `${usual}\n@layer base { :root { --a: 0 0% 9%; } .dark { --a: 0 0% 98%; } }`,
    [['a', '0 0% 9%']],
    [['a', '0 0% 98%']],
    false,
  ],
  ['/* :root { --a: red } */ :root { --b: #123; } /* an end', [['b', '#123']], [], false],
  [':root { --a: red; color: blue }', [['a', 'red']], [], true],
  [':root { --a: red } .card { padding: 0 }', [['a', 'red']], [], true],
  [':root { --a: url(`x`); --b: "</style>"; --c: ok }', [['c', 'ok']], [], true],
])('variables are read from %s', (sheet, light, dark, hasMore) => {
  const found = readCssVariables(sheet);
  expect([[...found.light], [...found.dark], found.hasMore]).toEqual([light, dark, hasMore]);
});

// Each would take hours where a place of the text is looked at again and again.
test.each([
  ['comments', '/*'.repeat(900_000)],
  ['stars', '*'.repeat(1_900_000)],
  ['rules without an end', '@import x'.repeat(200_000)],
  ['spaces', `@layer ${' '.repeat(1_900_000)}`],
  ['a value of spaces', `:root { --a: x${' '.repeat(1_900_000)}y }`],
])('a style sheet of %s is read in one go', (_, sheet) => {
  expect(readCssVariables(sheet).light.size).toBe(0);
});
