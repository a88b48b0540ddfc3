import type { Id } from '@sayso/contracts/ids';
import type { Sql } from '../../platform/database/database.ts';
import { insertUser, type NewUser, type UserRow } from './store.ts';

/** A person at an account provider, with an e-mail address that the provider has verified. */
export type Identity = { issuer: string; subject: string; email: string };

export const createIdentityStore = (sql: Sql) => ({
  async userOf({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Promise<UserRow | null> {
    const [row] = await sql<UserRow[]>`
      select u.* from users u join identities i on i.user_id = u.id
      where i.issuer = ${issuer} and i.subject = ${subject}`;
    return row ?? null;
  },

  /** A new account without a password. Throws for an e-mail address that has one already. */
  insertUser: (user: Omit<NewUser, 'passwordHash'>, identity: Identity): Promise<UserRow> =>
    sql.begin(async (tx) => {
      const row = await insertUser(tx, { ...user, passwordHash: null });
      await tx`insert into identities ${tx({ ...identity, user_id: row.id })}`;
      return row;
    }),

  /** An identity that somebody holds already stays theirs. */
  async add(userId: Id, identity: Identity): Promise<void> {
    await sql`
      insert into identities ${sql({ ...identity, user_id: userId })} on conflict (issuer, subject) do nothing`;
  },

  /** Whether a provider has verified the account's own address for its holder, which a password alone never does. */
  async isEmailVerified({ id, email }: Pick<UserRow, 'id' | 'email'>): Promise<boolean> {
    return (
      (await sql`select 1 from identities where user_id = ${id} and email = ${email} limit 1`).length > 0
    );
  },
});
export type IdentityStore = ReturnType<typeof createIdentityStore>;
