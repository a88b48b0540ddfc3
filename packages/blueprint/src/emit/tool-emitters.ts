import type { Archetype } from '@sayso/core/blueprint-schema';
import type { Emit } from './emit.ts';
import { calculatorPage } from './tools/calculator.ts';

/** Pages that do something by themselves: timers, calculators, games, quizzes, surveys. */
export const toolEmitters: Readonly<Partial<Record<Archetype, Emit>>> = {
  calculator: calculatorPage,
};
