// @vitest-environment happy-dom
import { afterAll, expect, test } from 'vitest';
import { createEntity } from '../sdk/entity.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Answer, listenOnLoopback } from '../sdk/testing-server.ts';
import { keepRecords } from './kept-records.ts';
import { recordAt } from './record-shapes.ts';

let answer: () => Answer = () => ({ body: [] });
const server = await listenOnLoopback(() => answer());
afterAll(() => server.close());
setPlace({ appId: '65f000000000000000000001', apiBase: server.apiBase, mainOrigin: 'https://build.example' });
keepRecords();

const Task = createEntity('Task', {
  name: 'Task',
  properties: {
    title: { type: 'string' },
    tags: { type: 'array' },
    due: { type: 'string', format: 'date' },
    hours: { type: 'number' },
  },
});
const Person = createEntity('Person', { name: 'Person', properties: { title: { type: 'string' } } });
const tasks = [
  { id: '1', title: 'Secret plan', tags: ['a'], due: '2026-01-01', hours: 2, 'key ${x}': 1 },
  { id: '2', title: 'Hidden', due: 'soon', hours: 'two', address: { street: 'Elm' } },
  { id: '3', title: 'Quiet', tags: null, due: '2026-01-02', hours: 1 },
];
answer = () => ({ body: tasks });
await Task.list();
// Records that were asked for in part lack what nobody asked for.
answer = () => ({ body: [{ id: '0', title: 'Part' }] });
await Task.list('title', 1, 0, ['title']);
answer = () => ({ body: { id: '9', title: 'Ada' } });
await Person.get('9');

const told = (originalError: string, line: string, above = 'const x = 1;') =>
  recordAt({ title: '', details: '', originalError, excerpt: `  4 | ${above}\n> 5 | ${line}\n  6 | }` });
const second =
  'Task { title: string, tags: missing, due: string that isn’t a date, hours: string, address: object }';
const all =
  'Task { title: string, tags: list of string | missing | null, due: string | string that isn’t a date, hours: number | string, address: missing | object }';
const reading = (name: string) => `TypeError: Cannot read properties of undefined (reading '${name}')`;

test.each([
  ['a field that is missing', reading('join'), '{tasks.map((task) => task.tags.join())}', second],
  ['a chain over two lines', reading('join'), '.join()}', second, '{tasks.map((row) => row.tags'],
  ['one that is read by its index', reading('0'), '<p>{task.tags[0]}</p>', second],
  ['one that was taken out before', reading('join'), 'return tags.join();', second],
  ['one that is no list', 'TypeError: task.tags.map is not a function', 'task.tags.map(show)', second],
  ['a list that is none', 'TypeError: task.tags is not iterable', 'for (const tag of task.tags) {}', second],
  ['in the words of Firefox', 'TypeError: task.tags is undefined', 'task.tags.map(show)', second],
  ['a number that is a text', 'TypeError: x.toFixed is not a function', '{task.hours.toFixed(1)}', second],
  ['a date that is none', 'RangeError: Invalid time value', '{format(new Date(task.due), "PP")}', second],
  ['no field that is wrong', 'RangeError: Too much', 'throw new RangeError(task.title)', all],
  ['a part of the kit', reading('type'), '<RecordTable entity={Task} />', all],
  ['an entity that the code names', reading('x'), 'person.title.at(1)', 'Person { title: string }'],
  ['nothing of a record', reading('map'), '{rows.map(show)}', undefined],
  ['what every object has', reading('call'), 'x.constructor.call()', undefined],
] as const)('the record is known by its field: %s', (_what, message, line, shape, above = undefined) => {
  expect(told(message, line, above)).toBe(shape);
});

test('values are never told, nor is anything without a place', () => {
  const shape = told('RangeError: x', 'task.address.street.join()') ?? '';
  expect(shape).toMatch(/^Task \{/);
  for (const value of ['Secret', 'Hidden', 'Elm', 'soon', 'key']) expect(shape).not.toContain(value);
  expect(recordAt({ title: '', details: reading('join') })).toBeUndefined();
});
