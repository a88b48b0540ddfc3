import { beforeAll, expect, test } from 'vitest';
import type { Check } from '../check.ts';
import { app, cases, page } from '../testing/fixer-cases.ts';
import { hostileSources } from '../testing/hostile-sources.ts';
import { openLibrary } from '../testing/library.ts';
import { fixFile } from './fix-file.ts';

let check: Check;
let libraryExports: (specifier: string) => ReadonlySet<string> | undefined;
beforeAll(async () => {
  const library = await openLibrary();
  check = library.check;
  libraryExports = (specifier) => library.vendor.exportsOf(specifier);
}, 60_000);

const fix = (text: string, path = 'pages/Home') =>
  fixFile({ path, text, tree: { ...app, [path]: text }, libraryExports });
test.each(cases)('%s is put right, and put right once', (_, before, ...after) => {
  const { text, fixes } = fix(before);

  expect(text).not.toBe(before);
  for (const words of after) expect(text).toContain(words);
  expect(check.tree({ ...app, 'pages/Home': text }, ['pages/Home'])).toEqual([]);
  expect(fixes.length).toBeGreaterThan(0);
  for (const { message, line } of fixes) {
    expect(message).toMatch(/^[a-z]/);
    expect(line).toBeGreaterThan(0);
  }
  expect(fix(text)).toMatchObject({ text, fixes: [] });
});

test('there are cases enough', () => {
  expect(cases.length).toBeGreaterThanOrEqual(45);
});

test('strings, comments, types and what is right already stay', () => {
  const right = `// <Button> class="a" <!-- b --> import { Trsah2 } from 'lucide-react'
import { Plus as Add } from 'lucide-react'
import type { ReactNode } from 'react'
import { Later } from '@/components/Later'

/* <br> */
type Props = { icon: Users; children?: ReactNode }
const words = 'class="a" <br> “quoted” <!-- no --> useState()'
const more = \`<Button for="x">\`

export default function Home({ children }: Props) {
  const items = [1, 2]
  window.setTimeout(() => new Map(), 1)
  return (
    <my-part class="a" for={words}>
      <Add className='x' />
      <p style={{ color: 'red' }} title="use class= and <br>">{/* <img> */ more}</p>
      {items.map((n) => <b key={n}>{n}</b>)}
      {children}
      <Later /> <Unknown.Part /> <img class="kept" className="a" alt="" />
    </my-part>
  )
}
`;
  expect(fix(right)).toMatchObject({ text: right, fixes: [] });
});

test('of a wrong file the strings and comments stay word for word', () => {
  const kept = [
    '// a <br> and <!-- b --> and class=',
    '\'class="a" <br> <!-- no --> “x” ~/components/TaskCard\'',
    '/* ```jsx */',
    '{/* <label for="a"> */}',
  ];
  const before = `${kept[0]}
import TaskCard from '~/components/TaskCard';
const words = ${kept[1]};
${kept[2]}
export default function Home() {
  return <p class="b"><!-- x -->${kept[3]}<br>{words}<TaskCard /><Button>a > b</Button></p>;
}
`;
  const { text, fixes } = fix(before);

  for (const words of kept) expect(text).toContain(words);
  expect(fixes.map(({ code }) => code).toSorted()).toEqual(
    ['attribute', 'bare-sign', 'html-comment', 'missing-import', 'specifier', 'void-tag'].toSorted(),
  );
  expect(check.tree({ ...app, 'pages/Home': text }, ['pages/Home'])).toEqual([]);
});

test('an import with a comment inside keeps it', () => {
  const { text } = fix(
    page("import { Card /* the box */ } from '@/components/ui/card';", '<Card><CardTitle /></Card>'),
  );
  expect(text).toContain("import { Card /* the box */ } from '@/components/ui/card';");
  expect(text).toContain("\nimport { CardTitle } from '@/components/ui/card';");
});

test.each([
  ['what is no code', 'not ( code, <Button>'],
  ['a tag that is not void', page('', '<div><p>x</div>')],
  ['an unclosed brace', 'export default function Home() { return <p />;'],
])('%s stays as it is', (_, text) => {
  expect(fix(text)).toEqual({ text, fixes: [], open: [] });
});

test('a page that uses two things by one name is left alone', () => {
  const text = page('', '<p><Table className="size-4" /><Table><tbody /></Table></p>');
  expect(fix(text)).toMatchObject({ text, fixes: [], open: ['Table'] });
});

test('a name of which nothing is sure is left alone', () => {
  const text = page('', '<p><Text>a</Text><Unknown icon={value} />{parse(1)}{format}</p>');
  expect(fix(text)).toMatchObject({ text, fixes: [] });
});

test('a component that would draw itself without its import is left to the check', () => {
  const text = page(
    "import { Card } from '@/components/ui/card';\n\nfunction Card() { return <Card>x</Card>; }",
    '<Card />',
  );
  expect(fix(text)).toMatchObject({ text, fixes: [] });
});

test('a component that is still to come is told as open, and found once it is there', () => {
  const text = page('', '<Later />');
  expect(fix(text)).toMatchObject({ text, fixes: [], open: ['Later'] });
  const tree = { ...app, 'components/Later': 'export default function Later() { return <p />; }' };
  expect(fixFile({ path: 'pages/Home', text, tree, libraryExports }).text).toContain(
    "import Later from '@/components/Later';",
  );
});

test('entities and functions are left to their own checks', () => {
  expect(fix('{"name":"A"}', 'entities/A').fixes).toEqual([]);
  expect(fix('Deno.serve(() => toast("x"));', 'functions/send').fixes).toEqual([]);
  expect(fix('```ts\nDeno.serve(() => 1);\n```', 'functions/send').text).toBe('Deno.serve(() => 1);\n');
});

test('a hostile source is no more allowed than before', () => {
  for (const [what, before] of Object.entries(hostileSources('/tmp/secret'))) {
    const { text } = fix(before);
    const codes = (of: string) => check.tree({ 'pages/Home': of }).map(({ code }) => code);
    expect([what, codes(text)]).toEqual([what, codes(before)]);
    expect(fix(text).text).toBe(text);
  }
});

const long: [string, string][] = [
  ['elements that never end', `export default () => ${'<b>'.repeat(30_000)}`],
  ['lines that stand open', page('', `<p>${'<br>'.repeat(20_000)}</p>`)],
  ['comments of HTML', page('', `<p>${'<!-- '.repeat(60_000)}</p>`)],
  ['imports of nothing', "import 'nothing';\n".repeat(20_000)],
  [
    'unknown icons',
    page(
      `import { ${Array.from({ length: 8_000 }, (_, n) => `Icon${n}x`).join(', ')} } from 'lucide-react';`,
      '<p />',
    ),
  ],
  ['fences', '```\n'.repeat(80_000)],
  ['quotes', `const a = ${'“'.repeat(300_000)}`],
  ['lists without keys', page('', `<p>${'{[1].map((n) => <b>{n}</b>)}'.repeat(2_000)}</p>`)],
  ['lists in lists', page('', `<p>${'{[1].map((n) => <b>'.repeat(300)}x${'</b>)}'.repeat(300)}</p>`)],
  ['classes', page('', `<p>${'<b class="x">y</b>'.repeat(3_000)}</p>`)],
];

test.each(long)(
  'a file of %s is read to its end',
  (_, text) => {
    const fixed = fix(text);
    expect(fix(fixed.text).text).toBe(fixed.text);
  },
  60_000,
);
