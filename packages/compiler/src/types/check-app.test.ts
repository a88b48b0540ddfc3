import type { SourceTree } from '@sayso/core/source-tree';
import { expect, test } from 'vitest';
import { CheckedApp } from './check-app.ts';
import { innocentCases, mistakeCases } from './testing/cases.ts';
import { taskEntities } from './testing/task-entities.ts';

const base: SourceTree = {
  ...taskEntities,
  'functions/sendReminder': 'Deno.serve(() => new Response());\n',
  'components/Row':
    'export default function Row({ task, onDone }) {\n  return <li onClick={onDone}>{task.title}</li>;\n}\nexport const limit = 5;\n',
  'pages/Tasks': 'export default () => null;\n',
  'components/Named': 'export function Named() {\n  return null;\n}\n',
};
const app = new CheckedApp();
/** All cases as pages of one app, checked at once. */
const cases = [...mistakeCases, ...innocentCases];
const pageOf = (title: string) => `pages/Case${cases.findIndex((each) => each.title === title)}`;
const all = Object.fromEntries(cases.map(({ title, text }) => [pageOf(title), text]));
const findings = app.check({ ...base, ...all });

test.each(mistakeCases)('$title', ({ title, text, code, message, hint }) => {
  const [found, more] = findings.filter(({ path }) => path === pageOf(title));
  expect(found).toMatchObject({ code, message: expect.stringContaining(message) });
  if (hint !== undefined) expect(found?.hint).toContain(hint);
  expect(more).toBeUndefined();
  // The place is that of the text as the person has it.
  expect(text.split('\n')[(found?.line ?? 0) - 1]).toContain(found?.excerpt ?? '-');
});

test.each(innocentCases)('no word about $title', ({ title }) => {
  expect(findings.filter(({ path }) => path === pageOf(title))).toEqual([]);
});

test('a mistake that another file makes of this one is found where it shows', () => {
  const home =
    "import Row, { most } from '@/components/Row';\nexport default function Home() {\n  return <Row most={most} />;\n}\n";
  expect(app.check({ ...base, 'pages/Home': home })).toMatchObject([
    { path: 'pages/Home', line: 1, code: 'export-not-found', symbol: 'most' },
  ]);
  const mended = { ...base, 'components/Row': `${base['components/Row']}export const most = 5;\n` };
  expect(app.check({ ...mended, 'pages/Home': home })).toEqual([]);
});
