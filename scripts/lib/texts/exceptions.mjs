export const exceptions = [
  // Names of keys, as events of the keyboard say them.
  { file: 'packages/runtime/src/kit/games/word-guess-game.tsx', text: 'Enter' },
  { file: 'packages/runtime/src/kit/games/word-guess-game.tsx', text: 'Backspace' },
];
