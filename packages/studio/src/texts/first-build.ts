import { defineTexts } from './define-texts.ts';

/** Who writes the first version of an app, where a model answers; on Home. */
export const t = defineTexts('first-build', {
  label: 'First version',
  /** The button, which has little room. */
  short: { plan: 'From the plan', model: 'By the model' },
  current: 'First version: {short}',
  plan: {
    name: 'From the plan (fast)',
    text: 'A working app in seconds. The model then adds what the plan can’t hold.',
  },
  model: {
    name: 'Written by the model',
    text: 'The model writes all of it from your words, which takes longer.',
  },
  note: 'The model will write the whole app from your words. This plan shows how I understand them, but it won’t be used.',
  usePlan: 'Build from the plan',
} as const);
