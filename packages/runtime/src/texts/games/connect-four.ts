export const connectFour = {
  name: 'Four in a row',
  red: 'Red',
  yellow: 'Yellow',
  yourTurn: 'Your turn: choose a column.',
  column: (column: number, filled: number, height: number) =>
    `Column ${column}, ${filled} of ${height} filled`,
} as const;
