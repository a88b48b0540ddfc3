// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources of apps stand here as plain text
import { expect, test } from 'vitest';
import { parseLoosely } from '../fix/source.ts';
import { jsxElements } from '../jsx-elements.ts';
import { type ElementEdit, editElement } from './edit-element.ts';

/** One element on a line of its own, with what code may need around it. */
const page = (element: string) => `export default function Home({ isOn, more, items }) {
  return (
    <main>
      ${element}
      <footer className="p-1">End {isOn}</footer>
    </main>
  );
}
`;
const edit = async (element: string, change: Omit<ElementEdit, 'line' | 'column'>) => {
  const result = await editElement(page(element), { line: 4, column: 7, ...change });
  if ('refused' in result) return result.refused;
  const [before, after] = page('\0').split('\0');
  expect(result.text.startsWith(before ?? '') && result.text.endsWith(after ?? '')).toBe(true);
  return result.text.slice(before?.length, -(after?.length ?? 0));
};

test.each([
  [
    'a static string',
    '<p className="p-4 text-sm">x</p>',
    'p-4 text-sm',
    'p-6 text-sm',
    '<p className="p-6 text-sm">x</p>',
  ],
  ['single quotes', "<p className='p-4'>x</p>", 'p-4', 'p-4 m-2', '<p className="p-4 m-2">x</p>'],
  ['a string in braces', "<p className={'p-4'}>x</p>", 'p-4', 'm-2', "<p className={'m-2'}>x</p>"],
  ['no class at all', '<hr />', '', 'my-4', '<hr className="my-4" />'],
  ['no class beside others', '<p id="a" hidden>x</p>', '', 'm-2', '<p className="m-2" id="a" hidden>x</p>'],
  ['a part of a component', '<Chart.Bar x={1} />', '', 'm-2', '<Chart.Bar className="m-2" x={1} />'],
  ['an attribute without value', '<p className>x</p>', '', 'm-2', '<p className="m-2">x</p>'],
  ['nothing is left', '<p className="p-4">x</p>', 'p-4', '', '<p className="">x</p>'],
  [
    'nothing changes',
    '<p  className = "p-4  m-1">x</p>',
    'p-4 m-1',
    'm-1 p-4',
    '<p  className = "p-4  m-1">x</p>',
  ],
  ['without what was seen', '<p className="p-4 text-sm">x</p>', undefined, 'p-6', '<p className="p-6">x</p>'],
  // Templates: what stands between codes is kept apart from them.
  [
    'a template',
    '<p className={`p-4 ${isOn} m-2`}>x</p>',
    'p-4 on m-2',
    'p-6 on m-2',
    '<p className={`p-6 ${isOn} m-2`}>x</p>',
  ],
  [
    'a template, added',
    '<p className={`p-4 ${isOn}`}>x</p>',
    'p-4 on',
    'p-4 on m-2',
    '<p className={`p-4 m-2 ${isOn}`}>x</p>',
  ],
  [
    'a template that begins with code',
    '<p className={`${isOn}`}>x</p>',
    'on',
    'on m-2',
    '<p className={`m-2 ${isOn}`}>x</p>',
  ],
  [
    'a template with a glued word',
    '<p className={`p-${more} m-2`}>x</p>',
    'p-4 m-2',
    'p-4 m-3',
    '<p className={`p-${more} m-3`}>x</p>',
  ],
  [
    'a glued word stays glued',
    '<p className={`p-${more}`}>x</p>',
    'p-4',
    'p-4 m-2',
    '<p className={`m-2 p-${more}`}>x</p>',
  ],
  [
    'signs of a template',
    '<p className={`a ${isOn}`}>x</p>',
    'a',
    'a b`c$d${e}',
    '<p className={`a b\\`c$d\\${e} ${isOn}`}>x</p>',
  ],
  // Joining functions.
  [
    'cn',
    "<p className={cn('p-4', isOn && 'm-1')}>x</p>",
    'p-4 m-1',
    'p-6 m-1',
    "<p className={cn('p-6', isOn && 'm-1')}>x</p>",
  ],
  [
    'cn, a class on a condition',
    "<p className={cn('p-4', isOn && 'm-1')}>x</p>",
    'p-4 m-1',
    'p-4 m-2',
    "<p className={cn('p-4 m-2', isOn && '')}>x</p>",
  ],
  [
    'cn without a plain text',
    '<p className={cn(more, isOn && "m-1")}>x</p>',
    'on',
    'on p-2',
    '<p className={cn("p-2", more, isOn && "m-1")}>x</p>',
  ],
  ['cn of nothing', '<p className={cn()}>x</p>', '', 'p-2', '<p className={cn("p-2")}>x</p>'],
  [
    'clsx of lists',
    "<p className={clsx(['p-4', isOn])}>x</p>",
    'p-4',
    'p-6',
    "<p className={clsx(['p-6', isOn])}>x</p>",
  ],
  [
    'a joined list',
    "<p className={['p-4', isOn].filter(Boolean).join(' ')}>x</p>",
    'p-4',
    'p-6',
    "<p className={['p-6', isOn].filter(Boolean).join(' ')}>x</p>",
  ],
  ['a sum', "<p className={'p-4 ' + more}>x</p>", 'p-4 on', 'p-6 on', "<p className={'p-6 ' + more}>x</p>"],
  [
    'a choice',
    "<p className={isOn ? 'p-4' : 'p-2'}>x</p>",
    'p-4',
    'p-6',
    `<p className={"p-6 " + (isOn ? '' : 'p-2')}>x</p>`,
  ],
  ['spread after no class', '<p {...more}>x</p>', '', 'm-2', '<p className="m-2" {...more}>x</p>'],
  [
    'many lines',
    '<p\n        className="p-4"\n        id="a"\n      >x</p>',
    'p-4',
    'p-6',
    '<p\n        className="p-6"\n        id="a"\n      >x</p>',
  ],
])('classes of %s are rewritten where they stand', async (_what, element, from, to, expected) => {
  expect(await edit(element, { classes: { from, to } })).toBe(expected);
});

