import type { SourceTree } from '@sayso/core/source-tree';
import { expect, test } from 'vitest';
import { changedBoundaries, readGraph } from './graph.ts';
import { importOrder, versionsOf } from './versions.ts';

const secret = Buffer.from('secret');
const compile = (tree: SourceTree, salt: { appId?: string; secret?: Buffer; library?: string } = {}) => {
  const graph = readGraph(tree);
  return { graph, versions: versionsOf(graph, { appId: 'a', secret, library: 'one', ...salt }) };
};
const again = (before: SourceTree, changes: SourceTree) =>
  changedBoundaries(compile(before), compile({ ...before, ...changes }));
const component = (name: string, head = '', body = name) =>
  `${head}export function ${name}() { return <b>${body}</b>; }`;

const tree: SourceTree = {
  layout:
    "import { ThemeProvider } from '@/components/theme'; export default function Layout() { return <ThemeProvider />; }",
  'pages/Home':
    "import { Card } from '@/components/Card'; export default function Home() { return <Card />; }",
  'pages/Other': 'export default function Other() { return null; }',
  'components/Card': component(
    'Card',
    "import { Badge } from './Badge';\nimport { Task } from '@/entities/Task';\n",
  ),
  'components/Badge': component('Badge', "import { useTheme } from './theme';\n"),
  'components/theme':
    'export const ThemeContext = React.createContext(1); export const useTheme = () => 1; export function ThemeProvider() { return null; }',
  'entities/Task': '{"properties":{"project":{"type":"string","$ref":"/entities/Project/id"}}}',
  'entities/Project': '{"properties":{}}',
};

test('a changed component is loaded again alone', () => {
  expect(again(tree, { 'components/Card': component('Card', '', 'new') })).toEqual(['components/Card']);
  expect(
    again(tree, { 'components/Badge': component('Badge', "import { useTheme } from './theme';\n", 'new') }),
  ).toEqual(['components/Badge']);
  expect(again(tree, {})).toEqual([]);
});

test('a changed context or constant is loaded again with all that hold on to it, the lower first', () => {
  const changed = again(tree, { 'components/theme': `${tree['components/theme']}\n// new` });
  expect(new Set(changed)).toEqual(new Set(['components/Badge', 'layout']));
  const entity = again(tree, { 'entities/Task': '{"properties":{"title":{"type":"string"}}}' });
  expect(entity).toEqual(['components/Card']);
});

test('a context that stands above a changed component is not made twice', () => {
  const store = {
    'pages/A':
      "import { Store } from '@/components/store'; export default function A() { return <Store />; }",
    layout: "import { Store } from '@/components/store'; export default function L() { return <Store />; }",
    'components/store':
      "import { Row } from './Row'; export const Ctx = createContext(0); export function Store() { return <Row />; }",
    'components/Row': component('Row'),
  };
  expect(new Set(again(store, { 'components/Row': component('Row', '', 'new') }))).toEqual(
    new Set(['components/Row', 'pages/A', 'layout']),
  );
});

test.each([
  ['export const Card = () => <b />;', true],
  ['export const Card = memo(function Card() { return null; });', true],
  ['const Card = React.forwardRef((p, ref) => null);\nexport default Card;', true],
  ['export { Card as default };\nfunction Card() { return null; }', true],
  ['export type Props = {};\nexport default function Card() { return null; }', true],
  ['export default () => null;', false],
  ['export const Theme = createContext(null);', false],
  ['export const MAX = 3;\nexport function Card() { return null; }', false],
  ['export function useCard() {}', false],
  ["export * from './Other';", false],
  ["export { Other } from './Other';", false],
  ['export class Card extends React.Component {}', false],
  ['const a = 1;', false],
])('%s: swapped in place %s', (text, isBoundary) => {
  expect(
    readGraph({ 'components/Card': text, 'components/Other': '' }).get('components/Card')?.isBoundary,
  ).toBe(isBoundary);
});

test('a version follows its own text and everything below it, and nothing else', () => {
  const before = compile(tree).versions;
  const after = compile({ ...tree, 'components/Badge': component('Badge', '', 'new') }).versions;
  const changed = [...before.keys()].filter((path) => before.get(path) !== after.get(path));
  expect(new Set(changed)).toEqual(new Set(['components/Badge', 'components/Card', 'pages/Home']));
});

test('modules that import each other change together, in whatever order the tree lists them', () => {
  const circle = {
    'components/A': component('A', "import { B } from './B';"),
    'components/B': component('B', "import { A } from './A';"),
    'components/C': component('C'),
  };
  const withC = {
    ...circle,
    'components/A': component('A', "import { B } from './B';import { C } from './C';"),
  };
  const before = compile(withC).versions;
  const after = compile({ ...withC, 'components/C': component('C', '', 'new') }).versions;
  for (const path of Object.keys(circle)) expect(before.get(path)).not.toBe(after.get(path));
  const reversed = Object.fromEntries(Object.entries(withC).reverse());
  expect(new Map(compile(reversed).versions)).toEqual(new Map(before));
  expect(importOrder(compile(withC).graph).map((group) => group.length)).toEqual([1, 2]);
});

test('an address tells nothing: it differs by app, by secret and by library', () => {
  const own = compile(tree).versions.get('pages/Other');
  expect(own).toMatch(/^[0-9a-f]{24}$/);
  expect(compile(tree, { appId: 'b' }).versions.get('pages/Other')).not.toBe(own);
  expect(compile(tree, { secret: Buffer.from('other') }).versions.get('pages/Other')).not.toBe(own);
  expect(compile(tree, { library: 'two' }).versions.get('pages/Other')).not.toBe(own);
  expect(compile(tree).versions.get('pages/Other')).toBe(own);
});

test('an entity brings the entities that it refers to, also in a circle', () => {
  const circle = {
    ...tree,
    'entities/Project': '{"properties":{"t":{"$ref":"/entities/Task/id"},"u":{"$ref":"/entities/User/id"}}}',
  };
  const { graph } = compile(circle);
  expect(graph.get('entities/Task')?.imports).toEqual(['entities/Project']);
  expect(graph.get('entities/Project')?.imports).toEqual(['entities/Task']);
});
