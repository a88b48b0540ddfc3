import type { ScoreKeeping } from '../tools/tool-api.ts';

export const gameNames = [
  'memory',
  'tic-tac-toe',
  'snake',
  '2048',
  'hangman',
  'minesweeper',
  'number-guess',
  'rock-paper-scissors',
  'connect-four',
  'sudoku',
  'simon',
  'word-guess',
  'reaction',
  'typing',
  'whack-a-mole',
  'breakout',
  'pong',
  'fifteen',
  'dice',
  'coin',
  'picker',
  'bingo',
] as const;
export type GameName = (typeof gameNames)[number];
export type Level = 'easy' | 'medium' | 'hard';

/** What a game starts with; each game reads what concerns it. */
export type GameProps = {
  game: GameName;
  /** Keeps finished games as records. */
  scores?: ScoreKeeping;
  leaderboardPage?: string;
  level?: Level;
  /** Tic-tac-toe, four in a row: the machine, or a second person. */
  opponent?: 'machine' | 'person';
  /** Memory: how many pairs, and of what. */
  pairs?: number;
  theme?: string;
  /** Snake; whether its walls are deadly. */
  speed?: 'slow' | 'normal' | 'fast';
  walls?: boolean;
  /** Side of a square board (snake, 2048, sliding puzzle). */
  size?: number;
  /** Minesweeper. */
  columns?: number;
  rows?: number;
  mines?: number;
  /** Hangman: a topic of the kit, or own words. Word guess: own words of five letters. */
  topic?: string;
  words?: readonly string[];
  /** Wrong tries that are allowed. */
  tries?: number;
  /** Number guessing: the highest number. */
  highest?: number;
  bestOf?: number;
  /** With lizard and Spock. */
  extended?: boolean;
  rounds?: number;
  seconds?: number;
  dice?: number;
  sides?: number;
  /** Random picker: what is picked from. */
  items?: readonly string[];
};
