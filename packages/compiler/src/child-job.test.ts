import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInChild } from './child-job.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayso-child-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function scriptOf(name: string, code: string): Promise<string> {
  const script = join(folder, `${name}.mjs`);
  await writeFile(script, code);
  return script;
}

test('a child is given its job and none of the environment', async () => {
  const code = `let job = '';
process.stdin.on('data', (part) => { job += part; });
process.stdin.on('end', () => console.log(job, process.env.PATH ?? 'no path'));`;
  const reply = await runInChild(await scriptOf('speaks', code), { a: 1 }, 20_000);
  expect(reply).toEqual({ said: '{"a":1} no path\n', complained: '', isLate: false });
});

test('one that never reads its job and ends leaves its complaint', async () => {
  const job = 'x'.repeat(1_000_000);
  const reply = await runInChild(await scriptOf('breaks', 'throw new Error("broken");'), job, 20_000);
  expect(reply).toMatchObject({ said: '', complained: expect.stringContaining('broken'), isLate: false });
});

test('one that takes too long is ended', async () => {
  const reply = await runInChild(await scriptOf('hangs', 'setInterval(() => {}, 1000);'), {}, 300);
  expect(reply).toEqual({ said: '', complained: '', isLate: true });
});

test('where no process can be started the caller is told', async () => {
  const { execPath } = process;
  process.execPath = join(folder, 'no-such-program');
  try {
    await expect(runInChild('x.mjs', {}, 1_000)).rejects.toThrow('ENOENT');
  } finally {
    process.execPath = execPath;
  }
});
