import type { Enter } from '../access/enter.ts';
import { createEntrance } from '../features/app-sign-in/entrance.ts';
import { createCodes } from '../features/app-sign-in/one-time-codes.ts';
import { createPasswordChanges } from '../features/app-sign-in/password-changes.ts';
import { createRegistration } from '../features/app-sign-in/registration.ts';
import { appSignInRoutes } from '../features/app-sign-in/routes.ts';
import { createSignInStore } from '../features/app-sign-in/store.ts';
import { presentUser } from '../features/app-users/present.ts';
import type { AppUserStore } from '../features/app-users/store.ts';
import { createHourlyLimit } from '../features/auth/registration-limit.ts';
import { origins } from '../http/origins.ts';
import type { AuthParts } from './compose-auth.ts';
import type { Core } from './core.ts';

type Given = { enter: Enter; members: AppUserStore; auth: AuthParts };

/** Apps' own sign-in, with the accounts of this installation. */
export function composeAppSignIn(core: Core, { enter, members, auth }: Given) {
  const { api, sql, config, tokens, vault, jobs } = core;
  const store = createSignInStore(sql);
  const entrance = createEntrance({ enter, tokens, members });
  const deps = {
    ...core,
    ...auth,
    entrance,
    store,
    requests: createHourlyLimit(
      3 * config.registrationsPerHour,
      'Too many tries were made from here. Please try later.',
    ),
    senderOf: ({ name, slug }: { name: string; slug: string }) => ({
      name,
      origin: origins.app(config, slug),
    }),
  };
  const codes = createCodes(vault.derive('one-time-codes'));
  appSignInRoutes(api, {
    ...auth,
    entrance,
    presentUser,
    registration: createRegistration({ ...deps, codes }),
    passwords: createPasswordChanges({ ...deps, enter }),
  });
  jobs.register('app-sign-in.clean-up', () => store.removeOld(), { cron: '27 * * * *' });
  return { countMail: store.countMail };
}
