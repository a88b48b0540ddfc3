import type { Id } from '@sayso/contracts/ids';
import type { Queryable, Sql } from '../../platform/database/database.ts';

const mostTries = 5;

/** Codes that were sent to accounts; one at a time for each. */
export const createVerificationStore = (sql: Sql) => ({
  async saveCode(tx: Queryable, userId: Id, code: { hash: Buffer; expiresAt: Date }): Promise<void> {
    await tx`
      insert into email_codes (user_id, code_hash, expires_at) values (${userId}, ${code.hash}, ${code.expiresAt})
      on conflict (user_id) do update
        set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`;
  },

  /** Counts a try before the code is looked at; null once there are none left, or the code is too old. */
  async tryCode(userId: Id): Promise<Uint8Array | null> {
    const [row] = await sql<{ code_hash: Uint8Array }[]>`
      update email_codes set tries = tries + 1
      where user_id = ${userId} and tries < ${mostTries} and expires_at > now() returning code_hash`;
    return row?.code_hash ?? null;
  },

  async dropCode(tx: Queryable, userId: Id): Promise<void> {
    await tx`delete from email_codes where user_id = ${userId}`;
  },

  async removeOld(): Promise<void> {
    await sql`delete from email_codes where expires_at < now()`;
  },
});
export type VerificationStore = ReturnType<typeof createVerificationStore>;
