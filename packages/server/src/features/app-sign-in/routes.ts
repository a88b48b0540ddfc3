import {
  appLogin,
  appRegister,
  changePassword,
  requestReset,
  resendOtp,
  resetPassword,
  verifyOtp,
} from '@sayso/contracts/app-sign-in';
import type { AppId } from '@sayso/contracts/ids';
import type { AppUser } from '@sayso/contracts/publishing';
import {
  changeOwnPassword,
  checkResetLink,
  createPasswordLink,
  requestPasswordReset,
  setNewPassword,
} from '@sayso/contracts/users';
import type { EnterGrant } from '../../access/enter.ts';
import type { Api } from '../../http/api.ts';
import { bearerOf } from '../../http/bearer.ts';
import { bind } from '../../http/bind.ts';
import type { AccountPasswords } from './account-passwords.ts';
import type { AccountResets } from './account-resets.ts';
import type { Accounts } from './deps.ts';
import type { Entrance } from './entrance.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { Registering } from './registration.ts';

type Parts = {
  accounts: Accounts;
  entrance: Entrance;
  registration: Registering;
  passwords: PasswordChanges;
  resets: AccountResets;
  ownPasswords: AccountPasswords;
  /** Throws where the app takes no passwords. */
  refuseWithoutPassword(appId: AppId): Promise<void>;
  /** Throws where the app asks for a name that was not given. */
  refuseNameless(appId: AppId, fullName: string | null | undefined): Promise<void>;
  /** Whoever came in, as they may see themselves. */
  presentSelf(grant: EnterGrant): Promise<AppUser | null>;
};

export function appSignInRoutes(api: Api, parts: Parts): void {
  const { accounts, entrance, registration, passwords, resets, ownPasswords, presentSelf } = parts;
  const byPassword = async <T>(appId: AppId, go: () => Promise<T>): Promise<T> => {
    await parts.refuseWithoutPassword(appId);
    return go();
  };
  bind(api, appLogin, ({ params: { appId }, body, request }) =>
    byPassword(appId, async () => {
      const account = await accounts.authenticate(body, request.ip);
      await entrance.accept(account, appId, body.invite_code);
      const { token, grant } = await entrance.admit(account, appId);
      const user = await presentSelf(grant);
      if (user === null) throw new Error('A member of the app is not known in it');
      return { access_token: token, user };
    }),
  );
  bind(api, appRegister, ({ params: { appId }, body, request }) =>
    byPassword(appId, async () => {
      await parts.refuseNameless(appId, body.full_name);
      return registration.register(appId, body, request.ip);
    }),
  );
  bind(api, verifyOtp, ({ params: { appId }, body, request }) =>
    byPassword(appId, () => registration.verify(appId, body, request.ip)),
  );
  bind(api, resendOtp, ({ params: { appId }, body, request }) =>
    byPassword(appId, () => registration.resend(appId, body.email, request.ip)),
  );
  bind(api, requestReset, ({ params: { appId }, body, request }) =>
    byPassword(appId, () => passwords.request(appId, body.email, request.ip)),
  );
  bind(api, resetPassword, ({ params: { appId }, body }) =>
    byPassword(appId, () => passwords.reset(appId, body.reset_token, body.new_password)),
  );
  bind(api, requestPasswordReset, ({ body, request }) =>
    resets.request({ email: body.email, appId: body.app_id ?? null }, request.ip),
  );
  bind(api, checkResetLink, ({ body, request }) => resets.check(body.reset_token, request.ip));
  bind(api, setNewPassword, ({ body }) => resets.reset(body.reset_token, body.new_password));
  bind(api, changeOwnPassword, ({ actor, body, request }) =>
    ownPasswords.change(actor, body, { address: request.ip, token: bearerOf(request.headers) }),
  );
  bind(api, createPasswordLink, ({ actor, body, request }) =>
    ownPasswords.createLink(actor, body.email, bearerOf(request.headers)),
  );
  bind(api, changePassword, ({ actor, params, body, request }) =>
    passwords.change(actor, params.appId, body, {
      address: request.ip,
      token: bearerOf(request.headers),
    }),
  );
}
