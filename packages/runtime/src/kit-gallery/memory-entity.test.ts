// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Row } from '../sdk/entity-types.ts';
import { createMemoryEntity } from './memory-entity.ts';

const schema = {
  name: 'Plant',
  properties: {
    name: { type: 'string' as const },
    height: { type: 'number' as const },
    kind: { type: 'string' as const, enum: ['tree', 'herb'] },
    planted: { type: 'string' as const, format: 'date' },
    tags: { type: 'array' as const },
    parts: { type: 'array' as const },
  },
};
const rows: Row[] = [
  {
    id: 'oak',
    name: 'Oak',
    height: 30,
    kind: 'tree',
    planted: '2026-01-05',
    tags: ['old', 'big'],
    created_date: '2026-03-01T10:00:00.000Z',
  },
  {
    id: 'mint',
    name: 'Mint',
    height: 0.5,
    kind: 'herb',
    planted: '2026-01-20',
    tags: [],
    created_date: '2026-03-02T10:00:00.000Z',
  },
  {
    id: 'yew',
    name: 'Yew tree',
    height: 12,
    kind: 'tree',
    planted: '2026-02-02',
    parts: [{ name: 'root', size: 3 }],
    created_date: '2026-03-03T10:00:00.000Z',
  },
];
const plants = () => createMemoryEntity({ schema, rows });
const ids = (found: Row[]) => found.map(({ id }) => id);

test.each<[what: string, where: Record<string, unknown>, found: string[]]>([
  ['equality', { kind: 'herb' }, ['mint']],
  ['a list holds the value', { tags: 'old' }, ['oak']],
  ['a range', { height: { $gt: 1, $lte: 30 } }, ['oak', 'yew']],
  ['a range over days', { planted: { $gte: '2026-01-20' } }, ['mint', 'yew']],
  ['a pattern in any case', { name: { $regex: 'TREE', $options: 'i' } }, ['yew']],
  ['a list of values', { id: { $in: ['oak', 'mint', 'fern'] } }, ['oak', 'mint']],
  ['what is not', { kind: { $ne: 'tree' } }, ['mint']],
  ['either', { $or: [{ id: 'oak' }, { height: { $lt: 1 } }] }, ['oak', 'mint']],
  ['neither', { $nor: [{ id: 'oak' }, { id: 'mint' }] }, ['yew']],
  ['what is there', { parts: { $exists: true } }, ['yew']],
  ['a size', { tags: { $size: 2 } }, ['oak']],
  ['an element', { parts: { $elemMatch: { size: { $gt: 2 }, name: 'root' } } }, ['yew']],
  ['an element that is a value', { tags: { $elemMatch: { $regex: '^b' } } }, ['oak']],
  ['a moment', { created_date: { $lt: '2026-03-02' } }, ['oak']],
])('filters: %s', async (_, where, found) => {
  expect(ids(await plants().filter(where, 'created_date'))).toEqual(found);
});

test('a filter that the server refuses is refused here too', async () => {
  await expect(plants().filter({ $where: '1' })).rejects.toThrow(/unknown operator/);
});

test('sorts either way, pages, and names the next page', async () => {
  expect(ids(await plants().list('-height'))).toEqual(['oak', 'yew', 'mint']);
  expect(ids(await plants().list('height', 1, 1))).toEqual(['yew']);
  const first = await plants().list({ sort: 'name', limit: 2 });
  expect([ids(first.items), first.has_more, first.next_cursor]).toEqual([['mint', 'oak'], true, '2']);
});

test('changes are told, and a record that is gone is a 404', async () => {
  const entity = plants();
  const heard: string[] = [];
  const stop = entity.subscribe(({ type, id }) => heard.push(`${type} ${id}`));
  const made = await entity.create({ name: 'Fern' });
  await entity.update(made.id, { height: 1 });
  await entity.delete(made.id);
  stop();
  await entity.create({ name: 'Moss' });
  expect(heard).toEqual(['create', 'update', 'delete'].map((type) => `${type} ${made.id}`));
  await expect(entity.get(made.id)).rejects.toMatchObject({ status: 404 });
});

test('aggregates by group and by month, with conditions on the answer', async () => {
  const entity = plants();
  const groups = await entity.aggregate({ groupBy: 'kind', sum: 'height', sort: '-count' });
  expect(groups.rows).toEqual([
    { kind: 'tree', count: 2, sum_height: 42 },
    { kind: 'herb', count: 1, sum_height: 0.5 },
  ]);
  const months = await entity.aggregate({
    dateBucket: { field: 'planted', unit: 'month' },
    avg: 'height',
    having: { count: { $gt: 1 } },
  });
  expect(months.rows).toEqual([{ planted: '2026-01-01', count: 2, avg_height: 15.25 }]);
  const all = await entity.aggregate({ count: false, max: 'height', min: 'height' });
  expect(all.rows).toEqual([{ max_height: 30, min_height: 0.5 }]);
});

test('a store that fails says so', async () => {
  const entity = createMemoryEntity({ schema, rows, behaviour: () => 'fails' });
  await expect(entity.list()).rejects.toMatchObject({ status: 503 });
});
