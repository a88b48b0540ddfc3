import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import { freePort, type Product } from '@sayso/e2e/support/product';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { type Figure, median } from './support/figures.ts';
import { openDatabase } from './support/people.ts';

const folder = join(import.meta.dirname, 'peers');
const connections = 32;
const pool = 10;
const rounds = 3;
const seconds = 1.5;
const notes = 1_000;
/** Records that are asked for by id: the load generator would spend its time on writing requests for more. */
const asked = 128;
const own = { created_by: '{{user.email}}' };
const schema = {
  properties: {
    title: { type: 'string' },
    text: { type: 'string' },
    state: { type: 'string', enum: ['open', 'done'] },
  },
  required: ['title'],
  rls: { create: true, read: own, update: own, delete: own },
};
const noteOf = (nr: number) => ({
  title: `Note ${nr}`,
  text: 'Ask for the new price list',
  state: nr % 2 ? 'open' : 'done',
});

type Request = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: string };
/** One of the two servers with records of one person in it, and the calls that measure it. */
type Side = { url: string; headers: Record<string, string>; calls: Record<Call, Request[]> };
const calls = { get: 2, list: 1.5, update: 2, create: 2 };
type Call = keyof typeof calls;
type Result = { perSecond: number; p99: number };

/** Records beside those of Parse Server on the same PostgreSQL, with sign-in, rules of rows and validation on both. */
export async function measurePeers(product: Product, maker: ApiClient): Promise<Figure[]> {
  const why = install();
  if (why !== null) {
    process.stdout.write(`Parse Server is left out: ${why}\n`);
    return [];
  }
  const socketDir = join(product.dataDir, 'postgres/run');
  const sql = openDatabase(product);
  await sql`create database parse_bench`;
  await sql.end();
  const port = await freePort();
  const child = await startParse(product.dataDir, [socketDir, 'parse_bench', String(port), String(pool)]);
  try {
    const parse = await parseSide(`http://127.0.0.1:${port}/parse`, socketDir);
    const ours = await ownSide(product, maker);
    const figures: Figure[] = [];
    for (const [call, aim] of Object.entries(calls)) {
      figures.push(figure(call, aim, await inTurn({ ours, parse }, call as Call)));
    }
    return figures;
  } finally {
    child.kill();
  }
}

/** Installs what stands in the folder's own package file; answers why that cannot be done, else null. */
function install(): string | null {
  if (existsSync(join(folder, 'node_modules/parse-server'))) return null;
  try {
    execFileSync(
      'npm',
      ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'],
      {
        cwd: folder,
        stdio: 'pipe',
      },
    );
    return null;
  } catch (error) {
    return `it cannot be installed here (${error instanceof Error ? error.message.split('\n')[0] : error})`;
  }
}

async function startParse(cwd: string, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(folder, 'parse.mjs'), ...args], {
    cwd,
    // It begins to log before it reads its settings.
    env: { ...process.env, NODE_ENV: 'production', PARSE_SERVER_LOGS_FOLDER: 'null' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line === 'ready') return child;
  throw new Error('Parse Server did not start');
}

async function ownSide(product: Product, maker: ApiClient): Promise<Side> {
  const app = await maker.call<App>('POST', '/apps', { name: 'Peers bench', entities: { Note: schema } });
  const path = `/apps/${app.id}/entities/Note`;
  const given = Array.from({ length: notes }, (_, nr) => noteOf(nr));
  const made = await maker.call<{ id: string }[]>('POST', `${path}/bulk`, given);
  const ids = made.slice(0, asked).map(({ id }) => id);
  const filter = encodeURIComponent(JSON.stringify({ state: 'open' }));
  return {
    url: `http://127.0.0.1:${product.port}/api${path}`,
    headers: { authorization: `Bearer ${maker.token}` },
    calls: callsOn(ids, { list: `?q=${filter}&limit=50`, create: noteOf(1) }),
  };
}