test.each([
  ['a name', '<p className={more}>x</p>', 'p-4', 'p-6'],
  ['a name, added', '<p className={more}>x</p>', '', 'p-6'],
  ['a class that two branches say', "<p className={cn(isOn ? 'p-4 a' : 'p-4 b')}>x</p>", 'p-4 a', 'p-6 a'],
  ['a class from a spread', '<p {...more}>x</p>', 'p-4', 'p-6'],
  ['part of a glued word', '<p className={`p-${more}`}>x</p>', 'p-4', ''],
])(
  'classes that code works out are refused, and nothing is written: %s',
  async (_what, element, from, to) => {
    expect(await edit(element, { classes: { from, to } })).toBe('classes_not_static');
  },
);

const hostileClasses = [
  'a" onClick={alert(1)} b="',
  "a' b",
  '"><script>alert(1)</script>',
  '{alert(1)}',
  '`${alert(1)}`',
  '&quot; onClick={alert(1)}',
  '&lt;b&gt;',
  'a\\" b\\',
  "content-['x']",
  'bg-[url("x")]',
  '[&>svg]:size-4',
  '</p><img/onerror=alert(1)>',
  '*/}{/*',
  'ü😀\u2028漢',
];
const homes = [
  '<p className="a">x</p>',
  "<p className='a'>x</p>",
  "<p className={'a'}>x</p>",
  '<p className={"a"}>x</p>',
  '<p className={`a`}>x</p>',
  '<p className={`a ${isOn ? "" : ""}`}>x</p>',
  "<p className={cn('a')}>x</p>",
  '<p className={cn(more)}>x</p>',
  '<p>x</p>',
];

/** What an attribute comes to when nothing but text is in it. */
function readBack(text: string, name: 'className' | 'children'): string {
  const parsed = parseLoosely(text);
  expect(parsed.errors).toEqual([]);
  const element = jsxElements(parsed.program, text).find(({ name: found }) => found === 'p');
  if (!element) throw new Error('The element is gone');
  const { node } = element;
  expect(node.openingElement.attributes.map((one) => one.type === 'JSXAttribute' && one.name.name)).toEqual(
    node.openingElement.attributes.length === 0 ? [] : ['className'],
  );
  const code = name === 'className' ? node.openingElement.attributes[0] : node.children.find(isSaid);
  return JSON.stringify(code ?? null);
}
const isSaid = (child: { type: string }) => child.type !== 'JSXElement';

