import { expect, test } from 'vitest';
import { fiveLetters } from '../../texts/games/word-guess-words.ts';
import {
  type Breakout,
  bounceOff,
  launch,
  newBreakout,
  newPong,
  servePong,
  stepBreakout,
  stepPong,
} from './ball-rules.ts';
import { fullLines, letterOf, newCard } from './bingo-rules.ts';
import { type Disc, drop, fourOf, machineColumn, noDiscs } from './connect-four-rules.ts';
import { isSolvable, isSorted, newPuzzle, slide } from './fifteen-rules.ts';
import { guessLetter, hangmanEnd, newHangman, shownLetters, wrongLetters } from './hangman-rules.ts';
import { closeCards, isMemoryDone, newMemory, turnCard } from './memory-rules.ts';
import { flagField, isCleared, minesAround, neighbours, newMines, openField } from './minesweeper-rules.ts';
import { seeded } from './random.ts';
import { judge, winsNeeded } from './rock-paper-scissors-rules.ts';
import { isStuck, play2048, pushLine, pushTiles } from './rules-2048.ts';
import { newSnake, step, turn } from './snake-rules.ts';
import { conflicts, countSolutions, fullGrid, newSudoku } from './sudoku-rules.ts';
import {
  type Board,
  emptyBoard,
  freeCells,
  isDraw,
  machineMove,
  winnerOf,
  withMark,
} from './tic-tac-toe-rules.ts';
import { accuracy, rightCharacters, wordsPerMinute } from './typing-rules.ts';
import { isWordOver, knownLetters, markGuess, typeKey } from './word-guess-rules.ts';

const random = seeded(7);

test('memory: two alike stay open, two others close with the next card, and moves are counted', () => {
  const start = newMemory(['cat', 'dog'], random);
  const places = (face: string) => start.cards.flatMap((card, at) => (card.face === face ? [at] : []));
  const [cat = 0, otherCat = 0] = places('cat');
  const [dog = 0, otherDog = 0] = places('dog');

  const missed = turnCard(turnCard(start, cat), dog);
  expect([...missed.open]).toEqual([cat, dog]);
  expect(closeCards(missed).open).toEqual([]);
  const found = turnCard(turnCard(missed, cat), otherCat);
  expect(found.found.size).toBe(2);
  expect(turnCard(found, cat)).toBe(found);
  const done = turnCard(turnCard(found, dog), otherDog);
  expect(isMemoryDone(done)).toBe(true);
  expect(done.moves).toBe(3);
});

test('tic-tac-toe: lines are seen, and the machine on hard never loses, whatever is played', () => {
  expect(winnerOf(['X', 'X', 'X', null, 'O', 'O', null, null, null])?.mark).toBe('X');
  let games = 0;
  const play = (board: Board): void => {
    if (winnerOf(board) || isDraw(board)) {
      games += 1;
      expect(winnerOf(board)?.mark).not.toBe('X');
      return;
    }
    for (const at of freeCells(board)) {
      const mine = withMark(board, at, 'X');
      const reply = winnerOf(mine) || isDraw(mine) ? undefined : machineMove(mine, 'O', 'hard', random);
      play(reply === undefined ? mine : withMark(mine, reply, 'O'));
    }
  };
  play(emptyBoard);
  expect(games).toBeGreaterThan(50);
});

test('tic-tac-toe: on medium the machine wins where it can and stops a line', () => {
  expect(machineMove(['O', 'O', null, 'X', 'X', null, null, null, null], 'O', 'medium', random)).toBe(2);
  expect(machineMove(['X', 'X', null, null, 'O', null, null, null, null], 'O', 'medium', random)).toBe(2);
});

test('snake: it eats, grows, cannot turn into itself and dies at the wall', () => {
  const start = { ...newSnake(8, true, random), food: { x: 4, y: 4 } };

  const fed = step(start, random);
  expect(fed.score).toBe(1);
  expect(fed.body.length).toBe(4);
  expect(turn(fed, 'left')).toBe(fed);
  const up = step(turn(fed, 'up'), random);
  expect(up.direction).toBe('up');
  let state = { ...start, food: { x: 0, y: 0 } };
  for (let count = 0; count < 6; count += 1) state = step(state, random) as typeof state;
  expect(state.isOver).toBe(true);
  let through = { ...newSnake(8, false, random), food: { x: 0, y: 0 } };
  for (let count = 0; count < 6; count += 1) through = step(through, random) as typeof through;
  expect(through.isOver).toBe(false);
  expect(through.body[0]?.x).toBe(1);
});

