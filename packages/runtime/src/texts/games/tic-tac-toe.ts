export const ticTacToe = {
  name: 'Tic-tac-toe',
  playerX: 'Player X',
  playerO: 'Player O',
  yourTurn: 'Your turn. You’re X.',
  cell: (row: number, column: number, content: string) => `Row ${row}, column ${column}: ${content}`,
  empty: 'empty',
} as const;
