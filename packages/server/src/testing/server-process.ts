import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { httpCall } from './http-call.ts';
import { copyCluster } from './prepared-cluster.ts';

const entry = join(import.meta.dirname, '../main.ts');

export type Launch = { dataDir: string; port?: number; env?: Record<string, string> };

/** Starts whole servers as `npm start` does, each a process with its own PostgreSQL; ended after the file. */
export function createServerProcesses() {
  const children: ChildProcess[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    for (const child of children) await ended(child, 'SIGTERM');
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  /** Runs until it is ready or has ended. */
  const start = async ({ dataDir, port, env = {} }: Launch) => {
    const at = port ?? (await freePort());
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(at),
        SAYSO_DATA: dataDir,
        // Each server would read a whole library for it.
        SAYSO_TYPE_CHECK: 'off',
        SAYSO_SHRINK: 'off',
        // One person does in seconds what others do in days.
        SAYSO_RATES: '100000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const said = { text: '' };
    const { promise: settled, resolve } = Promise.withResolvers<void>();
    const hear = (chunk: Buffer) => {
      said.text += chunk;
      if (said.text.includes('Sayso is ready')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    // 'close' comes when all that was printed has been read.
    child.once('close', () => resolve());
    await settled;
    return {
      port: at,
      said: () => said.text,
      isRunning: () => isRunning(child),
      exitCode: () => child.exitCode,
      end: (signal: NodeJS.Signals) => ended(child, signal),
      call: (method: string, path: string, more: { token?: string; body?: unknown } = {}) =>
        httpCall(at, {
          method,
          path: `/api${path}`,
          body: more.body,
          headers: more.token === undefined ? {} : { authorization: `Bearer ${more.token}` },
        }),
    };
  };

  const folder = async (): Promise<string> => {
    const made = await mkdtemp(join(tmpdir(), 'sayso-process-'));
    await chmod(made, 0o755);
    folders.push(made);
    return made;
  };
  return {
    start,
    /** An empty data folder, for tests that are about a first start. */
    folder,
    /** A data folder whose database is made and migrated already. */
    async preparedFolder(): Promise<string> {
      const made = await folder();
      copyCluster(inject('prepared'), made);
      return made;
    },
  };
}
export type ServerProcess = Awaited<ReturnType<ReturnType<typeof createServerProcesses>['start']>>;

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const over = once(child, 'exit');
  child.kill(signal);
  await over;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** The process id of the PostgreSQL that runs on this data folder. */
export async function postgresOf(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

/** A new account's token and an app with one entity, ready for records. */
export async function signUp(server: ServerProcess, email: string): Promise<string> {
  const reply = await server.call('POST', '/auth/register', { body: { email, password: 'correct horse' } });
  if (reply.status !== 200) throw new Error(`${email} could not sign up: ${reply.text}`);
  return (reply.body as { access_token: string }).access_token;
}
