import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';

const school = await buildApp(
  'School app with students (name, email, grade), meeting rooms with floor, courses with teacher and start date, exams with date.',
);
const built = await changeApp(school, 'rename exams to practice rooms');
const things = ({ memory }: { memory: unknown }) => JSON.stringify(Blueprint.parse(memory).entities);

const asked: readonly (readonly [string, readonly string[]])[] = [
  ['remove the capacity', ['Capacity of meeting rooms', 'Capacity of courses']],
  ['rename capacity to seats', ['Capacity of meeting rooms', 'Capacity of courses']],
  ['make the capacity required', ['Capacity of meeting rooms', 'Capacity of courses']],
  ['delete the rooms', ['Meeting rooms', 'Practice rooms']],
];

test.each(asked)('what fits two of them is asked for, and nothing is changed: %s', async (words, titles) => {
  const answer = await changeApp(built, words);

  expect(answer.ways.map(({ title }) => title)).toEqual(titles);
  expect(answer.prose).toContain('Which one do you mean');
  expect(things(answer)).toBe(things(built));
  expect(answer.blocks.filter((block) => !block.startsWith('suggest'))).toEqual([]);
});

test.each(asked)('each way is carried out when it is pressed: %s', async (words) => {
  const { ways } = await changeApp(built, words);

  for (const { prompt } of ways) {
    const answer = await changeApp(built, prompt);
    expect(answer.ways, prompt).toEqual([]);
    expect(things(answer), prompt).not.toBe(things(built));
  }
});

test.each(['remove the capacity of courses', 'remove the grade', 'delete students', 'rename floor to level'])(
  'what is told is not asked for: %s',
  async (words) => {
    const answer = await changeApp(built, words);

    expect(answer.ways).toEqual([]);
    expect(things(answer)).not.toBe(things(built));
  },
);
