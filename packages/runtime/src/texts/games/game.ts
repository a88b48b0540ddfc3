/** What several games say. */
export const game = {
  pause: 'Pause',
  resume: 'Resume',
  start: 'Start',
  newGame: 'New game',
  playAgain: 'Play again',
  clear: 'Clear',
  leaderboard: 'Leaderboard',
  level: 'Level',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  boardSize: 'Board size',
  best: 'Best',
  score: 'Score',
  streak: 'Streak',
  bestStreak: 'Best streak',
  moves: 'Moves',
  time: 'Time',
  secondsLeft: 'Seconds left',
  round: 'Round',
  draws: 'Draws',
  paused: 'Paused.',
  over: 'Game over',
  overWith: (score: number) => `Game over. Score: ${score}.`,
  scoreOf: (score: number) => `Score: ${score}`,
  timeOf: (time: string) => `Time: ${time}`,
  noTriesLeft: 'No tries left',
  pointerOrArrows: 'Move with your mouse, finger or arrow keys.',
} as const;

/** Games for two: against the computer, or on one screen. */
export const opponents = {
  label: 'Opponent',
  computer: 'Against the computer',
  twoPlayers: 'Two players',
  you: 'You',
  theComputer: 'Computer',
  thinking: 'The computer is thinking…',
  turnOf: (player: string) => `${player}’s turn.`,
  youWin: 'You win!',
  computerWins: 'The computer wins',
  wins: (player: string) => `${player} wins`,
  draw: 'It’s a draw',
  result: (mine: number, theirs: number) => `${mine} to ${theirs}`,
} as const;

export const arrows = { up: 'Up', left: 'Left', down: 'Down', right: 'Right' } as const;
