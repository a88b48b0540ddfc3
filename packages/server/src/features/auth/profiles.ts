import { randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { Id } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { User } from '@sayso/contracts/users';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { holdProven } from '../../access/proof.ts';
import type { Session } from '../../access/session.ts';
import { hashToken, type Tokens } from '../../access/tokens.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Vault } from '../../platform/vault.ts';
import { accountWords } from '../../texts/accounts.ts';
import { commonWords } from '../../texts/common.ts';
import type { RecordChanges } from '../audit/record.ts';
import { apiKeyPurpose, presentUser } from './present-user.ts';
import type { UserChanges, UserStore } from './store.ts';

type Deps = {
  sql: Sql;
  access: Access;
  session: Session;
  tokens: Tokens;
  mail: Mail;
  vault: Vault;
  audit: RecordChanges;
  users: UserStore;
};

export const createProfiles = ({ sql, access, session, tokens, mail, vault, audit, users }: Deps) => ({
  async me(actor: Actor): Promise<User> {
    const { id } = access.user(actor);
    const row = await users.byId(id);
    if (!row) throw new Fault('unauthorized', texts.signInNeeded);
    return presentUser({ vault, mail }, row, id);
  },

  /** Replaces the caller's key: the old one is refused from now on. Each app that it opens has it written down. */
  async regenerateApiKey(actor: Actor) {
    const { id, email } = access.user(actor);
    const key = `sayso_key_${randomBytes(32).toString('base64url')}`;
    await sql.begin(async (tx) => {
      const { way } = await holdProven(tx, id, access.proof(actor), { isChanging: true });
      const sealed = vault.seal(key, apiKeyPurpose(id));
      await users.setApiKey(tx, id, { hash: hashToken(key), sealed, way });
      for (const appId of await users.appsOf(tx, id)) {
        await audit({ appId, actor }, [{ action: 'api_key.replaced', subject: email }], tx);
      }
    });
    session.forgetAll();
    return { api_key: key };
  },

  /** Everyone changes their own name and phone; everything else and other people are for platform admins. */
  async update(actor: Actor, userId: Id, changes: UserChanges): Promise<User> {
    const reader = access.user(actor);
    const isAdmin = reader.platformRole === 'platform_admin';
    const known = await users.byId(userId);
    if (!known) throw new Fault('not_found', accountWords.notFound);
    const { full_name: _name, phone_number: _phone, ...rank } = changes;
    if (!isAdmin && (reader.id !== userId || Object.keys(rank).length > 0)) {
      throw new Fault('forbidden', commonWords.adminsOnly);
    }
    if (isAdmin && reader.id === userId && changes.platform_role === 'user') {
      throw new Fault('conflict', accountWords.ownRole);
    }
    if (reader.id === userId && changes.disabled) {
      throw new Fault('conflict', accountWords.ownAccount);
    }
    const row = await sql.begin(async (tx) => {
      const changed = Object.keys(changes).length === 0 ? known : await users.update(tx, userId, changes);
      if (changes.disabled) await tokens.revokeAllOf(tx, userId, null);
      return changed;
    });
    session.forgetAll();
    return presentUser({ vault, mail }, row ?? known, reader.id);
  },
});
export type Profiles = ReturnType<typeof createProfiles>;
