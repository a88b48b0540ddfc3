import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn, Tier } from '@sayso/contracts/users';
import { pino } from 'pino';
import type { Core } from '../app/core.ts';
import { type RunningApp, startApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { atTheEnd } from './at-the-end.ts';
import { createTestDatabase } from './database.ts';
import { httpCall, type Reply } from './http-call.ts';

export type Options = { env?: Record<string, string>; config?: Partial<Config> };
/** The given name's e-mail address and token; `null` calls without credentials. */
export type Who = string | null;
/** `isProved`: the address was shown to be theirs. */
type Standing = { tier: Tier; isProved: boolean };

const usualSettings = {
  NODE_ENV: 'test',
  PORT: '0',
  SAYSO_LOG: 'error',
  // No packages are fetched because of a test.
  npm_config_offline: 'true',
};
/** A machine at work publishes slowly; tests want the outcome. */
const patient = { answerWithinMs: 55_000 };
/** Everybody's, in tests. */
export const password = 'correct horse battery';

/** The whole server on a database of its own, closed after the test that started it, or after its file. `root` is its platform admin. */
export async function startServer({ env = {}, config: changes = {} }: Options = {}) {
  const [database, dataDir] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'sayso-server-')),
  ]);
  const settings = { ...usualSettings, SAYSO_DATA: dataDir, ...env };
  const config: Config = { ...readConfig(settings), ...patient, ...changes };
  const log = pino({ level: config.logLevel });
  const app = await startApp({ config, target: database.target, log, poolSize: 4 });
  const person = createPeople(app);
  let isClosed = false;
  const others: RunningApp[] = [];
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    for (const other of others) await other.close();
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  atTheEnd(close);

  return {
    core: app.core,
    setup: app.setup,
    sql: app.core.sql,
    port: app.port,
    url: `http://127.0.0.1:${app.port}`,
    password,
    /** Signs the name up on its first use; others come after `root`, so they are ordinary users, on a paid plan. */
    person,
    token: async (name: string) => (await person(name)).access_token,
    /** Calls below /api as this person; names are signed up on demand. */
    async call(
      who: Who,
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Reply> {
      const auth = who === null ? {} : { authorization: `Bearer ${(await person(who)).access_token}` };
      return httpCall(app.port, { method, path: `/api${path}`, body, headers: { ...auth, ...headers } });
    },
    /** Any request, with the Host header that is to be tried. */
    ask: (host: string | undefined, path: string, more: Partial<Parameters<typeof httpCall>[1]> = {}) =>
      httpCall(app.port, { method: 'GET', path, ...(host === undefined ? {} : { host }), ...more }),
    /** An app of this person; answers its id. */
    async anApp(who: string, settings: Record<string, unknown> = {}): Promise<string> {
      const reply = await httpCall(app.port, {
        method: 'POST',
        path: '/api/apps',
        headers: { authorization: `Bearer ${(await person(who)).access_token}` },
        body: { name: 'Trial', ...settings },
      });
      if (reply.status >= 300) throw new Error(`No app could be made: ${reply.text}`);
      return (reply.body as { id: string }).id;
    },
    /** A second process of the same installation; it does no jobs. */
    another: async (changed: Partial<Config> = {}) => {
      const second: Config = { ...config, role: 'web', ...changed };
      const other = await startApp({ config: second, target: database.target, log, poolSize: 4 });
      others.push(other);
      return {
        call: callerAt(other.port),
        setup: other.setup,
        stop: async () => {
          others.splice(others.indexOf(other), 1);
          await other.close();
        },
      };
    },
    close,
  };
}

const callerAt =
  (port: number) =>
  (method: string, path: string, more: Partial<Parameters<typeof httpCall>[1]> = {}): Promise<Reply> =>
    httpCall(port, { ...more, method, path: `/api${path}` });

/** Signs names up on their first use. */
function createPeople(app: RunningApp) {
  const people = new Map<string, Promise<SignedIn>>();

  const signUp = async (name: string, { tier, isProved }: Standing): Promise<SignedIn> => {
    if (name !== 'root') await person('root');
    const signedIn = await register(app, name);
    if (isProved) await proveAddress(app.core, signedIn);
    if (name === 'root' || tier === 'free') return signedIn;
    return onTier(app.core, signedIn, tier);
  };
  const person = (name: string, { tier = 'builder', isProved = true }: Partial<Standing> = {}) => {
    const known = people.get(name) ?? signUp(name, { tier, isProved });
    people.set(name, known);
    return known;
  };
  return person;
}

async function register({ port, setup }: RunningApp, name: string): Promise<SignedIn> {
  const code = setup.code === null ? {} : { setup_code: setup.code };
  const body = { email: `${name}@example.com`, password, full_name: name, ...code };
  const reply = await httpCall(port, { method: 'POST', path: '/api/auth/register', body });
  if (reply.status !== 200) throw new Error(`${name} could not sign up: ${reply.text}`);
  return reply.body as SignedIn;
}

/** As if the code of the letter had been entered. */
async function proveAddress({ sql, session }: Core, { user }: SignedIn): Promise<void> {
  await sql`update users set email_verified_date = now() where id = ${user.id}`;
  session.forgetAll();
}

async function onTier({ sql, session }: Core, { user, ...rest }: SignedIn, tier: Tier): Promise<SignedIn> {
  await sql`update users set subscription_tier = ${tier} where id = ${user.id}`;
  session.forgetAll();
  return { ...rest, user: { ...user, subscription_tier: tier } };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;
