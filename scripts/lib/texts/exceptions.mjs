const styles = 'packages/studio/src/features/create/style-presets.ts';

/** Names that are the same in each language: `{ file, text }`. */
export const exceptions = [
  // Brands that are known for a look.
  ...[
    'Gumroad',
    'Figma',
    'Tesla',
    'Apple Music',
    'Apple',
    'Stripe',
    'Google',
    'Android',
    'Duolingo',
    'Headspace',
  ].map((text) => ({ file: styles, text })),
  // Names of keys, as events of the keyboard say them.
  { file: 'packages/runtime/src/kit/games/word-guess-game.tsx', text: 'Enter' },
  { file: 'packages/runtime/src/kit/games/word-guess-game.tsx', text: 'Backspace' },
];
