import type { AppId, Id } from '@sayso/contracts/ids';
import type { Fragment, Queryable, Sql } from '../../platform/database/database.ts';
import { siteOf } from '../../platform/rates/network-of.ts';

export type Pending = {
  id: Id;
  email: string;
  password_hash: string | null;
  full_name: string | null;
  code_hash: Uint8Array;
};
type Place = { appId: AppId; email: string };

/**
 * Wrong tries at one code, from one network and from all. An address is sent 40 codes a day (`codeMailsToReceiver`), of
 * which one network asks for 10: it has 50 tries a day at a million codes, all networks together 800, so whoever
 * rents networks and has 40 letters a day sent to somebody guesses one code in 1,250 days.
 */
const mostTries = { network: 5, all: 20 };

/** What an admin handed over works only while they are one. */
const isGood = (on: Queryable): Fragment => on`
  r.expires_at > now() and (r.made_by is null or exists (
    select 1 from users m where m.id = r.made_by and m.platform_role = 'platform_admin' and not m.disabled))`;

export const createSignInStore = (sql: Sql) => ({
  /** A registration that still waits for its code, or for a new one. */
  async pending({ appId, email }: Place): Promise<Pending | null> {
    const [row] = await sql<Pending[]>`
      select id, email, password_hash, full_name, code_hash from pending_registrations
      where app_id = ${appId} and email = ${email} and created_date > now() - interval '1 hour'`;
    return row ?? null;
  },

  /** Takes the place of an earlier registration of this address. */
  async savePending(tx: Queryable, appId: AppId, pending: Pending & { expiresAt: Date }): Promise<void> {
    const { id, email, password_hash, full_name, code_hash, expiresAt } = pending;
    await tx`
      insert into pending_registrations (app_id, email, id, password_hash, full_name, code_hash, code_expires_at)
      values (${appId}, ${email}, ${id}, ${password_hash}, ${full_name}, ${code_hash}, ${expiresAt})
      on conflict (app_id, email) do update set id = excluded.id, password_hash = excluded.password_hash,
        full_name = excluded.full_name, code_hash = excluded.code_hash, tries = 0, tries_by_network = '{}',
        code_expires_at = excluded.code_expires_at, created_date = now()`;
  },

  async renewCode(
    tx: Queryable,
    { appId, email }: Place,
    code: { hash: Buffer; expiresAt: Date },
  ): Promise<boolean> {
    const rows = await tx`
      update pending_registrations set code_hash = ${code.hash}, tries = 0, tries_by_network = '{}',
        code_expires_at = ${code.expiresAt}
      where app_id = ${appId} and email = ${email} and created_date > now() - interval '1 hour'
      returning 1`;
    return rows.length > 0;
  },

  /** Counts a try before the code is looked at; null once none is left from there, or the code is too old. */
  async tryCode({ appId, email }: Place, address: string): Promise<Pending | null> {
    const network = siteOf(address);
    const triesHere = sql`coalesce((tries_by_network ->> ${network})::int, 0)`;
    const [row] = await sql<Pending[]>`
      update pending_registrations set tries = tries + 1,
        tries_by_network = tries_by_network || jsonb_build_object(${network}::text, ${triesHere} + 1)
      where app_id = ${appId} and email = ${email} and code_expires_at > now()
        and tries < ${mostTries.all} and ${triesHere} < ${mostTries.network}
      returning id, email, password_hash, full_name, code_hash`;
    return row ?? null;
  },

  /** True for the one who takes it. */
  async takePending(tx: Queryable, appId: AppId, { email, code_hash }: Pending): Promise<boolean> {
    const rows = await tx`
      delete from pending_registrations
      where app_id = ${appId} and email = ${email} and code_hash = ${code_hash} returning 1`;
    return rows.length > 0;
  },

  async addMailedReset(
    tx: Queryable,
    { hash, appId, userId, expiresAt }: { hash: Buffer; appId: AppId | null; userId: Id; expiresAt: Date },
  ): Promise<void> {
    const row = { hash, app_id: appId, user_id: userId, expires_at: expiresAt, is_mailed: true };
    await tx`insert into password_resets ${tx(row)}`;
  },

  /** Takes the place of an older link that was handed over for this account. */
  async addHandedOverReset(
    tx: Queryable,
    { hash, userId, expiresAt, madeBy }: { hash: Buffer; userId: Id; expiresAt: Date; madeBy: Id | null },
  ): Promise<void> {
    await tx`
      insert into password_resets (hash, user_id, expires_at, is_mailed, made_by)
      values (${hash}, ${userId}, ${expiresAt}, false, ${madeBy})
      on conflict (user_id) where not is_mailed
      do update set hash = excluded.hash, expires_at = excluded.expires_at, made_by = excluded.made_by`;
  },

  /** Whose password a token may set, and the app whose letter it came with. */
  async resetOf(hash: Buffer): Promise<{ userId: Id; appId: AppId | null } | null> {
    const [row] = await sql<{ user_id: Id; app_id: AppId | null }[]>`
      select user_id, app_id from password_resets r where hash = ${hash} and ${isGood(sql)}`;
    return row ? { userId: row.user_id, appId: row.app_id } : null;
  },

  /** Null for all but the one who takes it. */
  async takeReset(tx: Queryable, hash: Buffer): Promise<{ isMailed: boolean } | null> {
    const [row] = await tx<{ is_mailed: boolean }[]>`
      delete from password_resets r where hash = ${hash} and ${isGood(tx)} returning is_mailed`;
    return row ? { isMailed: row.is_mailed } : null;
  },

  /** Those for the account, and those that it made for others. */
  async dropResets(tx: Queryable, userId: Id): Promise<void> {
    await tx`delete from password_resets where user_id = ${userId} or made_by = ${userId}`;
  },

  async removeOld(): Promise<void> {
    await sql`delete from pending_registrations where created_date < now() - interval '1 hour'`;
    await sql`delete from password_resets where expires_at < now()`;
  },
});
export type SignInStore = ReturnType<typeof createSignInStore>;
