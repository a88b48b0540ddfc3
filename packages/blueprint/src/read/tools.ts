import { findCalculator } from './tools/calculator-words.ts';
import { findConverter } from './tools/converter-words.ts';
import { findGames } from './tools/game-words.ts';
import { findQuiz, findSurvey } from './tools/quiz-words.ts';
import { findTimer } from './tools/timer-words.ts';
import type { ToolIntent } from './tools/tool-intent.ts';

/** All pages that a text asks for and that do something by themselves; the one that the app is about comes first. */
export function findTools(text: string): ToolIntent[] {
  const found = [
    ...findGames(text),
    findConverter(text),
    findTimer(text),
    findQuiz(text),
    findSurvey(text),
    findCalculator(text),
  ].filter((intent) => intent !== undefined);
  return found.sort((one, other) => Number(other.isWhole) - Number(one.isWhole));
}

/** The timer, calculator, converter, game, quiz or survey that a text asks for; none for an app that keeps records. */
export const findTool = (text: string): ToolIntent | undefined => findTools(text)[0];
