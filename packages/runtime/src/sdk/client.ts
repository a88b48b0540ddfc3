import { auth } from './auth.ts';
import { entityNamed, User } from './entity.ts';
import type { EntityClient } from './entity-types.ts';
import { functions } from './functions.ts';
import { integrations } from './integrations.ts';

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
export const base44 = { entities, auth, integrations, functions };
