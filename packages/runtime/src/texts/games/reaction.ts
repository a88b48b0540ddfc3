export const reaction = {
  name: 'Reaction time',
  average: 'Average',
  milliseconds: (time: number) => `${time} ms`,
  ready: 'Click to start',
  next: (time: number) => `${time} ms. Click for the next round.`,
  waiting: 'Wait for green…',
  now: 'Click!',
  early: 'Too soon. Click to try again.',
  done: 'Done',
  end: (time: number) => `${time} ms on average`,
} as const;
