import { expect, test } from 'vitest';
import { describePath } from './describe-path.ts';

test.each([
  ['pages/TaskBoard', { name: 'Task board', what: 'page' }],
  ['components/tasks/TaskCard', { name: 'Task card', what: 'component' }],
  ['entities/Task', { name: 'Task', what: 'fields and rules' }],
  ['functions/sendMail', { name: 'send mail', what: 'function' }],
  ['layout', { name: 'Layout', what: '' }],
])('%s is called as people call it', (path, described) => {
  expect(describePath(path)).toEqual(described);
});
