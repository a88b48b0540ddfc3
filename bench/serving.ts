import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { type Figure, median } from './support/figures.ts';
import { startNginx } from './support/nginx.ts';
import { hasWrk, type Load, wrk } from './support/wrk.ts';

const apps = 1000;
const rate = 2000;
const connections = 64;
const rounds = 5;
const warmUpRounds = 2;
const seconds = 3;

/** 1,000 published apps with files of their own, beside nginx on the same files. */
export async function measureServing(product: Product, maker: ApiClient): Promise<Figure[]> {
  const site = await mkdtemp(join(tmpdir(), 'sayso-site-'));
  try {
    const load = await publishMany(product, maker, site);
    return [await atRate(load), ...(await besideNginx(load, site))];
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

async function atRate({ port, hosts, paths }: Load): Promise<Figure> {
  const requests = hosts.flatMap((host, index) => {
    const path = paths[index % paths.length] ?? '/';
    return [{ path, headers: { host, 'accept-encoding': 'br' } }];
  });
  const url = `http://127.0.0.1:${port}`;
  const result = await autocannon({
    url,
    connections,
    duration: 10,
    // On a heap of its own: what other benches left on this one's would slow the load down.
    workers: 1,
    overallRate: rate,
    ignoreCoordinatedOmission: true,
    requests,
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  return {
    name: `${apps} published apps, ${rate} requests a second`,
    value: `p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms; ${failed} of ${result['2xx'] + failed} failed`,
    aim: 'none fails',
    how: `pages and first files of all apps in turn for 10 s, ${connections} connections, load from this machine`,
  };
}

async function besideNginx(load: Load, site: string): Promise<Figure[]> {
  const nginx = (await hasWrk()) ? await startNginx(site) : null;
  if (nginx === null) return [];
  const how = { connections, seconds };
  const measured: { ours: number; peer: number }[] = [];
  try {
    for (let round = 0; round < warmUpRounds + rounds; round += 1) {
      const ours = await wrk(load, how);
      const peer = await wrk({ ...load, port: nginx.port }, how);
      if (round >= warmUpRounds) measured.push({ ours, peer });
    }
  } finally {
    await nginx.stop();
  }
  const ours = median(measured.map((each) => each.ours));
  const peer = median(measured.map((each) => each.peer));
  const ratio = median(measured.map((each) => each.ours / each.peer));
  return [
    {
      name: `${apps} published apps, as fast as it goes`,
      value: `${Math.round(ours)}/s; ${ratio.toFixed(2)} of nginx`,
      aim: '0.4 of nginx',
      how: `medians of ${rounds} rounds of ${seconds} s in turn, after ${warmUpRounds} to warm up, pages and first files of random apps, wrk with ${connections} connections; nginx with one worker on the same brotli files: ${Math.round(peer)}/s`,
    },
  ];
}

/**
 * One app is built and published; the others are copies of its rows and files, since 1,000 publishes would take 20
 * minutes. Fills `site/{host}` with what nginx serves.
 */
async function publishMany(product: Product, maker: ApiClient, site: string): Promise<Load> {
  const built = await maker.build('Bike workshop with bikes, repairs with a date and a price, and customers');
  await maker.call('PUT', `/apps/${built.id}`, { public_settings: 'public_without_login' });
  await maker.publish(built.id);
  const first = await maker.call<App>('GET', `/apps/${built.id}`);
  const hostOf = (slug: string) => `app--${slug}.sayso.localhost`;
  const page = await get(product.port, hostOf(first.slug), '/');
  const files = [...page.matchAll(/(?:href|src)="(\/_f\/[\w.-]+)"/g)].map(([, path = '']) => path);
  const paths = ['/', ...new Set(files.filter((path) => !path.endsWith('.woff2')))];
  const copies = await copyRows(product, first);
  const published = join(product.dataDir, 'published');
  for (const { id, slug } of [first, ...copies]) {
    // Smaller forms of files are still being made.
    const filter = (path: string) => !path.endsWith('.new');
    if (id !== first.id)
      await cp(join(published, first.id), join(published, id), { recursive: true, filter });
    await fillSite({ published: join(published, id), site: join(site, hostOf(slug)), paths });
    const own = await get(product.port, hostOf(slug), '/', 'br');
    await writeFile(join(site, hostOf(slug), 'index.html.br'), own, 'latin1');
  }
  return { port: product.port, hosts: [first, ...copies].map(({ slug }) => hostOf(slug)), paths };
}

async function copyRows(product: Product, first: App): Promise<{ id: string; slug: string }[]> {
  const sql = postgres({
    host: join(product.dataDir, 'postgres/run'),
    port: 5432,
    user: 'sayso',
    database: 'sayso',
  });
  const copies = Array.from({ length: apps - 1 }, (_, index) => ({
    id: first.id.slice(0, 18) + (0xf00000 + index).toString(16),
    slug: `copy-${index}`,
  }));
  try {
    for (const { id, slug } of copies) {
      await sql`
        insert into apps select (jsonb_populate_record(a, ${sql.json({ id, slug })})).* from apps a where id = ${first.id}`;
      await sql`
        insert into publications
        select (jsonb_populate_record(p, ${sql.json({ app_id: id })})).* from publications p where app_id = ${first.id}`;
    }
  } finally {
    await sql.end();
  }
  return copies;
}

async function fillSite(given: { published: string; site: string; paths: readonly string[] }): Promise<void> {
  await mkdir(join(given.site, '_f'), { recursive: true });
  for (const path of given.paths) {
    if (path === '/') continue;
    await cp(join(given.published, `${basename(path)}.br`), join(given.site, `${path}.br`));
  }
}

/** Fetch would not let the host be named. */
async function get(port: number, host: string, path: string, encoding = 'identity'): Promise<string> {
  const headers = { host, 'accept-encoding': encoding };
  const [reply] = await once(request({ port, host: '127.0.0.1', path, headers }).end(), 'response');
  const message: IncomingMessage = reply;
  if (message.statusCode !== 200) throw new Error(`${host}${path} answered ${message.statusCode}`);
  return Buffer.concat(await message.toArray()).toString('latin1');
}
