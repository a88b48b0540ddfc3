import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';

const school =
  'School app with students (name, email, grade), teachers with subject, courses with teacher and start date, status planned, running, finished.';
const built = await buildApp(school);

async function change(text: string) {
  const { memory, prose } = await changeApp(built, text);
  const blueprint = Blueprint.parse(memory);
  const entity = (label: string) => blueprint.entities.find((one) => one.label === label);
  const field = (thing: string, label: string) => entity(thing)?.fields.find((one) => one.label === label);
  return { blueprint, prose, entity, field };
}

test.each([
  ['students also need a birthday and a photo', 'Photo', 'image'],
  ['students can have a birthday, a photo too', 'Birthday', 'date'],
  ['change grade to a number', 'Grade', 'number'],
  ['turn the grade of students into a rating', 'Grade', 'rating'],
])('a field as people ask for it: %s', async (text, label, type) => {
  expect((await change(text)).field('Student', label)?.type).toBe(type);
});

test.each([
  'make grade a dropdown with first, second and third',
  'grade should be a dropdown: first, second, third',
  'grade should be: first, second or third',
])('a field becomes a choice: %s', async (text) => {
  expect((await change(text)).field('Student', 'Grade')).toMatchObject({
    type: 'enum',
    options: [{ value: 'first' }, { value: 'second' }, { value: 'third' }],
  });
});

test('a choice without choices is asked for, not guessed', async () => {
  const { field, prose } = await change('make grade a dropdown');

  expect(field('Student', 'Grade')?.type).not.toBe('enum');
  expect(prose).toContain('Which choices should the grade field have?');
});

test.each([
  ['teachers are called staff in our school', 'Staff'],
  ['call teachers instructors', 'Instructor'],
  ['teachers -> mentors', 'Mentor'],
])('a thing gets another name: %s', async (text, label) => {
  expect((await change(text)).entity(label)).toBeDefined();
});

test.each([
  ['remove the calendar page and the board', ['Calendar', 'Board']],
  ["delete the board, we don't need it", ['Board']],
])('pages go: %s', async (text, labels) => {
  const { blueprint } = await change(text);

  expect(blueprint.pages.map(({ label }) => label)).not.toEqual(expect.arrayContaining(labels));
});

test.each(["don't show the calendar", 'hide the calendar', 'hide the page Calendar'])(
  'a page that is hidden stays outside of the menu: %s',
  async (text) => {
    const { blueprint } = await change(text);

    expect(blueprint.pages.find(({ label }) => label === 'Calendar')?.nav).toBe(false);
  },
);

test.each([
  ['a course has many lessons with date, topic and homework', 'Lesson', 'Course'],
  ['I would like to write comments about a student', 'Comment', 'Student'],
  ['add a diploma page where I keep the student, the day and the mark', 'Diploma', 'Student'],
])('a new thing that belongs to another: %s', async (text, label, parent) => {
  const { entity } = await change(text);

  expect(entity(label)?.fields.map(({ ref }) => ref)).toContain(entity(parent)?.id);
});

test('things are linked', async () => {
  const { entity } = await change('add rooms (name, capacity) and link courses to rooms');

  expect(entity('Course')?.fields.map(({ ref }) => ref)).toContain(entity('Room')?.id);
});

test('the menu follows', async () => {
  const { blueprint } = await change('put students before teachers in the menu');
  const labels = blueprint.pages.map(({ label }) => label);

  expect(labels.indexOf('Students')).toBe(labels.indexOf('Teachers') - 1);
});

test('a clause that cannot be met is said beside those that are', async () => {
  const { prose } = await change(
    'start date is required and buttons should be purple and the font should be Zorgblatt',
  );

  expect(prose).toMatch(/required/);
  expect(prose).toMatch(/font/);
});

test('a clock in an app that is a quiz runs in it, and the picture beside it is a field', async () => {
  const quiz = await buildApp('Quiz about birds: each question has four choices; best scores');
  const after = await changeApp(quiz, 'include a photo for questions, and a clock so nobody looks it up');
  const { pages, entities } = Blueprint.parse(after.memory);

  expect(pages.find(({ archetype }) => archetype === 'quiz')?.props).toMatchObject({
    secondsPerQuestion: 30,
  });
  expect(pages.some(({ archetype }) => archetype === 'timer')).toBe(false);
  expect(entities[0]?.fields.find(({ label }) => label === 'Photo')?.type).toBe('image');
});
