import type { Id } from '@sayso/contracts/ids';
import type { Tier } from '@sayso/contracts/users';
import { refuseNobodys } from '../../access/made-up.ts';
import type { SignInWay } from '../../access/sign-in-ways.ts';
import type { Fragment, Queryable, Sql } from '../../platform/database/database.ts';
import { siteOf } from '../../platform/rates/network-of.ts';
import type { Administrator, Newcomer } from './administrator.ts';

export type UserRow = {
  id: Id;
  email: string;
  password_hash: string | null;
  full_name: string | null;
  phone_number: string | null;
  platform_role: 'user' | 'platform_admin';
  subscription_tier: Tier;
  is_beta_tester: boolean;
  disabled: boolean;
  stripe_customer_id: string | null;
  stripe_subscription_id: string | null;
  stripe_subscription_status: string | null;
  subscription_schedule_id: string | null;
  subscription_schedule_tier: Tier | null;
  api_key_sealed: Uint8Array | null;
  github_username: string | null;
  email_verified_date: Date | null;
  created_date: Date;
};
export type NewUser = {
  id: Id;
  email: string;
  passwordHash: string | null;
  fullName: string | null;
  /** The address was shown to be theirs. */
  isVerified?: boolean;
  setup?: Newcomer['setup'];
};
/** `way`: how whoever made it had signed in. */
type ApiKey = { hash: Buffer; sealed: Buffer; way: SignInWay };
export type UserChanges = Partial<
  Pick<
    UserRow,
    'full_name' | 'phone_number' | 'subscription_tier' | 'platform_role' | 'is_beta_tester' | 'disabled'
  >
>;

/**
 * Stores an account, in a transaction of the caller. The first one of an installation runs it (resolutions.md);
 * the lock keeps two at once apart.
 */
export const createInsertUser =
  (administrator: Administrator) =>
  async (tx: Queryable, { id, email, passwordHash, fullName, isVerified = false, setup }: NewUser) => {
    refuseNobodys(email, 'email');
    await tx`select pg_advisory_xact_lock(hashtext('sayso.first_account'))`;
    const rank = await administrator.rankOf(tx, { email, isVerified, setup });
    const [row] = await tx<UserRow[]>`insert into users ${tx({
      id,
      email,
      password_hash: passwordHash,
      full_name: fullName,
      email_verified_date: isVerified ? new Date() : null,
      ...rank,
    })} returning *`;
    if (!row) throw new Error('The account was not stored');
    return row;
  };
export type InsertUser = ReturnType<typeof createInsertUser>;

/** `adminEmail`: whose account administers the installation once that address is verified. */
export const createUserStore = (sql: Sql, adminEmail: string | null) => ({
  async byEmail(email: string): Promise<UserRow | null> {
    const [row] = await sql<UserRow[]>`select * from users where email = ${email}`;
    return row ?? null;
  },

  async byId(id: Id): Promise<UserRow | null> {
    const [row] = await sql<UserRow[]>`select * from users where id = ${id}`;
    return row ?? null;
  },

  async update(tx: Queryable, id: Id, changes: UserChanges): Promise<UserRow | null> {
    const [row] = await tx<UserRow[]>`update users set ${tx(changes)} where id = ${id} returning *`;
    return row ?? null;
  },

  async setPassword(tx: Queryable, id: Id, passwordHash: string): Promise<void> {
    await tx`update users set password_hash = ${passwordHash} where id = ${id}`;
  },

  /**
   * Whoever had the account before its address was proved may have been a stranger: what they left themselves to come
   * back by is taken away. Answers false where it was proved before.
   */
  async setVerified(tx: Queryable, id: Id, { keepsKey }: { keepsKey: boolean }): Promise<boolean> {
    const rows = await tx`
      update users set email_verified_date = now(),
        platform_role = case when email = ${adminEmail} then 'platform_admin' else platform_role end,
        subscription_tier = case when email = ${adminEmail} then 'enterprise' else subscription_tier end,
        api_key_hash = case when ${keepsKey} then api_key_hash end,
        api_key_sealed = case when ${keepsKey} then api_key_sealed end
      where id = ${id} and email_verified_date is null returning 1`;
    return rows.length > 0;
  },

  async dropApiKey(tx: Queryable, id: Id): Promise<void> {
    await tx`update users set api_key_hash = null, api_key_sealed = null where id = ${id}`;
  },

  async setApiKey(tx: Queryable, id: Id, { hash, sealed, way }: ApiKey): Promise<void> {
    await tx`
      update users set api_key_hash = ${hash}, api_key_sealed = ${sealed}, api_key_proved_by = ${way}
      where id = ${id}`;
  },

  /** Apps that are theirs, and so are open to their key. */
  async appsOf(tx: Queryable, id: Id): Promise<Id[]> {
    const rows = await tx<{ id: Id }[]>`select id from apps where owner_id = ${id} and deleted_at is null`;
    return rows.map((row) => row.id);
  },
});
export type UserStore = ReturnType<typeof createUserStore>;

/**
 * In fifteen minutes, from one network (of IPv6, one site) and from all. One network has 960 guesses a day, all of them together 3,840, each
 * at the price of a hash; whoever wants to lock an account for its owner, who is in another network, needs four.
 */
const failuresThatLock = { network: 10, account: 40 };

/** Counts failed sign-ins of an e-mail address, whether or not it has an account. */
export const createFailureStore = (sql: Sql) => ({
  /**
   * Writes a failure before the password is looked at, so that guesses made at once are all counted;
   * `forgive` takes it back. Answers the seconds that a lock still lasts, or null when a try is allowed from there.
   */
  async reserve(email: string, address: string): Promise<number | null> {
    const network = siteOf(address);
    return sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtext(${`sayso.sign_in:${email}`}))`;
      const left = await lockedSeconds(tx, email, network);
      if (left !== null) return left;
      await tx`delete from sign_in_failures where email = ${email} and at < now() - interval '1 hour'`;
      await tx`insert into sign_in_failures (email, network) values (${email}, ${network})`;
      return null;
    });
  },

  /** Those of the network that somebody signed in from; all of them where the password was set anew by mail. */
  async forgive(email: string, address?: string): Promise<void> {
    const from = address === undefined ? sql`true` : sql`network = ${siteOf(address)}`;
    await sql`delete from sign_in_failures where email = ${email} and ${from}`;
  },

  async removeOld(): Promise<void> {
    await sql`delete from sign_in_failures where at < now() - interval '1 hour'`;
  },
});
export type FailureStore = ReturnType<typeof createFailureStore>;

async function lockedSeconds(tx: Queryable, email: string, network: string): Promise<number | null> {
  const left = async (most: number, where: Fragment) => {
    const [row] = await tx<{ left: number | null }[]>`
      select case when count(*) = ${most} and max(at) - min(at) <= interval '15 minutes'
        then ceil(extract(epoch from max(at) + interval '15 minutes' - now()))::int end as left
      from (select at from sign_in_failures where email = ${email} and ${where} order by at desc limit ${most}) recent`;
    return row?.left ?? 0;
  };
  const here = await left(failuresThatLock.network, tx`network = ${network}`);
  const seconds = Math.max(here, await left(failuresThatLock.account, tx`true`));
  return seconds > 0 ? seconds : null;
}
