import { defineTexts } from './define-texts.ts';

/** Records that still have a choice that was removed. */
export const t = defineTexts('leftChoices', {
  title: 'Choices to replace',
  // `aField` is the field in an English sentence: “a status”, “tags”.
  text: '{count, plural, one {# {one} has} other {# {many} have}} {aField} that no longer {isSeveral, select, yes {exist. Choose new ones.} other {exists. Choose a new one.}}',
  row: '{choice} ({count, plural, one {# {one}} other {# {many}}})',
  target: 'Change {choice} to',
  choose: 'Choose',
  move: 'Change {field}',
  moved: 'Changed {count, plural, one {# {one}} other {# {many}}} to {choice}.',
  nothing: 'There was nothing left to change.',
  undo: 'Undo',
  undone: 'Changed {count, plural, one {# {one}} other {# {many}}} back to {choice}.',
  failed: 'Couldn’t change {count, plural, one {it} other {them}}: {reason}',
  undoFailed: 'Couldn’t undo this: {reason}',
} as const);
