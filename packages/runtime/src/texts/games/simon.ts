export const simon = {
  name: 'Simon',
  green: 'Green',
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
  ready: 'Press Start and watch the sequence.',
  watch: 'Watch…',
  repeat: (done: number, all: number) => `Repeat it: ${done} of ${all}`,
  wrong: 'Wrong colour',
  end: (score: number) => `You remembered ${score} in a row.`,
} as const;
