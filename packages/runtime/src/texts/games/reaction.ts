export const reaction = {
  name: 'Reaction time',
  average: 'Average',
  milliseconds: (time: number) => `${time} ms`,
  ready: 'Click or tap to start',
  next: (time: number) => `${time} ms. Click or tap for the next round.`,
  waiting: 'Wait for green…',
  now: 'Now!',
  early: 'Too soon. Click or tap to try again.',
  done: 'Done',
  end: (time: number) => `${time} ms on average`,
} as const;
