import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '@sayso/contracts/apps';
import { ApiClient } from '@sayso/e2e/support/api';
import { type Product, startProduct } from '@sayso/e2e/support/product';
import { type Figure, ms } from './support/figures.ts';
import { importCsv } from './support/upload.ts';

const rounds = 20;
const writers = 8;
const importRows = 20_000;
const enough = 50;
const schema = {
  type: 'object',
  properties: { title: { type: 'string' }, round: { type: 'number' } },
  required: ['title'],
};

type Place = { app: string; maker: ApiClient };
/** What was answered before the kill: ids of records that the product said it has. */
type Promised = { ids: string[]; imports: Map<number, boolean> };

/** The server or its database dies in the middle of writes and an import; what was acknowledged must be there after. */
export async function measureKills(): Promise<Figure[]> {
  let product = await startProduct();
  try {
    const { api: maker } = await new ApiClient(product.port).signUp('Kill');
    const { id: app } = await maker.call<App>('POST', '/apps', {
      name: 'Kill bench',
      entities: { Note: schema, Row: schema },
    });
    const place = { app, maker };
    const promised: Promised = { ids: [], imports: new Map() };
    const recovered: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const loads = load(place, round, promised);
      const known = promised.ids.length;
      // At another point of the import in each round, and on a busy machine when there is something to lose.
      await wait(300 + ((round * 370) % 2_000));
      for (let waits = 0; promised.ids.length < known + enough && waits < 200; waits += 1) await wait(100);
      const killedAt = performance.now();
      if (round % 2 === 0) {
        await product.stop('SIGKILL');
        loads.end();
        product = await startProduct({ dataDir: product.dataDir, port: product.port });
      } else {
        process.kill(await postgresOf(product), 'SIGKILL');
        await untilServing(place);
        loads.end();
      }
      recovered.push(performance.now() - killedAt);
      await loads.over;
      await check(place, promised);
      process.stdout.write(`round ${round + 1}: ${promised.ids.length} acknowledged, none lost\n`);
    }
    return [figure(promised, recovered)];
  } finally {
    await product.dispose();
  }
}

function load({ app, maker }: Place, round: number, promised: Promised) {
  let isOn = true;
  const write = async () => {
    for (let nr = 0; isOn; nr += 1) {
      const body = { title: `Note ${nr}`, round };
      const made = await maker
        .call<{ id: string }>('POST', `/apps/${app}/entities/Note`, body)
        .catch(() => null);
      if (made) promised.ids.push(made.id);
      else await wait(20);
    }
  };
  const lines = Array.from({ length: importRows }, (_, nr) => `Row ${nr},${round}`);
  const content = `title,round\n${lines.join('\n')}\n`;
  const path = `/apps/${app}/entities/Row/import`;
  const bring = importCsv(maker, { path, content }).then(
    ({ status }) => promised.imports.set(round, status === 'success'),
    () => promised.imports.set(round, false),
  );
  const over = Promise.all([bring, ...Array.from({ length: writers }, write)]);
  return {
    over,
    end: () => {
      isOn = false;
    },
  };
}

/** The process id of the PostgreSQL that this product started. */
async function postgresOf({ dataDir }: Product): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

async function untilServing({ app, maker }: Place): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const isServing = await maker.call('GET', `/apps/${app}/entities/Note?limit=1`).then(
      () => true,
      () => false,
    );
    if (isServing) return;
    if (performance.now() > deadline) throw new Error('The product did not come back within a minute');
    await wait(50);
  }
}

async function check(place: Place, { ids, imports }: Promised): Promise<void> {
  const { app, maker } = place;
  const stored = new Set<string>();
  for (let skip = 0; ; skip += 5_000) {
    const query = `fields=id&sort=created_date&limit=5000&skip=${skip}`;
    const page = await maker.call<{ id: string }[]>('GET', `/apps/${app}/entities/Note?${query}`);
    for (const { id } of page) stored.add(id);
    if (page.length < 5_000) break;
  }
  const lost = ids.filter((id) => !stored.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged records are gone: ${lost.slice(0, 5)}`);
  for (const [round, isAcknowledged] of imports) {
    const q = encodeURIComponent(JSON.stringify({ round }));
    const { count } = await maker.call<{ count: number }>('GET', `/apps/${app}/entities/Row/count?q=${q}`);
    const isWhole = count === importRows || (count === 0 && !isAcknowledged);
    if (!isWhole) throw new Error(`${count} of ${importRows} rows of the import of round ${round} are there`);
  }
}

function figure({ ids, imports }: Promised, recovered: readonly number[]): Figure {
  const whole = [...imports.values()].filter((isAcknowledged) => isAcknowledged).length;
  return {
    name: `kill -9 during writes and an import, ${rounds} rounds`,
    value: `${ids.length.toLocaleString('en')} acknowledged records, 0 lost; no import half done`,
    aim: '0 lost',
    how: `the server and its database in turn, ${writers} writers and an import of ${importRows.toLocaleString('en')} rows at work (${whole} imports were done before the kill); records counted by their ids after each round; ready again after ${ms(Math.max(...recovered))} at most`,
  };
}
