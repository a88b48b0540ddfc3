import { count } from '../count.ts';

export const survey = {
  question: 'question',
  empty: 'No questions yet',
  emptyText: 'Add questions, and people can fill in the survey here.',
  thanks: 'Thank you for your answers!',
  saved: 'They’ve been saved.',
  again: 'Fill in again',
  seeResults: 'See results',
  answered: 'Answered',
  progress: (answered: number, all: number) => `${answered} of ${all}`,
  send: 'Send answers',
  sending: 'Sending…',
  noPlace: 'This survey can’t store answers yet.',
} as const;

/** Answers to yes-or-no questions; stored where a survey keeps all answers as text. */
export const yesOrNo = { yes: 'Yes', no: 'No' } as const;

export const surveyField = {
  required: 'Required',
  missing: 'Please answer this question',
  yourAnswer: 'Your answer',
  stars: (stars: number) => `${stars} of 5 stars`,
  lowest: 'Not at all',
  highest: 'Very much',
} as const;

export const surveyResults = {
  empty: 'No answers yet',
  emptyText: 'Results will show up here as soon as someone answers.',
  responses: (responses: number) => (responses === 1 ? 'response' : 'responses'),
  exportCsv: 'Export CSV',
  date: 'Date',
  question: 'Question',
  answer: 'Answer',
  respondent: 'Respondent',
  answers: (answers: number) => count(answers, 'answer'),
  averageOutOf: (most: number) => `average out of ${most}`,
  nps: (score: string) => `NPS ${score}`,
  unanswered: 'Nobody has answered this yet.',
  answersTo: (question: string) => `Answers to ${question}`,
} as const;
