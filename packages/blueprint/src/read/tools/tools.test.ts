import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInput, CalculatorOutput } from '../../lexicon/tools/calculator-row.ts';
import { quizTopics } from '../../lexicon/tools/quizzes.ts';
import { surveySets } from '../../lexicon/tools/surveys.ts';
import { runCalculator } from '../../testing/tool-page.ts';
import { findTool, findTools } from './tools.ts';

/** Text -> kind, id and some of the page's props. */
const asked: [text: string, kind: string, id: string, props?: object][] = [
  [
    'A pomodoro timer that lets me work 50 minutes, break 10, long break 30 after 3 rounds',
    'timer',
    'pomodoro',
    { work: 50, shortBreak: 10, longBreak: 30, rounds: 3 },
  ],
  [
    'I want a focus timer with 45 minute sessions and 5 minute breaks',
    'timer',
    'pomodoro',
    { work: 45, shortBreak: 5 },
  ],
  [
    'Build me a countdown timer with presets of 5, 10 and 20 minutes',
    'timer',
    'countdown',
    { presets: [5, 10, 20] },
  ],
  [
    'A quiz evening for the office: I write questions with four answers, colleagues play and see their points.',
    'quiz',
    'quiz',
  ],
  ['Egg timer', 'timer', 'countdown'],
  ['Simple stopwatch with laps', 'timer', 'stopwatch'],
  [
    'HIIT interval timer: 30 seconds work, 15 seconds rest, 10 rounds',
    'timer',
    'interval',
    { work: 30, rest: 15, rounds: 10 },
  ],
  ['Tabata timer', 'timer', 'interval', { work: 20, rest: 10 }],
  ['Countdown to our wedding on 2027-06-12', 'timer', 'until', { until: '2027-06-12T00:00' }],
  ['Habit tracker with a pomodoro timer', 'timer', 'pomodoro'],
  ['A memory game with 12 pairs and a leaderboard', 'game', 'memory', { pairs: 12 }],
  ['Memory card game on a 4x4 board', 'game', 'memory', { pairs: 8 }],
  [
    'Tic tac toe against the computer, unbeatable',
    'game',
    'tic-tac-toe',
    { opponent: 'machine', level: 'hard' },
  ],
  ['noughts and crosses for two players', 'game', 'tic-tac-toe', { opponent: 'person' }],
  ['I want to play snake', 'game', 'snake'],
  ['Make a 2048 clone', 'game', '2048'],
  ['minesweeper 10x12 with 20 mines', 'game', 'minesweeper', { columns: 10, rows: 12, mines: 20 }],
  ['Guess the number between 1 and 500 with 8 tries', 'game', 'number-guess', { highest: 500, tries: 8 }],
  ['Rock paper scissors, best of 7', 'game', 'rock-paper-scissors', { bestOf: 7 }],
  ['hangman with animals', 'game', 'hangman', { topic: 'animals' }],
  ['Typing speed test 30 seconds', 'game', 'typing', { seconds: 30 }],
  ['A random dice roller with 3 dice', 'game', 'dice', { dice: 3 }],
  [
    'Spin the wheel with names Anna, Ben, Cara and Dan',
    'game',
    'picker',
    { items: ['Anna', 'Ben', 'Cara', 'Dan'] },
  ],
  ['Sliding puzzle 3x3', 'game', 'fifteen', { size: 3 }],
  ['An app that converts km to miles', 'converter', 'length', { from: 'km', to: 'mi' }],
  ['converts between cups and grams', 'converter', 'cooking', { from: 'cup', to: 'g' }],
  ['Fahrenheit to celsius converter', 'converter', 'temperature', { from: 'f', to: 'c' }],
  ['Imperial gallons to litres', 'converter', 'volume', { from: 'gal-imp', to: 'l' }],
  ['Unit converter for length and weight', 'converter', 'unit', { groups: ['length', 'weight'] }],
  ['Currency converter euro to dollar', 'converter', 'currency', { from: 'EUR', to: 'USD' }],
  [
    'Geography quiz with 20 seconds per question and a leaderboard',
    'quiz',
    'quiz',
    { secondsPerQuestion: 20 },
  ],
  ['Company onboarding quiz, pass mark 80%, 10 questions', 'quiz', 'quiz', { passMark: 80 }],
  ['A website for my bakery with a quiz about bread', 'quiz', 'quiz'],
  ['Customer satisfaction survey with results page', 'survey', 'survey'],
  ['Employee pulse survey, anonymous', 'survey', 'survey', { anonymous: true }],
  ['Event poll: which date suits you', 'survey', 'poll'],
  ['Mortgage calculator', 'calculator', 'mortgage'],
  [
    'fuel cost calulator for road trips: distance in km, consumption l/100km, price per litre',
    'calculator',
    'fuel',
  ],
  ['Tip calc: bill, tip %, people -> total and per person', 'calculator', 'tip'],
  [
    '- countdown timer\n- presets 1, 3, 5 minutes\n- sound at the end',
    'timer',
    'countdown',
    { presets: [1, 3, 5] },
  ],
  [
    'We need an onboarding test for new staff with multiple choice questions, pass mark 70%',
    'quiz',
    'quiz',
    { passMark: 70 },
  ],
  ['A unit converter for cooking: cups, tablespoons, teaspoons, grams and ml', 'converter', 'cooking'],
  ['Random team picker: enter names, spin a wheel and show the winner', 'game', 'picker'],
  ['BMI calculator', 'calculator', 'bmi'],
  ['Calculate how much paint I need for a room', 'calculator', 'paint'],
  ['Days between two dates calculator', 'calculator', 'days-between'],
  ['A simple calculator', 'calculator', 'keypad', { keypad: 'basic' }],
  ['scientific calculator', 'calculator', 'scientific', { keypad: 'scientific' }],
  [
    'Bill splitter for friends: enter the bill, tip percent and number of people and see what each pays',
    'calculator',
    'split-bill',
  ],
];

