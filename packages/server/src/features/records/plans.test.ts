import { always } from '@sayso/core/filters/condition';
import { parseFilter } from '@sayso/core/filters/parse-filter';
import { parseSort } from '@sayso/core/filters/sort';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { EnterGrant } from '../../access/enter.ts';
import { openPgPool, openSql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { createSql } from '../../platform/database/sql.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createRecordStore, type Scope } from './store.ts';

const database = await createTestDatabase();
const sql = openSql(database.target, 1);
const pool = openPgPool(database.target, 1);
afterAll(async () => {
  await Promise.all([sql.end(), pool.end()]);
  await database.drop();
});

/** Answers a list with the plan that PostgreSQL has for it, as its text. */
const explaining = createSql({
  async connect() {
    const client = await pool.connect();
    const query = async (asked: pg.QueryConfig) => {
      if (!asked.text.includes('string_agg')) return client.query(asked);
      const { rows } = await client.query(`explain ${asked.text}`, asked.values);
      return { rows: [{ body: rows.map((row) => row['QUERY PLAN']).join('\n') }] };
    };
    return { query, release: () => client.release() };
  },
} as unknown as pg.Pool);

test('a page of records with a common value is read in its order up to where it is full, and not sorted', async () => {
  const appId = newId();
  const store = createRecordStore(sql);
  const records = Array.from({ length: 1_000 }, (_, nr) => ({
    id: newId(),
    data: { title: `Task ${nr}`, state: nr % 2 ? 'open' : 'done' },
  }));
  await store.insert({ appId, entity: 'Task' }, { records, author: null, isSample: false });
  await sql`analyze records`;

  const scope: Scope = {
    grant: { appId } as EnterGrant,
    entity: 'Task',
    read: always,
    hidden: [],
    authors: null,
  };
  const page = { orders: parseSort(undefined), limit: 50, skip: 0, fields: undefined };
  for (const filter of [{ state: 'open' }, { state: ['open', 'late'] }]) {
    const plan = await createRecordStore(explaining).list(scope, { ...page, filter: parseFilter(filter) });
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Sort');
  }
});

test('whether an entity has samples is read from their own index, however many other records there are', async () => {
  const appId = newId();
  const records = Array.from({ length: 1_000 }, (_, nr) => ({ id: newId(), data: { title: `Task ${nr}` } }));
  const own = { records, author: null, isSample: false };
  await createRecordStore(sql).insert({ appId, entity: 'Task' }, own);
  await sql`analyze records`;

  const scope: Scope = {
    grant: { appId } as EnterGrant,
    entity: 'Task',
    read: always,
    hidden: [],
    authors: null,
  };
  const page = { orders: parseSort('-created_date'), limit: 1, skip: 0, fields: ['id'] };
  const filter = parseFilter({ is_sample: true });
  const plan = await createRecordStore(explaining).list(scope, { ...page, filter });
  expect(plan).toContain('Index Scan');
  expect(plan).not.toContain('is_sample');
});
