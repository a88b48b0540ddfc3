import { answerShapes } from './answer-shapes.ts';
import { code } from './code.ts';
import { data } from './data.ts';
import { edits } from './edits.ts';
import { losses } from './losses.ts';
import type { Mistake } from './mistake.ts';
import { paths } from './paths.ts';

export const mistakes: readonly Mistake[] = [
  ...answerShapes,
  ...edits,
  ...paths,
  ...code,
  ...data,
  ...losses,
];
