import type { AppId } from '@sayso/contracts/ids';
import { hashToken } from '../../access/tokens.ts';
import { takeMail } from '../../rates.ts';
import { passwordWords } from '../../texts/passwords.ts';
import type { Deps } from './deps.ts';
import { accountResetLetter } from './letters.ts';
import { type NewPassword, staleReset } from './new-password.ts';

type More = { newPassword: NewPassword; builderOrigin: string };

/** A forgotten password at the builder's own sign-in. */
export const createAccountResets = (deps: Deps & More) => {
  const { accounts, store, rates, newPassword, builderOrigin } = deps;
  return {
    /** Answers alike whether or not the address has an account. `appId`: the app that the person is on the way to. */
    async request({ email, appId }: { email: string; appId: AppId | null }, address: string) {
      await rates.take('codeRequests', { address });
      await takeMail(rates, 'resetMails', { email, address });
      const account = await accounts.byEmail(email);
      const place = { origin: builderOrigin, appId };
      if (account) {
        await newPassword.sendLink(account, null, (to, token) => accountResetLetter(to, token, place));
      }
      const message = passwordWords.accountLinkSent;
      return { success: true as const, message };
    },

    /** Told to whoever holds the link, before they type: not whose it is. */
    async check(token: string, address: string) {
      await rates.take('resetLooks', { address });
      const found = await store.resetOf(hashToken(token));
      return { is_valid: found !== null };
    },

    /** The link of any letter: whichever app asked for it, the password is that of the account. */
    async reset(token: string, password: string) {
      const hash = hashToken(token);
      const found = await store.resetOf(hash);
      const account = found && (await accounts.byId(found.userId));
      if (!account) throw staleReset();
      await newPassword.set(account.id, password, { reset: hash, current: account.password_hash });
      await accounts.forgive(account.email);
      return { success: true as const, message: passwordWords.changed };
    },
  };
};
export type AccountResets = ReturnType<typeof createAccountResets>;
