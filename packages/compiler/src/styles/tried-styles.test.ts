import { expect, test } from 'vitest';
import { createTriedStyles } from './tried-styles.ts';

test('classes that no source says get their rules, those tried before stay, and no app sees those of another', async () => {
  const styles = createTriedStyles();
  expect(await styles('a', ['pl-[37px]'])).toContain('padding-left: 37px');
  const next = await styles('a', ['text-3xl']);
  expect([next.includes('padding-left: 37px'), next.includes('.text-3xl')]).toEqual([true, true]);
  expect(await styles('b', ['text-3xl'])).not.toContain('37px');
  for (const app of ['c', 'd', 'e', 'f']) await styles(app, []);
  expect(await styles('a', [])).not.toContain('37px');
});

test('words that are no classes bring nothing, whatever they hold', async () => {
  const styles = createTriedStyles();
  const plain = await styles('a', []);
  const hostile = ['</style><script>alert(1)</script>', '}body{display:none}', "@import'x'", '{', '"', '\\'];
  expect(await styles('a', hostile)).toBe(plain);
});
