import * as icons from 'lucide-react';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { toolEmitters } from '../../emit/tool-emitters.ts';
import { blueprintWith, pageWith, runCalculator } from '../../testing/tool-page.ts';
import { CalculatorSpec } from './calculator-row.ts';
import { knownCalculators } from './calculators.ts';

const byId = (id: string): CalculatorSpec => {
  const found = knownCalculators.find((spec) => spec.id === id);
  if (!found) throw new Error(`No calculator ${id}`);
  return found;
};

test('there are at least 60 calculators, each by the schema, with an icon and names of its own', () => {
  expect(knownCalculators.length).toBeGreaterThanOrEqual(60);
  for (const spec of knownCalculators) {
    expect(CalculatorSpec.safeParse(spec).error, spec.id).toBeUndefined();
    expect(Object.hasOwn(icons, spec.icon), spec.icon).toBe(true);
    const keys = [...spec.inputs, ...spec.outputs].map(({ key }) => key);
    expect(new Set(keys).size, spec.id).toBe(keys.length);
    expect(spec.outputs.filter(({ main }) => main).length, spec.id).toBe(1);
  }
  const forms = knownCalculators.flatMap((spec) => spec.forms);
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
});

test('the page of each can be parsed and gives results for what it starts with', () => {
  for (const spec of knownCalculators) {
    const page = pageWith('calculator', { inputs: spec.inputs, outputs: spec.outputs });
    const source = toolEmitters.calculator?.(blueprintWith([page]), page) ?? '';
    expect(parseSync('page.tsx', source).errors, spec.id).toEqual([]);
    if (source.includes('date-fns')) continue;
    const start = Object.fromEntries(spec.inputs.map(({ key, default: given }) => [key, given]));
    const results = runCalculator(spec, start);
    for (const { key, kind, hidden } of spec.outputs) {
      if (hidden) continue;
      if (['number', 'money', 'percent'].includes(kind))
        expect(results[key], `${spec.id}.${key}`).toBeTypeOf('number');
      expect(Number.isNaN(results[key]), `${spec.id}.${key}`).toBe(false);
    }
  }
});