test.each(asked)('%s', (text, kind, id, props = {}) => {
  expect(findTool(text)).toMatchObject({ kind, id, props });
});

/** Texts that keep records, whatever words they use. */
const records = `Track time entries per project and client
Football league with teams, matches and the score of a match
School database with students, courses and quiz results of students
Board game collection with title, players and rating
Video game store with games, customers and orders
Land survey company: manage surveys of sites, clients and reports
Invoices with customers, line items, quantity and price; total = quantity x price
A CRM with leads that convert to customers
Snake breeding records with species, weight and feedings
Recipe book with ingredients, servings and cooking time
Todo app with due dates
Expense tracker with categories and monthly totals
Chess club with members and games played
Employee time tracking with timesheets
Convert quotes into invoices when accepted
Track my workouts: exercise, sets, reps, weight
Plant care with watering schedule and reminders
Course platform with lessons, students and grades
Memory journal: photos and memories with date and place
Survey of trees in the park: species, height, location
Car maintenance log with mileage, cost and date; calculate the cost per month
Project management with estimated hours and budget
Store for board games with stock
Bingo hall bookings
Fuel log: litres, price, odometer; calculates consumption
Tournament manager for tic-tac-toe players
Inventory of dice and miniatures
Feedback from customers with rating and comment
Meeting notes with date, attendees and decisions
Property survey firm with surveyors and survey dates
Time off requests with days between start and end
Orders with a discount and tax; show the total
A hairdresser's booking app with services, stylists and appointments with duration in minutes
Running log with distance, time and pace per run and a weekly total
Escape room company: rooms, bookings, teams and their best time
Board game café: games, tables, reservations, loan of games to guests
Exam management: exams, students, marks, pass or fail
Mortgage broker CRM: clients, applications, lenders, rate, stage
Car rental with daily rate times days = total price
Loans of tools to neighbours with due date
Fitness club: members log body weight, BMI and body fat
Speedrun leaderboard: game, player, time, video link`.split('\n');

test.each(records)('keeps records: %s', (text) => {
  expect(findTools(text)).toEqual([]);
});

test('a page beside records is no whole app', () => {
  expect(findTool('Habit tracker with a pomodoro timer')?.isWhole).toBe(false);
  expect(findTool('A pomodoro timer with a list of tasks')?.isWhole).toBe(true);
});

