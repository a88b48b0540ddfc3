export const game2048 = {
  name: '2048',
  highest: 'Highest tile',
  play: 'Use the arrow keys or swipe to merge equal tiles.',
  reached: 'You reached 2048! Keep going if you like.',
  stuck: 'No moves left',
  stuckWith: (score: number) => `No moves left. Score: ${score}.`,
  won: 'Well done!',
  end: (score: number, highest: number) => `Score: ${score}. Highest tile: ${highest}.`,
  board: (tiles: string) => `Board: ${tiles}`,
  empty: 'empty',
} as const;
