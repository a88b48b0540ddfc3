/** A text of exactly so many UTF-16 units, by repeating a piece. */
const repeated = (piece: string) => (length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Texts that have stopped servers: each makes some expression try again from every place of it. */
export const shapes: Readonly<Record<string, (length: number) => string>> = {
  blanks: (length) =>
    `An app called${' '.repeat(Math.max(0, length - 113))}${'x'.repeat(100)}`.slice(-length),
  commas: (length) => `open from 9${','.repeat(Math.max(0, length - 11))}`.slice(0, length),
  brackets: repeated('['),
  'one letter': repeated('a'),
  quotes: repeated('"'),
  'line ends': repeated('\n'),
  'combining marks': (length) => `e${'\u0301'.repeat(Math.max(0, length - 1))}`.slice(0, length),
  'right-to-left letters': repeated('\u05e9\u05dc\u05d5\u05dd '),
  alternations: repeated('(a|a)* and or '),
  'nested markup': repeated('<b><i>*_'),
};

/** Where a text is so long that ten of them take a while: what the findings so far were made of. */
export const fewShapes = ['blanks', 'commas', 'one letter'] as const;
