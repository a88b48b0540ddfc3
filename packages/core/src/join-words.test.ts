import { expect, test } from 'vitest';
import { joinWords } from './join-words.ts';

test.each([
  [[], 'and', ''],
  [['ash'], 'and', 'ash'],
  [['ash', 'elm'], 'and', 'ash and elm'],
  [['ash', 'elm', 'oak'], 'and', 'ash, elm and oak'],
  [['ash', 'elm', 'oak'], 'or', 'ash, elm or oak'],
  [['salt and pepper', '“a, b”'], 'and', 'salt and pepper and “a, b”'],
  [['طلب', '<b>x</b>', 'y'.repeat(200)], 'and', `طلب, <b>x</b> and ${'y'.repeat(200)}`],
] as const)('%j with "%s" reads "%s"', (words, joint, said) => {
  expect(joinWords(words, joint)).toBe(said);
});
