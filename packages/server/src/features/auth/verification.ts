import { Fault } from '@sayso/contracts/faults';
import type { Id } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Session } from '../../access/session.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { type Rates, takeMail } from '../../rates.ts';
import { signInWords } from '../../texts/sign-in.ts';
import type { Codes } from '../app-sign-in/one-time-codes.ts';
import { accountLetter } from './account-letter.ts';
import type { UserStore } from './store.ts';
import type { VerificationStore } from './verification-store.ts';

type Deps = {
  access: Access;
  session: Session;
  sql: Sql;
  mail: Mail;
  users: UserStore;
  store: VerificationStore;
  codes: Codes;
  rates: Rates;
  origin: string;
};
type Account = { id: Id; email: string };

/**
 * Shows that an account's address is its holder's, by a code in a letter. The code counts together with the session
 * that it was sent for: the owner of a mailbox must not open an account that somebody else holds the password of.
 */
export const createVerification = (deps: Deps) => {
  const { access, session, sql, mail, users, store, codes, rates, origin } = deps;

  const send = async (tx: Queryable, { id, email }: Account): Promise<void> => {
    const { code, hash, expiresAt } = codes.make({ scope: id, email });
    await store.saveCode(tx, id, { hash, expiresAt });
    await mail.post(tx, accountLetter(email, code, origin), { until: expiresAt });
  };

  return {
    /** The letter of a new account. */
    send,

    async resend(actor: Actor, address: string) {
      const account = access.user(actor);
      await rates.take('codeRequests', { address });
      await takeMail(rates, 'codeMails', { email: account.email, address });
      const row = await users.byId(account.id);
      if (row?.email_verified_date === null) await sql.begin((tx) => send(tx, account));
      return { success: true as const, message: signInWords.codeSentTo(account.email) };
    },

    async verify(actor: Actor, code: string, address: string): Promise<void> {
      const { id, email } = access.user(actor);
      await rates.take('codeRequests', { address });
      const stored = await store.tryCode(id);
      if (stored === null || !codes.fits({ scope: id, email }, code, stored)) throw wrongCode();
      await sql.begin(async (tx) => {
        await store.dropCode(tx, id);
        await users.setVerified(tx, id, { keepsKey: true });
      });
      session.forgetAll();
    },
  };
};
export type Verification = ReturnType<typeof createVerification>;

function wrongCode() {
  const message = signInWords.codeWrong;
  return new Fault('invalid', message, { reason: 'wrong_code', fields: { code: message } });
}
