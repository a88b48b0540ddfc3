import type { AppId } from '@sayso/contracts/ids';
import type { FastifyRequest } from 'fastify';
import type { Enter } from '../access/enter.ts';
import { createAuthSettings } from '../features/app-doors/auth-settings.ts';
import { appDoorRoutes } from '../features/app-doors/routes.ts';
import { createAppDoors, type Place } from '../features/app-doors/service.ts';
import { createDoorStore } from '../features/app-doors/store.ts';
import type { AppUsers } from '../features/app-users/service.ts';
import type { Domains } from '../features/domains/service.ts';
import { forgetFilesCookie } from '../features/publishing/files-cookie.ts';
import { hostOf } from '../http/hosts.ts';
import { origins } from '../http/origins.ts';
import type { Core } from './core.ts';

type Given = {
  users: AppUsers;
  domains: Domains;
  enter: Enter;
  originsOf(app: { appId: AppId; slug: string }): Promise<readonly string[]>;
};

/** Addresses that client libraries send browsers to, to sign in and out, and which of them an app offers. */
export function composeAppDoors(core: Core, { users, domains, enter, originsOf }: Given) {
  const { api, config } = core;
  const builderOrigin = origins.builder(config);

  const placeOf = async (request: FastifyRequest): Promise<Place> => {
    const host = api.hostOf(request);
    switch (host.kind) {
      case 'app': {
        const { id } = await users.loginInfoBySlug(host.slug);
        return { origin: origins.app(config, host.slug), appId: id };
      }
      case 'preview':
        return { origin: origins.preview(config, host.appId), appId: host.appId };
      case 'unknown': {
        const found = await domains.find(host.host);
        if (found) return { origin: origins.custom(config, host.host), appId: found.appId };
        break;
      }
    }
    return { origin: builderOrigin, appId: null };
  };

  const settings = createAuthSettings({
    ...core,
    store: createDoorStore(core.sql),
    providers: config.signInProviders.map(({ id }) => id),
    forgetEntries: enter.forgetAll,
  });
  appDoorRoutes(api, {
    doors: createAppDoors({
      ...core,
      closeToken: core.realtime.closeToken,
      builderOrigin,
      loginInfo: users.loginInfoById,
      originsOf,
      isOwnHost: (host) => ['app', 'preview', 'builder'].includes(hostOf(config, host).kind),
    }),
    settings,
    placeOf,
    forgetFiles: forgetFilesCookie,
  });
  return { refuseWithoutPassword: settings.refuseWithoutPassword, refuseNameless: settings.refuseNameless };
}
