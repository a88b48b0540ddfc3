import { expect, test } from 'vitest';
import { read } from '../read.ts';

const told = (text: string) =>
  Object.fromEntries(
    read(text).entities.map(({ concept, words, fields }) => [
      concept?.id ?? words,
      fields.map(({ label }) => label),
    ]),
  );

test.each([
  'A hygiene quiz for cooks. Multiple choice, three answers, only one correct, with an explanation.',
  'A quiz about first aid. Four possible answers, one of them is right, and the reason why explained below.',
  'Fire safety quiz. Five choices, one is true, then an explanation.',
])('what is said of answers is kept of each question: %s', (text) => {
  const things = told(text);
  expect(things).toMatchObject({
    quiz_question: ['Question', 'Options', 'Correct answer', 'Explanation'],
  });
  expect(Object.keys(things)).not.toContain('answer');
});

test.each([
  'Practice test for lorry drivers. Multiple choice: the question, three answers, one of them is right, maybe a photo. Our foreman edits them.',
  'A quiz on birds: questions with a photo, four answers, one is right',
  'Quiz on trees. Every question has a photo, five answers and the correct one.',
])('a picture of a question is kept besides its answers: %s', (text) => {
  expect(told(text)['quiz_question']).toEqual(['Question', 'Options', 'Correct answer', 'Photo']);
});

test.each(['Quiz for sailors, each question may have a photo', 'Bird quiz. Some questions have a photo.'])(
  'a picture alone: %s',
  (text) => expect(told(text)['quiz_question']).toEqual(['Photo']),
);

test.each([
  [
    'A quiz on knots. The sailor types his name and boat, then takes it on a tablet and sees the score.',
    ['Name', 'Boat', 'Score'],
  ],
  ['A hygiene quiz. We note who took it, when and with what score.', ['Name', 'Date', 'Score']],
  [
    'A road sign quiz. New drivers enter name, depot and badge number and then start it. I want to see who passed it and the date.',
    ['Name', 'Depot', 'Badge number', 'Date'],
  ],
])('each time that a quiz was taken is kept: %s', (text, labels) => {
  expect(told(text)['quiz_score']).toEqual(expect.arrayContaining(labels));
});
