import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { OddQuestion } from '../../testing/odd-worker.ts';
import { WorkerPool } from './worker-pool.ts';

const script = join(import.meta.dirname, '../../testing/odd-worker.ts');
const patient = { longestMs: 60_000, heapMb: 64 };

function open(at = script) {
  const limits = { ...patient };
  const warmUp: OddQuestion = { does: 'count', to: 1 };
  const pool = new WorkerPool<OddQuestion, number>({ script: at, limits, most: 2, warmUp });
  onTestFinished(() => pool.close());
  const ask = async (question: OddQuestion, signal?: AbortSignal) => {
    const heard: number[] = [];
    for await (const item of pool.ask(question, signal)) heard.push(item);
    return heard;
  };
  const count = (to: number) => ask({ does: 'count', to });
  return { pool, ask, count, limits };
}

test('items come whole and in order, also to who takes them late and to many at once', async () => {
  const { pool, count } = open();
  const all = await Promise.all([3, 2_000, 0].map(count));
  expect(all.map(({ length }) => length)).toEqual([3, 2_000, 0]);
  expect(all[1]?.every((item, at) => item === at + 1)).toBe(true);
  const late = pool.ask({ does: 'count', to: 4 });
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
  const events = pool.ask({ does: 'fail' });
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
    for await (const item of pool.ask({ does: 'count', to: 2 })) console.log(item);`;
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
