import { Fault } from '@sayso/contracts/faults';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Rates } from '../../rates.ts';
import { passwordWords } from '../../texts/passwords.ts';
import type { Accounts } from './deps.ts';
import { adminsOnly, type LinkMaker, type NewPassword, refuseSame, wrongCurrent } from './new-password.ts';

type Deps = {
  access: Access;
  accounts: Accounts;
  newPassword: NewPassword;
  rates: Rates;
  builderOrigin: string;
};
type From = { address: string; token: string | null };

/** Passwords of the builder's accounts, by people who are signed in. */
export const createAccountPasswords = ({ access, accounts, newPassword, rates, builderOrigin }: Deps) => {
  const linkBy = async (maker: LinkMaker | null, email: string) => {
    const account = await accounts.byEmail(email);
    if (!account) throw unknownAccount(email);
    const { token, expiresAt } = await newPassword.createLink(account, maker);
    return { link: `${builderOrigin}/reset-password?token=${token}`, expires_at: expiresAt.toISOString() };
  };

  return {
    async change(actor: Actor, given: { current_password: string; new_password: string }, from: From) {
      const { id, email } = access.user(actor);
      // An API key is for programs, and ends with the password.
      if (from.token === null) throw signInFirst();
      const { password_hash: checked } = await accounts
        .authenticate({ email, password: given.current_password }, from.address)
        .catch((error: unknown) => {
          throw wrongCurrent(error);
        });
      refuseSame(given);
      await newPassword.set(id, given.new_password, { checked, kept: from.token });
      return { success: true as const, message: passwordWords.changedHere };
    },

    /** For an administrator to hand over, where no mail goes out or none arrives. */
    async createLink(actor: Actor, email: string, token: string | null) {
      const account = access.user(actor);
      if (account.platformRole !== 'platform_admin') throw adminsOnly();
      if (token === null) throw signInFirst();
      await rates.take('passwordLinks', { user: account.id });
      return linkBy({ actor, account, proof: access.proof(actor) }, email);
    },

    /** For whoever runs the server: the way back of an administrator who forgot their password. */
    linkFor: (email: string) => linkBy(null, email),
  };
};
export type AccountPasswords = ReturnType<typeof createAccountPasswords>;

const unknownAccount = (email: string) => {
  const message = passwordWords.noAccount(email);
  return new Fault('not_found', message, { fields: { email: message } });
};

const signInFirst = () => new Fault('forbidden', texts.signInNeeded, { reason: 'auth_required' });
