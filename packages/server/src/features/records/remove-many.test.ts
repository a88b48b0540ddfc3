import { rooms, socketPath } from '@sayso/contracts/realtime';
import { io } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { anAppWithRecords, openRules } from '../../testing/shared-records.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { sql } = server;
const { appId, ask, make } = await anAppWithRecords(server, {
  Note: { properties: { nr: { type: 'integer' }, text: { type: 'string' } }, rls: openRules },
});
const remaining = async () => (await ask('ada', 'GET', 'Note', '/count')).body as { count: number };

/** So many records at once, as an import would bring them. */
async function fill(count: number, chars = 0): Promise<void> {
  await sql`
    insert into records (app_id, entity, id, data, created_date, updated_date)
    select ${appId}, 'Note', lpad(to_hex(nr), 24, '0'),
      jsonb_build_object('nr', nr, 'text', repeat('a', ${chars})), now(), now()
    from generate_series(1, ${count}) as nr`;
}
const idOf = (nr: number) => nr.toString(16).padStart(24, '0');

/** Fails at record 1,100, as a full disk would. */
async function refusing(work: () => Promise<void>): Promise<void> {
  await sql`
    create function refuse_delete() returns trigger language plpgsql as $$ begin
      if old.data ->> 'nr' = '1100' then raise exception 'no space left'; end if;
      return old; end $$`;
  await sql`create trigger refuse_delete before delete on records for each row execute function refuse_delete()`;
  try {
    await work();
  } finally {
    await sql`drop function refuse_delete cascade`;
  }
}

const socket = io(server.url, {
  path: socketPath,
  transports: ['websocket'],
  forceNew: true,
  query: { token: await server.token('ada') },
});
afterAll(() => socket.disconnect());
const told: { room: string; type: string; count?: number; id?: string }[] = [];
socket.on('update_model', ({ room, data }: { room: string; data: string }) =>
  told.push({ room, ...JSON.parse(data) }),
);
const whole = rooms.allRecords(appId, 'Note');
const members = rooms.entity(appId, 'Note');
for (const room of [whole, members]) {
  await new Promise((joined) => {
    socket.once('joined', joined);
    socket.emit('join', room);
  });
}
const toldOf = (room: string) => told.filter((event) => event.room === room);

test('[B-DATA-07] 50,000 records are deleted part by part, and others go on meanwhile', async () => {
  await fill(50_000);
  const held = Promise.withResolvers<void>();
  const lets = Promise.withResolvers<void>();
  const holding = sql.begin(async (tx) => {
    await tx`select from records where app_id = ${appId} and id = ${idOf(1_200)} for update`;
    held.resolve();
    await lets.promise;
  });
  await held.promise;

  const deleting = ask('ada', 'DELETE', 'Note', '', {});
  // What comes before the row that somebody holds is gone for good; what is added meanwhile stays.
  await expect.poll(remaining).toEqual({ count: 49_000 });
  const [added] = await make('Note', [{ nr: 0 }]);
  lets.resolve();
  await holding;

  expect(await deleting).toMatchObject({ status: 200, body: { success: true, deleted: 50_000 } });
  expect((await ask('ada', 'GET', 'Note')).body).toEqual([added]);
  const counts = () => toldOf(whole).flatMap(({ type, count }) => (type === 'many' ? [count ?? 0] : []));
  await expect.poll(() => counts().reduce((sum, count) => sum + count, 0)).toBe(50_000);
  expect(Math.max(...counts())).toBe(500);
  await expect.poll(() => toldOf(members).filter(({ type }) => type === 'delete').length).toBe(50_000);
  await ask('ada', 'DELETE', 'Note', '', {});
}, 120_000);

test('[B-DATA-07] large records are deleted so many at once as may be held in memory', async () => {
  told.length = 0;
  await fill(30, 900_000);
  expect((await ask('ada', 'DELETE', 'Note', '', {})).body).toEqual({ success: true, deleted: 30 });
  await expect.poll(() => toldOf(whole).length).toBe(30);
  // Each part is told by itself: few at once, record by record.
  expect(toldOf(whole).map(({ type }) => type)).not.toContain('many');
}, 60_000);

test('[B-DATA-07] a deletion that ends midway says how many are gone, one that changed nothing why', async () => {
  await fill(1_200);
  await refusing(async () => {
    expect(await ask('ada', 'DELETE', 'Note', '', {})).toMatchObject({
      status: 500,
      body: {
        reason: 'removed_in_part',
        message: 'Only 1,000 records were deleted. Delete again to go on with the rest.',
      },
    });
    expect(await remaining()).toEqual({ count: 200 });
    const again = await ask('ada', 'DELETE', 'Note', '', {});
    expect([again.status, again.body]).toEqual([
      500,
      expect.not.objectContaining({ reason: expect.anything() }),
    ]);
    expect(await ask('ada', 'DELETE', 'Note', '', { nr: { $gt: 1_100 } })).toMatchObject({
      body: { deleted: 100 },
    });
  });
  expect((await ask('ada', 'DELETE', 'Note', '', {})).body).toEqual({ success: true, deleted: 100 });
}, 60_000);

test('one call changes so many records as may be held in memory, and says that there are more', async () => {
  await fill(30, 900_000);
  const change = async (set: object, query: object) =>
    (await ask('ada', 'PATCH', 'Note', '/update-many', { query, data: { $set: set } })).body;
  expect(await change({ nr: 0 }, { nr: { $gt: 0 } })).toEqual({ success: true, updated: 11, has_more: true });
  expect(await change({ nr: 0 }, { nr: { $gt: 0 } })).toEqual({ success: true, updated: 11, has_more: true });
  expect(await change({ nr: 0 }, { nr: { $gt: 0 } })).toEqual({
    success: true,
    updated: 8,
    has_more: false,
  });

  const ids = Array.from({ length: 12 }, (_, at) => ({ id: idOf(at + 1), nr: 7 }));
  expect(await ask('ada', 'PUT', 'Note', '/bulk', ids)).toMatchObject({
    status: 413,
    body: { message: 'These records are larger than 10 MB together. Change fewer of them at once.' },
  });
  expect((await ask('ada', 'PUT', 'Note', '/bulk', ids.slice(0, 11))).status).toBe(200);
  const keyed = { key: 'text', records: [{ text: 'a'.repeat(900_000), nr: 9 }] };
  expect((await ask('ada', 'POST', 'Note', '/upsert', keyed)).body).toMatchObject({ created: 0, updated: 1 });
  await ask('ada', 'DELETE', 'Note', '', {});

  // What they become counts as well as what they were.
  await fill(60);
  const grown = { text: 'b'.repeat(900_000) };
  expect(await change(grown, { text: '' })).toEqual({ success: true, updated: 11, has_more: true });
  await ask('ada', 'DELETE', 'Note', '', {});
}, 90_000);
