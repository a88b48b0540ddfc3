import type * as publishing from '@sayso/contracts/publishing';
import { signInCalls } from '@sayso/contracts/sign-in-calls';
import type * as users from '@sayso/contracts/users';
import type { Lean } from './call.ts';

type Described = typeof users & typeof publishing;
type LeanCalls = { readonly [Name in keyof typeof signInCalls]: Lean<Described[Name]> };

/** The endpoints that the sign-in pages and the session need, with their types and without their schemas. */
export const {
  getMe,
  updateUser,
  logout,
  signInOptions,
  login,
  exchangeCode,
  register,
  verifyEmail,
  resendEmailCode,
  requestPasswordReset,
  checkResetLink,
  setNewPassword,
  appOfDomain,
  loginInfoBySlug,
  loginInfoById,
  findInvitation,
  handOver,
}: LeanCalls = signInCalls;
