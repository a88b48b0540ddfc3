import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { GameName, GameProps } from './game-api.ts';

const view = (load: () => Promise<ComponentType<GameProps>>) => lazy(async () => ({ default: await load() }));

// A page shows one game: the others are not loaded.
const views: Readonly<Record<GameName, ComponentType<GameProps>>> = {
  memory: view(async () => (await import('./memory-game.tsx')).MemoryGame),
  'tic-tac-toe': view(async () => (await import('./tic-tac-toe-game.tsx')).TicTacToeGame),
  snake: view(async () => (await import('./snake-game.tsx')).SnakeGame),
  '2048': view(async () => (await import('./game-2048.tsx')).Game2048),
  hangman: view(async () => (await import('./hangman-game.tsx')).HangmanGame),
  minesweeper: view(async () => (await import('./minesweeper-game.tsx')).MinesweeperGame),
  'number-guess': view(async () => (await import('./number-guess-game.tsx')).NumberGuessGame),
  'rock-paper-scissors': view(
    async () => (await import('./rock-paper-scissors-game.tsx')).RockPaperScissorsGame,
  ),
  'connect-four': view(async () => (await import('./connect-four-game.tsx')).ConnectFourGame),
  sudoku: view(async () => (await import('./sudoku-game.tsx')).SudokuGame),
  simon: view(async () => (await import('./simon-game.tsx')).SimonGame),
  'word-guess': view(async () => (await import('./word-guess-game.tsx')).WordGuessGame),
  reaction: view(async () => (await import('./reaction-game.tsx')).ReactionGame),
  typing: view(async () => (await import('./typing-game.tsx')).TypingGame),
  'whack-a-mole': view(async () => (await import('./whack-game.tsx')).WhackGame),
  breakout: view(async () => (await import('./breakout-game.tsx')).BreakoutGame),
  pong: view(async () => (await import('./pong-game.tsx')).PongGame),
  fifteen: view(async () => (await import('./fifteen-game.tsx')).FifteenGame),
  dice: view(async () => (await import('./dice-game.tsx')).DiceGame),
  coin: view(async () => (await import('./coin-game.tsx')).CoinGame),
  picker: view(async () => (await import('./picker-game.tsx')).PickerGame),
  bingo: view(async () => (await import('./bingo-game.tsx')).BingoGame),
};

export function Game(props: GameProps) {
  const View = views[props.game] ?? views.memory;
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-120 w-full max-w-xl rounded-xl" />}>
      <View {...props} />
    </Suspense>
  );
}
