import { randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { Actor } from '../../access/actor.ts';
import { holdAccount, holdProven, type Proof } from '../../access/proof.ts';
import type { Session } from '../../access/session.ts';
import { hashToken, type Tokens } from '../../access/tokens.ts';
import type { MailMessage } from '../../platform/mail/message.ts';
import { passwordWords } from '../../texts/passwords.ts';
import type { RecordChanges } from '../audit/record.ts';
import type { Deps } from './deps.ts';
import { handedOverLetter } from './letters.ts';

const hourMs = 60 * 60_000;
/** A link that somebody hands over has to find its way. */
const handedOverMs = 24 * hourMs;
type More = { tokens: Tokens; session: Session; audit: RecordChanges; builderOrigin: string };
type Letter = (to: string, token: string) => MailMessage;
type Account = { id: string; email: string };
/** `checked`: the stored hash that the current password was found right by; `current`: the stored one, whatever it is. */
type Permission = { reset: Buffer; current: string | null } | { checked: string | null; kept: string | null };
export type LinkMaker = { actor: Actor; account: Account; proof: Proof | null };

/** What every change of a password comes to, and the links that allow one. */
export const createNewPassword = (deps: Deps & More) => ({
  /**
   * Every other session and the API key end with the old password, and no older link sets another one. The account is
   * held first, as by everybody who issues one of these: nothing that is under way outlives this.
   */
  async set(userId: string, password: string, by: Permission): Promise<void> {
    const { sql, mail, accounts, store, tokens, session } = deps;
    const kept = 'kept' in by ? by.kept : null;
    if ('reset' in by) await refuseCurrent(deps, password, by);
    const hash = await accounts.hashPassword(password);
    await sql.begin(async (tx) => {
      const held = await holdAccount(tx, userId, { isChanging: true });
      const taken = 'reset' in by ? await store.takeReset(tx, by.reset) : undefined;
      if (held === null || taken === null) throw staleReset();
      if ('checked' in by && by.checked !== held.password_hash) throw wrongCurrentPassword();
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
  async sendLink(account: Account, appId: AppId | null, letter: Letter): Promise<void> {
    const { sql, mail, store } = deps;
    const { token, hash } = newToken();
    const expiresAt = new Date(Date.now() + hourMs);
    await sql.begin(async (tx) => {
      await store.addMailedReset(tx, { hash, appId, userId: account.id, expiresAt });
      await mail.post(tx, letter(account.email, token), { until: expiresAt });
    });
  },

  /**
   * The token of a link that is handed over: by an admin, whom the account's owner is told of, or by whoever runs the
   * server. It is written down, and in each app of the account too, since it may come to open them.
   */
  async createLink(account: Account, maker: LinkMaker | null): Promise<{ token: string; expiresAt: Date }> {
    const { sql, mail, store, accounts, audit, builderOrigin } = deps;
    const { token, hash } = newToken();
    const expiresAt = new Date(Date.now() + handedOverMs);
    await sql.begin(async (tx) => {
      if (maker !== null) {
        const held = await holdProven(tx, maker.account.id, maker.proof);
        if (held.platform_role !== 'platform_admin') throw adminsOnly();
        const letter = { maker: maker.account.email, expiresAt, origin: builderOrigin };
        await mail.post(tx, handedOverLetter(account.email, letter));
      }
      const madeBy = maker?.account.id ?? null;
      await store.addHandedOverReset(tx, { hash, userId: account.id, expiresAt, madeBy });
      const actor: Actor = maker?.actor ?? { kind: 'system' };
      for (const appId of [null, ...(await accounts.appsOf(tx, account.id))]) {
        await audit({ appId, actor }, [{ action: 'password_link.created', subject: account.email }], tx);
      }
    });
    return { token, expiresAt };
  },
});
export type NewPassword = ReturnType<typeof createNewPassword>;

function newToken() {
  const token = `sayso_reset_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

export const staleReset = () =>
  new Fault('bad_request', passwordWords.linkStale, {
    reason: 'reset_expired',
  });

/** Asked once the current password is known to be right. */
export function refuseSame(given: { current_password: string; new_password: string }): void {
  if (given.new_password === given.current_password) throw samePassword();
}

type Reset = { reset: Buffer; current: string | null };

/** The link stays good for another password. */
async function refuseCurrent({ accounts, store }: Deps, password: string, { reset, current }: Reset) {
  if (current === null || !(await accounts.isPassword(password, current))) return;
  // It may be the current one because this very link has just set it.
  throw (await store.resetOf(reset)) === null ? staleReset() : samePassword();
}

function samePassword(): Fault {
  const message = passwordWords.sameAgain;
  return new Fault('invalid', message, { fields: { new_password: message } });
}

/** Clients take a 401 for the end of the session, which goes on here. */
export function wrongCurrent(error: unknown): unknown {
  return error instanceof Fault && error.kind === 'unauthorized' ? wrongCurrentPassword() : error;
}

export const adminsOnly = () => new Fault('forbidden', passwordWords.adminsCreateLinks);

function wrongCurrentPassword(): Fault {
  const message = passwordWords.currentWrong;
  return new Fault('invalid', message, {
    reason: 'wrong_credentials',
    fields: { current_password: message },
  });
}
