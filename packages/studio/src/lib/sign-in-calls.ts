import type * as publishing from '@sayso/contracts/publishing';
import { signInCalls } from '@sayso/contracts/sign-in-calls';
import type * as users from '@sayso/contracts/users';
import type { Lean } from './call.ts';

// The endpoints that the sign-in pages and the session need, with their types and without their schemas.
export const getMe: Lean<typeof users.getMe> = signInCalls.getMe;
export const logout: Lean<typeof users.logout> = signInCalls.logout;
export const signInOptions: Lean<typeof users.signInOptions> = signInCalls.signInOptions;
export const login: Lean<typeof users.login> = signInCalls.login;
export const register: Lean<typeof users.register> = signInCalls.register;
export const verifyEmail: Lean<typeof users.verifyEmail> = signInCalls.verifyEmail;
export const resendEmailCode: Lean<typeof users.resendEmailCode> = signInCalls.resendEmailCode;
export const requestPasswordReset: Lean<typeof users.requestPasswordReset> = signInCalls.requestPasswordReset;
export const setNewPassword: Lean<typeof users.setNewPassword> = signInCalls.setNewPassword;
export const appOfDomain: Lean<typeof publishing.appOfDomain> = signInCalls.appOfDomain;
export const loginInfoBySlug: Lean<typeof publishing.loginInfoBySlug> = signInCalls.loginInfoBySlug;
export const loginInfoById: Lean<typeof publishing.loginInfoById> = signInCalls.loginInfoById;
export const handOver: Lean<typeof publishing.handOver> = signInCalls.handOver;
