import { expect, test } from 'vitest';
import { buildApp, now } from '../testing/build-app.ts';

test('samples of habits were ticked off in a row, up to today', async () => {
  const { samples } = await buildApp('Routine tracker with streaks');
  const entries = samples.find(({ entity }) => entity === 'HabitLog')?.records ?? [];
  const habits = samples.find(({ entity }) => entity === 'Habit')?.records ?? [];
  const first = entries
    .filter((entry) => entry['habit_id'] === '@Habit:0')
    .map((entry) => String(entry['date']));

  expect(first[0]).toBe(now.toISOString().slice(0, 10));
  expect(new Set(first).size).toBe(first.length);
  expect(first.length).toBeGreaterThan(4);
  expect(entries.every((entry) => entry['done'] === true)).toBe(true);
  // Nothing is logged of a habit that has not begun.
  const begun = habits.map((habit) => String(habit['start_date']));
  for (const entry of entries) {
    const at = Number(/\d+$/.exec(String(entry['habit_id']))?.[0]);
    expect(String(entry['date']) >= (begun[at] ?? '')).toBe(true);
  }
});

test('cards keep to their decks, which a quiz knows nothing of', async () => {
  const { samples } = await buildApp('Flashcards app with decks');
  const cards = samples.find(({ entity }) => entity === 'Flashcard')?.records ?? [];

  expect(cards.length).toBeGreaterThan(3);
  expect(cards.every((card) => /^@Deck:\d+$/.test(String(card['deck_id'])))).toBe(true);
});
