import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBlock, formatEdit } from './format.ts';
import { type BlockEvent, BlockParser } from './parser.ts';

function read(...chunks: string[]): BlockEvent[] {
  const parser = new BlockParser();
  return join([...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.end()]);
}

/** Glues pieces of the same text, so that two readings can be compared. */
function join(events: readonly BlockEvent[]): BlockEvent[] {
  const joined: BlockEvent[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (event.type === 'text' && last?.type === 'text') last.text += event.text;
    else if (event.type === 'delta' && last?.type === 'delta' && last.id === event.id)
      last.text += event.text;
    else joined.push({ ...event });
  }
  return joined;
}

const blocksOf = (text: string) =>
  read(text).flatMap((event) => (event.type === 'close' ? [event.block] : []));

test('prose and blocks come in order, bodies raw', () => {
  const events = read(
    'Here you are.\n\n<action type="write" path="pages/Tasks.jsx">\nconst a = "<b>";\n</action>\nDone',
  );

  const head = {
    id: 1,
    type: 'write',
    path: 'pages/Tasks',
    attributes: { type: 'write', path: 'pages/Tasks.jsx' },
  };
  expect(events).toEqual([
    { type: 'text', text: 'Here you are.\n\n' },
    { type: 'open', head },
    { type: 'delta', id: 1, text: 'const a = "<b>";\n' },
    { type: 'close', block: { ...head, body: 'const a = "<b>";\n' } },
    { type: 'text', text: 'Done' },
  ]);
});

test.each([
  ['entity', { name: 'Task' }, 'entities/Task'],
  ['function', { name: 'sendMail' }, 'functions/sendMail'],
  ['layout', {}, 'layout'],
  ['edit', { path: 'components/tasks/Row' }, 'components/tasks/Row'],
  ['delete', { path: '/pages/Old.js' }, 'pages/Old'],
  ['rename', { path: 'pages/Old', to: 'pages/New' }, 'pages/Old'],
  ['set_app', {}, null],
  ['suggest', {}, null],
] as const)('a block of type %s says its file', (type, attributes, path) => {
  expect(blocksOf(formatBlock(type, attributes, 'x'))).toMatchObject([{ type, path, body: 'x\n' }]);
});

test.each([
  ['an unknown type', '<action type="shell">\nrm -rf /\n</action>\n', 'Unknown action type "shell"'],
  ['no path', '<action type="write">\nx\n</action>\n', 'An action of type "write" needs a path'],
  ['a path outside', '<action type="write" path="../etc/passwd">\nx\n</action>\n', 'not a place for a file'],
  ['a change of kind', '<action type="rename" path="pages/A" to="entities/A">\n</action>\n', 'two kinds'],
  ['an open end', '<action type="write" path="pages/A">\nx\n', 'The answer ended inside this block'],
])('a block with %s is an error and never closes', (_what, text, message) => {
  const events = read(`before\n${text}`);
  const errors = events.filter((event) => event.type === 'error');

  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
  expect(events.some((event) => event.type === 'close')).toBe(false);
});

test('what follows an unusable block is read', () => {
  expect(
    blocksOf('<action type="shell">\nx\n</action>\n<action type="delete" path="pages/A" />\n'),
  ).toMatchObject([{ type: 'delete', path: 'pages/A', body: '' }]);
});

const bodies = (text: string) => blocksOf(text).map(({ path, body }) => [path, body]);
const errors = (text: string) =>
  read(text).flatMap((event) => (event.type === 'error' ? [[event.path, event.message]] : []));

test.each([
  ['in single quotes', "<action type='write' path='pages/A'>"],
  ['without quotes', '<action type=write path=pages/A>'],
  ['over several lines', '<action\n  type="write"\n  path="pages/A"\n>'],
  ['with blanks', '  <action   type = "write"  path = "pages/A" >  '],
])('attributes %s are read', (_what, tag) => {
  expect(bodies(`${tag}\nx\n</action>\n`)).toEqual([['pages/A', 'x\n']]);
});

test('a block ends where its last line ends with the closing tag', () => {
  expect(bodies('<action type="write" path="pages/A">\na\nb</action> \r\nrest')).toEqual([
    ['pages/A', 'a\nb'],
  ]);
});

