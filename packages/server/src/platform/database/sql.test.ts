import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { toFault } from '../../http/fault-reply.ts';
import { createTestDatabase } from '../../testing/database.ts';
import {
  isDatabaseAway,
  isStatementTimeout,
  isUniqueViolation,
  openPgPool,
  openSql,
  sqlState,
} from './database.ts';

const database = await createTestDatabase();
const sql = openSql(database.target, 2);
const other = openSql(database.target, 1);
await sql`create table notes (id int constraint notes_id primary key, text text, facts jsonb, at timestamptz, raw bytea)`;
beforeEach(async () => {
  await sql`delete from notes`;
});
afterAll(async () => {
  await Promise.all([sql.end(), other.end()]);
  await database.drop();
});

const ids = async () => (await sql<{ id: number }[]>`select id from notes order by id`).map(({ id }) => id);

test('values of every kind come back as they went', async () => {
  const row = {
    id: 1,
    text: `'"\\$1 ${'é'}`,
    at: new Date(),
    raw: Buffer.from([0, 255]),
    facts: sql.json(['a', { b: null }]),
  };
  await sql`insert into notes ${sql(row)}`;
  expect(await sql`select * from notes where id = any(${[1, 2]}::int[]) and ${true}`).toEqual([
    { ...row, facts: ['a', { b: null }] },
  ]);
});

test('a statement of a request is ended after a while and told as such; migrations and jobs take their time', async () => {
  const shown = sql<{ statement_timeout: string }[]>`show statement_timeout`;
  expect(await shown).toEqual([{ statement_timeout: '10s' }]);
  const pool = openPgPool(database.target, 1);
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  await pool.end();

  const hasty = openSql(database.target, 1, 'hasty', 50);
  const error = await hasty`select pg_sleep(20)`.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(isStatementTimeout(error)).toBe(true);
  expect(toFault(error)).toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('took too long'),
  });
  expect(await hasty`select 1 as one`).toEqual([{ one: 1 }]);
  await hasty.end();
});

test('a statement runs once however often it is awaited, and not at all where nobody does', async () => {
  const insert = sql`insert into notes (id) values (1) returning id`;
  void sql`insert into notes (id) values (2)`;
  expect(await insert).toEqual(await insert);
  expect(await ids()).toEqual([1]);
});

test('a transaction keeps all or nothing', async () => {
  await sql.begin(async (tx) => {
    await Promise.all([tx`insert into notes (id) values (1)`, tx`insert into notes (id) values (2)`]);
  });
  const broken = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (3)`;
    throw new Error('changed my mind');
  });
  await expect(broken).rejects.toThrow('changed my mind');
  expect(await ids()).toEqual([1, 2]);
});

test('an error of a statement that the work swallows is no commit', async () => {
  const swallowed = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`;
    await tx`insert into notes (id) values (1)`.catch(() => {});
    return 'stored';
  });
  await expect(swallowed).rejects.toSatisfy((error) => isUniqueViolation(error, 'notes_id'));
  expect(await ids()).toEqual([]);
});

test('a transaction that is over runs nothing more', async () => {
  const kept = await sql.begin((tx) => ({ tx }));
  await expect(kept.tx`insert into notes (id) values (1)`).rejects.toThrow('over');
  expect(await ids()).toEqual([]);
});

test('what comes again is prepared; texts that are always new, or long, take nobody a place', async () => {
  const held = async () => {
    const rows = await other<{ statement: string }[]>`select statement from pg_prepared_statements`;
    return rows.map(({ statement }) => statement);
  };
  const named = (name: string) => other`select ${1}::int as ${other(name)}`;
  const long = 'long'.repeat(1_200);
  for (let nr = 0; nr < 400; nr += 1) await named(`new_${nr}`);
  for (let nr = 0; nr < 10; nr += 1) await named(long);
  expect(await held()).toEqual([]);
  for (let nr = 0; nr < 10; nr += 1) await named('again');
  expect(await held()).toEqual(['select $1::int as "again"']);
});

test('a text that comes more often takes the place of the one that comes least often, on every connection', async () => {
  const crowded = openSql(database.target, 1);
  const one = (name: string) => crowded`select ${1}::int as ${crowded(name)}`;
  const held = async () => {
    const rows = await crowded<{ statement: string }[]>`select statement from pg_prepared_statements`;
    return rows.map(({ statement }) => /"(.*)"/.exec(statement)?.[1]).filter((name) => name !== undefined);
  };
  for (let nr = 0; nr < 300; nr += 1) for (let time = 0; time < 4; time += 1) await one(`old_${nr}`);
  for (let nr = 0; nr < 299; nr += 1) for (let time = 0; time < 4; time += 1) await one(`old_${nr}`);
  expect(new Set(await held()).size).toBe(300);

  const wrong = () =>
    crowded`select ${1}::int as wrong from nowhere`.catch((error: unknown) => sqlState(error));
  for (let time = 0; time < 40; time += 1) expect(await wrong()).toBe('42P01');
  for (let time = 0; time < 40; time += 1) await one('new');
  await crowded.begin(async (tx) => {
    await tx`select ${1}::int as ${tx('new')}`;
    expect(await tx`select ${2}::int as other`).toEqual([{ other: 2 }]);
  });
  const names = new Set(await held());
  expect([names.has('new'), names.has('old_299'), names.size]).toEqual([true, false, 299]);
  expect(await one('old_299')).toEqual([{ old_299: 1 }]);
  await crowded.end();
});

test('wrong statements are told from a database that is away', async () => {
  const wrong = await sql`select ${'x'}::int`.catch((error: unknown) => error);
  expect([sqlState(wrong), isDatabaseAway(wrong)]).toEqual(['22P02', false]);
  const nowhere = openSql({ host: '/nowhere', port: 5432, user: 'x', database: 'x' }, 1);
  const away = await nowhere`select 1`.catch((error: unknown) => error);
  expect([sqlState(away), isDatabaseAway(away)]).toEqual([null, true]);
});

test.each(['while a statement runs', 'between two statements'])(
  'a connection that dies in a transaction, %s: nothing of it stays, and the pool goes on',
  async (when) => {
    const killed = sql.begin(async (tx) => {
      const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await tx`insert into notes (id) values (1)`;
      const kill = () => other`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`;
      if (when === 'between two statements') {
        await kill();
        await tx`insert into notes (id) values (2)`;
      } else {
        await Promise.all([tx`select pg_sleep(60)`, untilAsleep(own?.pid ?? 0).then(kill)]);
      }
    });
    const error = await killed.catch((reason: unknown) => reason);
    expect(isDatabaseAway(error), String(error)).toBe(true);
    expect(await Promise.all([ids(), ids(), ids()])).toEqual([[], [], []]);
    await sql.begin((tx) => tx`insert into notes (id) values (3)`);
    expect(await ids()).toEqual([3]);
  },
);

test.each([['"\\ud83d"'], ['"\\u0000"'], ['"a\0"']])(
  'JSON that cannot be stored is refused in words: %j',
  async (text) => {
    const error = await sql`select ${text}::text::jsonb`.catch((reason: unknown) => reason);
    expect(toFault(error)).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('can’t be stored'),
    });
  },
);

test('a text that is no number stays a mistake of ours', async () => {
  const error = await sql`select ${'x'}::text::int`.catch((reason: unknown) => reason);
  expect(toFault(error)).toMatchObject({ kind: 'internal' });
});

async function untilAsleep(pid: number): Promise<void> {
  for (;;) {
    const found = await other`select 1 from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`;
    if (found.length > 0) return;
    await delay(10);
  }
}
