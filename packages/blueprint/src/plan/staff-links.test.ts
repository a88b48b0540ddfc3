import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const fieldOf = (text: string, thing: string, label: string) => {
  const { entities } = buildBlueprint(read(text));
  const field = entities.find((one) => one.label === thing)?.fields.find((one) => one.label === label);
  return { field, target: entities.find(({ id }) => id === field?.ref)?.label };
};

test.each([
  ['Tasks and employees', 'Task', 'Assignee', 'Employee'],
  ['Support tickets, agents, customers', 'Support ticket', 'Assignee', 'Agent'],
  ['Office laptops, and who has them', 'Laptop', 'Held by', 'Employee'],
  ['Cleaners, cleaning jobs, clients', 'Cleaning job', 'Assignee', 'Cleaner'],
])('who does it is one of the people of the app: %s', (text, thing, label, target) => {
  const found = fieldOf(text, thing, label);
  expect(found.target).toBe(target);
  expect(found.field?.key).toMatch(/_id$/);
});

test('who is served does nothing, and who drives mends nothing', () => {
  expect(fieldOf('Tasks and customers', 'Task', 'Assignee').field?.type).toBe('string');
  expect(fieldOf('Fleet with vans, drivers and maintenance', 'Maintenance', 'Performed by').field?.type).toBe(
    'string',
  );
});
