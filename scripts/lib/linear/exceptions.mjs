/** A clause of a change request or of a description: `bounds.sentence` in the builder's `read/text/bounded.ts`. */
const clause = 'reads one clause, of at most 3,000 letters, and the square of that is a few milliseconds';
const own = 'reads lines that we wrote ourselves';
const builder = 'packages/blueprint/src/';

/** Expressions that are slower than linear on a text that is known to be short; `begins` tells which of the file. */
export const exceptions = [
  [clause, 'change/field-ask.ts', '\\s*(?:,?\\s+(?:with|of|offering'],
  [clause, 'change/field-ask.ts', '^(.*?)\\s*(?:\\bwith\\b'],
  [clause, 'change/field-rules.ts', '^(?:add|put|show|write'],
  [clause, 'change/fields.ts', '^(?:rename\\s+)?([^:,]+?)'],
  [clause, 'change/landing.ts', '^(?:change|rename|set|make|call|title'],
  [clause, 'change/listed-things.ts', '^(?!(?:we|i|you'],
  [clause, 'change/not-by-words.ts', '^(?:(?:a |an |the |each |every |one |per )?(?:[\\w-]+ ){1,3}'],
  [clause, 'change/options.ts', '^(?:change|set|make)'],
  [clause, 'change/options.ts', '^(?:reorder|rearrange'],
  [clause, 'change/retype.ts', '^(?:the\\s+)?(.+?)\\s+(?:should'],
  [clause, 'change/things.ts', '^(.+?)\\s*(?:->'],
  [clause, 'change/told-choices.ts', '^(?:the\\s+|our'],
  [clause, 'read/formulas/rule.ts', '^(?:the )?(?:time|difference'],
  [clause, 'read/frames/short-frames.ts', '^(?:the\\s+|an?\\s+)?(?:kanban'],
  [clause, 'read/frames/topics.ts', '(?:\\bwith\\b|\\b(?:gives?'],
  [clause, 'read/text/prepare.ts', '^[ec.]*(?:p'],
  ['reads a sentence of at most 400 letters', 'read/sentences/mixed.ts', '^(.+?)\\s*[:,–—-]*'],
  ['reads the label of a field, of at most 60 letters', 'plan/figures.ts', '\\s*\\(.*\\)$'],
  ['reads the label of a field, of at most 60 letters', 'plan/list-wishes.ts', '\\s*\\(.*\\)$'],
  [own, 'change/type-words.ts', '\\|(?![^(]*\\))'],
  [own, 'lexicon/tools/calculator-row.ts', '^'],
  [own, 'plan/default-fields.ts', ''],
].map(([because, file, begins]) => ({ because, file: builder + file, begins }));