test.each([
  [[2, 2, 2, 2], [4, 4, 0, 0], 8],
  [[0, 2, 0, 2], [4, 0, 0, 0], 4],
  [[4, 2, 2, 0], [4, 4, 0, 0], 4],
  [[2, 4, 2, 4], [2, 4, 2, 4], 0],
])('2048: %j becomes %j', (line, pushed, gained) => {
  expect(pushLine(line)).toEqual({ line: pushed, gained });
});

test('2048: all four directions, a new tile only after a move, and the end', () => {
  const tiles = [
    [2, 0, 0],
    [2, 0, 0],
    [0, 0, 4],
  ];
  expect(pushTiles(tiles, 'up').tiles).toEqual([
    [4, 0, 4],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(pushTiles(tiles, 'down').tiles).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [4, 0, 4],
  ]);
  expect(pushTiles(tiles, 'right').tiles).toEqual([
    [0, 0, 2],
    [0, 0, 2],
    [0, 0, 4],
  ]);
  const state = {
    tiles: [
      [2, 4],
      [4, 2],
    ],
    score: 0,
    hasWon: false,
  };
  expect(isStuck(state.tiles)).toBe(true);
  expect(play2048(state, 'left', random)).toBe(state);
  const won = play2048(
    {
      tiles: [
        [1024, 1024],
        [0, 0],
      ],
      score: 0,
      hasWon: false,
    },
    'left',
    random,
  );
  expect(won).toMatchObject({ score: 2048, hasWon: true });
  expect(won.tiles.flat().filter((value) => value > 0).length).toBe(2);
});

test('hangman: letters, wrong ones, an accent, and both ends', () => {
  let state = newHangman('Café', 2);
  for (const letter of 'cafe') state = guessLetter(state, letter);
  expect(shownLetters(state)).toEqual(['C', 'A', 'F', 'É']);
  expect(hangmanEnd(state)).toBe('won');
  const lost = guessLetter(guessLetter(newHangman('new zealand', 2), 'x'), 'q');
  expect(wrongLetters(lost)).toEqual(['X', 'Q']);
  expect(shownLetters(lost)[3]).toBe(' ');
  expect(hangmanEnd(lost)).toBe('lost');
  expect(guessLetter(lost, 'a')).toBe(lost);
});

test('minesweeper: the first field is always clear, figures are right, and the end is seen', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const state = openField(newMines({ columns: 9, rows: 9, mines: 20 }), 40, seeded(seed));
    expect(state.hit).toBeNull();
    expect(state.mined?.size).toBe(20);
    expect(minesAround(state, 40)).toBe(0);
    expect(neighbours(state, 40).every((at) => state.open.has(at))).toBe(true);
    const rest = Array.from({ length: 81 }, (_, at) => at).filter((at) => !state.mined?.has(at));
    expect(isCleared(rest.reduce((held, at) => openField(held, at, random), state))).toBe(true);
    const [mine = 0] = [...(state.mined ?? [])];
    expect(openField(flagField(state, mine), mine, random).hit).toBeNull();
    expect(openField(state, mine, random).hit).toBe(mine);
  }
});

test('connect four: lines in every direction; the machine wins and blocks at once', () => {
  const play = (columns: readonly number[]) =>
    columns.reduce((held, column, at) => drop(held, column, ((at % 2) + 1) as Disc), noDiscs);
  expect(fourOf(play([0, 1, 0, 1, 0, 1, 0]))?.disc).toBe(1);
  expect(fourOf(play([0, 0, 1, 1, 2, 2, 3]))?.disc).toBe(1);
  expect(fourOf(play([0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3]))?.disc).toBe(1);
  expect(fourOf(play([0, 1, 2, 3]))).toBeUndefined();
  const threat = play([0, 6, 0, 6, 0]);
  expect(machineColumn(threat, 2, 'hard', random)).toBe(0);
  expect(machineColumn(play([0, 6, 0, 6, 1, 6, 1]), 2, 'medium', random)).toBe(6);
});

test('sudoku: each level has exactly one solution, and the grid obeys the rules', () => {
  expect(conflicts(fullGrid(seeded(3))).size).toBe(0);
  for (const level of ['easy', 'medium', 'hard'] as const) {
    const { puzzle, solution } = newSudoku(level, seeded(11));
    expect(countSolutions(puzzle)).toBe(1);
    expect(puzzle.every((figure, at) => figure === 0 || figure === solution[at])).toBe(true);
    expect(puzzle.filter((figure) => figure !== 0).length).toBeLessThan(50);
  }
  expect(countSolutions(Array(81).fill(0))).toBe(2);
  expect([...conflicts([5, 5, ...Array(79).fill(0)])]).toEqual([0, 1]);
});

