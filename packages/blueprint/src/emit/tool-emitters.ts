import type { Archetype } from '@sayso/core/blueprint-schema';
import type { Emit } from './emit.ts';
import { calculatorPage } from './tools/calculator.ts';
import { gamePage, leaderboardPage, quizPage } from './tools/quiz.ts';
import { resultsPage, surveyPage } from './tools/survey.ts';
import { converterPage, timerPage } from './tools/timer.ts';

/** Pages that do something by themselves: timers, calculators, games, quizzes, surveys. */
export const toolEmitters: Readonly<Partial<Record<Archetype, Emit>>> = {
  quiz: quizPage,
  leaderboard: leaderboardPage,
  survey: surveyPage,
  results: resultsPage,
  timer: timerPage,
  calculator: calculatorPage,
  converter: converterPage,
  game: gamePage,
};
