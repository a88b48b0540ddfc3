import { Fault } from '@sayso/contracts/faults';
import { texts } from '@sayso/contracts/texts';
import type { SignedIn } from '@sayso/contracts/users';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { passwordProof, wrongCredentials } from '../../access/proof.ts';
import type { Session } from '../../access/session.ts';
import type { Tokens } from '../../access/tokens.ts';
import { isUniqueViolation, type Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Rates } from '../../rates.ts';
import { rateWords, waitWords } from '../../texts/rate-words.ts';
import { signInWords } from '../../texts/sign-in.ts';
import type { Administrator } from './administrator.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import type { FailureStore, InsertUser, UserRow, UserStore } from './store.ts';
import type { Verification } from './verification.ts';

type Deps = {
  access: Access;
  session: Session;
  tokens: Tokens;
  realtime: Realtime;
  sql: Sql;
  mail: Mail;
  vault: Vault;
  users: UserStore;
  insertUser: InsertUser;
  administrator: Administrator;
  verification: Verification;
  failures: FailureStore;
  rates: Rates;
  /** Account providers, as the sign-in page names them. */
  providers: readonly { id: string; name: string }[];
};
type Credentials = { email: string; password: string };
type Registration = Credentials & { full_name?: string | null | undefined; setup_code?: string | undefined };

export const createAuth = (deps: Deps) => {
  const { access, session, tokens, realtime, sql, mail, vault, users, failures, rates } = deps;
  const { verification, providers, insertUser, administrator } = deps;

  /** By the password that was checked: one that is changed meanwhile signs nobody in. */
  const signIn = async (row: UserRow): Promise<SignedIn> => {
    const { token } = await tokens.issueTo('builder', { userId: row.id }, passwordProof(row));
    return { access_token: token, user: presentUser({ vault, mail }, row, row.id) };
  };

  /** The account of this password. Answers alike for a wrong password and an unknown address. */
  const authenticate = async ({ email, password }: Credentials, address: string): Promise<UserRow> => {
    // Counted as failed until it went well, so that tries made at once are all counted.
    await rates.take('failedSignIns', { address });
    const locked = await failures.reserve(email, address);
    if (locked !== null) throw lockedFault(locked);
    const row = await users.byEmail(email);
    if (!(await isPassword(password, row?.password_hash ?? null)) || row === null) {
      throw wrongCredentials();
    }
    await rates.refund('failedSignIns', { address });
    // Of this network only: else each sign-in of the owner would give a stranger ten more guesses.
    await failures.forgive(email, address);
    if (row.disabled) throw new Fault('forbidden', texts.accountDisabled, { reason: 'account_disabled' });
    return row;
  };

  return {
    async register(
      { email, password, full_name, setup_code }: Registration,
      address: string,
    ): Promise<SignedIn> {
      await rates.take('registrations', { address });
      await administrator.countTry(setup_code, address);
      const passwordHash = await hashPassword(password);
      try {
        const row = await sql.begin(async (tx) => {
          const made = await insertUser(tx, {
            id: newId(),
            email,
            passwordHash,
            fullName: full_name || null,
            setup: setup_code,
          });
          if (mail.isReal) await verification.send(tx, made);
          return made;
        });
        return await signIn(row);
      } catch (error) {
        if (!isUniqueViolation(error, 'users_email')) throw error;
        const message = signInWords.hasAccount;
        throw new Fault('conflict', message, { reason: 'email_taken', fields: { email: message } });
      }
    },

    authenticate,

    login: async (credentials: Credentials, address: string): Promise<SignedIn> =>
      signIn(await authenticate(credentials, address)),

    /** A session for the code that a sign-in elsewhere ended with; `nonce` is what this browser kept meanwhile. */
    async exchange(code: string, nonce: string | null): Promise<SignedIn> {
      const issued = nonce === null ? null : await tokens.exchangeCode(code, nonce);
      const row = issued && (await users.byId(issued.userId));
      if (!row) throw codeExpired();
      return { access_token: issued.token, user: presentUser({ vault, mail }, row, row.id) };
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

    async options() {
      const isFirst = await administrator.isFirst();
      return {
        local: true,
        providers: [...providers],
        first_account: isFirst,
        needs_setup_code: isFirst && administrator.setupCode !== null,
        has_mail: mail.isReal,
      };
    },
  };
};
export type Auth = ReturnType<typeof createAuth>;

const codeExpired = () =>
  new Fault('bad_request', signInWords.tooLate, {
    reason: 'code_expired',
  });

const lockedFault = (seconds: number) =>
  new Fault('too_many_requests', waitWords.tryAgain(rateWords.failedSignIns, seconds), {
    reason: 'account_locked',
    retryAfter: seconds,
  });
