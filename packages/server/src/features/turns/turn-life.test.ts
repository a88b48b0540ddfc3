import { expect, test } from 'vitest';
import { nextLife, type TurnLife, type TurnState, type TurnStep } from './turn-life.ts';

const life = (state: TurnState, stopRequested = false): TurnLife => ({ state, stopRequested });
const [started, stop, broke]: TurnStep[] = [
  { type: 'started' },
  { type: 'stop_requested' },
  { type: 'broke' },
];
const answered = (refused: number): TurnStep => ({ type: 'answered', refused });

test.each([
  [life('accepted'), started, life('running')],
  [life('accepted'), stop, life('stopped', true)],
  [life('accepted'), broke, life('failed')],
  [life('running'), stop, life('running', true)],
  [life('running'), answered(0), life('settled')],
  [life('running'), answered(2), life('needs_attention')],
  [life('running'), broke, life('failed')],
  [life('running', true), answered(0), life('stopped', true)],
  [life('running', true), answered(1), life('stopped', true)],
  [life('running', true), broke, life('stopped', true)],
])('%o on %o becomes %o', (before, step, after) => {
  expect(step && nextLife(before, step)).toEqual(after);
});

test.each(['settled', 'needs_attention', 'stopped', 'failed'] as const)(
  'a turn that is %s stays so',
  (state) => {
    for (const step of [started, stop, broke, answered(0), answered(1)]) {
      expect(step && nextLife(life(state), step)).toEqual(life(state));
    }
  },
);
