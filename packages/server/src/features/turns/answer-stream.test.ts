import type { MessageDelta } from '@sayso/contracts/realtime';
import { expect, test, vi } from 'vitest';
import { AnswerStream } from './answer-stream.ts';

const id = '0123456789abcdef01234567';

function stream() {
  const sent: MessageDelta[] = [];
  return { sent, answer: new AnswerStream({ messageId: id, turnId: id, send: (delta) => sent.push(delta) }) };
}

test('deltas make up the content in order', () => {
  const { sent, answer } = stream();
  answer.add('Hel');
  answer.add('lo ');
  answer.flush();
  answer.add('you');
  answer.flush();
  answer.flush();

  expect(sent.map(({ seq, append }) => [seq, append])).toEqual([
    [0, 'Hel'],
    [1, 'lo '],
    [2, 'you'],
  ]);
  expect(answer).toMatchObject({ content: 'Hello you', seq: 3 });
});

test('the first words go at once, those that follow closely go together', () => {
  vi.useFakeTimers();
  const { sent, answer } = stream();
  answer.add('One ');
  expect(sent.map(({ append }) => append)).toEqual(['One ']);
  answer.add('two ');
  answer.add('three');
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(sent.map(({ append }) => append)).toEqual(['One ', 'two three']);
  vi.useRealTimers();
});

test('a change of a file goes with the next delta, once', () => {
  const { sent, answer } = stream();
  const change = { path: 'pages/A', action: 'created' as const, added: 1, removed: 0 };
  answer.addChange(change);
  answer.flush();
  answer.add('x');
  answer.flush();

  expect(sent.map(({ changes }) => changes)).toEqual([[change], undefined]);
});

test('an answer of many blocks is sent as a whole so seldom that all bytes stay linear', () => {
  const { sent, answer } = stream();
  let wholes = 0;
  for (let block = 0; block < 500; block += 1) {
    answer.add('x'.repeat(1_000));
    answer.flush();
    if (answer.takeWhole()) wholes += answer.content.length;
  }
  const deltas = sent.reduce((bytes, { append }) => bytes + append.length, 0);

  expect(deltas).toBe(500_000);
  expect(wholes).toBeGreaterThan(0);
  expect(wholes).toBeLessThanOrEqual(1_000_000);
});
