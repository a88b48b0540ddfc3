import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAlive } from './platform/database/processes.ts';
import { createServerProcesses, freePort, postgresOf, signUp } from './testing/server-process.ts';

const processes = createServerProcesses();

test('a port in use: a clear sentence, told before the database is made', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const dataDir = await processes.folder();
  const server = await processes.start({ dataDir, port });
  other.close();

  expect(server.exitCode()).toBe(1);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  expect(server.said()).toBe(
    `Sayso cannot start. Port ${port} is in use by another program. Stop that program, or choose another port: PORT=4500 npm start\n`,
  );
});

test('a data folder that cannot be written: a clear sentence that says what to do', async () => {
  const file = join(await processes.folder(), 'file');
  await writeFile(file, '');
  const server = await processes.start({ dataDir: join(file, 'data') });

  expect(server.exitCode()).toBe(1);
  expect(server.said()).toMatch(
    /^Sayso cannot start\. The data folder \S+ cannot be written \(.+\)\. Give its owner write access, or name another folder with SAYSO_DATA\.\n$/,
  );
});

test('settings that are not valid: a sentence for each, before anything is touched', async () => {
  const dataDir = join(await processes.folder(), 'new');
  const env = { PORT: 'eighty', DATABASE_URL: 'mysql://localhost/x', SAYSO_MASTER_KEY: 'short' };
  const server = await processes.start({ dataDir, env });

  expect(server.exitCode()).toBe(1);
  expect(server.said()).toBe(
    [
      'Sayso cannot start. These settings are not valid:',
      '  PORT: must be a number',
      '  DATABASE_URL: must start with postgres:// or postgresql://',
      '  SAYSO_MASTER_KEY: must be 64 hex characters (32 bytes)\n',
    ].join('\n'),
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('a database that does not answer: a clear sentence with its reason', async () => {
  const env = { DATABASE_URL: `postgres://sayso@127.0.0.1:${await freePort()}/sayso` };
  const server = await processes.start({ dataDir: await processes.folder(), env });

  expect(server.exitCode()).toBe(1);
  expect(server.said()).toMatch(
    /^Sayso cannot start\. The database that DATABASE_URL names cannot be reached: .*ECONNREFUSED.*\n$/,
  );
});

test('of two servers on one data folder the second is refused; the first goes on, and ends with its database', async () => {
  const dataDir = await processes.folder();
  // With all that an installation runs, so that all of it is seen to end.
  const first = await processes.start({ dataDir, env: { SAYSO_TYPE_CHECK: 'on' } });
  const second = await processes.start({ dataDir });

  expect(second.exitCode()).toBe(1);
  expect(second.said()).toMatch(
    /^Sayso cannot start\. Another Sayso server \(process \d+\) already uses the data folder \S+\. Stop it first, or give this one a folder of its own with SAYSO_DATA\.\n$/,
  );
  expect((await first.call('GET', '/auth/me')).status).toBe(401);

  const pid = await postgresOf(dataDir);
  await first.end('SIGTERM');
  expect([first.exitCode(), isAlive(pid)]).toEqual([0, false]);
}, 120_000);

test('a server told to end while it still starts ends in order, and leaves no database running', async () => {
  const dataDir = await processes.folder();
  const starting = processes.start({ dataDir, env: { SAYSO_TYPE_CHECK: 'on' } });
  const lock = join(dataDir, 'server.lock');
  await expect
    .poll(() => existsSync(lock) && readFileSync(lock, 'utf8'), { timeout: 60_000 })
    .toContain('pid');
  process.kill((JSON.parse(readFileSync(lock, 'utf8')) as { pid: number }).pid, 'SIGTERM');
  const server = await starting;
  await server.end('SIGTERM');

  expect(server.exitCode()).toBe(0);
  expect(existsSync(lock)).toBe(false);
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
}, 120_000);

test('a server killed with -9: the next one takes over its folder and its data', async () => {
  const dataDir = await processes.preparedFolder();
  const killed = await processes.start({ dataDir });
  const token = await signUp(killed, 'ada@example.com');
  await killed.end('SIGKILL');
  expect(JSON.parse(await readFile(join(dataDir, 'server.lock'), 'utf8'))).toHaveProperty('pid');

  const next = await processes.start({ dataDir });
  expect(next.said()).toContain('Sayso is ready');
  expect(await next.call('GET', '/auth/me', { token })).toMatchObject({
    status: 200,
    body: { email: 'ada@example.com' },
  });
}, 120_000);

test('a PostgreSQL that survived its server is stopped by the next one, which ends with its own on Ctrl-C', async () => {
  const dataDir = await processes.preparedFolder();
  const killed = await processes.start({ dataDir });
  const pid = await postgresOf(dataDir);
  // Stopped, it cannot follow the signal that the server's death sends it.
  process.kill(pid, 'SIGSTOP');
  await killed.end('SIGKILL');
  expect(isAlive(pid)).toBe(true);
  const starting = processes.start({ dataDir });
  process.kill(pid, 'SIGCONT');
  const next = await starting;

  expect(next.said()).toContain('Sayso is ready');
  const own = await postgresOf(dataDir);
  expect(own).not.toBe(pid);
  expect(isAlive(pid)).toBe(false);

  await next.end('SIGINT');
  expect([next.exitCode(), isAlive(own)]).toEqual([0, false]);
}, 120_000);
