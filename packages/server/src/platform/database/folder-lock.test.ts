import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'sayso-lock-'));
  folders.push(made);
  return made;
}

/** Takes the lock in a process of its own and says whether it got it; holds it until it is killed. */
function contender(dataDir: string) {
  const code = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    try { lockFolder(${JSON.stringify(dataDir)}); console.log('mine'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, said: once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()) };
}

test('of many who find the lock of a process that died exactly one takes it over', async () => {
  const dataDir = await folder();
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: dead.pid, startedAt: '1' }));

  const contenders = Array.from({ length: 6 }, () => contender(dataDir));
  const said = await Promise.all(contenders.map((one) => one.said));
  for (const { child } of contenders) child.kill('SIGKILL');

  expect(said.filter((text) => text === 'mine')).toHaveLength(1);
  const refused = said.filter((text) => text !== 'mine');
  expect(refused.every((text) => text.includes('already uses the data folder'))).toBe(true);
});

/** Another process has this number by now; only Linux tells when it began. */
const reused = process.platform === 'linux' ? [JSON.stringify({ pid: process.ppid, startedAt: '7' })] : [];

test.each(['', 'no json', '{}', '{"pid":"1","startedAt":""}', ...reused])(
  'a lock that names nobody who lives is taken over: %s',
  async (text) => {
    const dataDir = await folder();
    writeFileSync(join(dataDir, 'server.lock'), text);

    lockFolder(dataDir).release();

    expect(await readdir(dataDir)).toEqual([]);
  },
);

test('releasing removes the own lock, never that of a successor', async () => {
  const dataDir = await folder();
  const lock = lockFolder(dataDir);
  const successor = JSON.stringify({ pid: process.ppid, startedAt: '' });
  writeFileSync(join(dataDir, 'server.lock'), successor);

  lock.release();
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(true);
});
