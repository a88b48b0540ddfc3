import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { EnterGrant } from '../../access/enter.ts';
import { isUniqueViolation } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { takeMail } from '../../rates.ts';
import { signInWords } from '../../texts/sign-in.ts';
import type { Deps } from './deps.ts';
import type { Person } from './entrance.ts';
import { codeLetter, knownLetter } from './letters.ts';
import { type Codes, codeMinutes } from './one-time-codes.ts';
import type { Pending } from './store.ts';

type Registration = {
  email: string;
  password: string;
  full_name?: string | null | undefined;
  invite_code?: string | null | undefined;
};
type Opening = { grant: EnterGrant; passwordHash: string; invite: Registration['invite_code'] };

/** Registering in an app. With a mail server there is no account before its address was shown to be the person's. */
export const createRegistration = (deps: Deps & { codes: Codes }) => {
  const { sql, mail, accounts, entrance, store, rates, senderOf, codes } = deps;

  const sendCode = async (grant: EnterGrant, person: Person, passwordHash: string | null): Promise<void> => {
    const { id, email, full_name } = person;
    const { code, hash, expiresAt } = codes.make({ scope: grant.appId, email });
    await sql.begin(async (tx) => {
      const pending = { id, email, full_name, password_hash: passwordHash, code_hash: hash, expiresAt };
      await store.savePending(tx, grant.appId, pending);
      await mail.post(tx, codeLetter(email, code, senderOf(grant)), { until: expiresAt });
    });
  };

  return {
    async register(appId: AppId, registration: Registration, address: string) {
      const { email, password, full_name, invite_code: invite } = registration;
      await rates.take('registrations', { address });
      if (mail.isReal) await takeMail(rates, 'codeMails', { email, address });
      const known = await accounts.byEmail(email);
      const person: Person = { id: newId(), email, full_name: full_name || null };
      const hasInvitation = await entrance.holdsInvitation(email, appId, invite);
      const grant = await entrance.mayKnock(known ?? person, appId, { hasInvitation });
      // Both hashes are made for everybody, since the time that an answer takes tells things too.
      const hash = await accounts.hashPassword(password);
      const earlier = await store.pending({ appId, email });
      const isSame = await accounts.isPassword(password, earlier?.password_hash ?? null);
      if (grant !== null && !mail.isReal && known === null)
        await openAtOnce(deps, person, { grant, passwordHash: hash, invite });
      if (grant !== null && mail.isReal) {
        if (known) await mail.post(sql, knownLetter(email, senderOf(grant)));
        else await sendCode(grant, person, earlier === null || isSame ? hash : null);
      }
      return {
        id: person.id,
        message: mail.isReal ? signInWords.codeSent : signInWords.signInNow,
        otp_expires_in_minutes: mail.isReal ? codeMinutes : 0,
      };
    },

    async resend(appId: AppId, email: string, address: string) {
      await rates.take('codeRequests', { address });
      await takeMail(rates, 'codeMails', { email, address });
      const pending = await store.pending({ appId, email });
      const grant = pending && (await entrance.mayKnock(pending, appId));
      if (grant) {
        const { code, hash, expiresAt } = codes.make({ scope: appId, email });
        await sql.begin(async (tx) => {
          if (!(await store.renewCode(tx, { appId, email }, { hash, expiresAt }))) return;
          await mail.post(tx, codeLetter(email, code, senderOf(grant)), { until: expiresAt });
        });
      }
      const message = signInWords.codeSentAgain;
      return { success: true as const, message };
    },

    async verify(appId: AppId, { email, otp_code }: { email: string; otp_code: string }, address: string) {
      await rates.take('codeRequests', { address });
      const pending = await store.tryCode({ appId, email }, address);
      if (!pending || !codes.fits({ scope: appId, email }, otp_code, pending.code_hash)) throw wrongCode();
      await entrance.knock(pending, appId, { isProving: true });
      await openVerified(deps, appId, pending);
      entrance.forgetAll();
      const { token } = await entrance.admit(pending, appId);
      const message =
        pending.password_hash === null ? signInWords.verifiedWithoutPassword : signInWords.verified;
      return { access_token: token, id: pending.id, message, success: true as const };
    },
  };
};
export type Registering = ReturnType<typeof createRegistration>;

/** An account at once: without a mail server nobody can be asked for a code. */
async function openAtOnce(
  { sql, accounts, entrance }: Deps,
  person: Person,
  opening: Opening,
): Promise<void> {
  const { grant, passwordHash, invite } = opening;
  const { id, email, full_name } = person;
  try {
    await sql.begin((tx) => accounts.insert(tx, { id, email, passwordHash, fullName: full_name }));
  } catch (error) {
    // Somebody was faster; what they have is theirs, and the answer is the same.
    if (isUniqueViolation(error, 'users_email')) return;
    // The administrator's account is opened in the builder, which asks for the setup code.
    if (error instanceof Fault && error.reason === 'setup_code_needed') return;
    throw error;
  }
  await entrance.accept(person, grant.appId, invite);
  await entrance.join(grant, person);
}

async function openVerified({ sql, store, accounts }: Deps, appId: AppId, pending: Pending): Promise<void> {
  const { id, email, password_hash: passwordHash, full_name: fullName } = pending;
  try {
    await sql.begin(async (tx) => {
      if (!(await store.takePending(tx, appId, pending))) throw wrongCode();
      await accounts.insert(tx, { id, email, passwordHash, fullName, isVerified: true });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email')) throw error;
    throw new Fault('conflict', signInWords.hasAccount, {
      reason: 'email_taken',
    });
  }
}

const wrongCode = () => new Fault('bad_request', signInWords.codeWrong, { reason: 'wrong_code' });
