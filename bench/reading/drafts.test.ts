import { beginPlan } from '@sayso/blueprint/operate/begin-plan';
import { planOf } from '@sayso/blueprint/operate/plan-of';
import { checkAnswer } from '@sayso/blueprint/reading/check-answer';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import { describe, expect, test } from 'vitest';
import { judgeDraft, lostByDraft } from './judge-draft.ts';
import { loadRecorded, type Recorded } from './recorded.ts';

const careful = loadRecorded('careful');
const sloppy = loadRecorded('sloppy');
const wordy = loadRecorded('wordy');
const readable = (all: readonly Recorded[]) =>
  all.flatMap((recorded) => {
    const checked = checkAnswer(recorded.text, recorded.answer);
    return 'draft' in checked ? [{ ...recorded, draft: checked.draft }] : [];
  });
const faults = (all: readonly Recorded[]) =>
  Object.fromEntries(
    all.flatMap(({ id, text, answer }) => {
      const checked = checkAnswer(text, answer);
      return 'fault' in checked ? [[id, checked.fault]] : [];
    }),
  );

test('each manner has read twenty of the texts, of all organisations and people, and four of one line', () => {
  for (const recorded of [careful, sloppy, wordy]) {
    expect(recorded.map(({ id }) => id)).toEqual(careful.map(({ id }) => id));
    expect(recorded).toHaveLength(24);
  }
  expect(new Set(careful.map(({ organisation }) => organisation)).size).toBe(7);
  expect(new Set(careful.map(({ person }) => person)).size).toBe(7);
});

describe('A careful reader', () => {
  test('is never refused', () => expect(faults(careful)).toEqual({}));

  test.each(readable(careful))('$id: nothing has to be put right by hand', (recorded) => {
    expect(judgeDraft(recorded, recorded.draft).gaps).toEqual([]);
  });
});

/** Counted once for each text, which takes long. */
const known = new Map<string, number>();
function pressesAlone(recorded: Recorded): number {
  const presses = known.get(recorded.id) ?? judgeDraft(recorded, null).presses;
  known.set(recorded.id, presses);
  return presses;
}

/** No worse than the rules alone, and silent about nothing that they found. */
const holds = (recorded: Recorded, draft: PlanDraft) => {
  expect(judgeDraft(recorded, draft).presses).toBeLessThanOrEqual(pressesAlone(recorded));
  expect(lostByDraft(recorded.text, draft)).toEqual([]);
};

describe('A sloppy reader', () => {
  test('is refused where it declined, was cut, began with another bracket or told of another app', () => {
    expect(faults(sloppy)).toEqual({
      'rowing-phone': 'invalid',
      'rowing-secretary': 'unlikely',
      'school-nonnative': 'invalid',
      'school-teacher': 'invalid',
    });
  });

  test.each(readable(sloppy))('$id: takes no more presses than the rules alone, and loses nothing', (each) =>
    holds(each, each.draft),
  );
});

describe('A wordy reader', () => {
  test('is refused where most of what it writes was said by nobody', () => {
    expect(faults(wordy)).toEqual({
      'one-guests': 'unlikely',
      'one-habit': 'unlikely',
      'one-recipes': 'unlikely',
    });
  });

  test.each(readable(wordy))('$id: takes no more presses than the rules alone, and loses nothing', (each) =>
    holds(each, each.draft),
  );

  test('its guesses stay recognisable as guesses', () => {
    const guessed = readable(wordy).flatMap(({ text, draft }) =>
      planOf(beginPlan({ text, template: null, draft }).blueprint).things.flatMap(({ fields }) =>
        fields.filter(({ name }) => /^(?:Emergency contact|Condition|Weather|Priority)$/.test(name)),
      ),
    );
    expect(guessed.length).toBeGreaterThan(10);
    expect(guessed.filter(({ source }) => source.from === 'text')).toEqual([]);
  });
});
