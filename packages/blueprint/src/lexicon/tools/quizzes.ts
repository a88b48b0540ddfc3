import type { QuizTopic } from './quiz-row.ts';
import { leisureQuizzes } from './quizzes-leisure.ts';
import { schoolQuizzes } from './quizzes-school.ts';
import { workQuizzes } from './quizzes-work.ts';

export const quizTopics: readonly QuizTopic[] = [...schoolQuizzes, ...leisureQuizzes, ...workQuizzes];