test('several games are several pages, in the order of the text', () => {
  const found = findTools('A games website with snake, tic tac toe and a memory game');

  expect(found.map(({ id }) => id)).toEqual(['snake', 'tic-tac-toe', 'memory']);
});

type Calculator = { inputs: CalculatorInput[]; outputs: CalculatorOutput[] };
const calculatorOf = (text: string) => {
  const intent = findTool(text);
  expect(intent?.kind).toBe('calculator');
  return intent?.props as unknown as Calculator;
};

/** Labels of the inputs with what is typed, and results by label, worked out by hand. */
const spelled: [text: string, typed: Record<string, number>, expected: Record<string, number>][] = [
  [
    'Paint calculator: enter the wall area in m2, litres per 10 m2 and price per litre; show litres and total price.',
    { 'Wall area': 40, 'Litres per 10 m²': 2, 'Price per litre': 12 },
    { Litres: 8, 'Total price': 96 },
  ],
  ['price = area x rate plus 15% VAT', { Area: 20, Rate: 10 }, { Price: 230 }],
  [
    'I need a tool where I enter width and height in m, price per m2, and it shows the total',
    { Width: 2, Height: 3, 'Price per m²': 10 },
    { Total: 60 },
  ],
  [
    'bill amount and tip percentage; show total and per person',
    { 'Bill amount': 100, 'Tip percentage': 20, 'Number of people': 4 },
    { Total: 120, 'Per person': 30 },
  ],
  [
    'Tip calculator: enter bill amount, number of people, tip percent. Show total and amount per person.',
    { 'Bill amount': 80, 'Number of people': 4, 'Tip percent': 15 },
    { Total: 92, 'Amount per person': 23 },
  ],
  [
    'A calculator where total is quantity times unit price minus discount',
    { Quantity: 4, 'Unit price': 25, Discount: 10 },
    { Total: 90 },
  ],
  [
    'Enter hours worked and hourly rate, subtract 20% tax and show net pay',
    { 'Hours worked': 10, 'Hourly rate': 20 },
    { 'Net pay': 160 },
  ],
  [
    'Printing price calculator: enter number of pages, price per page and binding cost. Total = pages times price per page plus binding cost. VAT amount = 20% of total. Grand total = total plus VAT amount.',
    { 'Number of pages': 100, 'Price per page': 0.1, 'Binding cost': 5 },
    { Total: 15, 'VAT amount': 3, 'Grand total': 18 },
  ],
  [
    'Candle cost calculator: wax cost, wick cost, jar cost and number of candles. Cost per candle = (wax cost + wick cost + jar cost) / number of candles. Selling price is cost per candle times 2.5.',
    { 'Wax cost': 20, 'Wick cost': 5, 'Jar cost': 15, 'Number of candles': 10 },
    { 'Cost per candle': 4, 'Selling price': 10 },
  ],
  [
    'I enter revenue and costs, it shows profit and profit margin',
    { Revenue: 200, Costs: 150 },
    { Profit: 50, 'Profit margin': 25 },
  ],
  [
    'A wedding budget calculator: number of guests, price per guest, venue cost. It shows the total cost and cost per guest',
    { 'Number of guests': 50, 'Price per guest': 40, 'Venue cost': 1000 },
    { 'Total cost': 3000, 'Cost per guest': 60 },
  ],
  [
    'Calculator for shipping: weight in kg, price per kg, fuel surcharge in %. Cost = weight times price per kg plus fuel surcharge',
    { Weight: 10, 'Price per kg': 2, 'Fuel surcharge': 0 },
    { Cost: 20 },
  ],
];

test.each(spelled)('%s', (text, typed, expected) => {
  const { inputs, outputs } = calculatorOf(text);
  const values = Object.fromEntries(
    inputs.map(({ key, label, default: given }) => [key, typed[label] ?? given]),
  );
  const results = runCalculator({ inputs, outputs }, values);

  for (const label of Object.keys(typed)) expect(inputs.map((input) => input.label)).toContain(label);
  for (const [label, value] of Object.entries(expected)) {
    const output = outputs.find((each) => each.label === label);
    expect(results[output?.key ?? ''], `${label}: ${output?.expr}`).toBeCloseTo(value, 6);
  }
});

