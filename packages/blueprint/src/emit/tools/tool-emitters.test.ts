import type { BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { findTools } from '../../read/tools/tools.ts';
import { blueprintWith, pageWith } from '../../testing/tool-page.ts';
import { toolEmitters } from '../tool-emitters.ts';

const field = (label: string, type: FieldType, more: Partial<BlueprintField> = {}): BlueprintField => ({
  id: `f-${label}`,
  key: label.toLowerCase().replaceAll(' ', '_'),
  label,
  type,
  required: false,
  inList: true,
  inForm: true,
  why: { from: 'text', words: label },
  ...more,
});

const entity = (name: string, fields: BlueprintField[]): BlueprintEntity => ({
  id: `e-${name}`,
  name,
  label: name,
  labelPlural: `${name}s`,
  icon: 'Box',
  kind: 'content',
  titleField: fields[0]?.id ?? '',
  fields,
  rules: { create: 'registered', read: 'anyone', update: 'owner', delete: 'owner' },
  why: { from: 'text', words: name },
});

const question = entity('Question', [
  field('Question text', 'text'),
  field('Option A', 'string'),
  field('Option B', 'string'),
  field('Option C', 'string'),
  field('Option D', 'string'),
  field('Correct answer', 'string'),
  field('Category', 'string'),
]);
const score = entity('Score', [field('Player name', 'string'), field('Score', 'int'), field('Date', 'date')]);
const asked = entity('SurveyQuestion', [
  field('Text', 'text'),
  field('Type', 'string'),
  field('Options', 'lines'),
  field('Required', 'bool'),
]);
const answer = entity('Answer', [
  field('Question', 'ref', { key: 'question_id', ref: asked.id }),
  field('Answer', 'text'),
]);
const task = entity('Task', [field('Title', 'string')]);
const session = entity('Session', [
  field('Duration', 'int', { unit: 'minutes' }),
  field('Date', 'date'),
  field('Task', 'ref', { key: 'task_id', ref: task.id }),
]);
const entities = [question, score, asked, answer, task, session];

const emit = (page: ReturnType<typeof pageWith>, others: ReturnType<typeof pageWith>[] = []) => {
  const source = toolEmitters[page.archetype]?.(blueprintWith([page, ...others], entities), page);
  if (source !== undefined) expect(parseSync('page.tsx', source).errors).toEqual([]);
  return source ?? '';
};

test('a quiz page names the fields of its questions and of its scores', () => {
  const board = pageWith('leaderboard', undefined, { name: 'Leaderboard', entity: score.id });
  const source = emit(
    pageWith('quiz', { secondsPerQuestion: 20 }, { entity: question.id, target: score.id }),
    [board],
  );

  expect(source).toContain("optionFields={['option_a', 'option_b', 'option_c', 'option_d']}");
  expect(source).toContain('answerField="correct_answer"');
  expect(source).toContain('topicField="category"');
  expect(source).toContain('secondsPerQuestion={20}');
  expect(source).toMatch(/scores=\{\{[\s\S]*entity: Score,[\s\S]*name: 'player_name'/);
  expect(source).toContain('leaderboardPage="Leaderboard"');
});

test('a quiz without an entity holds its questions itself, and none is no page', () => {
  const questions = [{ text: "What's up?", options: ['a', 'b'], answer: 'a' }];
  expect(emit(pageWith('quiz', { questions }))).toContain('"What\'s up?"');
  expect(emit(pageWith('quiz', {}))).toBe('');
});

test('a leaderboard of moves has the lowest first', () => {
  const page = pageWith('leaderboard', undefined, { entity: score.id });
  const memory = pageWith('game', { game: 'memory' }, { name: 'Memory', entity: score.id });
  expect(emit(page)).toContain('nameField="player_name"');
  expect(emit(page)).not.toContain('lowestFirst');
  expect(emit(page, [memory])).toContain('lowestFirst');
});

test('the best scores stand beside the game, for visitors only where they may see them', () => {
  const board = pageWith('leaderboard', undefined, { name: 'Leaderboard', entity: score.id });
  const game = { name: 'Snake', entity: score.id };
  expect(emit(pageWith('game', { game: 'snake' }, game), [board])).toMatch(
    /<Grid kind="aside">\s+<Game[\s\S]*<Leaderboard[\s\S]*limit=\{10\}[\s\S]*<\/Grid>/,
  );
  const open = { ...game, public: true };
  expect(emit(pageWith('game', { game: 'snake' }, open), [board])).not.toContain('<Leaderboard');
  expect(emit(pageWith('game', { game: 'snake' }, open), [{ ...board, public: true }])).toContain(
    '<Leaderboard',
  );
  expect(emit(pageWith('game', { game: 'snake' }, game))).not.toContain('<Grid');
});

test('an entity that is called as a part of the kit has another name in the page', () => {
  const own = { ...score, id: 'e-own', name: 'Leaderboard' };
  const page = pageWith('leaderboard', undefined, { entity: own.id });
  const source = toolEmitters.leaderboard?.(blueprintWith([page], [own]), page) ?? '';
  expect(source).toContain("import { Leaderboard as LeaderboardRecords } from '@/entities/Leaderboard';");
  expect(source).toContain('entity={LeaderboardRecords}');
  expect(parseSync('page.tsx', source).errors).toEqual([]);
});

test('a survey of two entities, and one whose fields are the questions', () => {
  const page = pageWith('survey', { thanks: 'Thanks!' }, { entity: asked.id, target: answer.id });
  const results = pageWith('results', undefined, { name: 'Results', entity: asked.id, target: answer.id });
  const source = emit(page, [results]);
  expect(source).toContain("answerFields={{ question: 'question_id', value: 'answer' }}");
  expect(source).toContain('optionsField="options"');
  expect(source).toContain('resultsPage="Results"');
  expect(emit(results)).toContain('<SurveyResults');
  expect(emit(pageWith('survey', {}, { entity: score.id }))).toContain('responses={Score}');
});

test('a timer keeps its sessions and knows its tasks', () => {
  const source = emit(
    pageWith('timer', { kind: 'pomodoro', work: 50 }, { entity: session.id, target: task.id }),
  );
  expect(source).toContain('work={50}');
  expect(source).toMatch(/fields: \{ minutes: 'duration', date: 'date', task: 'task_id' \}/);
  expect(source).toContain('tasks={Task}');
  expect(source).toContain('<RecordTable');
  expect(emit(pageWith('timer', { kind: 'sundial' }))).toBe('');
});

test('a calculator that keeps results names the fields by their labels', () => {
  const inputs = [{ key: 'points', label: 'Score', kind: 'number' }];
  const outputs = [{ key: 'twice', label: 'Twice', kind: 'number', expr: 'points * 2', main: true }];
  const source = emit(pageWith('calculator', { inputs, outputs }, { entity: score.id }));
  expect(source).toContain('const twice = points * 2;');
  expect(source).toMatch(/history=\{\{[\s\S]*fields: \{ points: 'score' \}/);
  expect(emit(pageWith('calculator', { inputs }))).toBe('');
});

test.each([
  'A pomodoro timer',
  'HIIT interval timer',
  'Countdown to our wedding on 2027-06-12',
  'Mortgage calculator',
  'Age calculator',
  'Income tax calculator',
  'A calculator',
  'price = area x rate plus 15% VAT',
  'km to miles',
  'A games website with snake, sudoku and hangman with words like apple, pear and plum',
  "Spin the wheel with Pizza, Sushi, Tom's place and Tacos",
])('the page of “%s” can be parsed', (text) => {
  const found = findTools(text);
  expect(found.length).toBeGreaterThan(0);
  for (const { kind, props } of found)
    expect(emit(pageWith(kind, props))).toContain('export default function');
});
