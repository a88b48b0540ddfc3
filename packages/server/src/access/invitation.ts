import type { AppId, Id } from '@sayso/contracts/ids';
import type { Fragment, Queryable, Sql } from '../platform/database/database.ts';
import { hashToken } from './tokens.ts';

/**
 * Conditions on an entry `m` of `app_users`. `asksForProof`: with a mail server `enter` asks everybody to show that
 * their address is theirs, so an invitation needs no link.
 */

/** Whether `m` is an invitation that only names an address, which proves nobody: it gives no way in and no role. */
export const isWaiting = (on: Queryable, asksForProof: boolean): Fragment => on`
  (m.is_invited and not (${asksForProof}::boolean or m.is_accepted or exists (
    select 1 from users v where v.email = m.email and v.email_verified_date is not null)))`;

/**
 * Whether `m` makes somebody a member of the app `a`. In a private app only an invitation that counts does. Where nobody
 * but the invited may join, one that is only waiting makes nobody new a member either: whoever came in before stays.
 */
export const isMember = (on: Queryable, asksForProof: boolean): Fragment => on`
  (m.app_id is not null and case
    when a.public_settings = 'private_with_login' then m.is_invited and not ${isWaiting(on, asksForProof)}
    when a.auth_config ->> 'registration' = 'invitation'
      then m.agreed_date is not null or not ${isWaiting(on, asksForProof)}
    else true end)`;

/** The role that `m` gives; null where there is no `m`. */
export const memberRole = (on: Queryable, asksForProof: boolean): Fragment => on`
  (case when ${isWaiting(on, asksForProof)} then 'user' else m.role end)`;

type Person = { id: Id; email: string };
type Deps = {
  sql: Sql;
  /** What `enter` remembers is no longer true. */
  forgetAll(): void;
};

/** The links of invitations: each is good once, for some days, for one app and one address. */
export const createInvitations = ({ sql, forgetAll }: Deps) => {
  const hasGoodLink = (appId: AppId, code: string): Fragment => sql`
    app_id = ${appId} and is_invited and invite_hash = ${hashToken(code)} and invite_expires_at > now()`;

  return {
    /** Whether a link's code is good for this address. */
    async isGood(appId: AppId, email: string, code: string): Promise<boolean> {
      return (
        (await sql`select 1 from app_users where email = ${email} and ${hasGoodLink(appId, code)}`).length > 0
      );
    },

    /** Whom a link's code is for, and whether that address has an account; null for a code that is not good. */
    async find(appId: AppId, code: string): Promise<{ email: string; has_account: boolean } | null> {
      const [row] = await sql<{ email: string; has_account: boolean }[]>`
        select m.email, exists (select 1 from users u where u.email = m.email) as has_account
        from app_users m
        where ${hasGoodLink(appId, code)}
          and exists (select 1 from apps a where a.id = ${appId} and a.deleted_at is null)`;
      return row ?? null;
    },

    /**
     * Takes up the invitation that a link's code is of; a code that is not good changes nothing. `keepsLink`: the link
     * led nowhere this time, so it stays good for its own address.
     */
    async accept(appId: AppId, { id, email }: Person, code: string, keepsLink = false): Promise<void> {
      const rows = await sql`
        update app_users set is_accepted = true, user_id = ${id},
          invite_hash = case when ${keepsLink} then invite_hash end,
          invite_expires_at = case when ${keepsLink} then invite_expires_at end
        where email = ${email} and ${hasGoodLink(appId, code)} and (user_id is null or user_id = ${id}) returning 1`;
      if (rows.length > 0) forgetAll();
    },
  };
};
export type Invitations = ReturnType<typeof createInvitations>;
