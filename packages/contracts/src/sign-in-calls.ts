import type { Call } from './endpoint.ts';

/**
 * Where the calls of the sign-in pages go. Free of zod, which weighs as much as such a page: their endpoints add the
 * schemas, and the pages fetch these once somebody types.
 */
export const signInCalls = {
  getMe: { method: 'GET', path: '/auth/me' },
  updateUser: { method: 'POST', path: '/auth/:userId/update-user' },
  logout: { method: 'POST', path: '/auth/logout' },
  signInOptions: { method: 'GET', path: '/auth/options', caller: 'anyone' },
  login: { method: 'POST', path: '/auth/login', caller: 'anyone' },
  exchangeCode: { method: 'POST', path: '/auth/exchange', caller: 'anyone' },
  register: { method: 'POST', path: '/auth/register', caller: 'anyone' },
  verifyEmail: { method: 'POST', path: '/auth/verify-email' },
  resendEmailCode: { method: 'POST', path: '/auth/resend-code' },
  requestPasswordReset: { method: 'POST', path: '/auth/reset-password-request', caller: 'anyone' },
  checkResetLink: { method: 'POST', path: '/auth/reset-password-check', caller: 'anyone' },
  setNewPassword: { method: 'POST', path: '/auth/reset-password', caller: 'anyone' },
  appOfDomain: { method: 'GET', path: '/apps/public/domains/:domain', caller: 'anyone' },
  loginInfoBySlug: { method: 'GET', path: '/apps/public/login-info/by-slug/:slug', caller: 'anyone' },
  loginInfoById: { method: 'GET', path: '/apps/public/login-info/by-id/:appId', caller: 'anyone' },
  findInvitation: { method: 'GET', path: '/apps/public/:appId/invitation', caller: 'anyone' },
  handOver: { method: 'POST', path: '/apps/:appId/auth/hand-over' },
} as const satisfies Record<string, Call>;
