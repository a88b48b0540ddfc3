import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { InstallFault, InstallState } from '@sayso/contracts/reading-admin';
import { installWords } from '../../../texts/local-reader.ts';
import { binaryPackage, libraryPackages, libraryVersion } from './local-folder.ts';
import { npmScript } from './npm.ts';

type Options = {
  folder: string;
  /** npm's environment. */
  env: Readonly<Record<string, string>>;
  /** Told how each attempt ended; for the log. */
  onEnd?(problem: InstallProblem | null): void;
};
type InstallProblem = { fault: InstallFault; detail: string };

export type Installer = {
  state(): InstallState;
  /** Begins, unless it is under way already. `over` resolves when it has ended, however. */
  start(): { over: Promise<void> };
  /** Resolves when npm is gone and nothing of the attempt is left. */
  cancel(): Promise<void>;
  /** Takes the library away; models stay. */
  remove(): Promise<void>;
};

const longestMs = 15 * 60_000;
/** What of its words is kept to tell what went wrong. */
const keptLines = 40;
const ready = ['package-lock.json', 'package.json', 'node_modules'];

/**
 * Installs the library that runs models, by npm and into a folder of its own: in the server's own folder the options
 * that keep it small would take the optional packages of others away.
 */
export function createInstaller({ folder, env, onEnd = () => {} }: Options): Installer {
  const workshop = join(folder, 'installing');
  let running: { over: Promise<void>; stop: AbortController } | null = null;
  const fetched = new Set<string>();
  let problem: InstallProblem | null = null;

  const install = async (signal: AbortSignal): Promise<InstallProblem | null> => {
    const script = npmScript(env);
    const binary = binaryPackage();
    if (binary === null) return { fault: 'platform', detail: `${process.platform} ${process.arch}` };
    if (script === null) return { fault: 'npm', detail: '' };
    await rm(workshop, { recursive: true, force: true });
    await mkdir(workshop, { recursive: true });
    // One of its own keeps npm from climbing up to the server's.
    await writeFile(join(workshop, 'package.json'), '{ "name": "local-reader", "private": true }\n');
    const child = startNpm({ script, env, cwd: workshop, wanted: ['node-llama-cpp', binary], signal });
    const said = listen(child, fetched);
    const [code] = (await once(child, 'close')) as [number | null];
    if (signal.aborted) return { fault: isLate(signal) ? 'offline' : 'cancelled', detail: '' };
    if (code !== 0) return problemIn(said(), code);
    await take(workshop, folder);
    return null;
  };
  const run = async (signal: AbortSignal) => {
    problem = await install(signal).catch((error: unknown) => problemOf(error));
    if (problem) await rm(workshop, { recursive: true, force: true }).catch(() => {});
    running = null;
    onEnd(problem);
  };

  const cancel = async () => {
    running?.stop.abort();
    await running?.over;
  };
  return {
    state: () => ({
      is_running: running !== null,
      packages: fetched.size,
      all_packages: libraryPackages,
      problem: problem && { fault: problem.fault, message: installWords[problem.fault] },
    }),
    start() {
      if (running) return { over: running.over };
      fetched.clear();
      problem = null;
      const stop = new AbortController();
      const over = run(AbortSignal.any([stop.signal, AbortSignal.timeout(longestMs)]));
      running = { over, stop };
      return { over };
    },
    cancel,
    async remove() {
      await cancel();
      problem = null;
      for (const name of ['installing', ...ready.toReversed()])
        await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}

const isLate = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

type Start = {
  script: string;
  env: Options['env'];
  cwd: string;
  wanted: readonly string[];
  signal: AbortSignal;
};

function startNpm({ script, env, cwd, wanted, signal }: Start): ChildProcess {
  const exact = wanted.map((name) => `${name}@${libraryVersion}`);
  const options = [
    // Its own would compile the library where it finds no binary, and fetch those for graphics cards.
    '--ignore-scripts',
    '--omit=optional',
    '--save-exact',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    // A line for each package that it fetched.
    '--loglevel=http',
  ];
  const child = spawn(process.execPath, [script, 'install', ...options, ...exact], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  child.once('close', () => signal.removeEventListener('abort', stop));
  if (signal.aborted) stop();
  return child;
}

/** The last lines of what it says; keeps which packages it fetched on the way. */
function listen(child: ChildProcess, fetched: Set<string>): () => readonly string[] {
  const kept: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      const file = / (https?:\/\/\S+\.tgz)(?: |$)/.exec(line)?.[1];
      if (file) fetched.add(file);
      if (kept.push(line) > keptLines) kept.shift();
    });
  }
  return () => kept;
}

/** Codes of npm and of the system beneath it. */
const faultsOfCodes: Readonly<Record<string, InstallFault>> = {
  ENOTFOUND: 'offline',
  EAI_AGAIN: 'offline',
  ECONNREFUSED: 'offline',
  ECONNRESET: 'offline',
  ETIMEDOUT: 'offline',
  ERR_SOCKET_TIMEOUT: 'offline',
  ENETUNREACH: 'offline',
  EHOSTUNREACH: 'offline',
  ENOTCACHED: 'offline',
  ENOSPC: 'disk',
  EDQUOT: 'disk',
  EACCES: 'folder',
  EPERM: 'folder',
  EROFS: 'folder',
  E401: 'registry',
  E403: 'registry',
  E404: 'registry',
  ETARGET: 'registry',
  EINTEGRITY: 'registry',
};

function problemIn(lines: readonly string[], code: number | null): InstallProblem {
  const named = lines.map((line) => /\bcode (E[A-Z_0-9]+)/.exec(line)?.[1]).find(Boolean) ?? '';
  return { fault: faultsOfCodes[named] ?? 'failed', detail: [`npm ended with ${code}`, ...lines].join('\n') };
}

function problemOf(error: unknown): InstallProblem {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return { fault: faultsOfCodes[code] ?? 'failed', detail: message };
}

/** Puts what is complete in its place; the library counts as there once its packages are. Models come next. */
async function take(workshop: string, folder: string): Promise<void> {
  for (const name of ready) {
    await rm(join(folder, name), { recursive: true, force: true });
    await rename(join(workshop, name), join(folder, name));
  }
  await rm(workshop, { recursive: true, force: true });
  await mkdir(join(folder, 'models'), { recursive: true });
}
