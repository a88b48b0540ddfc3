import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import autocannon from 'autocannon';
import { type Figure, median } from './support/figures.ts';

const connections = 32;
const rounds = 5;
const seconds = 1.5;
const entity = 'Note';
const schema = {
  name: entity,
  type: 'object',
  properties: {
    title: { type: 'string' },
    text: { type: 'string' },
    state: { type: 'string', enum: ['open', 'done'] },
  },
  required: ['title'],
  rls: {
    create: true,
    read: { created_by: '{{user.email}}' },
    update: { created_by: '{{user.email}}' },
    delete: { created_by: '{{user.email}}' },
  },
};
const note = JSON.stringify({
  title: 'Call the supplier',
  text: 'Ask for the new price list',
  state: 'open',
});

type Load = { method: 'GET' | 'POST'; url: string; token: string | null };
type Result = { perSecond: number; p99: number };
type Round = { ours: Result; bare: Result };

/** Create, get and list with sign-in, rules and validation in the path, beside a bare handler on the same database. */
export async function measureRecords(product: Product, maker: ApiClient): Promise<Figure[]> {
  const app = await maker.call<App>('POST', '/apps', {
    name: 'Records bench',
    entities: { [entity]: schema },
  });
  const path = `/apps/${app.id}/entities/${entity}`;
  const first = await maker.call<{ id: string }>('POST', path, JSON.parse(note));
  for (let more = 0; more < 30; more += 1) await maker.call('POST', path, JSON.parse(note));
  const bare = await startBare(product, app.id);
  const ours = `http://127.0.0.1:${product.port}/api${path}`;
  const pair = (method: Load['method'], own: string, other: string) => ({
    ours: { method, url: `${ours}${own}`, token: maker.token },
    bare: { method, url: `${bare.url}/records${other}`, token: null },
  });
  try {
    return [
      figure('get', await inTurn(pair('GET', `/${first.id}`, `/${first.id}`))),
      figure('list of 20', await inTurn(pair('GET', '?limit=20', ''))),
      figure('create', await inTurn(pair('POST', '', ''))),
    ];
  } finally {
    bare.child.kill();
  }
}

/** Short rounds in turn, so that whatever else the machine does falls on both; the first one warms up. */
async function inTurn(pair: { ours: Load; bare: Load }): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await fire(pair.ours);
    const bare = await fire(pair.bare);
    if (round > 0) measured.push({ ours, bare });
  }
  return measured;
}

function figure(name: string, measured: readonly Round[]): Figure {
  const of = (pick: (round: Round) => number) => median(measured.map(pick));
  const ratio = of(({ ours, bare }) => ours.perSecond / bare.perSecond);
  const ours = `${Math.round(of((round) => round.ours.perSecond))}/s, p99 ${of((round) => round.ours.p99)} ms`;
  const bare = `${Math.round(of((round) => round.bare.perSecond))}/s, p99 ${of((round) => round.bare.p99)} ms`;
  return {
    name: `record ${name}, ${connections} connections`,
    value: `${ours}; ${ratio.toFixed(2)} of bare`,
    aim: '0.6 of bare',
    how: `medians of ${rounds} rounds of ${seconds} s in turn, load from this machine; bare Fastify + postgres.js: ${bare}`,
  };
}

async function fire({ method, url, token }: Load): Promise<Result> {
  const result = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    // On a heap of its own: what other benches left on this one's would slow the load down.
    workers: 1,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: note } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

async function startBare(product: Product, appId: string): Promise<{ url: string; child: ChildProcess }> {
  const socketDir = join(product.dataDir, 'postgres/run');
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), socketDir, appId, entity],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: child.stdout })) return { url: line.trim(), child };
  throw new Error('The bare server did not start');
}
