import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endlessTypes } from '../testing/endless-types.ts';
import { hostileSources } from '../testing/hostile-sources.ts';
import { createTypeChecker } from './type-checker.ts';

const folder = await mkdtemp(join(tmpdir(), 'sayso-types-'));
const secret = join(folder, 'secret');
const failures: unknown[] = [];
const checker = createTypeChecker({ longestMs: 60_000, onFailure: (failure) => failures.push(failure) });
await Promise.all([
  writeFile(`${secret}.ts`, 'export const hiddenWord = 1;\nexport default { hiddenWord };\n'),
  writeFile(`${secret}.d.ts`, 'declare const hiddenWord: number;\n'),
  writeFile(`${secret}.json`, '{ "hiddenWord": 1 }'),
  writeFile(secret, 'export const hiddenWord = 1;\n'),
]);
afterAll(async () => {
  await checker.close();
  await rm(folder, { recursive: true });
});

/** Ways to a file of the disk that only a checker of types would follow. */
const typed: Record<string, string> = {
  'a reference path': `/// <reference path="${secret}.d.ts" />\nconst found = hiddenWrd;`,
  'a reference to types': `/// <reference types="${secret}" />\nconst found = hiddenWrd;`,
  'types of the server': `/// <reference types="node" />\nconst found = require.resolve;\nconst other = NodeJS.hiddenWord;`,
  'a library of the language': `/// <reference lib="${secret}" />\nconst found = hiddenWrd;`,
  'a type import': `type Found = import('${secret}').hiddenWrd;\nconst found: Found = {};`,
  'a type of a whole module': `const found: typeof import('${secret}') = {};\nfound.hiddenWrd();`,
  'a JSON file': `import * as found from '${secret}.json';\nfound.hiddenWrd();`,
  'a comment with a type': `/** @type {import('${secret}').hiddenWrd} */\nconst found = {};\nfound.hiddenWrd();`,
  'an imported comment': `/** @import { hiddenWrd } from '${secret}' */\nconst found = hiddenWrd;`,
  'an import as of old': `import found = require('${secret}');\nfound.hiddenWrd();`,
  'a module that is declared': `declare module '${secret}' { export const hiddenWrd: 1 }\nimport { hiddenWrd } from '${secret}';\nconst found = hiddenWrd.x;`,
  'a package of the server':
    "import { readConfig } from '@sayso/server/config';\nconst found = readConfig().hiddenWrd();",
  'the server by its path': `import { readConfig } from '${join(import.meta.dirname, '../../../server/src/config.ts')}';\nconst found = readConfig().hiddenWrd();`,
};

test('[closed world] no file of the disk is read, and no suggestion tells what is in one', async () => {
  const texts = [
    ...Object.values(typed).map(
      (text) => `${text}\nexport default function Home() {\n  return <p>{found}</p>;\n}\n`,
    ),
    ...Object.values(hostileSources(secret)),
  ];
  const tree = Object.fromEntries(texts.map((text, at) => [`pages/Home${at}`, text]));
  const findings = await checker.check('hostile', tree);
  expect(findings).not.toBeNull();
  expect(JSON.stringify(findings?.map(({ message, hint }) => [message, hint]))).not.toContain('hiddenWord');
}, 90_000);

test.each([
  ['brackets', `${'('.repeat(60_000)}1${')'.repeat(60_000)}`],
  ['a chain of calls', `Array.from([])${'.concat([])'.repeat(3_000)}`],
])(
  'a file that the checker cannot bear is named, and all others are checked: %s',
  async (what, deep) => {
    const { length } = failures;
    const tree = {
      'components/Deep': `export const deep = ${deep};\nexport default () => deep;\n`,
      'pages/Home': "import Deep from '@/components/Deep';\nexport default () => <Deep>{foo()}</Deep>;\n",
      'pages/Other': 'export default () => <p>{bar()}</p>;\n',
    };
    const others = [
      { path: 'pages/Home', symbol: 'foo' },
      { path: 'pages/Other', symbol: 'bar' },
    ];
    const found = await checker.check(what, tree);
    expect(found).toMatchObject([{ path: 'components/Deep', code: 'too-deep', line: 1 }, ...others]);
    const mended = { ...tree, 'components/Deep': 'export default () => null;\n' };
    expect(await checker.check(what, mended)).toMatchObject(others);
    expect(failures).toHaveLength(length);
  },
  90_000,
);

test('a check that takes too long is given up, and the next is answered by a new worker', async () => {
  const impatient = createTypeChecker({ longestMs: 1 });
  expect(await impatient.check('slow', { 'pages/Home': 'export default () => foo();' })).toBeNull();
  await impatient.close();
  expect(await impatient.check('late', {})).toBeNull();
}, 90_000);

const endlessPage = `${endlessTypes}\nexport default () => null;`;

test('an app that holds the checker costs nobody else an answer, and its person waits for the others', async () => {
  const told: unknown[] = [];
  const shared = createTypeChecker({
    longestMs: 60_000,
    longestFileMs: 4_000,
    onFailure: (failure) => told.push(failure),
  });
  const wrong = { 'pages/Home': 'export default () => foo();' };
  const order: string[] = [];
  const ask = async (app: string, person: string, tree: Record<string, string> = wrong) => {
    const found = await shared.check(app, tree, { person });
    order.push(app);
    return found;
  };
  const [held, ...answered] = await Promise.all([
    ask('holds', 'ada', { 'pages/Home': endlessPage }),
    ask('holds', 'ada'),
    ask('another', 'ada'),
    ask('first', 'bob'),
    ask('second', 'carol'),
  ]);
  expect(held).toBeNull();
  expect(told).toMatchObject([{ message: 'A check took too long', path: 'pages/Home' }]);
  for (const found of answered) expect(found).toMatchObject([{ code: 'undefined-name' }]);
  expect(order).toEqual(['holds', 'first', 'second', 'holds', 'another']);
  await shared.close();
}, 120_000);

test('what nobody waits for any more is not looked at', async () => {
  const { length } = failures;
  const left = new AbortController();
  const first = checker.check('first', { 'pages/Home': 'export default () => foo();' });
  const second = checker.check(
    'holds',
    { 'pages/Home': endlessPage },
    { person: 'ada', signal: left.signal },
  );
  left.abort();
  expect(await second).toBeNull();
  expect(await first).toMatchObject([{ code: 'undefined-name' }]);
  expect(await checker.check('next', {})).toEqual([]);
  expect(failures).toHaveLength(length);
}, 90_000);

test('a checker that nobody asks rests, and the next question wakes it', async () => {
  const told: unknown[] = [];
  const idle = createTypeChecker({ restAfterMs: 50, longestMs: 60_000, onFailure: (one) => told.push(one) });
  const wrong = { 'pages/Home': 'export default () => foo();' };
  const ask = () => idle.check('app', wrong);
  expect(await ask()).toMatchObject([{ code: 'undefined-name' }]);
  expect(idle.isWarm).toBe(true);
  await expect.poll(() => idle.isWarm).toBe(false);
  expect(await ask()).toMatchObject([{ code: 'undefined-name' }]);
  expect(told).toEqual([]);
  await idle.close();
}, 120_000);

test('one app is told apart from another, and many of them are checked one after another', async () => {
  const names = Array.from({ length: 25 }, (_, at) => `gone${at}`);
  const answers = await Promise.all(
    names.map((name) => checker.check(name, { 'pages/Home': `export default () => ${name}();` })),
  );
  expect(answers.map((found) => found?.map(({ symbol }) => symbol))).toEqual(names.map((name) => [name]));
}, 90_000);
