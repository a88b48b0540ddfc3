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
  ['in parentheses', '(visit.note).length', 'Visit.note'],
  ['in brackets', "visit['note'].length", 'Visit.note'],
  ['in a new list', '[...visit.tags].sort()', 'Visit.tags', '?? []'],
  ['as arguments', 'Math.max(...visit.tags)', 'Visit.tags', '?? []'],
])(
  'what a record need not have is not read on in without a look: %s',
  (_what, drawn, symbol, hint = '?.') => {
    const [found, ...more] = new CheckedApp().check(visits(drawn));
    expect(found).toMatchObject({
      code: 'optional-field',
      symbol,
      line: 8,
      hint: expect.stringContaining(hint),
    });
    expect(found?.severity).toBeUndefined();
    expect(more).toEqual([]);
  },
);

test.each([
  ['taken out of the record', 'visits.map(({ note }) => note.length)'],
  ['under another name', 'visits.map(({ note: text }) => text.length)'],
  ['beside others', 'visits.map(({ title, note, ...rest }) => title + (note).length + rest.id)'],
  ['in a loop', 'for (const { note } of visits) alert(note.length)'],
  ['by a const', 'visits.map((v) => { const note = v.note; return note.length; })'],
  ['by a const of another name', 'visits.map((v) => { const text = (v.note); return text.length; })'],
  ['out of a const', 'visits.map((v) => { const { title, note } = v; return title + note.length; })'],
  ['one tag after another', 'visits.map((v) => { for (const tag of v.tags) alert(tag); })'],
  ['a list that got a name', 'visits.map(({ tags }) => [...tags, 1].length)'],
])('nor by a name that it was given: %s', (_what, read) => {
  const before = read.startsWith('for') ? `${read};` : `const all = ${read};`;
  expect(new CheckedApp().check(visits('0', before))).toMatchObject([
    { code: 'optional-field', symbol: read.includes('tag') ? 'Visit.tags' : 'Visit.note', line: 7 },
  ]);
  expect(mistakesIn(visits('0', before))).toHaveLength(1);
});

test.each([
  ['a question mark', 'visit.note?.trim().length'],
  ['a condition', 'visit.note && visit.note.length'],
  ['a choice', 'visit.tags ? visit.tags.length : 0'],
  ['another value', '(visit.tags ?? []).length'],
  ['a field that is required', 'visit.title.length'],
  ['a field that starts with a value', 'visit.count.toFixed(1)'],
  ['the field alone', 'visit.note'],
  ['a place with a question mark', 'visit.tags?.[0] + visit.tags[1]'],
  ['a list that may be empty', '[...(visit.tags ?? [])].length'],
  ['an object of it', 'JSON.stringify({ ...visit.tags })'],
])('a look before it is enough, and what is always there needs none: %s', (_what, drawn) => {
  expect(new CheckedApp().check(visits(drawn))).toEqual([]);
});

test.each([
  ['an early return', 'visit.note.length', 'if (visits.some((each) => !each.note)) return null;'],
  ['a list that is sifted', 'visit.note.length', 'const noted = visits.filter((each) => each.note);'],
  ['an if', 'visit.note.length', 'for (const each of visits) { if (each.note) alert(each.title); }'],
  ['a while', 'visit.note.length', 'let at = 0; while (visits[at].note) at += 1;'],
  ['what is not there', 'visit.note.length', 'visits.forEach((each) => alert(!each.note));'],
  ['a query', 'visit.note.length', "useEffect(() => { Visit.filter({ note: 'a' }).then(setVisits); }, []);"],
  ['a const', '0', 'const n = visits.map((v) => { const text = v.note; return text ? text.length : 0; });'],
  ['a name of its own', '0', 'const n = visits.map(({ note }) => note && note.length);'],
  ['a value for those without', '0', "const n = visits.map(({ note = '' }) => note.length);"],
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
    'another field that was taken out decides',
    '0',
    "const n = visits.map(({ title, note }) => title === 'a' ? note.length : 0);",
  ],
  [
    'another that has a name by then',
    '0',
    "const n = visits.map((v) => { const { title, note } = v; const isA = title === 'a'; return isA ? note.length : 0; });",
  ],
  [
    'a name for what another field says',
    '0',
    "const n = visits.map((v) => { const isA = v.title === 'a'; return isA ? v.note.length : 0; });",
  ],
  [
    'one of another kind is passed over',
    '0',
    "for (const { title, note } of visits) { if (title === 'a') continue; alert(note.length); }",
  ],
  [
    'it is replaced',
    '0',
    "const n = visits.map((v) => { let note = v.note; note = note || ''; return note.length; });",
  ],
  [
    'a helper looks at the name',
    '0',
    'const n = visits.map(({ note }) => isText(note) ? note.length : 0); function isText(x) { return !!x; }',
  ],
  [
    'a name of a helper',
    '0',
    'const n = visits.map((v) => { const note = v.note; return measure(note); }); function measure(note) { return note.length; }',
  ],
  [
    'records are put together by another',
    '0',
    "const a = []; for (const v of visits) { if (v.title === 'a') a.push(v); } const n = a.map(({ note }) => note.length);",
  ],
  [
    'it comes from somewhere else',
    '0',
    'const Row = ({ note }) => <b>{note.length}</b>; const all = visits.map((v) => <Row key={v.id} {...v} />);',
  ],
  ['a name is read with a question mark', '0', 'const n = visits.map(({ note }) => note?.length);'],
  [
    'a name is tried',
    '0',
    'const n = visits.map(({ note }) => { try { return note.length; } catch { return 0; } });',
  ],
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

test('fields of people hold nothing back: who they are is asked for at their sign-up', () => {
  const people = JSON.parse(visit);
  const app = visits('visit.note.length');
  const page = app['pages/Visits']
    .replaceAll('Visit }', 'User }')
    .replace('/Visit', '/User')
    .replace('Visit.list', 'User.list');
  expect(new CheckedApp().check({ 'entities/User': JSON.stringify(people), 'pages/Visits': page })).toEqual(
    [],
  );
});

test('a schema that requires nothing says nothing of what may be missing', () => {
  const app = visits('visit.note.length');
  const open = { ...app, 'entities/Visit': visit.replace(',"required":["title"]', '') };
  expect(new CheckedApp().check(open)).toEqual([]);
});
