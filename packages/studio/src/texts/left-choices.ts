import { defineTexts } from './define-texts.ts';

/** Records that still have a choice that was removed. */
export const t = defineTexts('leftChoices', {
  title: 'Choices to replace',
  text: '{count, plural, one {1 {one} has} other {Some {many} have}} a “{field}” that no longer exists. Choose a new one{count, plural, one {} other { for them}}.',
  row: '{choice} ({count, plural, one {# {one}} other {# {many}}})',
  target: 'Move {choice} to',
  choose: 'Choose',
  move: '{count, plural, one {Move it} other {Move them}}',
  moved: 'Moved {count, plural, one {# {one}} other {# {many}}} to {choice}.',
  nothing: 'There was nothing left to move.',
  undo: 'Undo',
  undone: 'Put {count, plural, one {# {one}} other {# {many}}} back to {choice}.',
  failed: 'Couldn’t move them: {reason}',
  undoFailed: 'Couldn’t undo this: {reason}',
} as const);
