import { z } from 'zod';
import { createCodes } from '../features/app-sign-in/one-time-codes.ts';
import { createSignInStore } from '../features/app-sign-in/store.ts';
import { createAdministrator, setupCodeOf } from '../features/auth/administrator.ts';
import { createAdministratorStore } from '../features/auth/administrator-store.ts';
import { createIdentityStore } from '../features/auth/identity-store.ts';
import { createOidcClient } from '../features/auth/oidc-client.ts';
import { hashPassword, isPassword } from '../features/auth/passwords.ts';
import { createProfiles } from '../features/auth/profiles.ts';
import { providerRoutes } from '../features/auth/provider-routes.ts';
import { createProviderSignIn } from '../features/auth/provider-sign-in.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { createSealedCookie } from '../features/auth/sealed-cookie.ts';
import { type Auth, createAuth } from '../features/auth/service.ts';
import {
  createFailureStore,
  createInsertUser,
  createUserStore,
  type InsertUser,
  type UserStore,
} from '../features/auth/store.ts';
import { createVerification } from '../features/auth/verification.ts';
import { createVerificationStore } from '../features/auth/verification-store.ts';
import { hostOf } from '../http/hosts.ts';
import { origins } from '../http/origins.ts';
import type { Core } from './core.ts';

/** Accounts, sign-in and API keys. */
export function composeAuth(core: Core) {
  const failures = createFailureStore(core.sql);
  const administrator = createAdministrator({
    adminEmail: core.config.adminEmail,
    setupCode: core.config.isReachable ? setupCodeOf(core.vault.derive('set-up-code')) : null,
    provesByMail: core.mail.isReal,
    rates: core.rates,
    store: createAdministratorStore(core.sql),
  });
  const insertUser = createInsertUser(administrator);
  const users = createUserStore(core.sql, core.config.adminEmail);
  const providers = core.config.signInProviders.map(({ id, name }) => ({ id, name }));
  const parts = mailedProofs(core);
  const codesSent = createVerificationStore(core.sql);
  const verification = createVerification({
    ...core,
    ...parts,
    users,
    store: codesSent,
    origin: origins.builder(core.config),
  });
  const auth = createAuth({ ...core, users, insertUser, administrator, verification, failures, providers });
  authRoutes(core.api, { auth, profiles: createProfiles({ ...core, users }), verification });
  composeProviders(core, { auth, users, insertUser });
  core.jobs.register(
    'auth.clean-up',
    async () => {
      await core.tokens.removeExpired();
      await failures.removeOld();
      await codesSent.removeOld();
    },
    { cron: '17 * * * *' },
  );
  return {
    /** Ids of the providers that people can sign in with. */
    providers: async (): Promise<string[]> => providers.map(({ id }) => id),
    /** The one table of accounts, for those that have a sign-in of their own. */
    accounts: {
      authenticate: auth.authenticate,
      byEmail: users.byEmail,
      byId: users.byId,
      insert: insertUser,
      setPassword: users.setPassword,
      setVerified: users.setVerified,
      appsOf: users.appsOf,
      dropApiKey: users.dropApiKey,
      hashPassword,
      isPassword,
      forgive: failures.forgive,
    },
    mailed: parts,
    setup: {
      code: administrator.setupCode,
      notice: administrator.notice,
      promote: administrator.promote,
    },
  };
}
export type AuthParts = ReturnType<typeof composeAuth>;

/** What accounts and apps' own sign-in share. */
const mailedProofs = ({ sql, vault }: Core) => ({
  store: createSignInStore(sql),
  codes: createCodes(vault.derive('one-time-codes')),
});

const Attempt = z.object({
  provider: z.string(),
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  wish: z.object({
    from_url: z.string().optional(),
    app_id: z.string().optional(),
    popup_origin: z.string().optional(),
  }),
  browser: z.string(),
});
const Link = z.object({ issuer: z.string(), subject: z.string(), email: z.string() });

type Accounts = { auth: Auth; users: UserStore; insertUser: InsertUser };

/** Sign-in with accounts of other places. */
function composeProviders(core: Core, { auth, ...accounts }: Accounts): void {
  const { config, vault, log } = core;
  const origin = origins.builder(config);
  const clients = config.signInProviders.map(
    (provider) =>
      [provider.id, createOidcClient(provider, `${origin}/api/auth/${provider.id}/callback`)] as const,
  );
  const isSecure = config.builder.scheme === 'https';
  providerRoutes(core.api, {
    auth,
    signIn: createProviderSignIn({
      ...core,
      ...accounts,
      clients: new Map(clients),
      identities: createIdentityStore({ sql: core.sql, ...accounts }),
      warn: (error, text) => log.warn({ err: error }, text),
    }),
    attempts: createSealedCookie({ vault, name: 'sayso_sign_in', isSecure, content: Attempt }),
    nonces: createSealedCookie({ vault, name: 'sayso_nonce', isSecure, content: z.string() }),
    links: createSealedCookie({ vault, name: 'sayso_link', isSecure, content: Link }),
    origin,
    isOwnHost: (host) => ['app', 'preview'].includes(hostOf(config, host).kind),
  });
}
