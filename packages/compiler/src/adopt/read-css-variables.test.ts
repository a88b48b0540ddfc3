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
  // Under a condition a variable has another value than it has by itself.
  [
    ':root{--a:0 0% 100%} @media (prefers-color-scheme: dark){:root{--a:0 0% 4%}}',
    [['a', '0 0% 100%']],
    [['a', '0 0% 4%']],
    false,
  ],
  [
    '@layer base { :root { --a: 1px } @media screen and (prefers-color-scheme:dark) { :root { --a: 2px } } }',
    [['a', '1px']],
    [['a', '2px']],
    false,
  ],
  [
    '@media (prefers-color-scheme: dark) { :root { --a: 1px } } .dark { --a: 2px }',
    [],
    [['a', '2px']],
    false,
  ],
  [':root { --a: 1px } @media print { :root { --a: 2px } }', [['a', '1px']], [], true],
  [':root { --a: 1px } @supports (color: red) { :root { --a: 2px } } ', [['a', '1px']], [], true],
  [
    ':root { --a: 1px } @media print { @media (prefers-color-scheme: dark) { :root { --a: 2px } } }',
    [['a', '1px']],
    [],
    true,
  ],
  [
    '@media (prefers-color-scheme: dark) { @media print { :root { --a: 1px } } :root { --a: 2px } }',
    [],
    [['a', '2px']],
    true,
  ],
  [':root { --a: 1px; @media (prefers-color-scheme: dark) { --a: 2px } }', [['a', '1px']], [], true],
  ['@media print { a::before { content: "{" } } :root { --a: 1px }', [['a', '1px']], [], true],
  // A list of selectors, each of which is known.
  [':root, :host { --a: 1px }', [['a', '1px']], [], false],
  [':root,\n[data-theme="light"] { --a: 1px }', [['a', '1px']], [], false],
  ['html.dark, [data-theme=dark] { --a: 1px }', [], [['a', '1px']], false],
  [':root, .dark { --a: 1px }', [['a', '1px']], [['a', '1px']], false],
  [':root, .theme-blue { --a: 1px }', [['a', '1px']], [], true],
  ['.card.dark, .theme-blue { --a: 1px }', [], [], true],
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
  ['at-rules', '@media '.repeat(270_000)],
  ['at-rules in each other', '@media x{'.repeat(210_000)],
  ['dark systems in each other', '@media (prefers-color-scheme:dark){'.repeat(54_000)],
  ['texts', `"\\`.repeat(950_000)],
  ['texts that end', `"\\"`.repeat(630_000)],
  ['braces', '{'.repeat(1_900_000)],
  ['selectors', ':root,'.repeat(310_000)],
  ['parts of rules', 'a;'.repeat(950_000)],
  ['a value of spaces', `:root { --a: x${' '.repeat(1_900_000)}y }`],
])('a style sheet of %s is read in one go', (_, sheet) => {
  expect(readCssVariables(sheet).light.size).toBe(0);
});
