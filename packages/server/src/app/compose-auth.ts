import type { signInOptions } from '@sayso/contracts/users';
import type { z } from 'zod';
import { createAddressLimit } from '../features/auth/address-limit.ts';
import { createProfiles } from '../features/auth/profiles.ts';
import { createRegistrationLimit } from '../features/auth/registration-limit.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { createAuth } from '../features/auth/service.ts';
import { createFailureStore, createUserStore } from '../features/auth/store.ts';
import type { Core } from './core.ts';

/** Accounts, sign-in and API keys. */
export function composeAuth(core: Core) {
  const failures = createFailureStore(core.sql);
  const users = createUserStore(core.sql);
  const addresses = createAddressLimit();
  const registrations = createRegistrationLimit(core.config.registrationsPerHour);
  const auth = createAuth({ ...core, users, failures, addresses, registrations });
  authRoutes(core.api, auth, createProfiles({ ...core, users }));
  core.jobs.register(
    'auth.clean-up',
    async () => {
      await core.tokens.removeExpired();
      await failures.removeOld();
    },
    { cron: '17 * * * *' },
  );
  /** Ids of the providers that people can sign in with. */
  const providers = async (): Promise<string[]> => {
    const options: z.infer<typeof signInOptions.reply> = await auth.options();
    return options.providers.map(({ id }) => id);
  };
  return { providers };
}
export type Auth = ReturnType<typeof composeAuth>;