/** Worked out by hand or with a printed table. */
const cases: [id: string, values: object, expected: Record<string, number | string>][] = [
  ['tip', { bill: 80, tip: 15, people: 4 }, { tipAmount: 12, total: 92, perPerson: 23 }],
  ['split-bill', { bill: 100, people: 4, tip: 10 }, { total: 110, perPerson: 27.5 }],
  ['percentage', { first: 20, second: 80 }, { share: 16, ofWhole: 25, change: 300 }],
  ['discount', { price: 100, discount: 20, tax: 10 }, { saving: 20, finalPrice: 88 }],
  ['vat', { amount: 120, rate: 20, mode: 'gross' }, { net: 100, vat: 20, gross: 120 }],
  ['sales-tax', { price: 50, rate: 8, quantity: 2 }, { tax: 8, total: 108 }],
  ['margin', { cost: 60, price: 100, units: 3 }, { profit: 120, margin: 40, markup: 66.6667 }],
  ['markup', { cost: 60, markup: 50 }, { price: 90, margin: 33.3333 }],
  ['break-even', { fixedCosts: 10000, price: 50, variableCost: 30 }, { units: 500, revenue: 25000 }],
  ['hourly-salary', { rate: 25, hours: 40, weeks: 52 }, { weekly: 1000, yearly: 52000 }],
  ['salary-hourly', { salary: 52000, hours: 40, weeks: 52 }, { hourly: 25 }],
  ['overtime', { rate: 20, hours: 40, overtime: 6, factor: 1.5 }, { total: 980 }],
  ['commission', { sales: 20000, rate: 5, base: 2000 }, { total: 3000 }],
  [
    'unit-price',
    {
      products: [
        { name: 'A', price: 3, amount: 500 },
        { name: 'B', price: 5.5, amount: 1000 },
      ],
    },
    { cheapest: 'B' },
  ],
  ['loan', { amount: 20000, rate: 5, years: 5 }, { payment: 377.4247, interest: 2645.48 }],
  ['loan', { amount: 1200, rate: 0, years: 1 }, { payment: 100, interest: 0 }],
  ['mortgage', { price: 300000, down: 60000, rate: 4, years: 30 }, { payment: 1145.797, loan: 240000 }],
  [
    'compound-interest',
    { principal: 1000, monthly: 0, rate: 5, years: 10, perYear: '1' },
    { value: 1628.8946, interest: 628.8946 },
  ],
  [
    'compound-interest',
    { principal: 1000, monthly: 0, rate: 12, years: 1, perYear: '12' },
    { value: 1126.825 },
  ],
  ['simple-interest', { principal: 1000, rate: 5, years: 3 }, { interest: 150 }],
  ['savings-goal', { goal: 10000, saved: 1000, months: 24, rate: 0 }, { perMonth: 375 }],
  ['debt-payoff', { balance: 5000, rate: 0, payment: 200 }, { months: 25, interest: 0 }],
  ['debt-payoff', { balance: 5000, rate: 18, payment: 200 }, { months: 32 }],
  ['roi', { invested: 10000, returned: 13310, years: 3 }, { roi: 33.1, annual: 10 }],
  [
    'retirement',
    { age: 60, retireAt: 65, saved: 1000, monthly: 100, rate: 0, withdrawal: 4 },
    { nestEgg: 7000, income: 23.3333 },
  ],
  [
    'income-tax',
    {
      income: 60000,
      deductions: 0,
      brackets: [
        { from: 0, rate: 0 },
        { from: 10000, rate: 10 },
        { from: 40000, rate: 20 },
      ],
    },
    { tax: 7000, net: 53000 },
  ],
  ['inflation', { amount: 1000, rate: 3, years: 10 }, { later: 1343.9164 }],
  ['payback', { cost: 5000, saving: 1000, upkeep: 0 }, { years: 5 }],
  ['bmi', { weight: 70, height: 175 }, { bmi: 22.8571, category: 'Normal weight' }],
  [
    'calories',
    { sex: 'male', age: 30, weight: 80, height: 180, activity: '1.2' },
    { bmr: 1780, daily: 2136 },
  ],
  ['pace', { distance: 10, hours: 0, minutes: 50, seconds: 0 }, { pace: '5:00', speed: 12 }],
  ['one-rep-max', { weight: 90, reps: 10 }, { max: 120 }],
  ['water', { weight: 70, exercise: 30 }, { litres: 2.81, glasses: 12 }],
  [
    'macros',
    { calories: 2000, protein: 30, carbs: 40 },
    { proteinGrams: 150, carbGrams: 200, fatGrams: 66.6667 },
  ],
  [
    'dosage',
    { weight: 20, perKg: 10, perDay: 3, strength: 20, most: 1000 },
    { dose: 200, volume: 10, daily: 600 },
  ],
  ['fuel', { distance: 200, consumption: 6, price: 2, people: 2 }, { litres: 12, cost: 24, perPerson: 12 }],
  [
    'trip',
    { transport: 300, nights: 4, perNight: 90, food: 40, extras: 140, people: 2 },
    { total: 1200, perPerson: 600 },
  ],
  ['electricity', { watts: 1000, hours: 2, days: 30, price: 0.3 }, { energy: 60, cost: 18 }],
  [
    'paint',
    { length: 4, width: 3, height: 2.5, doors: 1, windows: 2, coats: 2, coverage: 10 },
    { area: 30, litres: 6 },
  ],
  [
    'tiles',
    { length: 4, width: 3, tileLength: 50, tileWidth: 50, waste: 0, price: 2 },
    { tiles: 48, cost: 96 },
  ],
  ['concrete', { length: 4, width: 3, depth: 10, waste: 0 }, { volume: 1.2, bags: 96 }],
  ['area', { shape: 'triangle', length: 5, width: 4, other: 0 }, { area: 10 }],
  ['volume', { shape: 'cylinder', length: 2, width: 0, height: 1 }, { volume: Math.PI }],
  ['dilution', { stock: 30, target: 5, volume: 600 }, { part: 100, water: 500 }],
  [
    'quote',
    { area: 50, perArea: 10, hours: 0, hourly: 0, material: 100, discount: 0, tax: 20 },
    { total: 720 },
  ],
  [
    'solar',
    { cost: 10000, size: 10, harvest: 1000, ownUse: 50, price: 0.3, feedIn: 0.1 },
    { saving: 2000, years: 5 },
  ],
  ['speed', { distance: 120, speed: 80, breaks: 15 }, { time: '1 h 45 min' }],
  ['ohm', { voltage: 12, resistance: 4 }, { current: 3, power: 36 }],
  [
    'grade-average',
    {
      grades: [
        { name: 'a', grade: 80, weight: 1 },
        { name: 'b', grade: 95, weight: 2 },
      ],
    },
    { average: 90 },
  ],
  [
    'gpa',
    {
      courses: [
        { name: 'a', points: 4, credits: 3 },
        { name: 'b', points: 3, credits: 1 },
      ],
    },
    { gpa: 3.75 },
  ],
  ['final-grade', { current: 80, wanted: 85, weight: 50 }, { needed: 90, verdict: 'possible' }],
  [
    'average',
    { numbers: [1, 2, 3, 4].map((value) => ({ value })) },
    { mean: 2.5, median: 2.5, deviation: 1.118 },
  ],
  ['quadratic', { a: 1, b: -3, c: 2 }, { first: 2, second: 1 }],
  ['triangle', { a: 3, b: 4 }, { c: 5, area: 6 }],
  ['sleep', { wakeHour: 7, wakeMinute: 0, fallAsleep: 15 }, { best: '23:15' }],
  [
    'days-between',
    { start: new Date('2026-03-02'), end: new Date('2026-03-16'), includeEnd: false },
    { days: 14, weeks: '2 weeks, 0 days', workdays: 10 },
  ],
];

test.each(cases)('%s %j', (id, values, expected) => {
  const results = runCalculator(byId(id), values);

  for (const [key, value] of Object.entries(expected)) {
    if (typeof value === 'number') expect(results[key], key).toBeCloseTo(value, 3);
    else expect(results[key], key).toBe(value);
  }
});

test('a due date is 280 days after the last period, moved by a longer cycle', () => {
  const { due } = runCalculator(byId('due-date'), { lastPeriod: new Date('2026-01-01'), cycle: 30 });

  expect(due).toEqual(new Date('2026-10-10'));
});
