import {
  getMe,
  logout,
  regenerateApiKey,
  register,
  resendEmailCode,
  signInOptions,
  updateUser,
  verifyEmail,
} from '@sayso/contracts/users';
import type { Api } from '../../http/api.ts';
import { bearerOf } from '../../http/bearer.ts';
import { bind } from '../../http/bind.ts';
import type { Profiles } from './profiles.ts';
import type { Auth } from './service.ts';
import type { Verification } from './verification.ts';

type Parts = { auth: Auth; profiles: Profiles; verification: Verification };

export function authRoutes(api: Api, { auth, profiles, verification }: Parts): void {
  bind(api, register, ({ body, request }) => auth.register(body, request.ip));
  bind(api, logout, ({ actor, request }) => auth.logout(actor, bearerOf(request.headers)));
  bind(api, verifyEmail, async ({ actor, body, request }) => {
    await verification.verify(actor, body.code, request.ip);
    return profiles.me(actor);
  });
  bind(api, resendEmailCode, ({ actor, request }) => verification.resend(actor, request.ip));
  bind(api, getMe, ({ actor }) => profiles.me(actor));
  bind(api, regenerateApiKey, ({ actor }) => profiles.regenerateApiKey(actor));
  bind(api, updateUser, ({ actor, params, body }) => profiles.update(actor, params.userId, defined(body)));
  bind(api, signInOptions, () => auth.options());
}

/** Leaves out keys without a value, as exact optional properties demand. */
function defined<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
