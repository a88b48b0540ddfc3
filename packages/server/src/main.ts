import { once } from 'node:events';
import { createServer } from 'node:net';
import { Fault } from '@sayso/contracts/faults';
import { pino } from 'pino';
import { type RunningApp, startApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { origins } from './http/origins.ts';
import { sharedSiteWarning } from './http/shared-site.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase, openDataFolder } from './platform/database/open.ts';
import { startupWords } from './texts/startup.ts';

/** Longest time that an orderly end may take; the launcher and systemd wait a little longer. */
const endPatienceMs = 11_000;

type Stop = () => void | Promise<void>;

/** Asks between its steps whether it was told to end: each of them can take seconds on a slow machine. */
async function start(config: Config, ending: AbortSignal): Promise<Stop[]> {
  const log = pino({ level: config.logLevel });
  const stops: Stop[] = [];
  try {
    await probePort(config);
    const folder = openDataFolder(config.dataDir);
    stops.unshift(() => folder.release());
    ending.throwIfAborted();
    const database = await openDatabase(config, (text) => log.warn(text));
    stops.unshift(() => database.stop());
    ending.throwIfAborted();
    await migrate(database.target);
    ending.throwIfAborted();
    const app = await startApp({ config, target: database.target, log });
    stops.unshift(() => app.close());
    const warning = sharedSiteWarning(config);
    if (warning !== null) log.warn(warning);
    const setup = await app.setup.notice();
    if (setup !== null) say(setup);
    if (config.passwordLinkFor !== null) say(await passwordNotice(app, config.passwordLinkFor));
    if (database.notice !== null) say(database.notice);
    if (config.model !== null) say(startupWords.model(app.core.models.current.name));
    say(startupWords.ready(origins.builder(config)));
    return stops;
  } catch (error) {
    for (const stop of stops) await stop();
    throw error;
  }
}

/** The way back for an administrator who forgot their password, where no mail goes out. */
async function passwordNotice({ passwordLink }: RunningApp, email: string): Promise<string> {
  try {
    const { link } = await passwordLink(email);
    return startupWords.passwordLink(email, link);
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
}

/** Tells of a port that cannot be had before the database is made and started for nothing. */
async function probePort({ port, bind }: Config): Promise<void> {
  const probe = createServer().listen(port, bind);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(what: string, error: unknown, config: Config | null): never {
  process.stderr.write(`${what} ${reasonOf(error, config)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown, config: Config | null): string {
  if (error instanceof Fault) return error.message;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') return startupWords.portInUse(config?.port);
  if (code === 'EACCES') return startupWords.portRefused(config?.port);
  if (code === 'EADDRNOTAVAIL') return startupWords.noSuchAddress(config?.bind);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function run(): Promise<void> {
  // What the server and its processes write is nobody else's to read.
  process.umask(0o077);
  let config: Config | null = null;
  try {
    config = readConfig();
    const ending = new AbortController();
    const starting = start(config, ending.signal);
    endOnSignal(starting, ending);
    await starting.catch((error) => {
      // A start that was told to end has failed in nothing.
      if (error !== ending.signal.reason) throw error;
    });
  } catch (error) {
    fail(startupWords.cannotStart, error, config);
  }
}

/** Also while it still starts: a start that was cut short has taken down what it had set up. */
function endOnSignal(starting: Promise<Stop[]>, ending: AbortController): void {
  const end = async () => {
    if (ending.signal.aborted) return;
    ending.abort();
    setTimeout(() => process.exit(1), endPatienceMs).unref();
    const stops = await starting.catch((error) => (error === ending.signal.reason ? [] : null));
    // A start that failed by itself is told where it is awaited, and ends the process there.
    if (stops === null) return;
    for (const stop of stops) await stop();
    process.exit(0);
  };
  // SIGHUP comes when the terminal is closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void end().catch((error) => fail(startupWords.notClean, error, null)));
  }
}

await run();
