import { expect, test } from 'vitest';
import { appImports, consistentPart } from './app-imports.ts';

test('imports of the app itself are found, those of the runtime are not', () => {
  const text = `import React, { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Task } from '@/entities/Task';
import { User } from '@/entities/User';
import { sendMail } from '@/functions/sendMail';
import TaskRow from "../components/tasks/TaskRow.jsx";
import {
  Empty,
  Loading,
} from '@/components/States';
export { helper } from './Helper';
const Lazy = lazy(() => import('@/pages/Other'));
const words = 'import x from nowhere';
`;
  expect(appImports('pages/Tasks', text)).toEqual([
    'entities/Task',
    'functions/sendMail',
    'components/tasks/TaskRow',
    'components/States',
    'pages/Helper',
    'pages/Other',
  ]);
});

const importing = (...files: string[]) => files.map((file) => `import X from '@/${file}';\n`).join('');

test('a page waits until all that it imports is there', () => {
  const page = { 'pages/A': importing('components/B') };

  const before = consistentPart({}, page);
  const after = consistentPart({}, { ...page, 'components/B': 'b' });

  expect(before).toMatchObject({ tree: {}, changed: [] });
  expect(before.waiting.get('pages/A')).toEqual(['components/B']);
  expect(after.changed).toEqual(['pages/A', 'components/B']);
});

test('what depends on a waiting file waits as well, the rest goes live', () => {
  const staged = {
    'pages/A': importing('components/B'),
    'components/B': importing('components/C'),
    'pages/D': 'd',
  };
  expect(consistentPart({}, staged)).toMatchObject({ tree: { 'pages/D': 'd' }, changed: ['pages/D'] });
});

test('a file that is still imported is not taken away', () => {
  const live = { 'pages/A': importing('components/B'), 'components/B': 'b' };

  expect(consistentPart(live, { 'pages/A': live['pages/A'] }).tree).toEqual(live);
  expect(consistentPart(live, { 'pages/A': 'a' }).tree).toEqual({ 'pages/A': 'a' });
});

test('a file that lacked something before does not hold up the others', () => {
  const live = { 'pages/A': importing('components/Gone') };
  expect(consistentPart(live, { ...live, 'pages/B': 'b' }).tree).toEqual({ ...live, 'pages/B': 'b' });
});

test('entities that refer to each other go live together', () => {
  const refersTo = (name: string) =>
    `{"properties":{"x":{"$ref":"/entities/${name}/id"},"y":{"$ref":"/entities/User/id"}}}`;
  const project = { 'entities/Project': refersTo('Task') };

  expect(consistentPart({}, project).waiting.get('entities/Project')).toEqual(['entities/Task']);
  expect(consistentPart({}, { ...project, 'entities/Task': refersTo('Project') }).changed).toHaveLength(2);
});

test.each([
  ['spaces after a word', `/*\nimport${' '.repeat(300_000)}`],
  ['lines without end', '\n'.repeat(300_000)],
  ['words again and again', 'import\n'.repeat(40_000)],
  ['calls', 'import( '.repeat(40_000)],
])('%s, written to stop the reader, do not', (_what, text) => {
  expect(appImports('pages/Home', `${text}\nimport A from '@/components/A';\n`)).toEqual(['components/A']);
});
