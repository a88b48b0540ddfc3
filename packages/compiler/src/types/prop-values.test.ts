import type { SourceTree } from '@sayso/core/source-tree';
import { expect, test } from 'vitest';
import { CheckedApp } from './check-app.ts';
import { propMistakes } from './testing/prop-cases.ts';
import { propInnocents } from './testing/prop-innocents.ts';
import { taskEntities } from './testing/task-entities.ts';

const base: SourceTree = {
  ...taskEntities,
  'pages/Tasks': 'export default () => null;\n',
  'pages/Task': 'export default () => null;\n',
  'components/useTasks':
    "import { useQuery } from '@tanstack/react-query';\nexport const useTasks = () => useQuery({ queryKey: ['tasks'] });\n",
};
/** All cases as components of one app, checked at once. */
const cases = [...propMistakes, ...propInnocents];
const pathOf = (title: string) => `components/Case${cases.findIndex((each) => each.title === title)}`;
const findings = checkInParts();

/** An app is told of no more findings than anybody reads, so a few cases at a time. */
function checkInParts() {
  const app = new CheckedApp();
  const parts = Array.from({ length: Math.ceil(cases.length / 25) }, (_, at) =>
    cases.slice(at * 25, at * 25 + 25),
  );
  return parts.flatMap((part) =>
    app.check({ ...base, ...Object.fromEntries(part.map(({ title, text }) => [pathOf(title), text])) }),
  );
}

test.each(propMistakes)('$title', ({ title, text, code, message, hint, isHint }) => {
  const found = findings.filter(({ path }) => path === pathOf(title));
  expect(found[0]).toMatchObject({ code, message: expect.stringContaining(message) });
  if (hint !== undefined) expect(found[0]?.hint).toContain(hint);
  expect(found[0]?.severity).toBe(isHint ? 'hint' : undefined);
  expect(found.every((each) => each.code === code)).toBe(true);
  expect(text.split('\n')[(found[0]?.line ?? 0) - 1]).toContain(found[0]?.excerpt ?? '-');
});

test.each(propInnocents)('no word about $title', ({ title }) => {
  expect(findings.filter(({ path }) => path === pathOf(title))).toEqual([]);
});

test('constants that hold one another, and themselves, are gone through once', () => {
  const doubled = Array.from(
    { length: 40 },
    (_, at) =>
      `const n${at + 1} = { label: 'x', childs: 1, children: [n${at}, n${at}] };\nconst l${at + 1} = [l${at}, l${at}];`,
  ).join('\n');
  const text = `import { AppShell } from '@/kit';
const own = { label: 'x', children: [] };
const n0 = { label: 'x', children: [n0, own] };
const l0 = [l0, new Date()];
${doubled}
export default () => <AppShell name="Desk" currentPage="Tasks" navigation={[n40]}>{l40}</AppShell>;
`;
  const found = new CheckedApp().check({ ...base, 'components/Deep': text });
  expect(found.filter(({ code }) => code === 'unknown-prop')).toHaveLength(40);
  expect(found.filter(({ code }) => code === 'not-drawable').length).toBeLessThan(2);
}, 90_000);