test('a calculator of the lexicon takes names, units and rates of the text', () => {
  const { inputs, outputs } = calculatorOf('BMI calculator with height in inches and weight in pounds');
  const results = runCalculator({ inputs, outputs }, { weightLb: 154.32, heightIn: 68.9 });

  expect(inputs.map(({ label, unit }) => `${label} ${unit}`)).toEqual(['Weight lb', 'Height in']);
  expect(results['bmi']).toBeCloseTo(22.86, 1);
  expect(calculatorOf('VAT calculator with 19% VAT').inputs.find(({ key }) => key === 'rate')?.default).toBe(
    19,
  );
});

test('a result that follows from nothing that was said is told', () => {
  const intent = findTool(
    'A calculator: enter wind force and sail area, show the happiness of the crew and the sum',
  );

  expect(intent?.unsure ?? []).toContain('happiness of the crew');
});

test('what a text types is never part of the page but as names and numbers', () => {
  const hostile =
    'total = price times fetch`x` plus alert(1); constructor = price x 2; enter price and process.exit(1), show total';
  const { outputs } = calculatorOf(`calculator: ${hostile}`);

  for (const { key, expr } of outputs) {
    expect(expr).toMatch(/^[\w\s()+\-*/.]*$/);
    expect(expr).not.toMatch(/\b(?:fetch|alert|process|constructor)\s*[(`.]/);
    expect(key).toMatch(/^[a-z]\w*$/);
  }
});

test('any text is read without a crash', () => {
  const words = fc.constantFrom(
    'calculator',
    'enter',
    'price',
    '=',
    'x',
    'plus',
    '15%',
    'quiz',
    'timer',
    '(',
    ')',
    'of',
    'km to miles',
    'show',
    'total',
    'per',
    '.',
    ',',
    'snake',
    'game',
    '/',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 30 }), (parts) => {
      for (const intent of findTools(parts.join(' ')))
        expect(JSON.parse(JSON.stringify(intent))).toEqual(intent);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['A crane safety quiz for our site', 'Crane safety quiz', 'safety'],
  ['a quiz for my class', 'Quiz', 'general'],
  ['Quiz about beekeeping with a leaderboard', 'Beekeeping quiz', 'beekeeping'],
  ['capitals quiz', 'Capitals quiz', 'capitals'],
])('a quiz is called by its subject: %s', (text, title, topic) => {
  expect(findTool(text)).toMatchObject({ kind: 'quiz', title, topic });
});

test('a memory game is called by its set of pictures', () => {
  expect(findTool('A fruit memory game with 10 pairs')).toMatchObject({
    title: 'Fruit memory',
    props: { pairs: 10, theme: 'fruit' },
  });
  expect(findTool('Memory game with flags')?.title).toBe('Flag memory');
  expect(findTool('A memory card game')?.title).toBe('Memory');
});

test('there are questions of 25 topics and surveys of 9, each complete', () => {
  expect(quizTopics.length).toBeGreaterThanOrEqual(25);
  for (const { id, questions } of quizTopics) {
    expect(questions.length, id).toBeGreaterThanOrEqual(8);
    for (const { text, options } of questions) {
      expect(options.length, text).toBe(4);
      expect(new Set(options).size, text).toBe(4);
    }
  }
  for (const { id, questions } of surveySets)
    for (const { type, options, text } of questions)
      expect((options?.length ?? 0) > 1, `${id}: ${text}`).toBe(type === 'single' || type === 'multiple');
});

test.each([
  ['Mortgage calculator', ['price', 'down', 'rate', 'years']],
  ['Mortgage calculator with property tax and insurance', ['price', 'down', 'rate', 'years', 'yearlyCosts']],
])('%s asks what it needs', (text, keys) => {
  const inputs = findTool(text)?.props['inputs'] as { key: string }[];
  expect(inputs.map(({ key }) => key)).toEqual(keys);
});
