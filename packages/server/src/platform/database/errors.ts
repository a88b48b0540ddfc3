import pg from 'pg';

const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** What the driver says, without a code, of a connection that broke or could not be had. */
const goneTexts =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/;

/** True for errors that say "the database is away", not "the statement is wrong". */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return goneTexts.test(error.message);
  if (code === 'ENOENT') return syscall === 'connect';
  return goneCodes.has(code) || code.startsWith('08');
}

/** True when a statement was ended because it took too long. */
export const isStatementTimeout = (error: unknown): boolean => sqlState(error) === '57014';

/** True when a statement broke the named unique constraint, or any where none is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || (error as pg.DatabaseError).constraint === constraint;
}

/** True when a row would have been larger than its table takes (constraints `…_size`). */
export const isSizeViolation = (error: unknown): boolean =>
  sqlState(error) === '23514' && ((error as pg.DatabaseError).constraint ?? '').endsWith('_size');

/** True when a text holds NUL or half of a character, which no column can hold. */
export function isUnstorableText(error: unknown): boolean {
  const state = sqlState(error);
  // The same state is given to a text that is no number, which would be a mistake of ours.
  return state === '22021' || state === '22P05' || (state === '22P02' && /type json/.test(String(error)));
}

/** PostgreSQL's five characters for what was wrong with a statement; null for errors of other kinds. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}
