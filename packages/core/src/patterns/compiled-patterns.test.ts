import { RE2JS } from 're2js';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { lintEntity } from '../entities/lint-entity.ts';
import { patternWarnings } from '../rules/rule-warnings.ts';
import { compiledPattern } from './compiled-patterns.ts';

let compiling: MockInstance<typeof RE2JS.compile>;
beforeEach(() => {
  compiling = vi.spyOn(RE2JS, 'compile');
});
afterEach(() => compiling.mockRestore());

const entityWith = (...patterns: string[]) => ({
  properties: Object.fromEntries(
    patterns.map((pattern, nr) => [`f${nr}`, { type: 'string' as const, pattern }]),
  ),
});
/** As much as 256 characters can be made to repeat. */
const bomb = (nr: number) => `(?:(?:1000${nr}${'a?'.repeat(110)}){100}){10}`;

test('whoever asks for a pattern, it is compiled once', () => {
  const schema = entityWith('^once-[a-z]{3}$', '^twice-\\d+$', '^once-[a-z]{3}$');
  expect(lintEntity(schema, [])).toEqual([]);
  expect(patternWarnings({ name: 'Task', schema })).toEqual([]);
  expect(compiledPattern('^twice-\\d+$')).toMatchObject({ test: expect.any(Function) });
  expect(compiling).toHaveBeenCalledTimes(2);
});

test('repeats within repeats are refused by their text, and what stands beside them is checked', () => {
  const bombs = [1, 2, 3].map(bomb);
  expect(bombs.every(({ length }) => length <= 256)).toBe(true);
  const found = lintEntity(entityWith(...bombs, '^beside-\\d$'), []);
  expect(found).toEqual(
    [0, 1, 2].map((nr) => ({ where: `properties.f${nr}`, message: 'pattern: it repeats too much' })),
  );
  expect(compiling).toHaveBeenCalledTimes(1);
});

test('large patterns make room for each other by their size', () => {
  const large = (nr: number) => `^${nr}\\p{L}{550}$`;
  for (let nr = 0; nr < 14; nr++) compiledPattern(large(nr));
  compiling.mockClear();
  compiledPattern(large(13));
  expect(compiling).toHaveBeenCalledTimes(0);
  compiledPattern(large(0));
  expect(compiling).toHaveBeenCalledTimes(1);
});

test('what patterns learn from texts counts as their size', () => {
  const growing = (nr: number) => `[ab]*a[ab]{12}\\p{L}*${nr}$`;
  // Each stretch is another state of the engine.
  const text = Array.from({ length: 8_192 }, (_, nr) => nr.toString(2).padStart(13, '0')).join('');
  const letters = text.replaceAll('0', 'a').replaceAll('1', 'b');
  const test = (nr: number) => {
    const pattern = compiledPattern(growing(nr));
    if ('problem' in pattern) throw new Error(pattern.problem);
    pattern.test(`${letters}${nr}`);
    return pattern.bytes();
  };
  expect(test(0)).toBeGreaterThan(5_000_000);
  for (let nr = 1; nr < 20; nr++) test(nr);
  compiling.mockClear();
  compiledPattern(growing(19));
  expect(compiling).toHaveBeenCalledTimes(0);
  compiledPattern(growing(0));
  expect(compiling).toHaveBeenCalledTimes(1);
});

test('many small patterns stay', () => {
  const small = (nr: number) => `^[A-Z]{2}-${nr}$`;
  for (let nr = 0; nr < 1_500; nr++) compiledPattern(small(nr));
  compiling.mockClear();
  for (let nr = 0; nr < 1_500; nr++) compiledPattern(small(nr));
  expect(compiling).toHaveBeenCalledTimes(0);
});
