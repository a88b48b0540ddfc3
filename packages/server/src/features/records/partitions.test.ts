import { always } from '@sayso/core/filters/condition';
import { afterAll, expect, test } from 'vitest';
import type { EnterGrant } from '../../access/enter.ts';
import { openSql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createRecordStore, type Scope } from './store.ts';

const database = await createTestDatabase();
// One connection, so that all statements are prepared on the one that is looked at.
const sql = openSql(database.target, 1);
afterAll(async () => {
  await sql.end();
  await database.drop();
});

test('what a connection keeps of an app’s statements is a plan for one partition, not for all 64', async () => {
  const store = createRecordStore(sql);
  const appId = newId();
  const key = { appId, entity: 'Task' };
  const scope: Scope = {
    grant: { appId } as EnterGrant,
    entity: 'Task',
    read: always,
    hidden: [],
    authors: null,
  };
  // PostgreSQL keeps a plan for good after five that were made anew.
  for (let nr = 0; nr < 12; nr += 1) {
    const id = newId();
    await store.insert(key, { records: [{ id, data: {} }], author: null, isSample: false });
    await store.update(scope, { id, patch: { nr }, allowed: always });
    await store.existing(key, [id]);
    await store.oldest(key, 1);
    await store.get(scope, id);
    await store.count(scope, always);
    await store.remove(scope, { id, allowed: always });
    await store.transaction(async (tx) => {
      const filter = { filter: always, allowed: always, after: '', limit: 10 };
      await store.removeLocked(tx, scope, await store.lockNext(tx, scope, filter));
    });
  }
  const plans = await sql<{ bytes: number; text: string }[]>`
    select total_bytes::int as bytes, ident as text from pg_backend_memory_contexts where name = 'CachedPlan'`;
  expect(plans.length).toBeGreaterThan(7);
  expect(plans.filter(({ bytes }) => bytes > 150_000)).toEqual([]);
});
