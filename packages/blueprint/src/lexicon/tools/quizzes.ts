import { kindOf, plainQuiz } from './quiz-plain.ts';
import type { QuizTopic } from './quiz-row.ts';
import { leisureQuizzes } from './quizzes-leisure.ts';
import { moreQuizzes } from './quizzes-more.ts';
import { schoolQuizzes } from './quizzes-school.ts';
import { workQuizzes } from './quizzes-work.ts';

export const quizTopics: readonly QuizTopic[] = [
  ...schoolQuizzes,
  ...leisureQuizzes,
  ...workQuizzes,
  ...moreQuizzes,
];

const general = 'general';

/** The questions of a topic; those that hold for such a subject where the lexicon has none of its own. */
export function quizOf(topic = general): QuizTopic {
  const known = (id: string | undefined) => quizTopics.find((one) => one.id === id);
  return known(topic) ?? known(kindOf(topic)) ?? plainQuiz(topic);
}
