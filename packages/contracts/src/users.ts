import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FullName } from './full-name.ts';
import { Id, Success, Timestamp } from './ids.ts';
import { limits } from './limits.ts';
import { signInCalls } from './sign-in-calls.ts';

export const tiers = [
  'free',
  'starter',
  'builder',
  'pro',
  'elite',
  'elite_2',
  'elite_3',
  'enterprise',
] as const;
export const Tier = z.enum(tiers);
export type Tier = z.infer<typeof Tier>;
export const PlatformRole = z.enum(['user', 'platform_admin']);

export const User = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  full_name: z.string().nullable(),
  phone_number: z.string().nullable(),
  platform_role: PlatformRole,
  subscription_tier: Tier,
  api_key: z.string().nullable(),
  is_beta_tester: z.boolean(),
  /** Nobody comes in by a disabled account. */
  disabled: z.boolean(),
  /** Of the payment provider; null before the first payment. */
  stripe_customer_id: z.string().nullable(),
  stripe_subscription_id: z.string().nullable(),
  stripe_subscription_status: z.string().nullable(),
  /** The change of plan that waits for the end of the billing cycle. */
  subscription_schedule_id: z.string().nullable(),
  subscription_schedule_tier: Tier.nullable(),
  /** False for an account that only signs in with a provider. */
  has_local_login: z.boolean(),
  /** Of the code host that they connected. */
  github_username: z.string().nullable(),
  /** Mail is set up, and the account's address was not shown to be its holder's yet. */
  must_verify_email: z.boolean(),
  created_date: Timestamp,
});
export type User = z.infer<typeof User>;

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Please enter a valid email address'));
export const Password = z
  .string()
  .min(limits.passwordChars, `Use at least ${limits.passwordChars} characters`)
  .max(1024, 'Use at most 1024 characters');

export const SignedIn = z.object({ access_token: z.string(), user: User });
export type SignedIn = z.infer<typeof SignedIn>;

export const register = endpoint({
  ...signInCalls.register,
  body: z.object({
    email: Email,
    password: Password,
    full_name: FullName.nullish(),
    /** For the account that administers the installation, where others can reach it. */
    setup_code: z.string().max(100).optional(),
  }),
  reply: SignedIn,
});

export const login = endpoint({
  ...signInCalls.login,
  body: z.object({
    email: Email,
    password: z.string().min(1, 'Please enter your password').max(1024),
    /** Adds the account provider that the person just came back from with `account_exists`. */
    link_provider: z.boolean().optional(),
  }),
  reply: SignedIn,
});

/**
 * Ends a sign-in by an account provider: `code` came as `access_token` of the address. It is good once, for the browser
 * that set out with it, so that nobody is signed in by a link of somebody else's.
 */
export const exchangeCode = endpoint({
  ...signInCalls.exchangeCode,
  body: z.object({ code: z.string().min(1).max(200) }),
  reply: SignedIn,
});

const Told = Success.extend({ message: z.string() });

/** The code of the letter that the account was sent; asked with the session that the letter is for. */
export const verifyEmail = endpoint({
  ...signInCalls.verifyEmail,
  body: z.object({ code: z.coerce.string().trim().max(20) }),
  reply: User,
});
export const resendEmailCode = endpoint({ ...signInCalls.resendEmailCode, reply: Told });

const ResetToken = z.string().min(1).max(200);

/** Answers alike whether or not the address has an account. `app_id`: the app that the person is on the way to. */
export const requestPasswordReset = endpoint({
  ...signInCalls.requestPasswordReset,
  body: z.object({ email: Email, app_id: Id.nullish() }),
  reply: Told,
});
/** Whether a link still sets a password, and nothing else. The token travels in the body, so that no log keeps it. */
export const checkResetLink = endpoint({
  ...signInCalls.checkResetLink,
  body: z.object({ reset_token: ResetToken }),
  reply: z.object({ is_valid: z.boolean() }),
});
/** Takes the links of apps' letters as well: the password is that of the account. */
export const setNewPassword = endpoint({
  ...signInCalls.setNewPassword,
  body: z.object({ reset_token: ResetToken, new_password: Password }),
  reply: Told,
});

/** Ends every other session and the API key. */
export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  body: z.object({ current_password: z.string().min(1).max(1024), new_password: Password }),
  reply: Told,
});

/** A link by which somebody chooses a new password, for an administrator to hand over. It works once, for a day. */
export const createPasswordLink = endpoint({
  method: 'POST',
  path: '/auth/password-link',
  body: z.object({ email: Email }),
  reply: z.object({ link: z.string(), expires_at: Timestamp }),
});

export const logout = endpoint({ ...signInCalls.logout, reply: Success });
export const getMe = endpoint({ ...signInCalls.getMe, reply: User });

export const regenerateApiKey = endpoint({
  method: 'POST',
  path: '/auth/regenerate_api_key',
  reply: z.object({ api_key: z.string() }),
});

/** Admins alone set tier, role and what an account may do; everyone else may change their own name and phone. */
export const updateUser = endpoint({
  ...signInCalls.updateUser,
  params: z.object({ userId: Id }),
  body: z
    .object({
      full_name: FullName.nullable(),
      phone_number: z.string().trim().max(50).nullable(),
      subscription_tier: Tier,
      platform_role: PlatformRole,
      is_beta_tester: z.boolean(),
      disabled: z.boolean(),
    })
    .partial(),
  reply: User,
});

/** What the sign-in page needs to draw itself. */
export const signInOptions = endpoint({
  ...signInCalls.signInOptions,
  reply: z.object({
    local: z.boolean(),
    /** Account providers; the name is what people know each by, such as 'Google'. */
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
    /** True until the first account exists; that account becomes platform admin. */
    first_account: z.boolean(),
    /** That account is made with the code that the server printed when it started. */
    needs_setup_code: z.boolean(),
    /** Whether codes and resets reach people by mail. */
    has_mail: z.boolean(),
  }),
});

/** Why a sign-in by an account provider did not happen: `error` of the address `/login`, which has words for each. */
export const providerErrors = [
  'cancelled',
  'expired',
  'provider_away',
  'provider_refused',
  'email_missing',
  'email_unverified',
  'account_exists',
  'account_disabled',
  'too_many_requests',
  'unavailable',
  'not_offered',
  'foreign_address',
  'setup_first',
] as const;
export const ProviderError = z.enum(providerErrors);
export type ProviderError = z.infer<typeof ProviderError>;

const ProviderParams = z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) });

/** Pages of the browser, not calls: both answer a redirect. */
export const providerLogin = endpoint({
  method: 'GET',
  path: '/auth/:provider/login',
  caller: 'anyone',
  params: ProviderParams,
  query: z
    .object({
      from_url: z.string().max(2000).optional(),
      app_id: Id.optional(),
      popup_origin: z.string().max(300).optional(),
    })
    .catch({}),
  reply: z.never(),
});
export const providerCallback = endpoint({
  method: 'GET',
  path: '/auth/:provider/callback',
  caller: 'anyone',
  params: ProviderParams,
  reply: z.never(),
});
