import type { Queryable, Sql } from '../../platform/database/database.ts';

type Account = { isAdmin: boolean };

export const createAdministratorStore = (sql: Sql) => ({
  async hasAccounts(on: Queryable = sql): Promise<boolean> {
    return (await on`select 1 from users limit 1`).length > 0;
  },

  async account(email: string): Promise<Account | null> {
    const [row] = await sql<Account[]>`
      select platform_role = 'platform_admin' as "isAdmin" from users where email = ${email}`;
    return row ?? null;
  },

  /** Makes the account of this address an administrator, if that address was verified. */
  async promote(email: string): Promise<void> {
    await sql`
      update users set platform_role = 'platform_admin', subscription_tier = 'enterprise'
      where email = ${email} and email_verified_date is not null and platform_role <> 'platform_admin'`;
  },
});
export type AdministratorStore = ReturnType<typeof createAdministratorStore>;
