import { fullAuth, users } from './account.ts';
import { analytics } from './analytics.ts';
import { call } from './call.ts';
import { entityNamed, User } from './entity.ts';
import type { EntityClient } from './entity-types.ts';
import { functions } from './functions.ts';
import { integrations } from './integrations.ts';
import { getPlace } from './origin.ts';
import { setToken } from './token.ts';

const entities: Record<string, EntityClient> = new Proxy(
  {},
  {
    get: (_, name) => {
      if (typeof name !== 'string' || name === 'then') return undefined;
      return name === 'User' ? User : entityNamed(name);
    },
  },
);

/** The whole client under the name that generated apps of this ecosystem use. */
export const base44 = {
  entities,
  auth: fullAuth,
  integrations,
  functions,
  users,
  analytics,
  appLogs: {
    logUserInApp: (page: string): Promise<unknown> =>
      call(`/app-logs/${getPlace().appId}/log-user-in-app/${encodeURIComponent(page)}`, { method: 'POST' }),
  },
  setToken,
};
export type Base44 = typeof base44;
