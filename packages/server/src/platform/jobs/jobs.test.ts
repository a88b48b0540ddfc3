import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { openQueuePool, openSql } from '../database/database.ts';
import { createJobs, jobConnections } from './jobs.ts';

const database = await createTestDatabase();
const sql = openSql(database.target, 2);
// Enough for all that look for jobs, which the lock of the first test keeps waiting.
const pool = openQueuePool(database.target, 20);
const jobs = createJobs({ pool, log: pino({ level: 'silent' }) });
afterAll(async () => {
  await jobs.stop();
  await Promise.all([pool.end(), sql.end()]);
  await database.drop();
});

const left = async () => (await sql<{ id: string }[]>`select id from graphile_worker._private_jobs`).length;

test('a job whose connection breaks while it is marked as done runs once, and the next ones run', async () => {
  const ran: unknown[] = [];
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  jobs.register('note', async (payload) => {
    ran.push(payload);
    if (payload !== 'first') return;
    locked();
    await mayEnd;
  });
  await jobs.start();
  await sql.begin((tx) => jobs.enqueue(tx, 'note', 'first'));
  await isLocked;
  await sql.begin(async (tx) => {
    await tx`lock table graphile_worker._private_jobs in exclusive mode`;
    end();
    const isWaiting = async () => {
      const cut = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'sayso-jobs' and query like 'delete from%' and wait_event_type = 'Lock'`;
      return cut.length;
    };
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1);
  });
  await sql.begin((tx) => jobs.enqueue(tx, 'note', 'second'));
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  expect(ran).toEqual(['first', 'second']);
});

test('a connection that cannot be had is waited for', async () => {
  const narrow = openQueuePool(database.target, 1);
  narrow.options.connectionTimeoutMillis = 50;
  const held = await narrow.connect();
  const second = narrow.connect();
  const isAsking = () => narrow.waitingCount;
  await expect.poll(isAsking, { interval: 1 }).toBe(1);
  await expect.poll(isAsking, { interval: 1 }).toBe(0);
  held.release();
  const client = await second;
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
  await narrow.end();
});

test('answers that hang, as many as may be, keep neither mail nor other jobs waiting, and the console stays quiet', async () => {
  const lanesPool = openQueuePool(database.target, jobConnections);
  const said: string[] = [];
  const lanes = createJobs({
    pool: lanesPool,
    log: pino({ level: 'warn' }, { write: (line) => said.push(line) }),
  });
  const over = Promise.withResolvers<void>();
  const done: unknown[] = [];
  let hanging = 0;
  lanes.register(
    'hang',
    () => {
      hanging += 1;
      return over.promise;
    },
    { lane: 'answers' },
  );
  lanes.register('letter', async () => void done.push('letter'), { lane: 'mail' });
  lanes.register('other', async () => void done.push('other'));
  await lanes.start();
  await sql.begin(async (tx) => {
    for (let nr = 0; nr < 20; nr++) await lanes.enqueue(tx, 'hang', { nr });
  });
  await expect.poll(() => hanging).toBe(8);
  await sql.begin(async (tx) => {
    await lanes.enqueue(tx, 'letter', {});
    await lanes.enqueue(tx, 'other', {});
  });
  await expect.poll(() => [...done].sort()).toEqual(['letter', 'other']);
  over.resolve();
  await expect.poll(() => hanging).toBe(20);
  await lanes.stop();
  expect(said).toEqual([]);
  await lanesPool.end();
});
