import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { apps, expectSound, seen } from '../testing/change-check.ts';
import { applyRequest } from './apply.ts';

const school = await buildApp(apps.school);
const plan = Blueprint.parse(school.memory);
const course = plan.entities.find(({ label }) => label === 'Course');
const on = (page: string, details?: object) => ({
  currentPage: page,
  attachments: details ? [{ kind: 'element' as const, tag: 'div', details: JSON.stringify(details) }] : [],
});

test('what stands in a page by hand stays when the new part fits beside it', async () => {
  const page = school.tree['pages/Students'] ?? '';
  const touched = page.replace('<Page', '<Page data-own="mine"');
  const after = await changeApp(school, 'sort students by email', {
    ...school.tree,
    'pages/Students': touched,
  });

  expect(after.tree['pages/Students']).toContain('data-own="mine"');
  expectSound(after);
});

test('a new part that does not fit into a page by hand becomes a component, and the answer says how to place it', async () => {
  const mine = 'export default function Dashboard() {\n  return <p>mine</p>;\n}\n';
  const after = await changeApp(school, 'show a bar chart of students by grade', {
    ...school.tree,
    'pages/Dashboard': mine,
  });

  expect(after.tree['pages/Dashboard']).toBe(mine);
  expect(after.tree['components/DashboardPart']).toContain('export default function DashboardPart(');
  expect(after.prose).toContain("import DashboardPart from '@/components/DashboardPart'");
  expectSound(after);
});

test('a page that does not parse is left alone and the rest is done', async () => {
  const broken = 'export default function Students( {\n  return <Page';
  const after = await changeApp(school, 'add a birthday to students and make it dark', {
    ...school.tree,
    'pages/Students': broken,
  });

  expect(after.tree['pages/Students']).toBe(broken);
  expect(seen(after).field('Student', 'Birthday')?.type).toBe('date');
  expect(after.prose).toContain('pages/Students');
});

test.each([
  ['Students', 'add a birthday', 'Student'],
  ['Courses', 'add a fee to it', 'Course'],
  ['TeacherDetails', 'this needs a birthday', 'Teacher'],
  ['Students', 'ask for the nickname here', 'Student'],
])('on the page %s "%s" is about what it shows', (page, text, label) => {
  const { blueprint } = applyRequest(plan, { text, ...on(page) });
  const [before, after] = [plan, blueprint].map(({ entities }) =>
    entities.find((entity) => entity.label === label),
  );

  expect(after?.fields.length).toBe((before?.fields.length ?? 0) + 1);
});

test.each([
  [
    'make this required',
    (after: Blueprint) => after.entities[0]?.fields.find(({ key }) => key === 'email')?.required === true,
  ],
  [
    'rename this field to Mail',
    (after: Blueprint) => after.entities[0]?.fields.find(({ key }) => key === 'email')?.label === 'Mail',
  ],
  [
    'hide that column',
    (after: Blueprint) => after.entities[0]?.fields.find(({ key }) => key === 'email')?.inList === false,
  ],
])('pointing at a column: %s', (text, holds) => {
  const { blueprint, done } = applyRequest(plan, {
    text,
    ...on('Students', { file: 'pages/Students', text: 'Email' }),
  });

  expect(holds(blueprint), done.join(' ')).toBe(true);
});

test('"it" without anything that it could mean removes nothing', () => {
  const { blueprint, done } = applyRequest(plan, { text: 'delete it', currentPage: null });

  expect(blueprint.entities).toEqual(plan.entities);
  expect(done.join()).toContain('I’m not sure what');
});

test('ten wishes in one sentence are all done', () => {
  const text =
    'rename students to pupils, add a locker to it, make it unique, sort pupils by email, make it dark, use square corners, add a chat, hide the email column, only admins may delete courses and call the app Blue School';
  const { done, unread, blueprint } = applyRequest(plan, { text, currentPage: null });

  expect(unread).toEqual([]);
  expect(done).toHaveLength(10);
  expect(blueprint.app.name).toBe('Blue School');
});

test('later changes keep an earlier one from being undone alone only where they touch the same place', () => {
  const first = applyRequest(plan, { text: 'make it dark', currentPage: null }).blueprint;
  const second = applyRequest(first, { text: 'add a fee to courses', currentPage: null }).blueprint;
  const { blueprint } = applyRequest(second, { text: 'undo the dark', currentPage: null });

  expect(blueprint.theme.mode).toBe('light');
  expect(
    blueprint.entities.find(({ id }) => id === course?.id)?.fields.some(({ label }) => label === 'Fee'),
  ).toBe(true);
});

test('"the last two changes" takes back two requests, and an earlier one stays', () => {
  const say = (from: Blueprint, text: string) => applyRequest(from, { text, currentPage: null }).blueprint;
  const named = say(plan, 'call the app Blue School');
  const after = say(say(say(named, 'make it dark'), 'add a fee to courses'), 'undo the last two changes');

  expect(after.app.name).toBe('Blue School');
  expect(after.theme).toEqual(named.theme);
  expect(after.entities).toEqual(named.entities);
});

test('100 KB of text, code and a stack trace are answered in time', () => {
  const code =
    'import x from "y";\nconst a = 1;\nexport default function A() {\n  return <div>\n</div>;\n}\n';
  const started = performance.now();
  const long = applyRequest(plan, {
    text: 'add a fee to courses and make it dark. '.repeat(2600),
    currentPage: null,
  });
  const pasted = applyRequest(plan, { text: `${code}make it dark`, currentPage: null });

  expect(performance.now() - started).toBeLessThan(5000);
  expect(long.done.join(' ')).toContain('very long');
  expect(pasted.done.join(' ')).toMatch(/dark.*code/s);
});
