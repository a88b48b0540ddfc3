import type { Sql } from '../../platform/database/database.ts';
import type { InsertUser, NewUser, UserRow, UserStore } from './store.ts';

/** A person at an account provider, with an e-mail address that the provider has verified. */
export type Identity = { issuer: string; subject: string; email: string };

type Deps = { sql: Sql; insertUser: InsertUser; users: Pick<UserStore, 'setVerified'> };

export const createIdentityStore = ({ sql, insertUser, users }: Deps) => ({
  async userOf({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Promise<UserRow | null> {
    const [row] = await sql<UserRow[]>`
      select u.* from users u join identities i on i.user_id = u.id
      where i.issuer = ${issuer} and i.subject = ${subject}`;
    return row ?? null;
  },

  /** A new account without a password. Throws for an e-mail address that has one already. */
  insertUser: (user: Omit<NewUser, 'passwordHash'>, identity: Identity): Promise<UserRow> =>
    sql.begin(async (tx) => {
      const row = await insertUser(tx, { ...user, passwordHash: null, isVerified: true });
      await tx`insert into identities ${tx({ ...identity, user_id: row.id })}`;
      return row;
    }),

  /** An identity that somebody holds already stays theirs. With it the provider has verified the account's address. */
  add: (user: Pick<UserRow, 'id' | 'email'>, identity: Identity): Promise<void> =>
    sql.begin(async (tx) => {
      await tx`
        insert into identities ${tx({ ...identity, user_id: user.id })} on conflict (issuer, subject) do nothing`;
      if (user.email === identity.email) await users.setVerified(tx, user.id, { keepsKey: true });
    }),
});
export type IdentityStore = ReturnType<typeof createIdentityStore>;
