import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FullName } from './full-name.ts';
import { AppParams, Id } from './ids.ts';
import { AppUser, InviteCode } from './publishing.ts';
import { Email, Password } from './users.ts';

/** An app's own sign-in, as its client library calls it (wire.md, "Auth"): tokens of that app alone. */
const Said = z.object({ success: z.literal(true), message: z.string() });

export const appLogin = endpoint({
  method: 'POST',
  logs: 'sign_in',
  path: '/apps/:appId/auth/login',
  params: AppParams,
  caller: 'anyone',
  body: z.object({
    email: Email,
    password: z.string().min(1, 'Please enter your password').max(1024),
    turnstile_token: z.string().max(5_000).nullish(),
    invite_code: InviteCode,
  }),
  reply: z.object({ access_token: z.string(), user: AppUser }),
});

/** Answers alike whether or not the address has an account or may use the app; the id is that of an account to be. */
export const appRegister = endpoint({
  method: 'POST',
  logs: 'sign_in',
  path: '/apps/:appId/auth/register',
  params: AppParams,
  caller: 'anyone',
  body: z.object({
    email: Email,
    password: Password,
    full_name: FullName.nullish(),
    /** Where no mail goes out a private app takes the code of the invitation's link. */
    invite_code: InviteCode,
  }),
  reply: z.object({
    id: Id,
    message: z.string(),
    /** 0 where there is no mail server: then no code is asked for. */
    otp_expires_in_minutes: z.number().int(),
  }),
});

export const verifyOtp = endpoint({
  method: 'POST',
  logs: 'sign_in',
  path: '/apps/:appId/auth/verify-otp',
  params: AppParams,
  caller: 'anyone',
  body: z.object({ email: Email, otp_code: z.coerce.string().trim().max(20) }),
  reply: Said.extend({ access_token: z.string(), id: Id }),
});

export const resendOtp = endpoint({
  method: 'POST',
  logs: 'sign_in',
  path: '/apps/:appId/auth/resend-otp',
  params: AppParams,
  caller: 'anyone',
  body: z.object({ email: Email }),
  reply: Said,
});

export const requestReset = endpoint({
  method: 'POST',
  logs: 'sign_in',
  path: '/apps/:appId/auth/reset-password-request',
  params: AppParams,
  caller: 'anyone',
  body: z.object({ email: Email }),
  reply: Said,
});

export const resetPassword = endpoint({
  method: 'POST',
  logs: 'sign_in',
  path: '/apps/:appId/auth/reset-password',
  params: AppParams,
  caller: 'anyone',
  body: z.object({ reset_token: z.string().min(1).max(200), new_password: Password }),
  reply: Said,
});

/** One's own password alone; every other session of the account ends, in all apps and in the builder. */
export const changePassword = endpoint({
  method: 'POST',
  logs: 'update',
  path: '/apps/:appId/auth/change-password',
  params: AppParams,
  caller: 'app',
  body: z.object({
    user_id: z.string().max(100),
    current_password: z.string().min(1, 'Please enter your password').max(1024),
    new_password: Password,
  }),
  reply: Said,
});
