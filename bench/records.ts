import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import postgres from 'postgres';
import { type Figure, median } from './support/figures.ts';
import { startOnOldest } from './support/oldest-postgres.ts';
import { connections, fire, fireOnce, type Result, type Side } from './support/record-load.ts';

const rounds = 5;
const records = 50_000;
/** Of the oldest records: so many are read and changed in turn. */
const asked = 128;
const deletedInRound = 3_200;
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
const change = JSON.stringify({ text: 'Ask once more' });

type Round = { ours: Result; bare: Result };
type Place = { product: Product; maker: ApiClient; sql: postgres.Sql; socket: Socket };
type Socket = { host: string; database: string };

/** Records with sign-in, rules and validation in the path, beside a bare handler on the same table, on two versions. */
export async function measureRecords(product: Product, maker: ApiClient): Promise<Figure[]> {
  const own = { host: join(product.dataDir, 'postgres/run'), database: 'sayso' };
  const figures = await measureOn({ product, maker, socket: own }, { aim: 1, suffix: '' });
  const oldest = await startOnOldest();
  if (!oldest) {
    process.stdout.write('The records are not measured on PostgreSQL 15: there are no programs of it here\n');
    return figures;
  }
  try {
    const socket = { host: oldest.socketDir, database: 'postgres' };
    const on = await measureOn({ ...oldest, socket }, { aim: 0.8, suffix: ', PostgreSQL 15' });
    return [...figures, ...on];
  } finally {
    await oldest.end();
  }
}

type Row = { aim: number; suffix: string };

async function measureOn(given: Omit<Place, 'sql'>, row: Row): Promise<Figure[]> {
  const sql = postgres({ ...given.socket, port: 5432, user: 'sayso', max: 1, onnotice: () => {} });
  const place = { ...given, sql };
  const app = await given.maker.call<App>('POST', '/apps', {
    name: 'Records bench',
    entities: { [entity]: schema },
  });
  const bare = await startBare(given.socket, app.id);
  try {
    const ids = await seed(place, app.id, { from: 0, count: records });
    await sql`analyze records`;
    const sides = {
      ours: {
        url: `http://127.0.0.1:${given.product.port}/api/apps/${app.id}/entities/${entity}`,
        token: given.maker.token,
      },
      bare: { url: `${bare.url}/records`, token: null },
    };
    const some = ids.slice(0, asked);
    const gets = some.map((id) => ({ method: 'GET', path: `/${id}` }) as const);
    const updates = some.map((id) => ({ method: 'PUT', path: `/${id}`, body: change }) as const);
    const list = [{ method: 'GET', path: '?limit=20' }] as const;
    const create = [{ method: 'POST', path: '', body: note }] as const;
    const deletes = async (side: Side, round: number) => {
      const from = records + (2 * round + (side.token ? 0 : 1)) * deletedInRound;
      const gone = await seed(place, app.id, { from, count: deletedInRound });
      return fireOnce(
        side,
        gone.map((id) => ({ method: 'DELETE', path: `/${id}` })),
      );
    };
    return [
      figure('get', row, await inTurn(sides, (side) => fire(side, gets))),
      figure('list of 20', row, await inTurn(sides, (side) => fire(side, list))),
      figure('update', row, await inTurn(sides, (side) => fire(side, updates))),
      figure('delete', row, await inTurn(sides, deletes)),
      figure('create', row, await inTurn(sides, (side) => fire(side, create))),
    ];
  } finally {
    bare.child.kill();
    await sql.end();
  }
}

/** Records of the maker, as the product would have stored them; answers their ids. */
async function seed(
  { sql, maker }: Place,
  appId: string,
  { from, count }: { from: number; count: number },
): Promise<string[]> {
  const { id, email } = await maker.call<{ id: string; email: string }>('GET', '/auth/me');
  const rows = await sql<{ id: string }[]>`
    insert into records (app_id, entity, id, data, created_by, created_by_id, created_date)
    select ${appId}, ${entity}, lpad(to_hex(nr), 24, '0'), ${note}::text::jsonb, ${email}, ${id},
      now() - make_interval(secs => nr)
    from generate_series(${from + 1}::int, ${from + count}::int) as nr returning id`;
  return rows.map((row) => row.id);
}

type Sides = { ours: Side; bare: Side };

/** Short rounds in turn, so that whatever else the machine does falls on both; the first one warms up. */
async function inTurn(sides: Sides, work: (side: Side, round: number) => Promise<Result>): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await work(sides.ours, round);
    const bare = await work(sides.bare, round);
    if (round > 0) measured.push({ ours, bare });
  }
  return measured;
}

function figure(name: string, { aim, suffix }: Row, measured: readonly Round[]): Figure {
  const of = (pick: (round: Round) => number) => median(measured.map(pick));
  const ratio = of(({ ours, bare }) => ours.perSecond / bare.perSecond);
  const ours = `${Math.round(of((round) => round.ours.perSecond))}/s, p99 ${of((round) => round.ours.p99)} ms`;
  const bare = `${Math.round(of((round) => round.bare.perSecond))}/s, p99 ${of((round) => round.bare.p99)} ms`;
  return {
    name: `record ${name}, ${connections} connections${suffix}`,
    value: `${ours}; ${ratio.toFixed(2)} of bare`,
    aim: `${aim} of bare`,
    how: `medians of ${rounds} rounds in turn, ${records} records of one person, load from this machine; bare Fastify + postgres.js on the same table: ${bare}`,
  };
}

async function startBare(
  { host, database }: Socket,
  appId: string,
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), host, appId, entity, database],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: child.stdout })) return { url: line.trim(), child };
  throw new Error('The bare server did not start');
}
