import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
import { databaseWords } from '../../texts/database.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import type { DatabaseServer, Target } from './database.ts';
import { choosePlaces, type Places, reachableBase } from './places.ts';
import { endPostgres, isAlive } from './processes.ts';
import { type Account, chooseAccount } from './unprivileged.ts';

const user = 'sayso';
const database = 'sayso';
const port = 5432;
const startPatienceMs = 60_000;

type Setup = { binaries: Binaries; places: Places; account: Account; settings: Record<string, string> };
export type EmbeddedOptions = {
  dataDir: string;
  /** Settings on top of PostgreSQL's own defaults; tests switch fsync off. */
  settings?: Record<string, string>;
  /** Folder of the programs, where they are not to be looked for. */
  native?: string;
  onTrouble?(text: string): void;
};

/** Starts and supervises a PostgreSQL of our own: restarted when it dies, stopped with us. */
export async function startEmbedded(options: EmbeddedOptions): Promise<DatabaseServer & { pid(): number }> {
  if (process.platform === 'win32') {
    throw new Fault('unavailable', databaseWords.windows);
  }
  const account = chooseAccount();
  const setup: Setup = {
    account,
    binaries: findBinaries({ account, reachable: reachableBase, native: options.native }),
    places: choosePlaces(options.dataDir, account),
    settings: options.settings ?? {},
  };
  await clearLeftOver(setup.places.cluster);
  prepareCluster(setup);
  const supervised = await supervise(setup, options.onTrouble ?? (() => {}));
  const target: Target = { host: setup.places.socketDir, port, user, database };
  return { target, notice: noticeOf(setup), pid: supervised.pid, stop: supervised.stop };
}

function noticeOf({ places, account }: Setup): string | null {
  if (places.elsewhere === null || account === null) return null;
  return databaseWords.elsewhere(account.name, places.elsewhere);
}

/** Ends a PostgreSQL that a killed server left on this cluster. The caller holds the folder's lock. */
async function clearLeftOver(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : Number.NaN;
  if (Number.isInteger(pid) && pid > 1 && isAlive(pid) && runsOn(pid, cluster)) await endPostgres(pid);
}

/** Guards against a pid that was given to another program since: its command line names the cluster. */
function runsOn(pid: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    try {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
        cluster,
      );
    } catch {
      return false;
    }
  }
}

/** Runs initdb into a folder beside and renames it, so that a cluster is whole or absent. */
function prepareCluster({ binaries, places, account }: Setup): void {
  const { cluster } = places;
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    const made = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'));
    if (made === binaries.major) return;
    throw new Fault('unavailable', databaseWords.otherVersion({ cluster, made, installed: binaries.major }));
  }
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const locale =
    binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8'];
  const args = [
    '-D',
    fresh,
    '-U',
    user,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--data-checksums',
    '--no-instructions',
  ];
  try {
    execFileSync(join(binaries.bin, 'initdb'), [...args, ...locale, '--no-sync'], {
      cwd: '/',
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Fault('unavailable', databaseWords.notMade(dirname(cluster), said));
  }
  renameSync(fresh, cluster);
}

async function supervise(setup: Setup, onTrouble: (text: string) => void) {
  let isStopping = false;
  let current = await launch(setup);
  const watch = (child: ChildProcess) => {
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      onTrouble(databaseWords.ended(signal ?? `code ${code}`));
      void revive();
    });
  };
  const revive = async () => {
    for (let pause = 50; !isStopping; pause = Math.min(pause * 2, 2_000)) {
      await delay(pause);
      try {
        await clearLeftOver(setup.places.cluster);
        if (isStopping) return;
        current = await launch(setup);
        watch(current);
        if (isStopping) await end(current);
        return;
      } catch (error) {
        onTrouble(databaseWords.doesNotStart(error instanceof Error ? error.message : error));
      }
    }
  };
  watch(current);
  return {
    pid: () => current.pid ?? -1,
    async stop() {
      isStopping = true;
      await end(current);
      if (!setup.places.socketDir.startsWith(dirname(setup.places.cluster))) {
        rmSync(setup.places.socketDir, { recursive: true, force: true });
      }
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    await endPostgres(child.pid);
  }
}

/** Starts postgres and waits for its word that it is ready. */
async function launch({ binaries, places, account, settings }: Setup): Promise<ChildProcess> {
  const options = {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: places.socketDir,
    log_min_messages: 'log',
    logging_collector: 'off',
    log_checkpoints: 'off',
    jit: 'off',
    // Without statistics the planner picks any index for a record's id; an app can grow to 20,000 rows in a minute.
    autovacuum_naptime: '5s',
    max_connections: '60',
    ...settings,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = [join(binaries.bin, 'postgres'), '-D', places.cluster, ...args];
  const [program, ...rest] = [...deathSignal(), ...postgres];
  // A group of its own: Ctrl-C reaches the server alone, which drains and then stops the database.
  const child = spawn(program ?? '', rest, {
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
  });
  await untilReady(child);
  return child;
}

/** Where the system has setpriv, the kernel stops PostgreSQL when the server is killed. */
function deathSignal(): string[] {
  const setpriv = '/usr/bin/setpriv';
  return process.platform === 'linux' && existsSync(setpriv) ? [setpriv, '--pdeathsig', 'INT', '--'] : [];
}

async function untilReady(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (reason: string) =>
    reject(new Fault('unavailable', databaseWords.didNotStart(reason, said.slice(-5).join(' | '))));
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (said.push(line) > 20) said.shift();
      if (line.includes('database system is ready to accept connections')) resolve();
    });
  }
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => fail(signal ?? `code ${code}`));
  const timer = setTimeout(() => fail('no answer in 60 s'), startPatienceMs);
  try {
    await promise;
  } catch (error) {
    await end(child);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
