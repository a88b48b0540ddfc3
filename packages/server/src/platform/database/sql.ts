import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseAway } from './errors.ts';
import { createPreparedNames, type PreparedNames } from './prepared.ts';
import { Columns, compile, Json, Names, type Part, type Row, Statement } from './statement.ts';

/** The tag `sql` over a pool or over the one connection of a transaction. */
export type Queryable = {
  <T = Row[]>(strings: TemplateStringsArray, ...parts: Part[]): Statement<T>;
  (names: string | readonly string[]): Names;
  (row: Columns['row']): Columns;
  json(value: unknown): Json;
};
export type Transaction = Queryable;
export type Sql = Queryable & {
  /** Commits what `work` did when it ends well; otherwise nothing of it stays. */
  begin<T>(work: (tx: Transaction) => T | PromiseLike<T>): Promise<T>;
  /** Waits for what runs, at most so many seconds. */
  end(options?: { timeout?: number }): Promise<void>;
};

type Client = Pick<pg.PoolClient, 'query' | 'release'>;

/** How long a statement waits for a database that is being restarted, before the caller is told that it is away. */
const reconnectPatienceMs = 1_500;

export function createSql(pool: pg.Pool): Sql {
  const names = createPreparedNames();
  const tag = tagOf(async (statement) => {
    const client = await connect(pool);
    try {
      await names.tidy(client);
      const rows = await query({ client, names }, statement);
      client.release();
      return rows;
    } catch (error) {
      client.release(isDatabaseAway(error));
      throw error;
    }
  });
  return Object.assign(tag, {
    begin: <T>(work: (tx: Transaction) => T | PromiseLike<T>) => begin({ pool, names }, work),
    async end({ timeout = 5 }: { timeout?: number } = {}): Promise<void> {
      const patience = new AbortController();
      const late = delay(timeout * 1000, undefined, { signal: patience.signal }).catch(() => {});
      await Promise.race([pool.end(), late]);
      patience.abort();
    },
  });
}

function tagOf(run: (statement: Statement<unknown>) => Promise<Row[]>): Queryable {
  const tag = (
    first: TemplateStringsArray | string | readonly string[] | Columns['row'],
    ...parts: Part[]
  ) => {
    if (typeof first === 'string') return new Names([first]);
    if (isTemplate(first)) return new Statement(first, parts, run);
    return Array.isArray(first) ? new Names(first) : new Columns(first as Columns['row']);
  };
  return Object.assign(tag, { json: (value: unknown) => new Json(value) }) as Queryable;
}

const isTemplate = (first: object): first is TemplateStringsArray => Array.isArray(first) && 'raw' in first;

/** Only connecting is tried again: a statement that was sent may have been carried out. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const deadline = Date.now() + reconnectPatienceMs;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}

async function begin<T>(
  { pool, names }: { pool: pg.Pool; names: PreparedNames },
  work: (tx: Transaction) => T | PromiseLike<T>,
): Promise<T> {
  const client = await connect(pool);
  let isOver = false;
  let failure: unknown;
  // One connection answers one statement at a time, also when the work asks for several at once.
  let last: Promise<unknown> = Promise.resolve();
  const tx = tagOf((statement) => {
    if (isOver) return Promise.reject(new Error('This transaction is over'));
    const rows = last.then(() => query({ client, names }, statement));
    last = rows.catch((error) => {
      failure ??= error;
    });
    return rows;
  });
  try {
    await names.tidy(client);
    await client.query('begin');
    const result = await work(tx);
    isOver = true;
    await last;
    // PostgreSQL answers the commit of a failed transaction with a rollback, and without an error.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw failure ?? new Error('The transaction was rolled back');
    client.release();
    return result;
  } catch (error) {
    isOver = true;
    await last;
    await leave(client);
    throw error;
  }
}

/** A connection that cannot be rolled back is closed, which rolls back as well. */
async function leave(client: Client): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}

async function query(
  { client, names }: { client: Client; names: PreparedNames },
  statement: Statement<unknown>,
): Promise<Row[]> {
  const { text, values, isPrepared } = compile(statement);
  if (values.length === 0) return (await client.query<Row>(text)).rows;
  const name = isPrepared ? names.on(client, text) : undefined;
  return (await client.query<Row>({ text, values, ...(name === undefined ? {} : { name }) })).rows;
}
