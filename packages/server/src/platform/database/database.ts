import pg from 'pg';
import { QueuePool } from './queue-pool.ts';
import { createSql, type Sql } from './sql.ts';

export {
  isDatabaseAway,
  isSizeViolation,
  isStatementTimeout,
  isUniqueViolation,
  isUnstorableText,
  sqlState,
} from './errors.ts';
export type { Queryable, Sql, Transaction } from './sql.ts';
/** A part of a statement, to be put into another one. */
export { planAnew, planned, type Statement as Fragment, spelledOut } from './statement.ts';

/** How to reach a database: an address, or the folder of a unix socket. */
export type Target = { url: string } | { host: string; port: number; user: string; database: string };

/** A running PostgreSQL, whoever runs it. */
export type DatabaseServer = {
  readonly target: Target;
  /** Sentence for the start message where the place is worth telling; else null. */
  readonly notice: string | null;
  stop(): Promise<void>;
};

/** Longer than any honest request takes, short enough that ten bad ones do not take the database away. */
export const statementMs = 10_000;

/** `name` is shown by the database beside each connection; `mostMs` 0 lets statements run for ever. */
export function openSql(target: Target, max = 10, name = 'sayso', mostMs = statementMs): Sql {
  // Connections are kept: other servers tell by them that this one lives.
  const limited = mostMs === 0 ? {} : { statement_timeout: mostMs };
  return createSql(openPool(target, { max, application_name: name, idleTimeoutMillis: 0, ...limited }));
}

/** The tag over a pool that others use as well. */
export const sqlOver = (pool: pg.Pool): Sql => createSql(pool);

/** For libraries that speak node-postgres themselves (jobs, migrations). */
export const openPgPool = (target: Target, max: number): pg.Pool => openPool(target, { max });

/** For the queue, whose library is to outlive that the database is away for a while. */
export const openQueuePool = (target: Target, max: number): pg.Pool =>
  openPool(target, { max, application_name: 'sayso-jobs' }, QueuePool);

function openPool(target: Target, options: pg.PoolConfig, Pool: typeof pg.Pool = pg.Pool): pg.Pool {
  const where = 'url' in target ? { connectionString: target.url } : target;
  const pool = new Pool({ connectionTimeoutMillis: 10_000, ...where, ...options });
  // A connection that breaks must not end the process; what ran on it fails, and the pool opens another one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
