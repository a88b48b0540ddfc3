import { defineTexts } from './define-texts.ts';

/** The plan as a view of the editor. */
export const t = defineTexts('planView', {
  title: 'Plan',
  text: 'What your app keeps track of, and for whom. A change is made at once and costs no credits.',
  opening: 'Opening the plan',
  loadFailed: 'Couldn’t open the plan',
  place: 'You asked: “{words}”. You can change it here.',
  readOnly: {
    busy: 'The assistant is working. You can change the plan as soon as it’s done.',
    noVersion: 'You can change the plan here once the first version is built.',
  },
  empty: {
    title: 'No plan yet',
    text: 'Describe in the chat what your app keeps track of and who uses it.',
  },
  changed: 'Your change wasn’t made. {reason} This is the plan as it is now.',
  gotIt: 'OK',
  undo: 'Undo',
  undone: 'Undone',
  undoFailed: 'Couldn’t undo this: {reason}',
  failed: 'Couldn’t change the plan',
  failedText: 'The plan is as it was before.',
  question: {
    title: 'Before this changes',
    access: 'Who may do what',
    before: 'Now',
    after: 'Then',
    left: 'Records that need another choice',
    leftRow: '{label} ({count, plural, one {# record} other {# records}})',
    target: 'Change {label} to',
    later: 'Decide later',
    kept: 'Made by hand, so these stay as they are: {pages}',
    confirm: 'Change it',
    failed: 'Couldn’t change it: {reason}',
  },
  goTo: 'Go to the plan',
  goToKeyword: 'things fields people pages',
} as const);
