import type { BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { quizSamples, surveySamples } from './tool-samples.ts';

const field = (label: string, type: FieldType, options?: string[]): BlueprintField => ({
  id: `f-${label}`,
  key: label.toLowerCase().replaceAll(' ', '_'),
  label,
  type,
  required: false,
  inList: true,
  inForm: true,
  why: { from: 'text', words: label },
  ...(options ? { options: options.map((value) => ({ value, label: value, color: 'gray' })) } : {}),
});

const entity = (fields: BlueprintField[]): BlueprintEntity => ({
  id: 'e',
  name: 'Question',
  label: 'Question',
  labelPlural: 'Questions',
  icon: 'Box',
  kind: 'content',
  titleField: fields[0]?.id ?? '',
  fields,
  rules: { create: 'admin', read: 'anyone', update: 'admin', delete: 'admin' },
  why: { from: 'text', words: 'question' },
});

const four = ['Option A', 'Option B', 'Option C', 'Option D'].map((label) => field(label, 'string'));

test('quiz samples fill four fields, and the letter points at the right one', () => {
  const rows = quizSamples(
    entity([field('Question', 'text'), ...four, field('Correct answer', 'enum', ['a', 'b', 'c', 'd'])]),
    'geography',
  );
  const [capital] = rows.filter((row) => row['question'] === 'What is the capital of Australia?');

  expect(rows.length).toBe(8);
  expect(capital?.[`option_${capital['correct_answer']}`]).toBe('Canberra');
  expect(new Set(rows.map((row) => row['correct_answer'])).size).toBeGreaterThan(1);
});

const listed = entity([
  field('Question', 'text'),
  field('Options', 'lines'),
  field('Correct answer', 'string'),
]);

test('quiz samples fill a list and take the text of the answer', () => {
  const rows = quizSamples(listed, 'capitals');

  for (const row of rows) expect(row['options']).toContain(row['correct_answer']);
  expect(rows[0]?.['question']).toBe('What is the capital of Portugal?');
});

test('a subject without questions of its own gets some that hold for it, and no trivia', () => {
  const asked = (topic?: string) => quizSamples(listed, topic).map((row) => row['question']);

  expect(asked('beekeeping')[0]).toBe('Write your first question here');
  expect(asked('crane operators')).toEqual(asked('safety'));
  expect(asked('new baristas')).toEqual(asked('onboarding'));
  expect(asked()).toContain('How many continents are there?');
});

test('with fewer places than options the right one keeps its place', () => {
  const [a, b, c] = four;
  const three = [a, b, c].flatMap((each) => each ?? []);
  const rows = quizSamples(
    entity([field('Question', 'text'), ...three, field('Correct answer', 'enum', ['a', 'b', 'c'])]),
    'geography',
  );
  const [capital] = rows.filter((row) => row['question'] === 'What is the capital of Australia?');

  expect(capital?.[`option_${capital['correct_answer']}`]).toBe('Canberra');
  for (const row of rows) expect(['a', 'b', 'c']).toContain(row['correct_answer']);
});

test('options that have to be given are given, also where fewer are known', () => {
  const five = ['Option A', 'Option B', 'Option C', 'Option D', 'Option E'].map((label) => ({
    ...field(label, 'string'),
    required: true,
  }));
  const rows = quizSamples(
    entity([field('Question', 'text'), ...five, field('Correct answer', 'string')]),
    'geography',
  );

  for (const row of rows) for (const { key } of five) expect(row[key]).not.toBe('');
});

test.each([
  ['a tick', field('Right', 'bool'), true, false],
  ['a choice', field('Correct', 'enum', ['True', 'False']), 'True', 'False'],
])('where the answer is %s, questions are statements', (_what, answer, right, wrong) => {
  const rows = quizSamples(entity([field('Question', 'text'), answer]), 'geography');
  const of = (text: string) => rows.find(({ question }) => String(question).includes(text));

  expect(new Set(rows.map((row) => row[answer.key]))).toEqual(new Set([right, wrong]));
  const capital = of('What is the capital of Australia?');
  expect(capital?.[answer.key]).toBe(
    capital?.['question'] === 'What is the capital of Australia? Canberra' ? right : wrong,
  );
});

test('survey samples go by the choices of the type', () => {
  const rows = surveySamples(
    entity([
      field('Text', 'text'),
      field('Type', 'enum', ['rating', 'single_choice', 'text']),
      field('Options', 'lines'),
      field('Required', 'bool'),
    ]),
    'nps',
  );

  expect(rows.map((row) => row['type'])).toEqual(['rating', 'single_choice', 'text', 'single_choice']);
  expect(rows[3]?.['options']).toEqual(['Yes', 'No']);
  expect(rows[1]?.['options']).toContain('Quality');
  expect(rows[0]?.['required']).toBe(true);
});