test.each(hostileClasses)('as classes, %s is text and never code', async (hostile) => {
  for (const home of homes) {
    const from = home.includes('more') || home === '<p>x</p>' ? '' : 'a';
    const result = await editElement(page(home), {
      line: 4,
      column: 7,
      classes: { from, to: `${from} ${hostile}` },
    });
    if ('refused' in result) throw new Error(`${home}: ${result.refused}`);
    const said = readBack(result.text, 'className');
    for (const word of hostile.split(/\s+/)) {
      const decoded = JSON.stringify(word).slice(1, -1);
      expect([home, said.includes(decoded)]).toEqual([home, true]);
    }
    expect(said).not.toMatch(/"type":"(?:JSXSpreadAttribute|ArrowFunctionExpression)"|"name":"alert"/);
  }
});

test.each([
  ['a text', '<p>Hello</p>', 'Good day', '<p>Good day</p>'],
  ['one in braces', "<p>{'Hello'}</p>", "It's", `<p>{"It's"}</p>`],
  ['one on its own line', '<p>\n        Hello\n      </p>', 'Good day', '<p>\n        Good day\n      </p>'],
  [
    'signs of code',
    '<p>Hello</p>',
    'a < b > c & d {e} &amp; "f" \'g\' \\n',
    '<p>a &lt; b &gt; c &amp; d &#123;e&#125; &amp;amp; "f" \'g\' \\n</p>',
  ],
  [
    'a tag',
    '<p>Hello</p>',
    '</p><script>alert(1)</script>',
    '<p>&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
  ['code', '<p>Hello</p>', '{alert(1)}', '<p>&#123;alert(1)&#125;</p>'],
  ['edges', '<p>Hello</p>', ' spaced ', '<p>{" spaced "}</p>'],
  ['lines', '<p>Hello</p>', 'one\ntwo "x"', '<p>{"one\\ntwo \\"x\\""}</p>'],
  ['nothing', '<p>Hello</p>', '', '<p>{""}</p>'],
  ['breaking out of a string', "<p>{'Hello'}</p>", '"}{alert(1)}{"', '<p>{"\\"}{alert(1)}{\\""}</p>'],
  ['lines of JavaScript', '<p>Hello</p>', 'a\u2028b', '<p>{"a\\u2028b"}</p>'],
  ['comments', '<p>Hello</p>', '{/* x */} // y', '<p>&#123;/* x */&#125; // y</p>'],
])('a text is written as text: %s', async (_what, element, content, expected) => {
  expect(await edit(element, { content })).toBe(expected);
});

test('a part of the kit takes no classes, but its text and classes that it has already', async () => {
  const on = (element: string, change: Omit<ElementEdit, 'line' | 'column'>) =>
    editElement(`import { Panel } from '@/kit';\nexport default () => (\n${element});`, {
      line: 3,
      column: 1,
      ...change,
    });
  expect(await on('<Panel title="x" />', { classes: { to: 'p-4' } })).toEqual({ refused: 'kit_element' });
  expect(await on('<Panel>Hello</Panel>', { content: 'Hi' })).toMatchObject({
    text: expect.stringContaining('>Hi<'),
  });
  expect(await on('<Panel className="a" />', { classes: { to: 'b' } })).toMatchObject({
    text: expect.stringContaining('className="b"'),
  });
});

test('both at once, and what is no plain text or no element is refused', async () => {
  expect(await edit('<p className="a">Hello</p>', { classes: { from: 'a', to: 'b' }, content: 'Hi' })).toBe(
    '<p className="b">Hi</p>',
  );
  expect(await edit('<p>Hello {more}</p>', { content: 'Hi' })).toBe('text_not_static');
  expect(await edit('<p><b>Hello</b></p>', { content: 'Hi' })).toBe('text_not_static');
  expect(await edit('<Card />', { content: 'Hi' })).toBe('text_not_static');
  expect(await editElement(page('<p />'), { line: 4, column: 8, content: 'Hi' })).toEqual({
    refused: 'no_element',
  });
  expect(await editElement('export default (', { line: 1, column: 1, content: 'Hi' })).toEqual({
    refused: 'no_element',
  });
});
