import type { App } from '@sayso/contracts/apps';
import { type ImportProgress, rooms, socketPath, type UpdateModel } from '@sayso/contracts/realtime';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import { io } from 'socket.io-client';
import { type Figure, ms } from './support/figures.ts';
import { importCsv } from './support/upload.ts';

const rows = 50_000;
const entity = 'Order';
const schema = {
  name: entity,
  type: 'object',
  properties: {
    title: { type: 'string' },
    state: { type: 'string', enum: ['open', 'done'] },
    amount: { type: 'number', minimum: 0 },
    due: { type: 'string', format: 'date' },
    email: { type: 'string', format: 'email' },
  },
  required: ['title', 'state'],
  rls: { create: true, read: { created_by: '{{user.email}}' }, write: { created_by: '{{user.email}}' } },
};

/** The largest file that is taken, with rules and every row checked, and somebody who is told how far it is. */
export async function measureImport(product: Product, maker: ApiClient): Promise<Figure[]> {
  const app = await maker.call<App>('POST', '/apps', {
    name: 'Import bench',
    entities: { [entity]: schema },
  });
  const lines = Array.from(
    { length: rows },
    (_, nr) =>
      `Order ${nr},${nr % 3 ? 'open' : 'done'},${nr / 4},2026-0${1 + (nr % 9)}-1${nr % 10},buyer${nr}@example.com`,
  );
  const content = `title,state,amount,due,email\n${lines.join('\n')}\n`;
  const progressId = 'import-bench';
  const told: ImportProgress[] = [];
  const socket = io(`http://127.0.0.1:${product.port}`, {
    path: socketPath,
    transports: ['websocket'],
    query: { token: maker.token ?? '' },
  });
  try {
    await new Promise((resolve) => {
      socket.once('joined', resolve);
      socket.emit('join', rooms.import(app.id, progressId));
    });
    socket.on('update_model', ({ data }: UpdateModel) => told.push(JSON.parse(data) as ImportProgress));
    const startedAt = performance.now();
    const path = `/apps/${app.id}/entities/${entity}`;
    const reply = await importCsv(maker, { path: `${path}/import?progress_id=${progressId}`, content });
    const took = performance.now() - startedAt;
    const { count } = await maker.call<{ count: number }>('GET', `${path}/count`);
    if (reply.n_entities_created !== rows || count !== rows) {
      throw new Error(`${count} of ${rows} rows were imported: ${JSON.stringify(reply).slice(0, 500)}`);
    }
    const steps = new Set(told.map(({ phase, done }) => `${phase} ${done}`)).size;
    if (steps < 10) throw new Error(`Only ${steps} steps of the import were told`);
    return [
      {
        name: `import of ${rows.toLocaleString('en')} rows`,
        value: ms(took),
        aim: '30 s',
        how: `a csv of ${(content.length / 1e6).toFixed(1)} MB with five columns, sent, checked row by row and stored in one transaction; progress told ${steps} times`,
      },
    ];
  } finally {
    socket.disconnect();
  }
}
