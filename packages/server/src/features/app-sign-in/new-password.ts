import { randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { Session } from '../../access/session.ts';
import { hashToken, type Tokens } from '../../access/tokens.ts';
import type { MailMessage } from '../../platform/mail/message.ts';
import type { Deps } from './deps.ts';

const hourMs = 60 * 60_000;
/** A link that somebody hands over has to find its way. */
const handedOverMs = 24 * hourMs;
type More = { tokens: Tokens; session: Session };
type Letter = (to: string, token: string) => MailMessage;

/** What every change of a password comes to, and the links that allow one. */
export const createNewPassword = ({ sql, mail, accounts, store, tokens, session }: Deps & More) => ({
  /** Every other session and the API key end with the old password, and no older link sets another one. */
  async set(userId: string, password: string, by: { kept?: string | null; reset?: Buffer }): Promise<void> {
    const { kept = null, reset } = by;
    const hash = await accounts.hashPassword(password);
    await sql.begin(async (tx) => {
      const taken = reset && (await store.takeReset(tx, reset));
      if (taken === null) throw staleReset();
      await accounts.setPassword(tx, userId, hash);
      // Where the link came by mail, the address is proved too.
      if (taken?.isMailed && mail.isReal) await accounts.setVerified(tx, userId, { keepsKey: false });
      await store.dropResets(tx, userId);
      await accounts.dropApiKey(tx, userId);
      await tokens.revokeAllOf(tx, userId, kept);
    });
    session.forgetAll();
  },

  /** `appId`: the app whose sign-in the link is for; null where it is the builder's. */
  async sendLink(account: { id: string; email: string }, appId: AppId | null, letter: Letter): Promise<void> {
    const { token, hash } = newToken();
    const expiresAt = new Date(Date.now() + hourMs);
    await sql.begin(async (tx) => {
      await store.addReset(tx, { hash, appId, userId: account.id, expiresAt, isMailed: true });
      await mail.post(tx, letter(account.email, token), { until: expiresAt });
    });
  },

  /** The token of a link that an administrator hands over. */
  async createLink(userId: string): Promise<{ token: string; expiresAt: Date }> {
    const { token, hash } = newToken();
    const expiresAt = new Date(Date.now() + handedOverMs);
    await store.addReset(sql, { hash, appId: null, userId, expiresAt, isMailed: false });
    return { token, expiresAt };
  },
});
export type NewPassword = ReturnType<typeof createNewPassword>;

function newToken() {
  const token = `sayso_reset_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

export const staleReset = () =>
  new Fault('bad_request', 'This link has been used or has expired. Please ask for a new one.', {
    reason: 'reset_expired',
  });

export const changedText =
  'Your password has been changed. You’ve been signed out everywhere, and your API key no longer works. Please sign in again.';

export const keptSessionText =
  'Your password has been changed. You’ve been signed out everywhere else, and your API key no longer works.';

/** Asked once the current password is known to be right. */
export function refuseSame(given: { current_password: string; new_password: string }): void {
  if (given.new_password !== given.current_password) return;
  const message = 'Choose a password you aren’t using now.';
  throw new Fault('invalid', message, { fields: { new_password: message } });
}

/** Clients take a 401 for the end of the session, which goes on here. */
export function wrongCurrent(error: unknown): unknown {
  if (!(error instanceof Fault) || error.kind !== 'unauthorized') return error;
  const message = 'The current password is wrong.';
  return new Fault('invalid', message, {
    reason: 'wrong_credentials',
    fields: { current_password: message },
  });
}
