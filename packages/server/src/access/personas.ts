import type { AppId } from '@sayso/contracts/ids';
import { newId } from '../platform/database/ids.ts';
import type { Actor } from './actor.ts';
import type { AppIdentity, Enter, EnterGrant } from './enter.ts';
import type { AppGrant } from './grant.ts';

/**
 * People who do not exist, inside an app that does not exist either: under its id there are no rows but those of the
 * transaction that asks. For the proof of an app's rules, by those who manage it.
 */
export function createPersonas(_proof: AppGrant) {
  const appId: AppId = newId();
  const identities = new Map<Actor, AppIdentity | null>();
  const enter = async (actor: Actor): Promise<EnterGrant> => {
    const identity = identities.get(actor);
    if (identity === undefined) throw new Error('There is no such persona');
    return {
      appId,
      slug: '',
      name: '',
      visibility: 'public_without_login',
      visitorPermissions: { upload_files: false, use_ai: false },
      codeHash: '',
      isManager: false,
      isService: false,
      isMadeUp: false,
      identity,
    } as EnterGrant;
  };
  return {
    appId,
    enter: Object.assign(enter, { prepare: async () => {}, forgetAll: () => {} }) as Enter,
    /** An actor who enters as this identity; null: nobody is signed in. */
    actorFor(identity: AppIdentity | null): Actor {
      const actor: Actor =
        identity === null
          ? { kind: 'anonymous' }
          : {
              kind: 'app_user',
              appId,
              userId: identity.id,
              email: identity.email,
              fullName: identity.full_name,
              role: identity.role,
              source: 'published',
              provedBy: null,
            };
      identities.set(actor, identity);
      return actor;
    },
  };
}
export type Personas = ReturnType<typeof createPersonas>;
