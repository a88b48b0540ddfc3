import { findCalculator } from './calculator-words.ts';
import { findConverter } from './converter-words.ts';
import { findGames } from './game-words.ts';
import { findQuiz, findSurvey } from './quiz-words.ts';
import { plainText } from './spelling.ts';
import { findTimer } from './timer-words.ts';
import type { ToolIntent } from './tool-intent.ts';

/** All pages that a text asks for and that do something by themselves; the one that the app is about comes first. */
export function findTools(raw: string): ToolIntent[] {
  const text = plainText(raw.slice(0, 8000));
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
