import { randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { Session } from '../../access/session.ts';
import { hashToken, type Tokens } from '../../access/tokens.ts';
import type { MailMessage } from '../../platform/mail/message.ts';
import type { Deps } from './deps.ts';

const resetMs = 60 * 60_000;
type More = { tokens: Tokens; session: Session };
type Letter = (to: string, token: string) => MailMessage;

/** What every change of a password comes to, and the links that allow one. */
export const createNewPassword = ({ sql, mail, accounts, store, tokens, session }: Deps & More) => ({
  /** Every other session and the API key end with the old password, and no older link sets another one. */
  async set(userId: string, password: string, by: { kept?: string | null; reset?: Buffer }): Promise<void> {
    const { kept = null, reset } = by;
    const hash = await accounts.hashPassword(password);
    await sql.begin(async (tx) => {
      if (reset && !(await store.takeReset(tx, reset))) throw staleReset();
      await accounts.setPassword(tx, userId, hash);
      // The link came by mail, so the address is proved too.
      if (reset && mail.isReal) await accounts.setVerified(tx, userId, { keepsKey: false });
      await store.dropResets(tx, userId);
      await accounts.dropApiKey(tx, userId);
      await tokens.revokeAllOf(tx, userId, kept);
    });
    session.forgetAll();
  },

  /** `appId`: the app whose sign-in the link is for; null where it is the builder's. */
  async sendLink(account: { id: string; email: string }, appId: AppId | null, letter: Letter): Promise<void> {
    const token = `sayso_reset_${randomBytes(32).toString('base64url')}`;
    const expiresAt = new Date(Date.now() + resetMs);
    await sql.begin(async (tx) => {
      await store.addReset(tx, { hash: hashToken(token), appId, userId: account.id, expiresAt });
      await mail.post(tx, letter(account.email, token), { until: expiresAt });
    });
  },
});
export type NewPassword = ReturnType<typeof createNewPassword>;

export const staleReset = () =>
  new Fault('bad_request', 'This link is used or too old. Ask for a new one.', { reason: 'reset_expired' });

export const changedText =
  'Your password has been changed. You’ve been signed out everywhere, and your API key no longer works. Please sign in again.';
