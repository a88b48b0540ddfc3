import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

test('habits are ticked off day by day, and their log tells what was done in a row', async () => {
  const { tree } = await buildApp('Routine tracker with streaks');
  const page = tree['pages/Today'] ?? '';

  expect(page).toContain('<Checklist');
  expect(page).toMatch(/log=\{\{[^}]*entity: HabitLog[^}]*refField: 'habit_id'[^}]*dateField: 'date'/);
  expect(page).toMatch(/valueField: 'done',\s+rhythmField: 'frequency'/);
  expect(tree['entities/Habit']).not.toMatch(/streak/i);
});

test('a checklist of what is done once changes the record itself', async () => {
  const { tree } = await buildApp('Packing list: item, quantity, packed. A checklist page');
  const page = Object.values(tree).find((source) => source.includes('<Checklist')) ?? '';

  expect(page).toContain('doneField="packed"');
  expect(page).not.toContain('log=');
});

test('tasks whose subtasks have a due date are ticked off themselves', async () => {
  const { tree } = await buildApp(
    'To-do list with a checklist page. A task has a title and done. A subtask has a task, a due date and done.',
  );
  const page = tree['pages/Checklist'] ?? '';

  expect(page).toContain('doneField="done"');
  expect(page).not.toContain('log=');
});
