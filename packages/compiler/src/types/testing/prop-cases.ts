import { kitMistakes, lookMistakes } from './kit-mistakes.ts';
import { callMistakes, drawnMistakes, hookMistakes, linkMistakes, uiMistakes } from './page-mistakes.ts';
import type { Mistake } from './prop-page.ts';

/** Mistakes of models in what they give to components, and in where they lead; one each. */
export const propMistakes: readonly Mistake[] = [
  ...kitMistakes,
  ...lookMistakes,
  ...linkMistakes,
  ...drawnMistakes,
  ...hookMistakes,
  ...uiMistakes,
  ...callMistakes,
];
