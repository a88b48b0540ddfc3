export const snake = {
  name: 'Snake',
  board: 'Snake board',
  speed: 'Speed',
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  ready: 'Press an arrow key or swipe to start.',
  play: 'Eat the red dots.',
  won: 'You filled the board!',
} as const;
