import { expect, test, vi } from 'vitest';

test('the dictionary is loaded before anybody asks for a word, without holding up what called', async () => {
  // Other files of this process may have asked for words already.
  vi.resetModules();
  const [{ isLoaded }, { spelled }, { warmReading }] = await Promise.all([
    import('./dictionary.ts'),
    import('./spelling.ts'),
    import('./warm.ts'),
  ]);
  expect(isLoaded()).toBe(false);
  const warming = warmReading();
  expect(isLoaded()).toBe(false);
  await warming;

  expect(isLoaded()).toBe(true);
  expect(spelled('custmers')).toBe('customers');
});
