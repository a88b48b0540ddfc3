import { expect, test } from 'vitest';
import { readJsonc } from './read-jsonc.ts';

test.each([
  ['plain JSON', '{"name": "Task", "size": -1.5e2}', { name: 'Task', size: -150 }],
  ['comments', '// tasks\n{\n  /* its name */ "name": "Task" // here\n}', { name: 'Task' }],
  ['trailing commas', '{"names": ["a", "b",],}', { names: ['a', 'b'] }],
  [
    'a text that looks like a comment',
    '{"url": "https://a.example/*b*/"}',
    { url: 'https://a.example/*b*/' },
  ],
])('%s can be read', (_what, text, value) => {
  expect(readJsonc(text)).toEqual({ value });
});

test('a key called __proto__ is a key like any other', () => {
  const read = readJsonc('{"__proto__": {"admin": true}, /* */ "name": "Task"}') as { value: object };

  expect(Object.keys(read.value)).toEqual(['__proto__', 'name']);
  expect('admin' in read.value).toBe(false);
});

test.each([
  ['code', '{"name": process.env.HOME}', /InvalidSymbol in line 1/],
  ['what is not finished', '{\n  "name": "Task"', /CloseBraceExpected in line 2/],
  ['nothing', '', /it is empty|ValueExpected/],
  ['more than one value', '{} {}', /EndOfFileExpected in line 1/],
  ['what is nested too deep', '['.repeat(200_000), /nested too deep/],
])('%s is an error that says where', (_what, text, message) => {
  expect(readJsonc(text)).toEqual({ error: expect.stringMatching(message) });
});
