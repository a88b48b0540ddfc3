type GameScores = {
  /** What the game counts, where that is not a score: the fewer the better. */
  label?: string;
  /** Ten results that people reach, of the game as it is unless another size is asked for. */
  results: readonly number[];
};

/** What a game of the kit stores when it ends. */
const scores: Readonly<Record<string, GameScores>> = {
  memory: { label: 'Moves', results: [13, 16, 12, 19, 14, 22, 17, 24, 11, 20] },
  minesweeper: { label: 'Seconds', results: [74, 112, 63, 148, 91, 203, 120, 266, 58, 175] },
  sudoku: { label: 'Seconds', results: [412, 586, 371, 742, 455, 918, 634, 1105, 348, 807] },
  fifteen: { label: 'Moves', results: [128, 164, 112, 201, 140, 238, 176, 262, 104, 187] },
  'number-guess': { label: 'Tries', results: [6, 7, 5, 8, 6, 9, 7, 11, 4, 8] },
  reaction: { label: 'Milliseconds', results: [268, 301, 254, 327, 283, 362, 310, 395, 241, 338] },
  snake: { results: [21, 17, 26, 14, 19, 9, 16, 7, 31, 12] },
  '2048': { results: [6284, 5120, 8436, 3988, 5644, 2776, 4820, 2140, 11_232, 3412] },
  simon: { results: [9, 8, 11, 7, 8, 5, 7, 4, 13, 6] },
  typing: { results: [58, 52, 64, 47, 55, 39, 50, 34, 71, 43] },
  'whack-a-mole': { results: [24, 21, 27, 19, 22, 15, 20, 12, 31, 17] },
  breakout: { results: [340, 280, 410, 230, 310, 160, 260, 120, 520, 190] },
};

type Game = Readonly<Record<string, unknown>>;

/** Results of a game with such settings; undefined where it is none of those whose results are known. */
export function gameScoresOf(props: Game | undefined): GameScores | undefined {
  const known = scores[String(props?.['game'])];
  const pairs = Number(props?.['pairs'] ?? 8);
  if (props?.['game'] !== 'memory' || known === undefined || !(pairs > 0)) return known;
  // Each pair takes at least one move.
  return { ...known, results: known.results.map((moves) => Math.ceil((moves * pairs) / 8)) };
}