test('a block that was never closed ends where the next one begins, and cannot be used', () => {
  const text = `<action type="write" path="pages/A">\na\n${formatBlock('write', { path: 'pages/B' }, 'b')}`;
  expect(bodies(text)).toEqual([['pages/B', 'b\n']]);
  expect(errors(text)).toEqual([['pages/A', expect.stringContaining('never closed')]]);
});

test.each([
  ['of an unknown type', '<action type="x">'],
  ['in the middle of a line', 'const a = <action type="delete" path="pages/B">;'],
  ['with code behind it', '<action type="delete" path="pages/B"> text'],
])('an opening tag %s is part of a body', (_what, line) => {
  expect(bodies(`<action type="write" path="pages/A">\n${line}\n</action>\n`)).toEqual([
    ['pages/A', `${line}\n`],
  ]);
});

test('a tag that cannot be read is told, and what it holds is no prose', () => {
  const text = '<action type="write" path="pages/A>\ncode\n</action>\nDone';
  expect(errors(text)).toEqual([[null, expect.stringContaining('cannot be read')]]);
  expect(read(text).at(-1)).toEqual({ type: 'text', text: 'Done' });
});

test('thoughts are no part of the answer, nor are the drafts in them', () => {
  const draft = formatBlock('delete', { path: 'pages/A' });
  expect(read(`<think>\nHm.\n${draft}</think>\n\nHere <think> it is.\n`)).toEqual([
    { type: 'text', text: '\nHere <think> it is.\n' },
  ]);
  expect(errors(`<thinking>\n${draft}`)).toEqual([[null, expect.stringContaining('middle of a thought')]]);
});

test('fenced code without any block is told; beside a block, or in an explanation, it is not', () => {
  const fenced = '```tsx\nimport a from "a";\nexport default function A() {}\n```\n';
  expect(errors(`Put this into a page:\n${fenced}`)).toEqual([
    [null, expect.stringContaining('outside of any block')],
  ]);
  expect(errors(`${fenced}${formatBlock('delete', { path: 'pages/A' })}`)).toEqual([]);
  expect(errors('Use it so:\n```\n<Button />\n```\n')).toEqual([]);
});

test('a path without end is told in short', () => {
  const [[path, message] = []] = errors(`<action type="write" path="${'x'.repeat(3_000)}">\n</action>\n`);
  expect([path?.length, (message?.length ?? 0) < 300]).toEqual([200, true]);
});

test('a block on one line is read', () => {
  expect(blocksOf('<action type="set_app">{"name":"Tasks"}</action>\nbye')).toMatchObject([
    { type: 'set_app', body: '{"name":"Tasks"}' },
  ]);
});

test('a closing tag inside a line is part of the body', () => {
  expect(blocksOf('<action type="layout">\nconst s = "</action>";\n</action>')).toMatchObject([
    { body: 'const s = "</action>";\n' },
  ]);
});

test.each([
  ['a fence around the whole', '```tsx\nconst a = 1;\n```\n', 'const a = 1;\n'],
  ['a fence inside', 'before\n```\ncode\n```\n', 'before\n```\ncode\n```\n'],
  ['escapes throughout', '&lt;p&gt;a &amp;amp; b&lt;/p&gt;\n', '<p>a &amp; b</p>\n'],
  ['escapes that are meant', '<p>&lt;b&gt;</p>\n', '<p>&lt;b&gt;</p>\n'],
  ['Windows line ends', 'a\r\nb\r\n', 'a\nb\n'],
])('a body with %s', (_what, body, expected) => {
  expect(blocksOf(`<action type="layout">\n${body}</action>\n`)).toMatchObject([{ body: expected }]);
});

