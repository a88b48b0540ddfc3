import type { AppUser } from '@sayso/contracts/publishing';
import { appPath, call } from './call.ts';
import { isObject, readList, readUser } from './wire-guards.ts';

export type Role = AppUser['role'];
/** The owner stays an admin and stays in the app. */
export type Person = AppUser & { is_app_owner?: true };

/** The people of the app, for its admins: the server answers others with themselves alone, and refuses the rest. */
export const appPeople = {
  list: async (): Promise<Person[]> =>
    readList(await call(appPath('/entities/User'), { query: { sort: 'created_date', limit: 500 } })).map(
      (value) => readUser(value) as Person,
    ),
  /** `link` has to be handed over: no mail went out, and they have not come yet. */
  invite: async (user_email: string, role: Role): Promise<{ isMailed: boolean; link: string | null }> => {
    const reply = await call(appPath('/users/invite-user'), { method: 'POST', body: { user_email, role } });
    const { invite_link: link, is_mailed: isMailed } = isObject(reply) ? reply : {};
    return { isMailed: isMailed === true, link: typeof link === 'string' && isMailed !== true ? link : null };
  },
  setRole: async (id: string, role: Role): Promise<void> => {
    await call(appPath(`/entities/User/${encodeURIComponent(id)}`), { method: 'PUT', body: { role } });
  },
  remove: async (id: string): Promise<void> => {
    await call(appPath(`/entities/User/${encodeURIComponent(id)}`), { method: 'DELETE' });
  },
};
