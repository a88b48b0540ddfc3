import { expect, test } from 'vitest';
import { isOver, nextLife, type TurnLife, type TurnState, type TurnStep } from './turn-life.ts';

const life = (state: TurnState, more: Partial<TurnLife> = {}): TurnLife => ({
  state,
  repair: 0,
  stopRequested: false,
  ...more,
});
const steps = {
  started: { type: 'started' },
  stop: { type: 'stop_requested' },
  repair: { type: 'repair' },
  good: { type: 'answered', failures: 0 },
  bad: { type: 'answered', failures: 2 },
  broke: { type: 'broke' },
  lateGood: { type: 'found_late', failures: 0 },
  lateBad: { type: 'found_late', failures: 1 },
  discarded: { type: 'discarded' },
} as const satisfies Record<string, TurnStep>;
const stopping = { stopRequested: true };

/** What each step makes of each state; a step that is not named changes nothing. */
const table: [TurnLife, Partial<Record<keyof typeof steps, TurnLife>>][] = [
  [life('accepted'), { started: life('running'), stop: life('stopped', stopping), broke: life('failed') }],
  [
    life('running'),
    {
      stop: life('running', stopping),
      repair: life('repairing', { repair: 1 }),
      good: life('settled'),
      bad: life('needs_attention'),
      broke: life('failed'),
    },
  ],
  [
    life('running', stopping),
    { good: life('stopped', stopping), bad: life('stopped', stopping), broke: life('stopped', stopping) },
  ],
  [
    life('repairing', { repair: 1 }),
    {
      stop: life('repairing', { repair: 1, ...stopping }),
      repair: life('repairing', { repair: 2 }),
      good: life('settled', { repair: 1 }),
      bad: life('needs_attention', { repair: 1 }),
      broke: life('failed', { repair: 1 }),
    },
  ],
  [
    life('repairing', { repair: 2 }),
    {
      stop: life('repairing', { repair: 2, ...stopping }),
      good: life('settled', { repair: 2 }),
      bad: life('needs_attention', { repair: 2 }),
      broke: life('failed', { repair: 2 }),
    },
  ],
  [
    life('repairing', { repair: 1, ...stopping }),
    {
      good: life('stopped', { repair: 1, ...stopping }),
      bad: life('stopped', { repair: 1, ...stopping }),
      broke: life('stopped', { repair: 1, ...stopping }),
    },
  ],
  [life('settled'), { lateBad: life('needs_attention') }],
  [life('needs_attention'), { discarded: life('settled') }],
  [life('stopped', stopping), {}],
  [life('failed'), {}],
];

const cases = table.flatMap(([before, changes]) =>
  Object.entries(steps).map(
    ([name, step]) => [before, name, step, changes[name as keyof typeof steps] ?? before] as const,
  ),
);

test.each(cases)('%o, %s', (before, _name, step, after) => {
  expect(nextLife(before, step)).toEqual(after);
});

test.each(['settled', 'needs_attention', 'stopped', 'failed'] as const)(
  'a turn that is %s is over',
  (state) => {
    expect(isOver(life(state))).toBe(true);
  },
);
