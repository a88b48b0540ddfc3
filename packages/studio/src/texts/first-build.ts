import { defineTexts } from './define-texts.ts';

/** Who writes the first version of an app, where a model answers; on Home. */
export const t = defineTexts('first-build', {
  label: 'First version',
  /** The button, which has little room. */
  short: { plan: 'From the plan', model: 'By the model' },
  current: 'First version: {short}',
  name: { plan: 'From the plan (fast)', model: 'Written by the model' },
  text: {
    plan: 'A working app in seconds. The model then adds what the plan can’t hold.',
    model: 'The model writes all of it from your words, which takes longer.',
  },
  note: 'The model will write the whole app from your words. This plan shows how I understand them, but it won’t be used.',
  noteUnread: 'The model will write the whole app from your words.',
  usePlan: 'Build from the plan',
} as const);
