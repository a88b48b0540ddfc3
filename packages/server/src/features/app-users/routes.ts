import {
  inviteAppUser,
  inviteAppUserInside,
  listMembers,
  loginInfoById,
  loginInfoBySlug,
  publicSettingsById,
  registerAppUser,
  removeMember,
} from '@sayso/contracts/publishing';
import {
  deleteAppUser,
  getAppMe,
  getAppUser,
  listAppUsers,
  updateAppMe,
  updateAppUser,
} from '@sayso/contracts/records';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Members } from './members.ts';
import type { People } from './people.ts';
import type { AppUsers } from './service.ts';

export function appUserRoutes(api: Api, parts: { users: AppUsers; members: Members; people: People }): void {
  const { users, members, people } = parts;
  bind(api, getAppMe, ({ actor, params }) => users.me(actor, params.appId));
  bind(api, updateAppMe, ({ actor, params, body }) => users.updateMe(actor, params.appId, body));
  bind(api, listAppUsers, ({ actor, params, query }) => users.list(actor, params.appId, query));
  bind(api, getAppUser, ({ actor, params }) => users.get(actor, params.appId, params.id));
  bind(api, updateAppUser, ({ actor, params, body }) => people.update(actor, params, body));
  bind(api, deleteAppUser, ({ actor, params }) => people.remove(actor, params));
  bind(api, registerAppUser, ({ actor, params }) => users.register(actor, params.appId));
  bind(api, listMembers, ({ actor, params }) => members.list(actor, params.appId));
  for (const each of [inviteAppUser, inviteAppUserInside]) {
    bind(api, each, ({ actor, params, body }) => members.invite(actor, params.appId, body));
  }
  bind(api, removeMember, ({ actor, params }) => members.remove(actor, params.appId, params.email));
  bind(api, loginInfoBySlug, ({ params }) => users.loginInfoBySlug(params.slug));
  bind(api, loginInfoById, ({ params }) => users.loginInfoById(params.appId));
  bind(api, publicSettingsById, async ({ params, request }) =>
    users.publicSettings(await api.session.byHeadersOrNobody(request.headers), params.appId),
  );
}
