import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

const code = 'export default function Tasks() {\n  return <h1>Tasks</h1>;\n}';
const answer = `I will add a list.\n\n${formatBlock('write', { path: 'pages/Tasks' }, code)}\nDone.\n`;

test('[B-MSG-03] an action block becomes an element between the prose, its code is not part of any text', () => {
  const parts = messageParts(answer);

  expect(parts).toMatchObject([
    { kind: 'text', text: expect.stringContaining('I will add a list.') },
    { kind: 'action', type: 'write', path: 'pages/Tasks', isDone: true, progress: 100 },
    { kind: 'text', text: expect.stringContaining('Done.') },
  ]);
  expect(JSON.stringify(parts)).not.toContain('export default');
});

test('[B-MSG-03] wherever a streamed answer is cut, neither tag nor code is shown', () => {
  for (let end = 1; end < answer.length; end += 1) {
    const shown = messageParts(answer.slice(0, end), { isStreaming: true })
      .map((part) => (part.kind === 'text' ? part.text : ''))
      .join('');
    expect(shown, `cut at ${end}`).not.toMatch(/<\/?a|export|return|h1/);
  }
});

test('[B-MSG-06] progress is the length so far by the known length, or 15000, and at most 100', () => {
  const open = `<action type="write" path="pages/Tasks">\n${'x'.repeat(299)}\n`;
  const progress = (lengthOf?: (path: string) => number | undefined) =>
    messageParts(open, { isStreaming: true, ...(lengthOf ? { lengthOf } : {}) })[0];

  expect(progress(() => 1000)).toMatchObject({ isDone: false, progress: 30 });
  expect(progress()).toMatchObject({ progress: 2 });
  expect(progress(() => 100)).toMatchObject({ progress: 100 });
});

test('a file that was never finished is not told to be written any more once the answer has gone on', () => {
  const half = '<action type="write" path="pages/Half">\nexport default function Half() {\n';
  const paths = (content: string, isStreaming: boolean) =>
    messageParts(content, { isStreaming }).flatMap((part) => (part.kind === 'action' ? [part.path] : []));

  expect(paths(half, true)).toEqual(['pages/Half']);
  expect(paths(`${half}${answer}`, true)).toEqual(['pages/Tasks']);
  expect(paths(half, false)).toEqual([]);
});
