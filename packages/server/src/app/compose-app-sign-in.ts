import type { Enter } from '../access/enter.ts';
import type { Invitations } from '../access/invitation.ts';
import { createAccountPasswords } from '../features/app-sign-in/account-passwords.ts';
import { createAccountResets } from '../features/app-sign-in/account-resets.ts';
import { createEntrance } from '../features/app-sign-in/entrance.ts';
import { createNewPassword } from '../features/app-sign-in/new-password.ts';
import { createPasswordChanges } from '../features/app-sign-in/password-changes.ts';
import { createRegistration } from '../features/app-sign-in/registration.ts';
import { appSignInRoutes } from '../features/app-sign-in/routes.ts';
import type { Sight } from '../features/app-users/present.ts';
import type { AppUserStore } from '../features/app-users/store.ts';
import { origins } from '../http/origins.ts';
import type { AuthParts } from './compose-auth.ts';
import type { Core } from './core.ts';

type Given = {
  enter: Enter;
  members: AppUserStore;
  invitations: Invitations;
  auth: AuthParts;
  sight: Sight;
  refuseWithoutPassword(appId: string): Promise<void>;
  refuseNameless(appId: string, fullName: string | null | undefined): Promise<void>;
};

/** Apps' own sign-in, with the accounts of this installation. */
export function composeAppSignIn(core: Core, given: Given) {
  const { enter, members, invitations, auth, sight, refuseWithoutPassword, refuseNameless } = given;
  const { api, config, tokens, jobs } = core;
  const { store, codes } = auth.mailed;
  const entrance = createEntrance({ enter, tokens, members, invitations });
  const deps = {
    ...core,
    ...auth,
    ...auth.mailed,
    entrance,
    senderOf: ({ name, slug }: { name: string; slug: string }) => ({
      name,
      origin: origins.app(config, slug),
    }),
  };
  const builderOrigin = origins.builder(config);
  const newPassword = createNewPassword({ ...deps, builderOrigin });
  const ownPasswords = createAccountPasswords({ ...deps, newPassword, builderOrigin });
  appSignInRoutes(api, {
    ...auth,
    entrance,
    refuseWithoutPassword,
    refuseNameless,
    presentSelf: sight.self,
    registration: createRegistration({ ...deps, codes }),
    passwords: createPasswordChanges({ ...deps, enter, newPassword }),
    resets: createAccountResets({ ...deps, newPassword, builderOrigin }),
    ownPasswords,
  });
  jobs.register('app-sign-in.clean-up', () => store.removeOld(), { cron: '27 * * * *' });
  return { passwordLink: ownPasswords.linkFor };
}