const pieces = fc.constantFrom(
  'Hello\n',
  '<action type="write" path="pages/A">\n',
  '<action type="edit" path="pages/B">',
  '<action type="nope">\n',
  "<action type='write' path=pages/E>\n",
  '<action\n  type="write"',
  '\n  path="pages/D"\n>\n',
  '<action type="write" path="pages/F>\n',
  'code()</action>\n',
  '\n<think>\n',
  '<thin',
  '<thinking>',
  '</think>',
  '</thinking>\n',
  '<action type="delete" path="pages/C" />',
  '<action',
  '</action>',
  '</action>\n',
  '  </action>  \r\n',
  '</act',
  '```tsx\n',
  '```\n',
  '&lt;b&gt;',
  '\n',
  '  ',
  formatEdit('a', 'b'),
  formatBlock('set_app', {}, '{"name":"A \u{1F600}"}'),
);

test('the reading does not depend on where the stream is cut', () => {
  const answers = fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 25 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(answers, fc.infiniteStream(fc.nat(30)), (answer, cuts) => {
      const whole = read(answer);
      expect(read(...answer.split(''))).toEqual(whole);
      const chunks: string[] = [];
      for (let at = 0; at < answer.length; ) {
        const size = 1 + (cuts.next().value ?? 0);
        chunks.push(answer.slice(at, at + size));
        at += size;
      }
      expect(read(...chunks)).toEqual(whole);
    }),
    { numRuns: 1500 },
  );
});

test('cut at every single place, an answer reads the same', () => {
  const answer = `Plan\n${formatBlock('entity', { name: 'Task' }, '{}')}mid <action> text\n${formatBlock('edit', { path: 'pages/A' }, formatEdit('a', 'b'))}`;
  for (let at = 0; at <= answer.length; at += 1) {
    expect(read(answer.slice(0, at), answer.slice(at))).toEqual(read(answer));
  }
});

test('no text is lost: prose and bodies make up the answer', () => {
  const words = fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 })
    .filter((text) => !text.includes('<'));
  fc.assert(
    fc.property(words, words, words, (before, body, after) => {
      const events = read(`${before}\n${formatBlock('write', { path: 'pages/A' }, body)}${after}`);
      expect(events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('|')).toBe(
        `${before}\n|${after}`,
      );
      expect(events).toContainEqual({ type: 'delta', id: 1, text: `${body}\n` });
    }),
  );
});

test('attributes with any characters come back as they were given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      fc.pre(!title.includes('\r'));
      expect(blocksOf(formatBlock('suggest', { title }, '[]'))[0]?.attributes['title']).toBe(title);
    }),
  );
});

test('a line without end is read in linear time', () => {
  const parser = new BlockParser();
  let text = 0;
  const count = (events: BlockEvent[]) => {
    for (const event of events) text += event.type === 'text' ? event.text.length : 0;
  };
  count(parser.push('<action type="'));
  for (let index = 0; index < 200_000; index += 1) count(parser.push('x'));
  count(parser.end());

  expect(text).toBe(200_014);
});

/** As a stored answer is read again: line by line. */
const byLines = (text: string) => {
  const parser = new BlockParser();
  const lines = text.match(/[^\n]*\n/g) ?? [];
  return [...lines.flatMap((line) => parser.push(line)), ...parser.end()];
};

// Each of these took minutes, or the machine's memory, before it was bounded.
test.each([
  ['that never end', `<action ${'type= '.repeat(600)}\n`.repeat(8_000)],
  ['over thousands of lines', `<action${'\n'.repeat(3_990)}x\n`.repeat(40)],
  ['of one word', '<action\n'.repeat(250_000)],
  ['of blanks', `<action${' '.repeat(3_900)}x\n`.repeat(1_000)],
])('what looks like tags %s is text, and is read as fast as any', (_what, text) => {
  for (const events of [read(text), byLines(text)]) {
    expect(events.every(({ type }) => type === 'text')).toBe(true);
    expect(events.map((event) => (event.type === 'text' ? event.text : '')).join('') === text).toBe(true);
  }
});

test('a tag may go on over some lines, however it arrives, and over very many it is none', () => {
  const tagOver = (lines: number) =>
    `<action type="write"${'\n'.repeat(lines)}path="pages/A">\nx\n</action>\n`;
  for (const readIt of [read, byLines]) {
    expect(readIt(tagOver(20)).some(({ type }) => type === 'close')).toBe(true);
    expect(readIt(tagOver(60)).some(({ type }) => type === 'close')).toBe(false);
  }
});
