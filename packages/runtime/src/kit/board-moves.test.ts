import { expect, test } from 'vitest';
import { columnsOf, moveOf, sumOf, without } from './board-moves.ts';
import { fieldOf } from './schema.ts';

const schema = {
  properties: {
    stage: { type: 'string', enum: ['new', 'won', 'lost'], enumNames: ['New', 'Won', 'Lost'] },
    done: { type: 'boolean', title: 'Done' },
  },
} as const satisfies object;
const stage = fieldOf(structuredClone(schema) as never, 'stage');
const done = fieldOf(structuredClone(schema) as never, 'done');
const rows = [
  { id: 'a', stage: 'new', value: 10, done: true },
  { id: 'b', stage: 'won', value: 5 },
  { id: 'c', stage: 'new', value: 2.5 },
];

test('columns stand in the order of the schema and hold their records', () => {
  const columns = stage ? columnsOf(stage, rows) : [];
  expect(columns.map(({ label, rows: held }) => [label, held.map(({ id }) => id)])).toEqual([
    ['New', ['a', 'c']],
    ['Won', ['b']],
    ['Lost', []],
  ]);
  expect(sumOf(columns[0]?.rows ?? [], 'value')).toBe(12.5);
});

test('records without a known value get a column of their own', () => {
  const columns = stage ? columnsOf(stage, [...rows, { id: 'd', stage: 'odd' }]) : [];
  expect(columns[0]).toMatchObject({ id: without, rows: [{ id: 'd' }] });
});

test('a boolean gives two columns', () => {
  const columns = done ? columnsOf(done, rows) : [];
  expect(columns.map(({ value, rows: held }) => [value, held.length])).toEqual([
    [false, 2],
    [true, 1],
  ]);
});

test('a drop writes the value of its column, and nothing where it came from or outside', () => {
  const columns = stage ? columnsOf(stage, rows) : [];
  expect(moveOf(columns, 'stage', { recordId: 'a', to: 'lost' })).toEqual({
    id: 'a',
    body: { stage: 'lost' },
  });
  expect(moveOf(columns, 'stage', { recordId: 'a', to: 'new' })).toBeUndefined();
  expect(moveOf(columns, 'stage', { recordId: 'a', to: undefined })).toBeUndefined();
});
