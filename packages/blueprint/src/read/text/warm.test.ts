import { expect, test } from 'vitest';
import { isLoaded } from './dictionary.ts';
import { spelled } from './spelling.ts';
import { warmReading } from './warm.ts';

test('the dictionary is loaded before anybody asks for a word, without holding up what called', async () => {
  expect(isLoaded()).toBe(false);
  const warming = warmReading();
  expect(isLoaded()).toBe(false);
  await warming;

  expect(isLoaded()).toBe(true);
  expect(spelled('custmers')).toBe('customers');
});
