import { expect, test } from 'vitest';
import { describePath } from './describe-path.ts';

test.each([
  ['pages/TaskBoard', { name: 'Task Board', what: 'page' }],
  ['components/tasks/TaskCard', { name: 'Task Card', what: 'component' }],
  ['entities/Task', { name: 'Task', what: 'data' }],
  ['functions/sendMail', { name: 'send Mail', what: 'function' }],
  ['layout', { name: 'Layout', what: '' }],
])('%s is called as people call it', (path, described) => {
  expect(describePath(path)).toEqual(described);
});
