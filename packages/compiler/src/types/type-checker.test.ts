import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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

test('a source that the checker cannot bear costs that answer alone', async () => {
  const deep = `${'('.repeat(60_000)}1${')'.repeat(60_000)}`;
  const found = await checker.check('deep', { 'pages/Home': `export default () => ${deep};` });
  expect(found === null || found.length === 0).toBe(true);
  expect(await checker.check('next', { 'pages/Home': 'export default () => foo();' })).toMatchObject([
    { code: 'undefined-name' },
  ]);
}, 90_000);

test('a check that takes too long is given up, and the next is answered by a new worker', async () => {
  const impatient = createTypeChecker({ longestMs: 1 });
  expect(await impatient.check('slow', { 'pages/Home': 'export default () => foo();' })).toBeNull();
  await impatient.close();
  expect(await impatient.check('late', {})).toBeNull();
});

test('one app is told apart from another, and many of them are checked one after another', async () => {
  const names = Array.from({ length: 25 }, (_, at) => `gone${at}`);
  const answers = await Promise.all(
    names.map((name) => checker.check(name, { 'pages/Home': `export default () => ${name}();` })),
  );
  expect(answers.map((found) => found?.map(({ symbol }) => symbol))).toEqual(names.map((name) => [name]));
}, 90_000);
