import { randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { Session } from '../../access/session.ts';
import { hashToken, type Tokens } from '../../access/tokens.ts';
import type { Deps } from './deps.ts';
import { resetLetter } from './letters.ts';
import { countMail } from './mail-limit.ts';

const resetMs = 60 * 60_000;
type Change = { user_id: string; current_password: string; new_password: string };
type More = { enter: Enter; tokens: Tokens; session: Session };

export const createPasswordChanges = (deps: Deps & More) => {
  const { sql, mail, accounts, entrance, store, requests, senderOf, enter, tokens, session } = deps;

  /** Whoever was signed in with the old password is no more, and no older link sets another one. */
  const set = async (userId: string, password: string, kept: string | null, reset?: Buffer) => {
    const hash = await accounts.hashPassword(password);
    await sql.begin(async (tx) => {
      if (reset && !(await store.takeReset(tx, reset))) throw staleReset();
      await accounts.setPassword(tx, userId, hash);
      await store.dropResets(tx, userId);
      await tokens.revokeAllOf(tx, userId, kept);
    });
    session.forgetAll();
  };

  return {
    /** Answers alike whether or not the address has an account or may use the app. */
    async request(appId: AppId, email: string, address: string) {
      requests.take(address);
      await countMail(store, 'reset', email);
      const account = await accounts.byEmail(email);
      const nobody = { id: '', email, full_name: null };
      const grant = await entrance.mayKnock(account ?? nobody, appId);
      if (account && grant) {
        const token = `sayso_reset_${randomBytes(32).toString('base64url')}`;
        const expiresAt = new Date(Date.now() + resetMs);
        await sql.begin(async (tx) => {
          await store.addReset(tx, { hash: hashToken(token), appId, userId: account.id, expiresAt });
          await mail.post(tx, resetLetter(email, token, senderOf(grant)), { until: expiresAt });
        });
      }
      const message = 'If this address may use the app, a link to choose a new password is on its way to it.';
      return { success: true as const, message };
    },

    async reset(appId: AppId, token: string, password: string) {
      const hash = hashToken(token);
      const userId = await store.resetFor(appId, hash);
      const account = userId === null ? null : await accounts.byId(userId);
      if (!account) throw staleReset();
      await entrance.knock(account, appId);
      await set(account.id, password, null, hash);
      await accounts.forgive(account.email);
      return { success: true as const, message: 'Your password is changed. Please sign in with it.' };
    },

    async change(
      actor: Actor,
      appId: AppId,
      { user_id, current_password, new_password }: Change,
      from: { address: string; token: string | null },
    ) {
      const { identity } = await enter(actor, appId);
      if (identity === null) {
        throw new Fault('unauthorized', texts.signInNeeded, { reason: 'auth_required' });
      }
      // A preview runs code that nobody has looked at yet.
      const isPreview = actor.kind === 'app_user' && actor.source === 'preview';
      if (identity.id !== user_id || isPreview) {
        throw new Fault('forbidden', 'You can change your own password alone.');
      }
      await accounts
        .authenticate({ email: identity.email, password: current_password }, from.address)
        .catch((error: unknown) => {
          throw wrongCurrent(error);
        });
      await set(identity.id, new_password, from.token);
      return { success: true as const, message: 'Your password is changed.' };
    },
  };
};
export type PasswordChanges = ReturnType<typeof createPasswordChanges>;

const staleReset = () =>
  new Fault('bad_request', 'This link is used or too old. Ask for a new one.', { reason: 'reset_expired' });

/** Clients take a 401 for the end of the session, which goes on here. */
function wrongCurrent(error: unknown): unknown {
  if (!(error instanceof Fault) || error.kind !== 'unauthorized') return error;
  const message = 'The current password is wrong.';
  return new Fault('invalid', message, {
    reason: 'wrong_credentials',
    fields: { current_password: message },
  });
}
