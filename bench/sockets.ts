import type { App } from '@sayso/contracts/apps';
import { rooms, socketPath, type UpdateModel } from '@sayso/contracts/realtime';
import { ApiClient } from '@sayso/e2e/support/api';
import { type Product, startProduct } from '@sayso/e2e/support/product';
import { io, type Socket } from 'socket.io-client';
import { type Figure, megabytes, ms, percentile } from './support/figures.ts';
import { residentBytes } from './support/memory.ts';
import { members } from './support/people.ts';

const sockets = 1_000;
const writes = 60;
const dialledAtOnce = 50;
const entity = 'Note';
const schema = {
  name: entity,
  type: 'object',
  properties: { title: { type: 'string' }, state: { type: 'string', enum: ['open', 'done'] } },
  rls: {
    create: true,
    read: { $or: [{ created_by: '{{user.email}}' }, { 'data.state': 'open' }] },
    write: { created_by: '{{user.email}}' },
  },
};

type Written = { acknowledgedAt: number; heardAt: number[] };

/** On a product of its own: what others left on a heap would hide what sockets take. */
export async function measureSockets(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const { api: maker } = await new ApiClient(product.port).signUp('Sockets');
    return await measureOn(product, maker);
  } finally {
    await product.dispose();
  }
}

/** A thousand people in one room, by the client library that apps use: from a write's answer to the last of them. */
async function measureOn(product: Product, maker: ApiClient): Promise<Figure[]> {
  const app = await maker.call<App>('POST', '/apps', {
    name: 'Sockets bench',
    entities: { [entity]: schema },
  });
  const tokens = await members(product, app.id, sockets);
  const before = await residentBytes(product.processGroup);
  const room = rooms.entity(app.id, entity);
  const open: Socket[] = [];
  const heard = new Map<string, number[]>();
  const hear = ({ data }: UpdateModel) => {
    const at = performance.now();
    const { id } = JSON.parse(data) as { id: string };
    const known = heard.get(id);
    if (known) known.push(at);
    else heard.set(id, [at]);
  };
  try {
    for (let from = 0; from < sockets; from += dialledAtOnce) {
      const some = tokens.slice(from, from + dialledAtOnce);
      open.push(
        ...(await Promise.all(some.map((token) => joined(product, { app_id: app.id, token }, room)))),
      );
    }
    for (const socket of open) socket.on('update_model', hear);
    const connected = await residentBytes(product.processGroup);
    const path = `/apps/${app.id}/entities/${entity}`;
    const measured: Written[] = [];
    // The first ones warm up.
    for (let nr = -5; nr < writes; nr += 1) {
      const written = await write(maker, path, heard);
      if (nr >= 0) measured.push(written);
    }
    const after = await residentBytes(product.processGroup);
    return figures(measured, { before, connected, after });
  } finally {
    for (const socket of open) socket.disconnect();
  }
}

async function write(maker: ApiClient, path: string, heard: ReadonlyMap<string, number[]>): Promise<Written> {
  const { id } = await maker.call<{ id: string }>('POST', path, { title: 'Call', state: 'open' });
  const acknowledgedAt = performance.now();
  const deadline = acknowledgedAt + 10_000;
  while ((heard.get(id)?.length ?? 0) < sockets) {
    if (performance.now() > deadline)
      throw new Error(`${heard.get(id)?.length ?? 0} of ${sockets} heard of a write`);
    await new Promise((wake) => setTimeout(wake, 5));
  }
  return { acknowledgedAt, heardAt: heard.get(id) ?? [] };
}

function joined(product: Product, query: { app_id: string; token: string }, room: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${product.port}`, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    query,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('join_error', ({ message }: { message: string }) => reject(new Error(message)));
    socket.once('joined', () => resolve(socket));
    socket.emit('join', room);
  });
}

type Memory = { before: number; connected: number; after: number };

function figures(measured: readonly Written[], { before, connected, after }: Memory): Figure[] {
  // Whoever heard of it before the writer had its answer waited for nothing.
  const all = measured.flatMap(({ acknowledgedAt, heardAt }) =>
    heardAt.map((at) => Math.max(0, at - acknowledgedAt)),
  );
  const each = Math.round((connected - before) / sockets / 1024);
  return [
    {
      name: `a write, told to ${sockets} sockets`,
      value: `p99 ${ms(percentile(all, 0.99))}, median ${ms(percentile(all, 0.5))}, last ${ms(percentile(all, 1))}`,
      aim: 'p99 100 ms',
      how: `${writes} writes one after another, from the write's answer to each socket; ${sockets} people with tokens of their own, a read rule that names the person, one process of sockets on this machine`,
    },
    {
      name: `memory with ${sockets} sockets`,
      value: `${megabytes(connected)} connected, ${megabytes(after)} after the writes; ${megabytes(before)} before (${each} KB a socket)`,
      aim: '-',
      how: 'resident memory of the processes of the server without the database',
    },
  ];
}
