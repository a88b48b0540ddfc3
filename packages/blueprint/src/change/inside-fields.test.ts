import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';

const rescue = await buildApp('Rabbit rescue site where people can apply to adopt a rabbit');
const salon = await buildApp('Nail salon where people book a treatment online');
const openForm = (tree: Readonly<Record<string, string>>) =>
  Object.entries(tree).find(([, text]) => text.includes('<PublicForm'))?.[1] ?? '';

test('who looks after an application is no question to whoever applies', async () => {
  const { tree, prose } = await changeApp(rescue, 'assign applications to users');
  expect(prose).toMatch(/I added an assignee field/);
  expect(openForm(tree)).toContain("'email'");
  expect(openForm(tree)).not.toContain('assignee');
});

test('what admins alone see is asked of no visitor', async () => {
  const { tree } = await changeApp(rescue, 'add a remark field visible only to admins to applications');
  expect(tree['entities/Application']).toContain('remark');
  expect(openForm(tree)).not.toContain('remark');
});

test('whether an appointment is paid is nothing that guests say', async () => {
  const { tree, prose } = await changeApp(salon, 'mark appointments as paid');
  expect(prose).toMatch(/“Mark as paid”/);
  const book = Object.entries(tree).find(([, text]) => text.includes('<Booking'))?.[1] ?? '';
  expect(book).not.toBe('');
  expect(book).not.toContain("'paid'");
});

test('what a list leaves out, visitors do not find either', async () => {
  const { tree, prose } = await changeApp(rescue, 'hide reserved rabbits');
  expect(prose).toMatch(/^The Adopt and Rabbits pages now hide reserved rabbits\./);
  const page = openForm(tree);
  expect(page).toMatch(/where=\{\{ status: \{ \$ne: 'reserved' \} \}\}/);
});
