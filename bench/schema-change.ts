import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '@sayso/contracts/apps';
import type { RecordsReport } from '@sayso/contracts/schema-changes';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import { type Figure, ms, percentile } from './support/figures.ts';
import { openDatabase } from './support/people.ts';

const records = 100_000;
const entity = 'Order';
const text = { type: 'string' };
const oldForm = {
  name: entity,
  type: 'object',
  properties: { title: text, amount: text, due: text, email: { ...text, format: 'email' } },
};
/** One field has another name, one another type, and one is new: every record is written anew. */
const newForm = {
  ...oldForm,
  properties: {
    title: text,
    amount: { type: 'number', minimum: 0 },
    due_date: text,
    email: { ...text, format: 'email' },
    state: { ...text, enum: ['open', 'done'], default: 'open' },
  },
};

/** How long it takes to bring many records into the form of a new schema, and how long others wait meanwhile. */
export async function measureSchemaChange(product: Product, maker: ApiClient): Promise<Figure[]> {
  const { id } = await maker.call<App>('POST', '/apps', {
    name: 'Schema bench',
    entities: { [entity]: oldForm, Note: { properties: { text } } },
  });
  await seed(product, id);
  const note = `/apps/${id}/entities/Note`;
  await maker.call('POST', note, { text: 'Other work' });
  const read = () => maker.call('GET', `${note}?limit=1`);
  const content = JSON.stringify(newForm);
  const idle = await during(read, () => wait(2_000));
  const dry = await during(read, () =>
    maker.call<RecordsReport>('POST', `/apps/${id}/entity-schemas/${entity}/dry-run`, { content }),
  );
  const change = await during(read, () =>
    maker.call<{ records: RecordsReport }>('POST', `/apps/${id}/coding/write`, {
      file_path: `entities/${entity}`,
      content,
    }),
  );
  for (const report of [dry.reply, change.reply.records]) {
    const isWhole = report.changed === records && report.renamed.length === 1 && report.filled.length === 1;
    if (!isWhole)
      throw new Error(`Not all records were written anew: ${JSON.stringify(report).slice(0, 500)}`);
  }
  const [last] = await maker.call<{ id: string }[]>('GET', `/apps/${id}/schema-changes`);
  const undo = await during(read, () => maker.call('POST', `/apps/${id}/schema-changes/${last?.id}/undo`));
  return [
    {
      name: `schema change with ${records.toLocaleString('en')} records`,
      value: `${ms(change.took)}; dry run ${ms(dry.took)}, undo ${ms(undo.took)}`,
      aim: 'none set',
      how: 'by HTTP in one transaction: a field renamed, one turned from text to number, one new with a default, so that every record is written anew, and what it was is kept',
    },
    {
      name: 'other requests during a schema change',
      value: `p99 ${ms(change.p99)}, longest ${ms(change.longest)}`,
      aim: '100 ms p99',
      how: `lists of another entity of the app, one after another; with nothing else to do p99 ${ms(idle.p99)}; during the dry run p99 ${ms(dry.p99)}, longest ${ms(dry.longest)}; during the undo p99 ${ms(undo.p99)}, longest ${ms(undo.longest)}`,
    },
  ];
}

/** Does something, and meanwhile asks for something else again and again. */
async function during<T>(ask: () => Promise<unknown>, work: () => Promise<T>) {
  const waits: number[] = [];
  const startedAt = performance.now();
  const done = work().then((reply) => ({ reply, took: performance.now() - startedAt }));
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  done.then(over, over);
  while (!isOver) {
    const askedAt = performance.now();
    await ask();
    waits.push(performance.now() - askedAt);
  }
  return { ...(await done), p99: percentile(waits, 0.99), longest: Math.max(...waits) };
}

async function seed(product: Product, appId: string): Promise<void> {
  const sql = openDatabase(product);
  try {
    await sql`
      insert into records (app_id, entity, id, data, created_by)
      select ${appId}, ${entity}, lpad(to_hex(nr), 24, '0'),
        jsonb_build_object('title', 'Order ' || nr, 'amount', (nr % 1000)::text, 'due', '2026-01-31',
          'email', 'buyer' || nr || '@example.com', 'note', repeat('word ', 20)), 'maker@example.com'
      from generate_series(1, ${records}::int) as nr`;
    await sql`analyze records`;
  } finally {
    await sql.end();
  }
}
