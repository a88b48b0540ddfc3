import { randomInt } from 'node:crypto';
import type { ReservedSql } from 'postgres';
import type { Sql } from '../../platform/database/database.ts';

/** First key of our advisory locks; the second is the process's own number. */
const lockClass = 728_150;

/**
 * Tells living server processes from dead ones: each holds a lock in the database under its number, and the
 * database lets it go with the connection, however the process ended.
 */
export async function takeLease(sql: Sql) {
  const number = randomInt(1, 2 ** 31 - 1);
  let connection: ReservedSql = await sql.reserve();
  const hold = () => connection`select pg_try_advisory_lock(${lockClass}::int, ${number}::int)`;
  await hold();

  return {
    number,
    /** Takes the lock anew where the connection was lost. */
    async keep(): Promise<void> {
      try {
        await hold();
      } catch {
        connection = await sql.reserve();
        await hold();
      }
    },
    async isAlive(other: number): Promise<boolean> {
      if (other === number) return true;
      const [row] = await sql<{ held: boolean }[]>`
        select exists (select 1 from pg_locks where locktype = 'advisory' and classid = ${lockClass}::int::oid
          and objid = ${other}::int::oid
          and database = (select oid from pg_database where datname = current_database())) as held`;
      return row?.held ?? false;
    },
    async release(): Promise<void> {
      await connection`select pg_advisory_unlock_all()`.catch(() => {});
      connection.release();
    },
  };
}
export type Lease = Awaited<ReturnType<typeof takeLease>>;
