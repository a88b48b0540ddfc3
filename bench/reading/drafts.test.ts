import { checkAnswer } from '@sayso/blueprint/reading/check-answer';
import { describe, expect, test } from 'vitest';
import { judgeDraft } from './judge-draft.ts';
import { loadRecorded } from './recorded.ts';

const careful = loadRecorded('careful');

describe('A careful reader', () => {
  test('reads twenty of the texts, of all organisations, and four of one line', () => {
    expect(careful).toHaveLength(24);
    expect(new Set(careful.map(({ organisation }) => organisation)).size).toBe(7);
    expect(new Set(careful.map(({ person }) => person)).size).toBe(7);
  });

  test.each(careful)('$id: nothing has to be put right by hand', (recorded) => {
    const checked = checkAnswer(recorded.text, recorded.answer);
    expect(checked).toHaveProperty('draft');
    if ('draft' in checked) expect(judgeDraft(recorded, checked.draft).gaps).toEqual([]);
  });
});
