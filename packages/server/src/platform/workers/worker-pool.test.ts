import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { OddQuestion } from '../../testing/odd-worker.ts';
import type { Share } from './task.ts';
import { WorkerPool } from './worker-pool.ts';

const script = join(import.meta.dirname, '../../testing/odd-worker.ts');
const patient = { longestMs: 60_000, heapMb: 64 };

function open(at = script) {
  const limits = { ...patient };
  const warmUp: OddQuestion = { does: 'count', to: 1 };
  const pool = new WorkerPool<OddQuestion, number>({ script: at, limits, most: 2, warmUp });
  onTestFinished(() => pool.close());
  let askers = 0;
  const askAs = async (share: Share, question: OddQuestion, signal?: AbortSignal) => {
    const heard: number[] = [];
    for await (const item of pool.ask(question, share, signal)) heard.push(item);
    return heard;
  };
  /** Each time somebody else. */
  const ask = (question: OddQuestion, signal?: AbortSignal) =>
    askAs({ asker: `asker${askers++}` }, question, signal);
  const count = (to: number) => ask({ does: 'count', to });
  return { pool, ask, askAs, count, limits };
}

test('items come whole and in order, also to who takes them late and to many at once', async () => {
  const { pool, count } = open();
  const all = await Promise.all([3, 2_000, 0].map(count));
  expect(all.map(({ length }) => length)).toEqual([3, 2_000, 0]);
  expect(all[1]?.every((item, at) => item === at + 1)).toBe(true);
  const late = pool.ask({ does: 'count', to: 4 }, { asker: 'late' });
  expect((await late.next()).value).toBe(1);
  await count(1);
  expect((await late.next()).value).toBe(2);
});

test.each([
  ['takes too long', { does: 'hang' }, { longestMs: 100 }, { reason: 'late' }],
  ['takes too much memory', { does: 'fill' }, {}, { reason: 'memory' }],
  ['ends its worker', { does: 'exit' }, {}, { reason: 'crash' }],
  ['fails', { does: 'fail' }, {}, { message: expect.stringContaining('RangeError') }],
] as const)(
  'a question that %s fails by itself, and the next ones are answered',
  async (_what, question, limit, fault) => {
    const { pool, ask, count, limits } = open();
    await pool.warm();
    Object.assign(limits, limit);
    await expect(ask(question)).rejects.toMatchObject(fault);
    Object.assign(limits, patient);
    expect(await Promise.all([count(2), count(1)])).toEqual([[1, 2], [1]]);
  },
);

test('what was said before a failure is heard before it', async () => {
  const { pool } = open();
  const events = pool.ask({ does: 'fail' }, { asker: 'one' });
  expect(await events.next()).toEqual({ done: false, value: 0 });
  await expect(events.next()).rejects.toThrow('cannot count that far');
});

test('what waits behind a long question is answered by a second worker', async () => {
  const { ask, count } = open();
  const stop = new AbortController();
  const hanging = ask({ does: 'hang' }, stop.signal);
  expect(await count(3)).toEqual([1, 2, 3]);
  stop.abort();
  expect(await hanging).toEqual([0]);
});

test.each([
  ['many questions of one asker', (_at: number) => ({ asker: 'ada' })],
  ['large questions of many', (at: number) => ({ asker: `asker${at}`, isLarge: true })],
  ['large and small questions of one asker', (at: number) => ({ asker: 'ada', isLarge: at % 2 === 0 })],
])('%s leave a worker to the others', async (_what, shareOf) => {
  const { askAs } = open();
  const stop = new AbortController();
  const hanging = [0, 1, 2, 3].map((at) => askAs(shareOf(at), { does: 'hang' }, stop.signal));
  expect(await askAs({ asker: 'bob' }, { does: 'count', to: 3 })).toEqual([1, 2, 3]);
  expect(await askAs({ asker: 'cy' }, { does: 'count', to: 1 })).toEqual([1]);
  stop.abort();
  await Promise.all(hanging);
});

test('large questions have their turn among small ones, and all of one asker come in order', async () => {
  const { pool, askAs } = open();
  await pool.warm();
  const ended: string[] = [];
  const count = (asker: string, isLarge: boolean) =>
    askAs({ asker, isLarge }, { does: 'count', to: 2_000 }).then(() => ended.push(asker));
  await Promise.all([
    ...[1, 2, 3].map(() => count('ada', false)),
    count('bob', false),
    count('dee', true),
    ...['cy', 'eve', 'fay'].map((asker) => count(asker, false)),
  ]);
  expect(ended.indexOf('dee')).toBeLessThan(4);
  expect(ended.slice(-2)).toEqual(['ada', 'ada']);
});

test('when it closes, whoever waits ends without an answer', async () => {
  const { pool, askAs } = open();
  const stop = new AbortController();
  const hanging = askAs({ asker: 'ada' }, { does: 'hang' }, stop.signal);
  const waiting = [1, 2].map(() => askAs({ asker: 'ada' }, { does: 'count', to: 1 }));
  await pool.close();
  expect(await Promise.all(waiting)).toEqual([[], []]);
  stop.abort();
  await hanging;
});

test('an aborted question ends at once, in hand or waiting, and its worker makes room', async () => {
  const { ask, count } = open();
  const stop = new AbortController();
  const all = [1, 2, 3].map(() => ask({ does: 'hang' }, stop.signal));
  const last = count(1);
  stop.abort();
  expect((await Promise.all(all)).at(-1)).toEqual([]);
  expect(await last).toEqual([1]);
});

test('a worker that cannot start fails who waits for it', async () => {
  const { ask } = open(join(import.meta.dirname, 'no-such-worker.ts'));
  const both = await Promise.allSettled([ask({ does: 'count', to: 1 }), ask({ does: 'count', to: 1 })]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a process with workers that have nothing to do ends by itself, one that waits for an answer stays', async () => {
  const address = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const code = `import { WorkerPool } from ${address('worker-pool.ts')};
    const pool = new WorkerPool({ script: ${JSON.stringify(script)}, limits: { longestMs: 60000, heapMb: 64 }, most: 2, warmUp: { does: 'count', to: 1 } });
    for await (const item of pool.ask({ does: 'count', to: 2 }, { asker: 'one' })) console.log(item);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said).toBe('1\n2\n');
});
