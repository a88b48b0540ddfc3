import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { descriptions as first } from '@sayso/e2e/acceptance/descriptions';
import { expect, test } from 'vitest';
import { loadTexts } from '../plans/expectations.ts';
import { loadSets } from './descriptions.ts';

const root = resolve(import.meta.dirname, '../..');
const run = 6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - run + 1))
    .map((_, at) => words.slice(at, at + run))
    .filter((some) => some.some((word) => word.length > 1))
    .map((some) => some.join(' '));
}

const measured = new Set([
  ...[...loadSets().flatMap(({ file }) => file.prompts), ...first].flatMap(({ prompt, followups }) =>
    [prompt, ...followups.map(({ say }) => say)].flatMap(runsOf),
  ),
  ...loadTexts().flatMap(({ text }) => runsOf(text)),
]);

/** Everything that the builder knows, and what it is tried out with; the judges of the first 15 know what they judge. */
const sources = ['packages/blueprint/src', 'packages/server/src', 'packages/core/src', 'e2e'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules|acceptance/.test(entry.parentPath),
      )
      .map(({ parentPath, name }) => join(parentPath, name)),
);

test('no rule, word or test has six words in a row with a description that is measured', () => {
  expect(measured.size).toBeGreaterThan(5000);
  const shared = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        runsOf(line).some((words) => measured.has(words)) ? [`${relative(root, path)}:${at + 1}`] : [],
      ),
  );
  expect(shared).toEqual([]);
});
