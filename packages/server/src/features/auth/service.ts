import { randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { Id } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { SignedIn, User } from '@sayso/contracts/users';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Session } from '../../access/session.ts';
import { hashToken, type Tokens } from '../../access/tokens.ts';
import { isUniqueViolation } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AddressLimit } from './address-limit.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { FailureStore, UserChanges, UserRow, UserStore } from './store.ts';

type Deps = {
  access: Access;
  session: Session;
  tokens: Tokens;
  realtime: Realtime;
  vault: Vault;
  users: UserStore;
  failures: FailureStore;
  addresses: AddressLimit;
};
export type Credentials = { email: string; password: string };
export type Registration = Credentials & { full_name?: string | null | undefined };

const wrongSignIn = 'Wrong email or password';

export const createAuth = (deps: Deps) => {
  const { access, session, tokens, realtime, vault, users, failures, addresses } = deps;

  const present = (row: UserRow, reader: Id): User => ({
    id: row.id,
    email: row.email,
    username: row.email,
    full_name: row.full_name,
    phone_number: row.phone_number,
    platform_role: row.platform_role,
    subscription_tier: row.subscription_tier,
    api_key:
      reader === row.id && row.api_key_sealed ? vault.open(row.api_key_sealed, `api_key:${row.id}`) : null,
    created_date: row.created_date.toISOString(),
  });

  const signIn = async (row: UserRow): Promise<SignedIn> => {
    const { token } = await tokens.issue('builder', { userId: row.id });
    return { access_token: token, user: present(row, row.id) };
  };

  return {
    async register({ email, password, full_name }: Registration): Promise<SignedIn> {
      const passwordHash = await hashPassword(password);
      try {
        const row = await users.insert({ id: newId(), email, passwordHash, fullName: full_name || null });
        return await signIn(row);
      } catch (error) {
        if (!isUniqueViolation(error, 'users_email')) throw error;
        const message = 'An account with this email exists already. Sign in instead.';
        throw new Fault('conflict', message, { reason: 'email_taken', fields: { email: message } });
      }
    },

    /** Answers alike for a wrong password and an unknown address. */
    async login({ email, password }: Credentials, address: string): Promise<SignedIn> {
      addresses.reserve(address);
      const locked = await failures.reserve(email);
      if (locked !== null) {
        throw new Fault('too_many_requests', 'Too many failed sign-ins. Try again in 15 minutes.', {
          reason: 'account_locked',
          retryAfter: locked,
        });
      }
      const row = await users.byEmail(email);
      if (!(await isPassword(password, row?.password_hash ?? null)) || row === null) {
        throw new Fault('unauthorized', wrongSignIn, { reason: 'wrong_credentials' });
      }
      addresses.forgive(address);
      await failures.forgive(email);
      return signIn(row);
    },

    async logout(actor: Actor, token: string | null) {
      access.user(actor);
      if (token !== null) {
        await tokens.revoke(token);
        session.forgetAll();
        realtime.closeToken(token);
      }
      return { success: true } as const;
    },

    async me(actor: Actor): Promise<User> {
      const { id } = access.user(actor);
      const row = await users.byId(id);
      if (!row) throw new Fault('unauthorized', texts.signInNeeded);
      return present(row, id);
    },

    /** Replaces the caller's key: the old one is refused from now on. */
    async regenerateApiKey(actor: Actor) {
      const { id } = access.user(actor);
      const key = `sayso_key_${randomBytes(32).toString('base64url')}`;
      await users.setApiKey(id, hashToken(key), vault.seal(key, `api_key:${id}`));
      session.forgetAll();
      return { api_key: key };
    },

    async update(actor: Actor, userId: Id, changes: UserChanges): Promise<User> {
      const reader = access.user(actor);
      const isAdmin = reader.platformRole === 'platform_admin';
      const known = await users.byId(userId);
      if (!known) throw new Fault('not_found', 'User not found');
      const touchesRank = changes.subscription_tier !== undefined || changes.platform_role !== undefined;
      if (!isAdmin && (reader.id !== userId || touchesRank)) {
        throw new Fault('forbidden', 'Only a platform admin may do this');
      }
      if (reader.id === userId && changes.platform_role === 'user' && isAdmin) {
        throw new Fault('conflict', 'You cannot take the admin role from yourself; ask another admin.');
      }
      const row = Object.keys(changes).length === 0 ? known : await users.update(userId, changes);
      session.forgetAll();
      return present(row ?? known, reader.id);
    },

    async options() {
      return { local: true, providers: [], first_account: !(await users.hasAny()) };
    },
  };
};
export type Auth = ReturnType<typeof createAuth>;
