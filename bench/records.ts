import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import autocannon from 'autocannon';
import type { Figure } from './support/figures.ts';

const connections = 32;
const seconds = 8;
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

type Load = { name: string; method: 'GET' | 'POST'; path: string };
type Result = { perSecond: number; p99: number };

/** Create, get and list with sign-in, rules and validation in the path, beside a bare handler on the same database. */
export async function measureRecords(product: Product, maker: ApiClient): Promise<Figure[]> {
  const app = await maker.call<App>('POST', '/apps', {
    name: 'Records bench',
    entities: { [entity]: schema },
  });
  const base = `/api/apps/${app.id}/entities/${entity}`;
  const first = await maker.call<{ id: string }>(
    'POST',
    `/apps/${app.id}/entities/${entity}`,
    JSON.parse(note),
  );
  const bare = await startBare(product, app.id);
  const loads: { load: Load; bare: Load }[] = [
    pair('get', 'GET', `${base}/${first.id}`, `/records/${first.id}`),
    pair('create', 'POST', base, '/records'),
    pair('list of 20', 'GET', `${base}?limit=20`, '/records'),
  ];
  const figures: Figure[] = [];
  try {
    for (const { load, bare: yardstick } of loads) {
      const ours = await fire(`http://127.0.0.1:${product.port}`, load, maker.token);
      const theirs = await fire(bare.url, yardstick, null);
      figures.push(figure(load.name, ours, theirs));
    }
  } finally {
    bare.child.kill();
  }
  return figures;
}

const pair = (name: string, method: Load['method'], path: string, barePath: string) => ({
  load: { name, method, path },
  bare: { name, method, path: barePath },
});

const figure = (name: string, ours: Result, bare: Result): Figure => ({
  name: `record ${name}, ${connections} connections`,
  value: `${Math.round(ours.perSecond)}/s, p99 ${ours.p99} ms; ${(ours.perSecond / bare.perSecond).toFixed(2)} of bare`,
  aim: '0.6 of bare',
  how: `${seconds} s of load on loopback from this machine; bare Fastify + postgres.js: ${Math.round(bare.perSecond)}/s, p99 ${bare.p99} ms`,
});

async function fire(origin: string, load: Load, token: string | null): Promise<Result> {
  const headers: Record<string, string> = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(load.method === 'POST' ? { 'content-type': 'application/json' } : {}),
  };
  const options = {
    url: `${origin}${load.path}`,
    method: load.method,
    connections,
    headers,
    ...(load.method === 'POST' ? { body: note } : {}),
  };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.name}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
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
