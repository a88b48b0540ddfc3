import { expect, test } from 'vitest';
import { formatBlock } from '../blocks/format.ts';
import { writeHistory } from './history.ts';
import { blocksAlone, withoutBlocks, withoutBrokenBlocks } from './undone-blocks.ts';

const whole = formatBlock('write', { path: 'pages/Home' }, 'const a = 1;\n\nconst b = "</action>";\n');
const half = '<action type="write" path="pages/Half">\nexport default function Half() {\n';
const told = '(The answer broke off while it wrote pages/Half; nothing of that was used.)\n';

test.each([
  ['prose', 'It is a list.'],
  ['whole blocks', `Here.\n${whole}And\n${whole}`],
  ['a tag over several lines', '<action\n  type="write"\n  path="pages/A"\n>\nconst a = 1;\n</action>\n'],
  ['a block that cannot be used', '<action type="shell">\nrm\n</action>\nDone.\n'],
  ['a tag in prose', 'A line with <action type="write"> in it.'],
])('%s of an earlier answer stays word for word', (_what, content) => {
  expect(withoutBrokenBlocks(content)).toBe(content);
});

test.each([
  ['at the end', `Here.\n${whole}${half}`, `Here.\n${whole}${told}`],
  ['in the middle of a line', `${half}  return <p>Ha`, told],
  ['before the next block', `${half}${whole}Done.\n`, `${told}${whole}Done.\n`],
  ['twice', `${half}${half}`, `${told}${told}`],
  ['with a tag over several lines', `<action\n  type="write"\n  path="pages/Half"\n>\nconst`, told],
  ['before a remark of ours', `${half}\n\nOne moment: I fix it.\n\n${whole}`, `${told}${whole}`],
])('a block that was never closed is left out: %s', (_what, content, sent) => {
  expect(withoutBrokenBlocks(content)).toBe(sent);
});

test('the history that is sent next holds no failed half, and the same bytes of all else', () => {
  const history = [
    { role: 'user', content: 'Add a page' },
    { role: 'assistant', content: `Here.\n${whole}${half}` },
    { role: 'user', content: half },
    { role: 'assistant', content: whole },
  ] as const;
  const { messages } = writeHistory(history);
  expect(messages.map(({ content }) => content)).toEqual([
    'Add a page',
    `Here.\n${whole}${told}`,
    half,
    whole,
  ]);
});

test('of an answer that failed no block is left', () => {
  const taken = (path: string) => `(What was written here of ${path} was taken back: this answer failed.)\n`;
  expect(withoutBlocks(`Here.\n${whole}Then\n${half}`)).toBe(
    `Here.\n${taken('pages/Home')}Then\n${taken('pages/Half')}`,
  );
});

test.each([
  ['prose around blocks', `Here it is.\n\n${whole}And\n${whole}Done.\n`, `${whole}${whole}`],
  ['prose that stands in code, too', `const\n${whole}const`, whole],
  ['a block that is not closed', `Here.\n${half}`, half],
  [
    'a tag over several lines',
    `So:\n<action\n  type="write"\n  path="pages/A"\n>\nHi\n</action>\nSo`,
    '<action\n  type="write"\n  path="pages/A"\n>\nHi\n</action>\n',
  ],
  ['words alone', 'I cannot.\nReally.', ''],
])('blocks without the words between them: %s', (_what, content, kept) => {
  expect(blocksAlone(content)).toBe(kept);
});
