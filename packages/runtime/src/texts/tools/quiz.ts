import { count } from '../count.ts';

export const quiz = {
  noun: 'quiz',
  question: 'question',
  empty: 'No questions yet',
  emptyText: (noun: string) =>
    `Add questions with options and the correct answer, and the ${noun} can begin.`,
  emptyForPlayers: (noun: string) => `The ${noun} can start once it has some.`,
  addFirst: 'Add the first question',
  allTopics: 'All',
  ready: 'Ready?',
  start: (noun: string) => `Start ${noun}`,
  questions: (questions: number) => count(questions, 'question'),
  points: (points: number) => count(points, 'point'),
  secondsEach: (seconds: number) => `${count(seconds, 'second')} each`,
  minutesInTotal: (minutes: number) => `${count(minutes, 'minute')} in total`,
  toPass: (percent: number) => `${percent}% to pass`,
  trueOption: 'True',
  falseOption: 'False',
} as const;

export const quizQuestion = {
  place: (question: number, questions: number) => `Question ${question} of ${questions}`,
  progress: 'Progress',
  seeResult: 'See result',
  next: 'Next question',
  correctAnswer: 'Correct answer',
  yourAnswer: 'Your answer',
  answer: 'Answer',
  correct: 'Correct!',
  timeUp: 'Time’s up.',
  wrong: 'Not quite.',
  solution: (answer: string) => `The answer is ${answer}.`,
} as const;

export const quizResult = {
  game: 'Quiz',
  perfect: 'Perfect!',
  great: 'Great work!',
  good: 'Well done!',
  low: 'Keep practising!',
  score: 'Score',
  summary: (percent: number, right: number, all: number) => `${percent}% · ${right} of ${all} correct`,
  passed: 'Passed',
  notPassed: (percent: number) => `Not passed. You need ${percent}%.`,
  playAgain: 'Play again',
  leaderboard: 'Leaderboard',
  answers: 'Your answers',
  noAnswer: (correct: string) => `No answer. Correct answer: ${correct}`,
  said: (answer: string, correct: string) => `You said ${answer}. Correct answer: ${correct}`,
  correct: 'Correct',
  wrong: 'Wrong',
} as const;
