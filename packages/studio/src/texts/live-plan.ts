import { defineTexts } from './define-texts.ts';

/** The plan that follows the words on Home, before anything is built. */
export const t = defineTexts('live-plan', {
  title: 'Your plan',
  follows: 'follows your words',
  readClosely: 'as a model read your words',
  empty: 'Say who uses it and what they keep track of',
  fold: 'Hide the plan',
  unfold: 'Show the plan',
  files: 'Your files will be read when you build.',
  unused: 'I haven’t used: <words></words>',
  undo: 'Undo',
  redo: 'Redo',
  undid: 'Undid: {line}',
  redid: 'Done again: {line}',
  moved: 'The plan has just changed with your words. Try again.',
  notChanged: 'The plan couldn’t be changed. Try again.',
  notCarried:
    'Your changes to the plan couldn’t be matched with these words. Press Build again, or undo the changes first.',
  lost: 'These changes no longer fit the plan: {changes}',
  offer: 'Start from {name}?',
  yes: 'Yes',
  no: 'No',
  yesTo: 'Yes, start from {name}',
  noTo: 'No, don’t start from {name}',
} as const);
