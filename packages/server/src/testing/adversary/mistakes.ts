import { answerShapes } from './answer-shapes.ts';
import { code } from './code.ts';
import { data } from './data.ts';
import { edits } from './edits.ts';
import { kitProps } from './kit-props.ts';
import { losses } from './losses.ts';
import type { Mistake } from './mistake.ts';
import { obedient } from './obedient.ts';
import { foreignOrders } from './orders.ts';
import { paths } from './paths.ts';
import { rightCode } from './right-code.ts';

export const mistakes: readonly Mistake[] = [
  ...answerShapes,
  ...edits,
  ...paths,
  ...code,
  ...data,
  ...losses,
  ...foreignOrders,
  ...rightCode,
];

/** What only a look at the types of the whole app can tell. */
export const typedMistakes: readonly Mistake[] = [...kitProps, ...obedient];
