import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import { hashToken } from '../../access/tokens.ts';
import { takeMail } from '../../rates.ts';
import { passwordWords } from '../../texts/passwords.ts';
import type { Deps } from './deps.ts';
import { resetLetter } from './letters.ts';
import { type NewPassword, refuseSame, staleReset, wrongCurrent } from './new-password.ts';

type Change = { user_id: string; current_password: string; new_password: string };
type More = { enter: Enter; newPassword: NewPassword };

export const createPasswordChanges = (deps: Deps & More) => {
  const { accounts, entrance, store, rates, senderOf, enter, newPassword } = deps;

  return {
    /** Answers alike whether or not the address has an account or may use the app. */
    async request(appId: AppId, email: string, address: string) {
      await rates.take('codeRequests', { address });
      await takeMail(rates, 'resetMails', { email, address });
      const account = await accounts.byEmail(email);
      const nobody = { id: '', email, full_name: null };
      const grant = await entrance.mayKnock(account ?? nobody, appId);
      if (account && grant) {
        await newPassword.sendLink(account, appId, (to, token) => resetLetter(to, token, senderOf(grant)));
      }
      const message = passwordWords.appLinkSent;
      return { success: true as const, message };
    },

    async reset(appId: AppId, token: string, password: string) {
      const hash = hashToken(token);
      const found = await store.resetOf(hash);
      const account = found?.appId === appId ? await accounts.byId(found.userId) : null;
      if (!account) throw staleReset();
      await entrance.knock(account, appId, { isProving: true });
      await newPassword.set(account.id, password, { reset: hash, current: account.password_hash });
      await accounts.forgive(account.email);
      return { success: true as const, message: passwordWords.changed };
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
        throw new Fault('forbidden', passwordWords.ownOnly);
      }
      const { password_hash: checked } = await accounts
        .authenticate({ email: identity.email, password: current_password }, from.address)
        .catch((error: unknown) => {
          throw wrongCurrent(error);
        });
      refuseSame({ current_password, new_password });
      await newPassword.set(identity.id, new_password, { checked, kept: from.token });
      return { success: true as const, message: passwordWords.changedHere };
    },
  };
};
export type PasswordChanges = ReturnType<typeof createPasswordChanges>;
