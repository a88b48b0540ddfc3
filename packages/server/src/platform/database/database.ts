import pg from 'pg';
import postgres from 'postgres';

export type Sql = postgres.Sql;
/** The pool or a transaction: what a store needs to run a statement. */
export type Queryable = postgres.ISql;
export type Transaction = postgres.TransactionSql;

/** How to reach a database: an address, or the folder of a unix socket. */
export type Target = { url: string } | { host: string; port: number; user: string; database: string };

/** A running PostgreSQL, whoever runs it. */
export type DatabaseServer = {
  readonly target: Target;
  /** Sentence for the start message where the place is worth telling; else null. */
  readonly notice: string | null;
  stop(): Promise<void>;
};

/** `name` is shown by the database beside each connection. */
export function openSql(target: Target, max = 10, name = 'sayso'): Sql {
  const connection = { application_name: name };
  const options = { max, onnotice: () => {}, connect_timeout: 10, backoff: retryDelay, connection };
  return 'url' in target ? postgres(target.url, options) : postgres({ ...target, ...options });
}

/** Seconds before the next attempt: short, so that a restarted database is found again at once. */
const retryDelay = (attempt: number) => Math.min(0.05 * 2 ** attempt, 1);

/** The other driver, for libraries that speak node-postgres (jobs, migrations). */
export function openPgPool(target: Target, max: number): pg.Pool {
  const pool = new pg.Pool({ ...('url' in target ? { connectionString: target.url } : target), max });
  // An idle connection that breaks must not end the process; the pool opens another one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** True for errors that say "the database is away", not "the statement is wrong". */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return false;
  if (code === 'ENOENT') return syscall === 'connect';
  return goneCodes.has(code) || code.startsWith('08');
}

/** True when a statement broke the named unique constraint, or any where none is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof postgres.PostgresError) || error.code !== '23505') return false;
  return constraint === undefined || error.constraint_name === constraint;
}