test('word guess: a letter is marked as often as the word holds it', () => {
  expect(markGuess('apple', 'paper')).toEqual(['elsewhere', 'elsewhere', 'right', 'elsewhere', 'absent']);
  expect(markGuess('apple', 'puppy')).toEqual(['elsewhere', 'absent', 'right', 'absent', 'absent']);
  expect(knownLetters('apple', ['paper', 'apply']).get('p')).toBe('right');
  expect(fiveLetters.every((word) => /^[a-z]{5}$/.test(word))).toBe(true);
  expect(new Set(fiveLetters).size).toBe(fiveLetters.length);
  const typed = [...'apple', 'x', 'Enter'].reduce(typeKey, {
    secret: 'apple',
    tries: 6,
    guesses: [],
    typed: '',
  });
  expect(typed.guesses).toEqual(['apple']);
  expect(isWordOver(typed)).toBe(true);
});

test('sliding puzzle: every deal can be solved, and tiles slide in rows', () => {
  for (let seed = 1; seed < 40; seed += 1) {
    const puzzle = newPuzzle(3 + (seed % 3), seeded(seed));
    expect(isSolvable(puzzle)).toBe(true);
    expect(isSorted(puzzle)).toBe(false);
  }
  const puzzle = { size: 3, tiles: [1, 2, 3, 4, 5, 6, 0, 7, 8] };
  const moved = slide(puzzle, 8);
  expect(moved.tiles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
  expect(isSorted(moved)).toBe(true);
  expect(slide(puzzle, 4)).toBe(puzzle);
  expect(isSolvable({ size: 3, tiles: [2, 1, 3, 4, 5, 6, 7, 8, 0] })).toBe(false);
  expect(isSolvable({ size: 4, tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0] })).toBe(false);
});

test.each([
  ['rock', 'scissors', 'won'],
  ['rock', 'paper', 'lost'],
  ['lizard', 'spock', 'won'],
  ['spock', 'spock', 'draw'],
] as const)('%s against %s is %s', (mine, theirs, result) => {
  expect(judge(mine, theirs)).toBe(result);
});

test('best of five needs three wins', () => {
  expect([1, 3, 5, 6].map(winsNeeded)).toEqual([1, 2, 3, 4]);
});

test('bingo: columns hold their numbers, and a line through the free field counts', () => {
  const card = newCard(seeded(5));
  expect(new Set(card).size).toBe(25);
  expect(card.every((number, at) => number === 0 || letterOf(number) === 'BINGO'[at % 5])).toBe(true);
  expect(fullLines(new Set([0, 6, 18])).length).toBe(0);
  expect(fullLines(new Set([0, 6, 18, 24])).length).toBe(1);
});

test('typing: five characters are a word, and only right ones count', () => {
  expect(wordsPerMinute(250, 60_000)).toBe(50);
  expect(rightCharacters('abc', 'abd')).toBe(2);
  expect(accuracy('abcd', 'abcx')).toBe(75);
});

test('breakout: a brick gives points, a lost ball a life, and the last one ends the game', () => {
  let state: Breakout = launch(newBreakout(), 0);
  for (let count = 0; count < 400 && state.score === 0; count += 1) state = stepBreakout(state, 8);
  expect(state.score).toBeGreaterThan(0);
  expect(state.bricks.length).toBe(31);
  let falling: Breakout = {
    ...launch(newBreakout(), 0),
    paddle: 10,
    ball: { x: 90, y: 90, dx: 0, dy: 0.05 },
  };
  for (let count = 0; count < 60; count += 1) falling = stepBreakout(falling, 8);
  expect(falling).toMatchObject({ lives: 2, phase: 'ready' });
  const last = stepBreakout(
    { ...falling, phase: 'running', lives: 1, ball: { x: 90, y: 103, dx: 0, dy: 1 } },
    1,
  );
  expect(last.phase).toBe('over');
  expect(bounceOff(0, 1)).toEqual({ along: 0, away: 1 });
});

test('pong: a missed ball is a point, and the paddle returns it', () => {
  let state = servePong(newPong(), 0);
  for (let count = 0; count < 120 && state.ball.dx < 0; count += 1) state = stepPong(state, 8, 0.05);
  expect(state.ball.dx).toBeGreaterThan(0);
  let missed = { ...servePong(newPong(), 0), mine: 90 };
  for (let count = 0; count < 200 && missed.phase === 'running'; count += 1)
    missed = stepPong(missed, 8, 0.05);
  expect(missed.score).toEqual({ mine: 0, theirs: 1 });
});
