import { setTimeout } from 'node:timers/promises';
import { serve } from '../platform/workers/serve.ts';

export type OddQuestion = { does: 'count'; to: number } | { does: 'hang' | 'fill' | 'exit' | 'fail' };

/** Answers as no good worker does. */
async function* answer(question: OddQuestion): AsyncGenerator<number> {
  if (question.does === 'count') for (let at = 1; at <= question.to; at += 1) yield at;
  if (question.does === 'count') return;
  yield 0;
  // What was said has left by then.
  await setTimeout(1);
  if (question.does === 'hang') for (;;);
  if (question.does === 'exit') process.exit(3);
  if (question.does === 'fail') throw new RangeError('The worker cannot count that far');
  const kept: string[][] = [];
  while (question.does === 'fill')
    kept.push(Array.from({ length: 10_000 }, (_, at) => `${kept.length} ${at}`));
}

serve(answer);
