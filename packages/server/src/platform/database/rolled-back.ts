import type { Queryable, Sql } from './sql.ts';

/** Runs the work in a transaction of which nothing ever stays, whatever comes of it; answers what the work answers. */
export async function rolledBack<T>(sql: Sql, work: (inside: Sql) => Promise<T>): Promise<T> {
  const done = new Error('Rolled back on purpose');
  let result: { value: T } | undefined;
  try {
    await sql.begin(async (tx) => {
      result = { value: await work(insideOf(tx)) };
      throw done;
    });
  } catch (error) {
    if (error !== done || !result) throw error;
  }
  if (!result) throw done;
  return result.value;
}

/** The transaction for those who ask for the whole database: what they begin is part of it. */
function insideOf(tx: Queryable): Sql {
  const tag = (...given: Parameters<typeof tx>) => tx(...given);
  return Object.assign(tag as unknown as Queryable, {
    json: (value: unknown) => tx.json(value),
    begin: async <T>(work: (inner: Queryable) => T | PromiseLike<T>) => work(tx),
    end: async () => {},
  });
}
