import { createCheck } from '@sayso/compiler/check';
import { fixFile } from '@sayso/compiler/fix/fix-file';
import { endlessTypes } from '@sayso/compiler/testing/endless-types';
import { createTypeChecker } from '@sayso/compiler/types/type-checker';
import type { AppId } from '@sayso/contracts/ids';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { Gate } from './gate.ts';
import { type FixFile, Staging } from './staging.ts';

const types = createTypeChecker({ longestMs: 60_000 });
afterAll(() => types.close());

test('what was wrong before a turn is none of its mistakes, also where the checker was at rest when it began', async () => {
  const base = { 'pages/Home': 'export default () => foo();', 'pages/List': 'export default () => null;' };
  const libraryExports = () => undefined;
  const fix: FixFile = (given) => fixFile({ ...given, libraryExports });
  const staging = new Staging({ base, check: createCheck(libraryExports).file, fix, options: {} });
  const { signal } = new AbortController();
  const gate = new Gate({ types, appId: 'a'.repeat(24) as AppId, person: 'ada', base, signal });
  expect(types.isWarm).toBe(false);
  staging.landed({ 'pages/List': 'export default () => bar();' }, []);
  expect(await gate.live(staging, 60_000)).toMatchObject([{ path: 'pages/List' }]);
}, 90_000);

test('what may be right is told as a hint, and holds nothing back', async () => {
  const base = { 'pages/Tasks': 'export default () => null;' };
  const libraryExports = () => undefined;
  const fix: FixFile = (given) => fixFile({ ...given, libraryExports });
  const staging = new Staging({ base, check: createCheck(libraryExports).file, fix, options: {} });
  const { signal } = new AbortController();
  const gate = new Gate({ types, appId: 'b'.repeat(24) as AppId, person: 'ada', base, signal });
  const home = `import { Link } from 'react-router-dom';
export default ({ id }) => <Link to={\`/tasks/\${id}\`}>One</Link>;`;
  staging.landed({ 'pages/Home': home }, []);
  expect(await types.check('hints', staging.live)).toMatchObject([{ severity: 'hint' }]);
  expect(await gate.live(staging, 60_000)).toEqual([]);
}, 90_000);

const wrong = (at: number) => `  missing${at}();\n`;
const full = (count: number, more = '') =>
  `export default () => {\n${Array.from({ length: count }, (_, at) => wrong(at)).join('')}${more}  return null;\n};\n`;

test.each([
  ['in the same file', { 'pages/A': full(70, '  late();\n') }, 'pages/A'],
  ['in another file', { 'pages/B': 'export default () => late();' }, 'pages/B'],
])(
  '70 mistakes from before hide none that a turn makes %s',
  async (_where, changed, path) => {
    const base = { 'pages/A': full(70), 'pages/B': 'export default () => null;' };
    const libraryExports = () => undefined;
    const fix: FixFile = (given) => fixFile({ ...given, libraryExports });
    const staging = new Staging({ base, check: createCheck(libraryExports).file, fix, options: {} });
    const { signal } = new AbortController();
    const gate = new Gate({ types, appId: 'c'.repeat(24) as AppId, person: 'ada', base, signal });
    staging.landed(changed, []);
    expect(await gate.live(staging, 60_000)).toMatchObject([{ path, symbol: 'late' }]);
  },
  90_000,
);

const libraryExports = () => undefined;
const stagingOf = (base: Record<string, string>) =>
  new Staging({
    base,
    check: createCheck(libraryExports).file,
    fix: (given) => fixFile({ ...given, libraryExports }),
    options: {},
  });

test('where the app as it was ends the check, what is wrong with files of the turn is found all the same', async () => {
  const base = {
    'pages/Deep': `${endlessTypes}\nexport default () => null;`,
    'pages/Old': 'export default () => old();',
  };
  const staging = stagingOf(base);
  const { signal } = new AbortController();
  const impatient = createTypeChecker({ longestMs: 60_000, longestFileMs: 4_000 });
  onTestFinished(() => impatient.close());
  const appId = 'e'.repeat(24) as AppId;
  const gate = new Gate({ types: impatient, appId, person: 'ada', base, signal });
  expect(await impatient.check(appId, base, { person: 'bob' })).toBeNull();
  staging.landed(
    { 'pages/Deep': "export default () => 'a';", 'pages/List': 'export default () => bar();' },
    [],
  );
  expect(await gate.live(staging, 60_000)).toMatchObject([{ path: 'pages/List', symbol: 'bar' }]);

  // What ended it before the last answer counts no more; two ends in a row do, until the next answer.
  expect([impatient.endedChecks(appId), gate.isUncheckable]).toEqual([1, false]);
  expect(await impatient.check(appId, base, { person: 'carol' })).toBeNull();
  expect([impatient.endedChecks(appId), gate.isUncheckable]).toEqual([2, true]);
  expect(await impatient.check(appId, staging.live, { person: 'dan' })).not.toBeNull();
  expect([impatient.endedChecks(appId), gate.isUncheckable]).toEqual([0, false]);
}, 300_000);

test('a page that is nested too deep waits, and what is wrong with another is found beside it', async () => {
  const staging = stagingOf({ 'pages/Home': 'export default () => null;' });
  const { signal } = new AbortController();
  const gate = new Gate({ types, appId: 'd'.repeat(24) as AppId, person: 'ada', base: staging.live, signal });
  const links = '.toString()'.repeat(3_000);
  staging.landed(
    { 'pages/Deep': `export default () => 'a'${links};`, 'pages/List': 'export default () => bar();' },
    [],
  );
  expect(await gate.live(staging, 60_000)).toMatchObject([
    { path: 'pages/Deep', code: 'too-deep' },
    { path: 'pages/List', symbol: 'bar' },
  ]);
}, 90_000);

const visit = (...required: string[]) =>
  JSON.stringify({ properties: { title: { type: 'string' }, note: { type: 'string' } }, required });

test('a schema that lets a field be missing waits for no page that nobody touched', async () => {
  const page = `import { useEffect, useState } from 'react';
import { Visit } from '@/entities/Visit';
export default function Visits() {
  const [visits, setVisits] = useState([]);
  useEffect(() => { Visit.list().then(setVisits); }, []);
  return <ul>{visits.map((each) => <li key={each.id}>{each.note.length}</li>)}</ul>;
}
`;
  const base = { 'entities/Visit': visit('title', 'note'), 'pages/Visits': page };
  const staging = stagingOf(base);
  const { signal } = new AbortController();
  const gate = new Gate({ types, appId: 'f'.repeat(24) as AppId, person: 'ada', base, signal });
  const loosened = { 'entities/Visit': visit('title') };
  expect(await types.check('loosened', { ...base, ...loosened })).toMatchObject([{ code: 'optional-field' }]);
  staging.landed(loosened, []);
  expect(await gate.live(staging, 60_000)).toEqual([]);
  staging.landed({ 'pages/More': page.replaceAll('Visits()', 'More()') }, []);
  expect(await gate.live(staging, 60_000)).toMatchObject([{ path: 'pages/More', code: 'optional-field' }]);
}, 90_000);
