import { beforeAll, expect, test } from 'vitest';
import type { Check } from './check.ts';
import { harmlessSources, hostileSources } from './testing/hostile-sources.ts';
import { openLibrary } from './testing/library.ts';

let check: Check;
beforeAll(async () => {
  check = (await openLibrary()).check;
}, 60_000);

const page = (body: string) => `${body}\nexport default function Home() { return <main />; }\n`;

test('broken JSX is refused with its exact line, column and text', () => {
  const text = 'export default function Home() {\n  return (\n    <div><b>Hi</div>\n  );\n}\n';
  expect(check.file('pages/Home', text)).toMatchObject([
    { path: 'pages/Home', line: 3, column: 17, code: 'syntax', excerpt: '    <div><b>Hi</div>' },
    ...Array(check.file('pages/Home', text).length - 1).fill({}),
  ]);
});

test.each([
  ['a name declared twice', 'const a = 1;\nconst a = 2;', 2],
  ['await outside of async', 'function f() {\n  await 1;\n}', 2],
  ['a text that never ends', "const a = 'x;\n", 1],
])('%s is refused on its line', (_what, text, line) => {
  const [first] = check.file('components/X', text);
  expect(first).toMatchObject({ path: 'components/X', line: expect.any(Number), code: 'syntax' });
  expect(first?.line).toBeLessThanOrEqual(line);
});

test('good sources of every kind pass, TypeScript and plain JSX alike', () => {
  const tree = {
    'pages/Home': `import React, { useState } from 'react';
import { Plus, Trash2 as Bin } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from "@/lib/utils";
import { Task, User } from '@/entities/all';
import { Row } from '../components/tasks/row.jsx';
export default function Home() { const [a] = useState<string>(''); return <Button className={cn(a)}><Plus /><Bin /><Row of={Task} user={User} /></Button>; }`,
    'components/tasks/row': `import { Home } from 'lucide-react';
import type { Missing } from './nowhere';
export function Row({ of }: { of: unknown }) { return <Home aria-label={String(of)} />; }`,
    layout: 'export default function Layout({ children }) { return <>{children}</>; }',
    'entities/Task': '{"name":"Task","properties":{"title":{"type":"string"}},"required":["title"]}',
    'functions/notify':
      "import x from 'npm:stripe';\nconst id = <T>(value: T) => value;\nDeno.serve(() => new Response(id(x)));",
  };
  expect(check.tree(tree)).toEqual([]);
});

test.each([
  ["import axios from 'axios';", "Module not found: 'axios'", 'module-not-found', 19],
  [
    "import X from '@/components/Nope';",
    "can't import file '@/components/Nope' because it doesn't exist",
    'file-not-found',
    15,
  ],
  [
    "import X from '../components/Nope.jsx';",
    "can't import file '../components/Nope.jsx' because it doesn't exist",
    'file-not-found',
    15,
  ],
  [
    "import { Nope } from '@/entities/Nope';",
    "can't import file '@/entities/Nope' because it doesn't exist",
    'file-not-found',
    22,
  ],
  [
    "import { useNothing } from 'react';",
    "'useNothing' does not exist in module 'react'",
    'export-not-found',
    10,
  ],
  [
    "import { NoSuchIcon } from 'lucide-react';",
    "'NoSuchIcon' does not exist in module 'lucide-react'",
    'export-not-found',
    10,
  ],
  [
    "import { Nope } from '@/components/Card';",
    "'Nope' does not exist in module '@/components/Card'",
    'export-not-found',
    10,
  ],
  [
    "import Nope from '@/components/Card';",
    "'default' does not exist in module '@/components/Card'",
    'export-not-found',
    8,
  ],
  [
    "import { Gone } from '@/entities/all';",
    "'Gone' does not exist in module '@/entities/all'",
    'export-not-found',
    10,
  ],
])('[P-RUN-14] %s is told in the words of the specification', (line, message, code, column) => {
  const tree = { 'components/Card': 'export const Card = () => null;', 'pages/Home': page(line) };
  expect(check.tree(tree)).toEqual([{ path: 'pages/Home', line: 1, column, message, code, excerpt: line }]);
});

test('[P-RUN-15] a page without a component is told so; a component file may export what it likes', () => {
  expect(check.file('pages/Home', 'export const a = 1;')).toMatchObject([{ message: 'No component found' }]);
  expect(check.file('layout', 'const a = 1;')).toMatchObject([{ message: 'No component found' }]);
  expect(check.file('components/helpers', 'export const a = 1;')).toEqual([]);
});

test('a file alone may import files that are still to come, but nothing from outside', () => {
  expect(check.file('pages/Home', page("import X from '@/components/Later';"))).toEqual([]);
  expect(check.file('pages/Home', page("import X from 'axios';"))).toHaveLength(1);
});

test('names that a broken file would have offered are not reported a second time', () => {
  const tree = {
    'components/Card': 'export const Card = (',
    'pages/Home': page("import { Card } from '@/components/Card';"),
  };
  expect(new Set(check.tree(tree).map(({ path }) => path))).toEqual(new Set(['components/Card']));
});

test('paths outside of the closed set are refused', () => {
  for (const path of ['pages/../secret', 'server/config', 'pages/home/deep/x', '.env', 'components/.x']) {
    expect(check.file(path, 'export default function A() {}')).toMatchObject([{ code: 'path', line: 1 }]);
  }
});

test('an entity is JSON that follows the schema of schemas', () => {
  expect(check.file('entities/Task', '{\n  "properties": {,}\n}')).toMatchObject([
    { code: 'json', line: 2, column: 18 },
  ]);
  const text = '{\n "properties": {\n  "title": { "type": "text" }\n }\n}';
  expect(check.file('entities/Task', text)).toMatchObject([
    { code: 'schema', line: 3, message: expect.stringContaining('properties.title.type') },
  ]);
  expect(
    check.file('entities/Task', '{"properties":{"o":{"type":"string","$ref":"/etc/passwd"}}}'),
  ).toMatchObject([{ message: expect.stringContaining('/entities/{EntityName}/id') }]);
});

test('sources that reach for what is not theirs are module errors', () => {
  const sources = Object.entries(hostileSources('/tmp/secret'));
  expect(sources.length).toBeGreaterThanOrEqual(40);
  const harmless = harmlessSources('/tmp/secret');
  for (const [what, text] of sources) {
    const codes = check.tree({ 'pages/Home': text }).map(({ code }) => code);
    if (what in harmless) expect([what, codes]).toEqual([what, []]);
    else expect([what, codes[0]]).toEqual([what, expect.stringMatching(/^(?:module|file)-not-found$/)]);
    expect([what, check.file('pages/Home', text).map(({ code }) => code)]).toEqual([what, codes]);
  }
});
