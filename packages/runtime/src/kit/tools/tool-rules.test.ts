import { expect, test } from 'vitest';
import { readAmount, tidy } from './amounts.ts';
import { readDay, readEntries } from './calculator-values.ts';
import { apply, type Key, keyOf, keypadStart, press } from './keypad-rules.ts';
import {
  correctOption,
  isRight,
  quizScore,
  quizStart,
  readQuestion,
  shuffled,
  stepQuiz,
} from './quiz-rules.ts';
import { rankRows } from './ranking.ts';
import { missing, questionOf, summarise, typeOf } from './survey-questions.ts';
import {
  clockText,
  elapsedOf,
  intervalSegments,
  lapText,
  movedTo,
  paused,
  placeIn,
  pomodoroSegments,
  started,
  startOfSegment,
  stopped,
} from './timer-clock.ts';
import { convert, exampleRates, unitGroups } from './unit-table.ts';

test.each([
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234', 1234],
  ['3,5', 3.5],
  ['$ 12', 12],
  ['15 %', 15],
  ['€1 000,25', 1000.25],
  ['1.000.000', 1_000_000],
  ['-4', -4],
  ['.5', 0.5],
  ['12abc', undefined],
  ['', undefined],
  ['1e5', undefined],
])('%j is read as %s', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

test('inputs are read by their kind and limits', () => {
  const inputs = [
    { key: 'people', label: 'People', kind: 'number', min: 1, whole: true },
    { key: 'on', label: 'On', kind: 'date' },
    {
      key: 'list',
      label: 'List',
      kind: 'rows',
      columns: [
        { key: 'name', label: 'Name', kind: 'text' },
        { key: 'cost', label: 'Cost', kind: 'money' },
      ],
    },
  ] as const;
  const good = readEntries(inputs, {
    people: '3',
    on: '2026-05-01',
    list: [
      { name: 'a', cost: '2,5' },
      { name: '', cost: '' },
    ],
  });
  expect(good.errors).toEqual({});
  expect(good.values).toEqual({ people: 3, on: new Date(2026, 4, 1), list: [{ name: 'a', cost: 2.5 }] });
  const bad = readEntries(inputs, { people: '0', on: '', list: [{ name: 'a', cost: 'x' }] });
  expect(bad.errors).toEqual({
    people: 'Enter 1 or more',
    on: 'Choose a date',
    list: 'Line 1 has something that isn’t a number',
  });
  expect(readEntries(inputs, { people: '1.5', on: '2026-01-01', list: [] }).errors).toMatchObject({
    people: 'Enter a whole number',
  });
  expect(readDay('today+30', new Date(2026, 0, 31))).toBe('2026-03-02');
});

const type = (text: string) => {
  const keys: Record<string, Key> = {
    C: { type: 'clear' },
    '√': { type: 'function', name: '√' },
    s: { type: 'function', name: 'sin' },
    M: { type: 'memory', deed: 'add' },
    R: { type: 'memory', deed: 'recall' },
    n: { type: 'sign' },
  };
  return [...text].reduce((state, sign) => {
    const key = keys[sign] ?? keyOf(sign);
    return key ? press(state, key) : state;
  }, keypadStart);
};

test.each([
  ['0.1+0.2=', '0.3'],
  ['1.1*3=', '3.3'],
  ['0.3-0.1=', '0.2'],
  ['2+3*4=', '20'],
  ['200+10%=', '220'],
  ['50*10%=', '5'],
  ['5+3===', '14'],
  ['9√', '3'],
  ['180s', '0'],
  ['2^10=', '1024'],
  ['7M3MCR', '10'],
  ['12n+5=', '-7'],
  ['5+*3=', '15'],
  ['1/4=', '0.25'],
])('keys %s show %s', (keys, display) => {
  expect(type(keys).display).toBe(display);
});

test('division by zero is told, and the next digit begins anew', () => {
  expect(type('5/0=').problem).toBe('Can’t divide by zero');
  expect(type('5/0=7').display).toBe('7');
  expect(type('5/0=7').problem).toBeNull();
  expect(apply(1, '÷', 0)).toBeNaN();
  expect(tidy(0.1 + 0.2)).toBe(0.3);
});

test('a clock counts from its start, however long nothing ticked', () => {
  const running = started(stopped, 1000);
  expect(elapsedOf(running, 3_601_000)).toBe(3_600_000);
  const held = paused(running, 5000);
  expect(elapsedOf(held, 99_999)).toBe(4000);
  expect(elapsedOf(started(held, 10_000), 11_000)).toBe(5000);
  expect(elapsedOf(movedTo(running, 60_000, 5000), 6000)).toBe(61_000);
});

test('a pomodoro and an interval know their place by the time that passed', () => {
  const pomodoro = pomodoroSegments({ work: 25, shortBreak: 5, longBreak: 15, rounds: 2 });
  expect(pomodoro.map(({ label }) => label)).toEqual(['Focus', 'Short break', 'Focus', 'Long break']);
  const minute = 60_000;
  expect(placeIn(pomodoro, 0)).toEqual({ index: 0, left: 25 * minute, isOver: false });
  expect(placeIn(pomodoro, 26 * minute)).toEqual({ index: 1, left: 4 * minute, isOver: false });
  expect(placeIn(pomodoro, 70 * minute)).toEqual({ index: 3, left: 0, isOver: true });
  expect(startOfSegment(pomodoro, 2)).toBe(30 * minute);
  const interval = intervalSegments({ work: 20, rest: 10, prepare: 0, rounds: 3 });
  expect(interval.map(({ kind }) => kind)).toEqual(['work', 'rest', 'work', 'rest', 'work']);
});

test('times are written as people write them', () => {
  expect([0, 65, 3600, 86_399].map(clockText)).toEqual(['0:00', '1:05', '1:00:00', '23:59:59']);
  expect(lapText(65_432)).toBe('1:05.43');
});

test.each([
  ['Paris', 1],
  ['b', 1],
  ['B)', 1],
  ['Option B', 1],
  ['option_b', 1],
  ['2', 1],
  ['paris.', 1],
  ['Rome', -1],
])('the right answer %j is found', (answer, at) => {
  expect(correctOption(['London', 'Paris', 'Oslo'], answer)).toBe(at);
});

test('questions are read from fields of their own, a list, or as text, and unfinished ones are left out', () => {
  const four = { optionFields: ['a', 'b', 'c', 'd'], answerField: 'correct', textField: 'q' };
  const question = readQuestion({ id: '1', q: 'Which?', a: 'x', b: '', c: 'z', d: 'y', correct: 'c' }, four);
  expect(question).toMatchObject({ options: ['x', 'z', 'y'], correct: 1, answer: 'z', points: 1 });
  const listed = readQuestion(
    { id: '2', q: 'Which?', o: ['x', 'y'], correct: 'Y' },
    { ...four, optionFields: ['o'] },
  );
  expect(listed).toMatchObject({ options: ['x', 'y'], correct: 1 });
  expect(
    readQuestion({ id: '3', q: 'True?', correct: 'true' }, { ...four, optionFields: [] })?.options,
  ).toEqual(['True', 'False']);
  expect(readQuestion({ id: '4', q: 'No answer', correct: '' }, four)).toBeUndefined();
  const typed = readQuestion(
    { id: '5', q: 'Capital of France?', correct: 'Paris' },
    { ...four, optionFields: [] },
  );
  expect(typed && isRight(typed, ' paris. ')).toBe(true);
});

test('a quiz goes question by question and counts points; what the time took is wrong', () => {
  const questions = [1, 2, 3].flatMap(
    (points) =>
      readQuestion(
        { id: `${points}`, text: 'Q', options: ['a', 'b'], answer: 'a', points },
        { pointsField: 'points' },
      ) ?? [],
  );
  let state = stepQuiz(quizStart, { type: 'start', questions });
  expect(stepQuiz(state, { type: 'next' })).toBe(state);
  state = stepQuiz(stepQuiz(state, { type: 'answer', answer: 'a' }), { type: 'next' });
  state = stepQuiz(stepQuiz(state, { type: 'answer', answer: null }), { type: 'next' });
  expect(state.phase).toBe('asking');
  const stop = stepQuiz(state, { type: 'stop' });
  expect(stop.phase).toBe('done');
  expect(quizScore(stop.given)).toEqual({ score: 1, total: 6, right: 1 });
  const done = stepQuiz(stepQuiz(state, { type: 'answer', answer: 'a' }), { type: 'next' });
  expect(done.phase).toBe('done');
  expect(quizScore(done.given)).toEqual({ score: 4, total: 6, right: 2 });
  expect(shuffled([1, 2, 3, 4], () => 0).toSorted()).toEqual([1, 2, 3, 4]);
});

test('ranks: ties share one, everybody is there once with the best, and low can be good', () => {
  const rows = [
    { id: '1', name: 'Ada', points: 5 },
    { id: '2', name: 'Bo', points: 9 },
    { id: '3', name: 'Cy', points: 9 },
    { id: '4', name: 'ada', points: 7 },
    { id: '5', name: 'Di', points: null },
  ];
  const fields = { nameField: 'name', scoreField: 'points' };
  expect(rankRows(rows, fields).map(({ rank, name, score }) => [rank, name, score])).toEqual([
    [1, 'Bo', 9],
    [1, 'Cy', 9],
    [3, 'ada', 7],
  ]);
  expect(rankRows(rows, { ...fields, lowestFirst: true }).map(({ name }) => name)).toEqual([
    'Ada',
    'Bo',
    'Cy',
  ]);
  expect(rankRows(rows, { ...fields, bestOnly: false }).length).toBe(4);
});

test('types of questions are read from the words that people use', () => {
  expect(
    ['Single choice', 'multiple_choice', 'Rating', '0-10 scale', 'yes/no', 'Text', undefined].map((word) =>
      typeOf(word, true),
    ),
  ).toEqual(['single', 'multiple', 'rating', 'scale', 'yesno', 'text', 'single']);
  expect(typeOf('choice', false)).toBe('text');
  const question = questionOf(
    { id: 'q', text: 'Why?', type: 'multiple', options: 'A\nB', must: true },
    { requiredField: 'must' },
  );
  expect(question).toMatchObject({ type: 'multiple', options: ['A', 'B'], required: true });
  expect(question && missing([question], {})).toEqual(['q']);
  expect(question && missing([question], { q: ['A'] })).toEqual([]);
});

test('answers are summed up by their type', () => {
  const base = { id: 'q', text: '?', required: false, options: ['A', 'B'] };
  expect(summarise({ ...base, type: 'single' }, ['A', 'A', 'C', '']).counts).toEqual([
    { label: 'A', count: 2 },
    { label: 'B', count: 0 },
    { label: 'C', count: 1 },
  ]);
  expect(summarise({ ...base, type: 'multiple' }, ['A; B', ['B']]).counts).toEqual([
    { label: 'A', count: 1 },
    { label: 'B', count: 2 },
  ]);
  expect(summarise({ ...base, type: 'yesno' }, [true, 'No', 'yes']).counts).toEqual([
    { label: 'Yes', count: 2 },
    { label: 'No', count: 1 },
  ]);
  expect(summarise({ ...base, type: 'rating' }, ['5', 4, 3])).toMatchObject({ count: 3, average: 4 });
  expect(summarise({ ...base, type: 'scale' }, [10, 9, 8, 2]).nps).toBe(25);
  expect(summarise({ ...base, type: 'text' }, ['fine', '']).texts).toEqual(['fine']);
});

test.each([
  ['length', 10, 'km', 'mi', 6.213712],
  ['length', 1, 'in', 'cm', 2.54],
  ['weight', 1, 'lb', 'kg', 0.45359237],
  ['volume', 1, 'gal', 'l', 3.785412],
  ['volume', 100, 'l', 'gal-imp', 21.996925],
  ['temperature', 100, 'c', 'f', 212],
  ['temperature', -40, 'f', 'c', -40],
  ['temperature', 0, 'c', 'k', 273.15],
  ['area', 1, 'ha', 'm2', 10_000],
  ['speed', 36, 'kmh', 'ms', 10],
  ['time', 2, 'h', 'min', 120],
  ['data', 1, 'GB', 'MB', 1000],
  ['energy', 1, 'kWh', 'kJ', 3600],
  ['pressure', 1, 'atm', 'kPa', 101.325],
  ['cooking', 1, 'cup', 'ml', 236.588],
])('%s: %s %s is %s %s', (group, value, from, to, expected) => {
  const there = convert(value, group, from, to);
  expect(there).toBeCloseTo(expected, 3);
  expect(convert(there ?? 0, group, to, from)).toBeCloseTo(value, 6);
});

test('every group of units has a title, and every unit a name', () => {
  expect(unitGroups.filter(({ id, title }) => title === id)).toEqual([]);
  expect(unitGroups.flatMap(({ units }) => units.filter(({ name, symbol }) => name === symbol))).toEqual([]);
});

test('currencies go by the given rates, and flour weighs less than water', () => {
  expect(convert(10, 'currency', 'EUR', 'USD', { rates: { USD: 1, EUR: 0.5 } })).toBe(20);
  expect(convert(1, 'cooking', 'cup', 'g', { gramsPerMl: 0.507 })).toBeCloseTo(119.95, 1);
  expect(convert(1, 'length', 'km', 'kg')).toBeUndefined();
  const currencies = unitGroups.find(({ id }) => id === 'currency')?.units ?? [];
  expect(currencies.every(({ id }) => (exampleRates[id] ?? 0) > 0)).toBe(true);
});
