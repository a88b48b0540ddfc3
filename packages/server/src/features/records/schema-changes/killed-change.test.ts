import { join } from 'node:path';
import type { SchemaChangeEntry } from '@sayso/contracts/schema-changes';
import { expect, test } from 'vitest';
import { openSql } from '../../../platform/database/database.ts';
import { createServerProcesses, type ServerProcess, signUp } from '../../../testing/server-process.ts';

const processes = createServerProcesses();
const count = 3_000;
const oldForm = { name: 'Task', properties: { title: { type: 'string' }, points: { type: 'string' } } };
const newForm = {
  name: 'Task',
  properties: {
    title: { type: 'string' },
    points: { type: 'number' },
    state: { type: 'string', default: 'open' },
  },
};
const sent = { file_path: 'entities/Task', content: JSON.stringify(newForm) };

test('a server killed in the middle of a schema change changes nothing; killed after its answer, nothing is lost', async () => {
  const dataDir = await processes.preparedFolder();
  const first = await processes.start({ dataDir });
  const token = await signUp(first, 'ada@example.com');
  const made = await first.call('POST', '/apps', {
    token,
    body: { name: 'Tasks', entities: { Task: oldForm } },
  });
  const path = `/apps/${(made.body as { id: string }).id}`;
  const reading = (server: ServerProcess) => async (rest: string) =>
    (await server.call('GET', `${path}/${rest}`, { token })).body;
  for (let from = 0; from < count; from += 1_000) {
    const body = Array.from({ length: 1_000 }, (_, nr) => ({
      title: `T${from + nr}`,
      points: `${from + nr}`,
    }));
    expect((await first.call('POST', `${path}/entities/Task/bulk`, { token, body })).status).toBe(200);
  }
  /** Whether all records are of this form, each with its own values. */
  const formOf = async (server: ServerProcess) => {
    const rows = (await reading(server)('entities/Task?sort=id&limit=5000')) as Record<string, unknown>[];
    const forms = rows.map(({ title, points, state }) =>
      state === undefined
        ? [title === `T${points}`, typeof points]
        : [title === `T${points}`, typeof points, state],
    );
    return { records: rows.length, forms: [...new Set(forms.map((form) => form.join(' ')))] };
  };
  const asItWas = { records: count, forms: ['true string'] };
  expect(await formOf(first)).toEqual(asItWas);

  const held = await holdLastRecord(dataDir);
  const change = first.call('POST', `${path}/coding/write`, { token, body: sent }).then(
    ({ status }) => status,
    () => 'no answer',
  );
  await held.isWaitedFor(change);
  await first.end('SIGKILL');
  expect(await change).toBe('no answer');
  await held.letGo();

  const second = await processes.start({ dataDir, port: first.port });
  expect(second.said()).toContain('Sayso is ready');
  expect(await formOf(second)).toEqual(asItWas);
  expect(await reading(second)('')).toMatchObject({
    status: { state: 'ready' },
    entities: { Task: { properties: { points: { type: 'string' } } } },
  });
  expect(await reading(second)('schema-changes')).toEqual([]);

  const done = await second.call('POST', `${path}/coding/write`, { token, body: sent });
  await second.end('SIGKILL');
  expect(done).toMatchObject({ status: 200, body: { records: { records: count, changed: count } } });
  const third = await processes.start({ dataDir, port: first.port });
  expect(third.said()).toContain('Sayso is ready');
  expect(await formOf(third)).toEqual({ records: count, forms: ['true number open'] });
  const [entry] = (await reading(third)('schema-changes')) as SchemaChangeEntry[];
  const undone = await third.call('POST', `${path}/schema-changes/${entry?.id}/undo`, { token });
  expect(undone).toMatchObject({ status: 200, body: { restored: count } });
  expect(await formOf(third)).toEqual(asItWas);
}, 120_000);

/** Keeps a change from its last records, when it has rewritten the others. */
async function holdLastRecord(dataDir: string) {
  const sql = openSql(
    { host: join(dataDir, 'postgres/run'), port: 5432, user: 'sayso', database: 'sayso' },
    2,
  );
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const holding = sql
    .begin(async (tx) => {
      await tx`select id from records order by id desc limit 1 for update`;
      hold();
      await freed;
    })
    // The database may go with the server that started it.
    .catch(() => {});
  await held;
  return {
    async isWaitedFor(change: Promise<unknown>) {
      let isOver = false;
      void change.then(() => {
        isOver = true;
      });
      await expect
        .poll(async () => isOver || (await sql`select 1 from pg_locks where not granted`).length > 0)
        .toBe(true);
      expect(isOver).toBe(false);
    },
    async letGo() {
      free();
      await holding;
      await sql.end().catch(() => {});
    },
  };
}
