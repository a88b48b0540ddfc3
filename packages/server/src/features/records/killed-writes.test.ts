import { expect, test } from 'vitest';
import { createServerProcesses, signUp } from '../../testing/server-process.ts';

const processes = createServerProcesses();
const entities = {
  Note: { properties: { text: { type: 'string' } } },
  Seat: { properties: { nr: { type: 'integer' } }, 'x-sayso': { unique: [['nr']] } },
};

test('a server killed in the middle of writes: every record that it acknowledged is there when it is back, and each unique value is one record’s or free', async () => {
  const dataDir = await processes.preparedFolder();
  const first = await processes.start({ dataDir });
  const token = await signUp(first, 'ada@example.com');
  const made = await first.call('POST', '/apps', { token, body: { name: 'Notes', entities } });
  const of = (entity: string) => `/apps/${(made.body as { id: string }).id}/entities/${entity}`;
  const acknowledged: Record<'Note' | 'Seat', string[]> = { Note: [], Seat: [] };
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  /** Notes are written by one person each, seats are what all of them want. */
  const write = async (entity: 'Note' | 'Seat'): Promise<void> => {
    for (let nr = 0; ; nr += 1) {
      const body = entity === 'Note' ? { text: 'x' } : { nr };
      const reply = await first.call('POST', of(entity), { token, body }).catch(() => null);
      if (reply === null) return;
      expect(entity === 'Note' ? [200] : [200, 409], reply.text).toContain(reply.status);
      if (reply.status === 200) acknowledged[entity].push((reply.body as { id: string }).id);
      if (acknowledged.Note.length >= 100 && acknowledged.Seat.length >= 40) resolve();
    }
  };
  const writers = Promise.all(Array.from({ length: 12 }, (_, nr) => write(nr < 6 ? 'Note' : 'Seat')));
  await Promise.race([enough, writers]);
  await first.end('SIGKILL');
  await writers;

  const second = await processes.start({ dataDir, port: first.port });
  const list = async (entity: string) =>
    (await second.call('GET', `${of(entity)}?limit=5000`, { token })).body as { id: string; nr: number }[];
  expect(acknowledged.Note.length).toBeGreaterThanOrEqual(100);
  for (const entity of ['Note', 'Seat'] as const) {
    const stored = new Set((await list(entity)).map(({ id }) => id));
    expect(acknowledged[entity].filter((id) => !stored.has(id))).toEqual([]);
  }
  const taken = (await list('Seat')).map(({ nr }) => nr);
  expect(new Set(taken).size).toBe(taken.length);
  const last = Math.max(...taken);
  for (const nr of [0, last, last + 1, last + 2]) {
    const { status } = await second.call('POST', of('Seat'), { token, body: { nr } });
    expect([nr, status]).toEqual([nr, nr > last ? 200 : 409]);
  }
}, 120_000);
