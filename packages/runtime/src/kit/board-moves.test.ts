import { expect, test } from 'vitest';
import type { Row } from '../sdk/entity-types.ts';
import { type Column, headsOf, moveOf, totalsOf, withMoves, without } from './board-moves.ts';
import { type Field, fieldOf } from './schema.ts';

const schema = {
  properties: {
    stage: { type: 'string', enum: ['new', 'won', 'lost'], enumNames: ['New', 'Won', 'Lost'] },
    done: { type: 'boolean', title: 'Done' },
  },
} as const satisfies object;
const fieldNamed = (key: string): Field => {
  const field = fieldOf(structuredClone(schema) as never, key);
  if (field === undefined) throw new Error(key);
  return field;
};
const stage = fieldNamed('stage');
const done = fieldNamed('done');
const rows: Record<string, Row[]> = {
  new: [
    { id: 'a', stage: 'new', value: 10 },
    { id: 'c', stage: 'new', value: 2.5 },
  ],
  won: [{ id: 'b', stage: 'won', value: 5 }],
};
const columns = headsOf(stage)
  .slice(1)
  .map((head): Column => {
    const held = rows[head.id] ?? [];
    return { ...head, rows: held, count: held.length + 100, sum: 1000 };
  });

test('columns stand in the order of the schema, before them one for what has no value of the list', () => {
  expect(headsOf(stage).map(({ id, label, value, where }) => [id, label, value, where])).toEqual([
    [without, 'No stage', null, { stage: { $nin: ['new', 'won', 'lost'] } }],
    ['new', 'New', 'new', { stage: 'new' }],
    ['won', 'Won', 'won', { stage: 'won' }],
    ['lost', 'Lost', 'lost', { stage: 'lost' }],
  ]);
});

test('a boolean gives two columns, and what has no value is not done', () => {
  expect(headsOf(done).map(({ value, where }) => [value, where])).toEqual([
    [false, { done: { $ne: true } }],
    [true, { done: true }],
  ]);
});

test('counts and sums of the server go to their columns, unknown values to the one without', () => {
  const totals = totalsOf(
    stage,
    headsOf(stage),
    [
      { stage: 'new', count: 3, sum_value: 7.5 },
      { stage: null, count: 2, sum_value: 1 },
      { stage: 'odd', count: 1, sum_value: 4 },
    ],
    'value',
  );
  expect([...totals]).toEqual([
    [without, { count: 3, sum: 5 }],
    ['new', { count: 3, sum: 7.5 }],
    ['won', { count: 0, sum: 0 }],
    ['lost', { count: 0, sum: 0 }],
  ]);
});

test('a dropped card stands where it was dropped, and counts and sums follow at once', () => {
  const [row] = rows['new'] ?? [];
  const moved = withMoves(columns, new Map([['a', { row: row as Row, to: 'won', at: 1 }]]), 'stage', 'value');
  expect(moved.map((column) => [column.rows.map(({ id }) => id), column.count, column.sum])).toEqual([
    [['c'], 101, 990],
    [['b', 'a'], 102, 1010],
    [[], 100, 1000],
  ]);
  expect(moved[1]?.rows[1]).toMatchObject({ stage: 'won' });
});

test('a card that the server has moved already is counted once', () => {
  const [from, to, rest] = columns;
  if (!from || !to || !rest) throw new Error('no columns');
  const row = { id: 'a', stage: 'won', value: 10 };
  const caught = [
    { ...from, rows: from.rows.slice(1), count: 101 },
    { ...to, rows: [row, ...to.rows], count: 102 },
    rest,
  ];
  const moved = withMoves(caught, new Map([['a', { row, to: 'won', at: 1 }]]), 'stage');
  expect(moved.map(({ count, rows: held }) => [count, held.map(({ id }) => id)])).toEqual([
    [101, ['c']],
    [102, ['b', 'a']],
    [100, []],
  ]);
});

test('a drop writes the value of its column, and nothing where it came from or outside', () => {
  expect(moveOf(columns, 'stage', { recordId: 'a', to: 'lost' })?.body).toEqual({ stage: 'lost' });
  expect(moveOf(columns, 'stage', { recordId: 'a', to: 'new' })).toBeUndefined();
  expect(moveOf(columns, 'stage', { recordId: 'a', to: undefined })).toBeUndefined();
});
