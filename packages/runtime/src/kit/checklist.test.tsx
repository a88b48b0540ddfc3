// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryEntity } from '../kit-gallery/memory-entity.ts';
import { provideEntity } from '../sdk/entity.ts';
import { inDays } from './dates.ts';
import { Checklist } from './kit.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(leaveKit);

function showHabits(days: readonly [habit: string, day: number, done: boolean][]) {
  const base = {
    created_date: inDays(-90),
    updated_date: inDays(-90),
    created_by: 'ines@rowandroot.example',
  };
  const Habit = createMemoryEntity({
    schema: {
      name: 'Habit',
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name' },
        frequency: { type: 'string', enum: ['daily', 'weekly'] },
      },
      required: ['name'],
      'x-sayso': { titleField: 'name' },
    },
    rows: [
      { ...base, id: 'walk', name: 'Walk', frequency: 'daily' },
      { ...base, id: 'swim', name: 'Swim', frequency: 'weekly' },
    ],
  });
  const Tick = createMemoryEntity({
    schema: {
      name: 'Tick',
      type: 'object',
      properties: {
        habit_id: { type: 'string' },
        date: { type: 'string', format: 'date' },
        done: { type: 'boolean' },
      },
    },
    rows: days.map(([habit_id, day, done], at) => ({
      ...base,
      id: `t${at}`,
      habit_id,
      date: inDays(day),
      done,
    })),
  });
  provideEntity(Habit);
  provideEntity(Tick);
  showKit(() => (
    <Checklist
      entity={Habit}
      log={{
        entity: Tick,
        refField: 'habit_id',
        dateField: 'date',
        valueField: 'done',
        rhythmField: 'frequency',
      }}
    />
  ));
  return { Tick };
}

const lineOf = async (name: string) =>
  within((await screen.findByRole('checkbox', { name })).closest('li') ?? document.body);

test('what was ticked off day by day is counted in a row, and grows with the tick of today', async () => {
  showHabits([
    ['walk', -1, true],
    ['walk', -2, true],
    ['walk', -3, false],
    ['swim', -7, true],
    ['swim', -14, true],
  ]);
  const walk = await lineOf('Walk');
  expect((await walk.findByText(/2 days/)).textContent).toBe('2 days in a row');
  expect((await (await lineOf('Swim')).findByText(/2 weeks/)).textContent).toBe('2 weeks in a row');

  fireEvent.click(walk.getByRole('checkbox', { name: 'Walk' }));
  expect((await walk.findByText(/3 days/)).textContent).toBe('3 days in a row');
});

test('an entry of today that was left open becomes the tick, and no second one stands beside it', async () => {
  const { Tick } = showHabits([['walk', 0, false]]);
  const walk = await lineOf('Walk');
  const box = () => walk.getByRole<HTMLButtonElement>('checkbox', { name: 'Walk' });
  expect(box().getAttribute('aria-checked')).toBe('false');

  fireEvent.click(box());
  await walk.findByText(/1 day/);
  expect((await Tick.filter({})).map(({ done }) => done)).toEqual([true]);

  fireEvent.click(box());
  await vi.waitFor(() => expect(walk.queryByText(/in a row/)).toBeNull());
  expect(await Tick.filter({})).toEqual([]);
});

test('what was last done days ago shows no number', async () => {
  showHabits([
    ['walk', -3, true],
    ['swim', -7, true],
  ]);
  const walk = await lineOf('Walk');
  await (await lineOf('Swim')).findByText(/1 week/);
  expect(walk.queryByText(/in a row/)).toBeNull();
});
