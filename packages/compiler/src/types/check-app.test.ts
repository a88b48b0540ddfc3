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

const kit = `import { Task } from '@/entities/Task';\nimport { Page, RecordTable } from '@/kit';\n`;
const shown = (...elements: string[]) =>
  `${kit}export default function Home() {\n  return <Page title="Home">\n${elements.join('\n')}\n</Page>;\n}\n`;
const maybe = Array.from(
  { length: 70 },
  () => `<RecordTable entity={Task} columns={['title']} pageSize="20" />`,
);
const wrong = `<RecordTable entity="Task" columns={['title']} />`;
const mistakesIn = (tree: SourceTree) =>
  app.check({ ...taskEntities, ...tree }).filter(({ severity }) => severity !== 'hint');

test('70 hints hide no mistake of another file', () => {
  expect(mistakesIn({ 'pages/A': shown(...maybe), 'pages/B': shown(wrong) })).toMatchObject([
    { path: 'pages/B', code: 'wrong-value' },
  ]);
});

test('70 hints hide no mistake below them in the same file', () => {
  expect(mistakesIn({ 'pages/A': shown(...maybe, ...maybe, wrong) })).toMatchObject([
    { path: 'pages/A', line: 145, code: 'wrong-value' },
  ]);
});

test('links that may be right hide none that is dead', () => {
  const to = (target: string) => `<Link to={${target}}>One</Link>`;
  const links = [...Array.from({ length: 40 }, () => to(`\`/tasks/\${id}\``)), to('"/Nowhere"')];
  const text = `import { Link } from 'react-router-dom';\nexport default ({ id }) => <>${links.join('\n')}</>;\n`;
  expect(mistakesIn({ 'pages/Home': text })).toMatchObject([{ code: 'unknown-page', symbol: 'Nowhere' }]);
});

test('a file full of mistakes hides none of another, and there is an end to what is told', () => {
  const full = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [
      `pages/A${at}`,
      shown(...Array.from({ length: 600 }, () => '<p>{gone}</p>')),
    ]),
  );
  const found = mistakesIn({ ...full, 'pages/B': shown(wrong) });
  expect(found).toHaveLength(2_000);
  expect(found.at(-1)).toMatchObject({ path: 'pages/B' });
});

const visit = JSON.stringify({
  properties: {
    title: { type: 'string' },
    note: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    count: { type: 'number', default: 0 },
  },
  required: ['title'],
});
const requiring = (...required: string[]) => JSON.stringify({ ...JSON.parse(visit), required });
const visits = (drawn: string, before = '') => ({
  'entities/Visit': visit,
  'pages/Visits': `import { useState, useEffect } from 'react';
import { Visit } from '@/entities/Visit';

export default function Visits() {
  const [visits, setVisits] = useState([]);
  useEffect(() => { Visit.list().then(setVisits); }, []);
  ${before}
  return <ul>{visits.map((visit) => <li key={visit.id}>{${drawn}}</li>)}</ul>;
}
`,
});

test.each([
  ['of a text', 'visit.note.length', 'Visit.note'],
  ['of a list', 'visit.tags.map((tag) => <b key={tag}>{tag}</b>)', 'Visit.tags'],
  ['by a place', 'visit.tags[0]', 'Visit.tags'],
])('what a record need not have is not read on in without a look: %s', (_what, drawn, symbol) => {
  const [found, ...more] = new CheckedApp().check(visits(drawn));
  expect(found).toMatchObject({
    code: 'optional-field',
    symbol,
    line: 8,
    hint: expect.stringContaining('?.'),
  });
  expect(found?.severity).toBeUndefined();
  expect(more).toEqual([]);
});

test.each([
  ['a question mark', 'visit.note?.trim().length'],
  ['a condition', 'visit.note && visit.note.length'],
  ['a choice', 'visit.tags ? visit.tags.length : 0'],
  ['another value', '(visit.tags ?? []).length'],
  ['a field that is required', 'visit.title.length'],
  ['a field that starts with a value', 'visit.count.toFixed(1)'],
  ['the field alone', 'visit.note'],
])('a look before it is enough, and what is always there needs none: %s', (_what, drawn) => {
  expect(new CheckedApp().check(visits(drawn))).toEqual([]);
});

test.each([
  ['an early return', 'visit.note.length', 'if (visits.some((each) => !each.note)) return null;'],
  ['a list that is sifted', 'visit.note.length', 'const noted = visits.filter((each) => each.note);'],
])('a file that looks for the field anywhere knows of it: %s', (_what, drawn, before) => {
  expect(new CheckedApp().check(visits(drawn, before))).toEqual([]);
});

test.each([
  ['another field decides', "visit.title === 'a' ? visit.note.length : null", ''],
  [
    'records are asked for by another',
    '0',
    "const [l, set] = useState([]); useEffect(() => { Visit.filter({ title: 'a' }).then(set); }, []); const n = l.map((v) => v.note.length);",
  ],
  [
    'it was just written',
    '0',
    "const add = async () => { const v = await Visit.create({ title: 'a', note: 'b' }); alert(v.note.length); };",
  ],
  [
    'a helper looks',
    'hasNote(visit) ? visit.note.length : 0',
    'const hasNote = ({ note }) => Boolean(note);',
  ],
  [
    'a helper of another file looks',
    'isNoted(visit) && visit.note.length',
    'const isNoted = window.isNoted;',
  ],
  ['the field is looked for by name', "'note' in visit ? visit.note.length : 0", ''],
  ['by brackets', "visit['note'] ? visit.note.length : 0", ''],
  [
    'by a const',
    '0',
    'const n = visits.map((v) => { const note = v.note; if (!note) return 0; return v.note.length; });',
  ],
  [
    'by its type',
    '0',
    "const n = visits.map((v) => { switch (typeof v.note) { case 'string': return v.note.length; default: return 0; } });",
  ],
  ['it is tried', '0', 'const n = visits.map((v) => { try { return v.note.length; } catch { return 0; } });'],
  [
    'its place was found',
    '0',
    'const at = visits.findIndex((v) => v.note); const n = at < 0 ? 0 : visits[at].note.length;',
  ],
])('what may have been seen to in another way holds nothing back: %s', (_what, drawn, before) => {
  expect(mistakesIn(visits(drawn, before))).toEqual([]);
});

test.each([
  [
    'a field that became required',
    (app: SourceTree) => ({ ...app, 'entities/Visit': requiring('title', 'note') }),
  ],
  [
    'one that starts with a value',
    (app: SourceTree) => ({ ...app, 'entities/Visit': visit.replace('"note":{', '"note":{"default":"",') }),
  ],
])('a mend in the schema counts, and taking it back as well: %s', (_what, mend) => {
  const app = visits('visit.note.length');
  const checked = new CheckedApp();
  const codes = (tree: SourceTree) => checked.check(tree).map(({ code }) => code);
  expect([codes(app), codes(mend(app)), codes(app)]).toEqual([['optional-field'], [], ['optional-field']]);
});

test('a schema that requires nothing says nothing of what may be missing', () => {
  const app = visits('visit.note.length');
  const open = { ...app, 'entities/Visit': visit.replace(',"required":["title"]', '') };
  expect(new CheckedApp().check(open)).toEqual([]);
});
