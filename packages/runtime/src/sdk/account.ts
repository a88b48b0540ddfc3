import { auth, setCurrentUser } from './auth.ts';
import { appPath, call } from './call.ts';
import { setToken } from './token.ts';
import { isObject } from './wire-guards.ts';

type Values = Record<string, unknown>;

const post = (path: string, body: Values): Promise<unknown> => call(appPath(path), { method: 'POST', body });

/** Signs in with the token of an answer, where it holds one. */
function adopt(reply: unknown): unknown {
  const token = isObject(reply) ? reply['access_token'] : undefined;
  if (typeof token !== 'string') return reply;
  setToken(token);
  setCurrentUser(null);
  return reply;
}

/** What an app's own sign-in screens call, as apps made elsewhere have them. */
const account = {
  loginViaEmailPassword: async (email: string, password: string) =>
    adopt(await post('/auth/login', { email, password })),
  register: (values: Values) => post('/auth/register', values),
  verifyOtp: async (values: { email: string; otpCode?: string; otp_code?: string }) =>
    adopt(
      await post('/auth/verify-otp', { email: values.email, otp_code: values.otpCode ?? values.otp_code }),
    ),
  resendOtp: (email: string) => post('/auth/resend-otp', { email }),
  resetPasswordRequest: (email: string) => post('/auth/reset-password-request', { email }),
  resetPassword: ({ resetToken, newPassword }: { resetToken: string; newPassword: string }) =>
    post('/auth/reset-password', { reset_token: resetToken, new_password: newPassword }),
  changePassword: (values: { userId: string; currentPassword: string; newPassword: string }) =>
    post('/auth/change-password', {
      user_id: values.userId,
      current_password: values.currentPassword,
      new_password: values.newPassword,
    }),
  inviteUser: (user_email: string, role: string) => post('/users/invite-user', { user_email, role }),
};

export const fullAuth = { ...auth, ...account };
export const users = { inviteUser: account.inviteUser };