async function parseSide(url: string, socketDir: string): Promise<Side> {
  const app = { 'x-parse-application-id': 'bench', 'content-type': 'application/json' };
  const post = async <T>(path: string, body: object, headers: Record<string, string>): Promise<T> => {
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`Parse Server answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const person = { username: 'ada', password: 'correct horse battery' };
  const user = await post<{ objectId: string; sessionToken: string }>('/users', person, app);
  const headers = { ...app, 'x-parse-session-token': user.sessionToken };
  const note = (nr: number) => ({ ...noteOf(nr), ACL: { [user.objectId]: { read: true, write: true } } });
  const ids: string[] = [];
  while (ids.length < notes) {
    const some = Array.from({ length: 20 }, (_, at) =>
      post<{ objectId: string }>('/classes/Note', note(ids.length + at), headers),
    );
    ids.push(...(await Promise.all(some)).map(({ objectId }) => objectId));
  }
  const sql = postgres({ host: socketDir, port: 5432, user: 'sayso', database: 'parse_bench', max: 1 });
  await sql`create index on "Note" ("createdAt" desc, "objectId")`;
  await sql`create index on "Note" using gin (_rperm)`;
  await sql`analyze "Note"`;
  await sql.end();
  const where = encodeURIComponent(JSON.stringify({ state: 'open' }));
  const list = `?where=${where}&limit=50&order=-createdAt`;
  return {
    url: `${url}/classes/Note`,
    headers,
    calls: callsOn(ids.slice(0, asked), { list, create: note(1) }),
  };
}

/** Each connection gets and updates records of its own in turn, so that nobody waits for one row. */
function callsOn(
  ids: readonly string[],
  { list, create }: { list: string; create: object },
): Record<Call, Request[]> {
  const body = JSON.stringify({ text: 'Ask once more' });
  return {
    get: ids.map((id) => ({ method: 'GET', path: `/${id}` })),
    list: [{ method: 'GET', path: list }],
    update: ids.map((id) => ({ method: 'PUT', path: `/${id}`, body })),
    create: [{ method: 'POST', path: '', body: JSON.stringify(create) }],
  };
}

/** Short rounds in turn, so that whatever else the machine does falls on both; the first one warms up. */
async function inTurn(sides: { ours: Side; parse: Side }, call: Call) {
  const measured: { ours: Result; parse: Result }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { ours: await fire(sides.ours, call), parse: await fire(sides.parse, call) };
    if (round > 0) measured.push(pair);
  }
  return measured;
}

async function fire({ url, headers, calls: of }: Side, call: Call): Promise<Result> {
  const base = new URL(url);
  const result = await autocannon({
    url: base.origin,
    connections,
    duration: seconds,
    // On a heap of its own, in a thread of its own.
    workers: 1,
    setupClient: join(import.meta.dirname, 'support/apart.mjs') as unknown as never,
    headers: { ...headers, 'content-type': 'application/json' },
    requests: of[call].map(({ path, ...request }) => ({ ...request, path: `${base.pathname}${path}` })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${call} ${url}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

function figure(call: string, aim: number, measured: readonly { ours: Result; parse: Result }[]): Figure {
  const of = (pick: (round: { ours: Result; parse: Result }) => number) => median(measured.map(pick));
  const ratio = of(({ ours, parse }) => ours.perSecond / parse.perSecond);
  const tail = of(({ ours, parse }) => ours.p99 / parse.p99);
  const text = (side: 'ours' | 'parse') =>
    `${Math.round(of((round) => round[side].perSecond))}/s, p99 ${of((round) => round[side].p99)} ms`;
  const version = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies['parse-server'];
  return {
    name: `record ${call}${call === 'list' ? ' of 50, filtered' : ''}, beside Parse Server`,
    value: `${text('ours')}; ${ratio.toFixed(2)} times Parse Server, p99 ${tail.toFixed(2)} of its`,
    aim: `${aim} times, p99 0.5`,
    how: `medians of ${rounds} rounds of ${seconds} s in turn, ${connections} connections, ${notes} records at first; Parse Server ${version} (production, no logs, types and required fields checked, class permissions, row ACL) in a process of its own on the same PostgreSQL with ${pool} connections and indexes on the order and the access list: ${text('parse')}`,
  };
}
