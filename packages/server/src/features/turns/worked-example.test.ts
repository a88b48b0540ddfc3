import { createCheck } from '@sayso/compiler/check';
import { fixFile } from '@sayso/compiler/fix/fix-file';
import { BlockParser } from '@sayso/core/blocks/parser';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import { workedExample } from '@sayso/core/prompt/worked-example';
import { expect, test } from 'vitest';
import { type FixFile, Staging } from './staging.ts';

const fix: FixFile = (given) => fixFile({ ...given, libraryExports: () => undefined });

test('[B-GEN-01] the build that models are shown as an example goes live as a whole', () => {
  const check = createCheck(() => undefined);
  const staging = new Staging({ base: {}, check: check.file, fix, options: {} });
  const parser = new BlockParser();
  for (const event of [...parser.push(workedExample), ...parser.end()]) {
    expect(event.type).not.toBe('error');
    if (event.type === 'close') staging.take(event.block);
  }
  expect(
    staging.files.changes.filter(({ error, fixes }) => error !== undefined || fixes !== undefined),
  ).toEqual([]);
  const group = staging.ready() ?? {};
  expect(Object.keys(group).sort()).toEqual([
    'entities/Task',
    'layout',
    'pages/Dashboard',
    'pages/TaskDetails',
    'pages/Tasks',
  ]);
  const tree = Object.fromEntries(Object.entries(group).map(([path, text]) => [path, text ?? '']));
  expect(check.tree(tree)).toEqual([]);
  expect(lintEntity(JSON.parse(tree['entities/Task'] ?? ''), ['Task'])).toEqual([]);
  expect(staging.settings).toMatchObject({ name: 'Task Desk', main_page: 'Dashboard' });
  expect(staging.suggestions).toHaveLength(1);
});
