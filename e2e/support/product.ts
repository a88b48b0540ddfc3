import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyCluster } from '@sayso/server/testing/prepared-cluster';

const root = resolve(import.meta.dirname, '../..');

export type Product = {
  /** Builder address, such as http://sayso.localhost:41234. */
  url: string;
  port: number;
  dataDir: string;
  /** Group of the server's processes, the database's apart. */
  processGroup: number;
  /** What its console said so far. */
  said(): string;
  /** Ends the server; with SIGKILL as a crash would. The data folder stays until `dispose`. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  dispose(): Promise<void>;
};

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

type Given = {
  dataDir?: string;
  /** Begins on an empty data folder, as a new installation does, also where a prepared database is at hand. */
  isFirstStart?: boolean;
  port?: number;
  /** `web` serves and accepts, but leaves turns to another process. */
  role?: 'all' | 'web';
  /** Name below which previews and apps live, where it is not the builder's. */
  appsHost?: string;
  /** Off for specs about something else: the checker reads a whole library at each start. */
  checksTypes?: boolean;
  /** Settings beside or in place of the usual ones. */
  env?: Record<string, string>;
  /** Answers the chat in place of the built-in builder. */
  model?: { baseUrl: string; name: string };
};

/** Starts the product by the very command that its users run, on a data folder and port of its own. */
export async function startProduct(given: Given = {}): Promise<Product> {
  const dataDir = given.dataDir ?? (await newFolder(given));
  const port = given.port ?? (await freePort());
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SAYSO_DATA: dataDir,
      SAYSO_ROLE: given.role ?? 'all',
      // All people of a test come from one address, and do in seconds what others do in days.
      SAYSO_REGISTRATIONS: '10000',
      SAYSO_RATES: '100000',
      // A key of the developer's own would be spent, and answer otherwise each time.
      SAYSO_MODEL: given.model?.name ?? 'built-in',
      ...(given.model ? { SAYSO_MODEL_BASE_URL: given.model.baseUrl } : {}),
      // Most specs with a model are about what it writes.
      SAYSO_FIRST_BUILD: 'model',
      SAYSO_APPS_HOST: given.appsHost ?? '',
      SAYSO_TYPE_CHECK: given.checksTypes === false ? 'off' : 'on',
      ...given.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  await untilReady(child, port, () => said);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, signal);
    await ended;
  };
  return {
    url: `http://sayso.localhost:${port}`,
    port,
    dataDir,
    processGroup: child.pid ?? 0,
    said: () => said,
    stop,
    dispose: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Specs find a migrated database that was made once for all of them; benches measure the whole start. */
async function newFolder({ isFirstStart = false }: Given): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-e2e-'));
  const prepared = process.env['SAYSO_TEST_CLUSTER'];
  if (prepared !== undefined && !isFirstStart) copyCluster(prepared, folder);
  return folder;
}

async function untilReady(child: ChildProcess, port: number, said: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended at start:\n${said()}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`The product was not ready in time:\n${said()}`);
}
