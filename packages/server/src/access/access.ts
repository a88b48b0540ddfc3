import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { Queryable, Sql } from '../platform/database/database.ts';
import { commonWords } from '../texts/common.ts';
import type { Actor, SignedInUser } from './actor.ts';
import { type AppGrant, grantApp } from './grant.ts';
import type { Proof } from './proof.ts';

type Deps = { sql: Sql };
type Owner = Pick<AppGrant, 'slug' | 'ownerId' | 'ownerTier'>;

export const createAccess = ({ sql }: Deps) => {
  const ownerOf = async (
    appId: AppId,
    { on = sql, evenDeleted = false }: { on?: Queryable | undefined; evenDeleted?: boolean } = {},
  ): Promise<Owner> => {
    const isThere = evenDeleted ? sql`not a.is_unfinished` : sql`a.deleted_at is null`;
    const [owner] = await on<Owner[]>`
      select a.slug, u.id as "ownerId", u.subscription_tier as "ownerTier"
      from apps a join users u on u.id = a.owner_id where a.id = ${appId} and ${isThere}`;
    if (!owner) throw new Fault('not_found', texts.appNotFound);
    return owner;
  };

  /** The signed-in builder; app users and visitors are refused. */
  const user = (actor: Actor): SignedInUser => {
    if (actor.kind === 'user') return actor.user;
    if (actor.kind === 'anonymous') {
      throw new Fault('unauthorized', texts.signInNeeded, { reason: 'auth_required' });
    }
    throw new Fault('forbidden', texts.noAppAccess);
  };
  const mustManage = (actor: Actor, appId: AppId, owner: Owner): AppGrant => {
    if (actor.kind !== 'user') throw new Fault('forbidden', texts.noAppAccess);
    const mayManage = actor.user.id === owner.ownerId || actor.user.platformRole === 'platform_admin';
    if (!mayManage) throw new Fault('forbidden', texts.noAppAccess);
    return grantApp({ appId, actor, ...owner });
  };
  const refuseAnonymous = (actor: Actor): void => {
    if (actor.kind !== 'anonymous') return;
    throw new Fault('unauthorized', texts.signInNeeded, { reason: 'auth_required' });
  };

  return {
    user,

    /** For what goes over all apps: refuses everybody but the platform's admins. */
    platformAdmin(actor: Actor): SignedInUser {
      const admin = user(actor);
      if (admin.platformRole !== 'platform_admin') throw new Fault('forbidden', commonWords.adminsOnly);
      return admin;
    },

    /** What a signed-in builder is given sessions, tokens and keys by. */
    proof: (actor: Actor): Proof | null => (actor.kind === 'user' ? actor.proof : null),

    /** The app's owner or a platform admin; else 401, 404 or 403 as B-ROLE-03 says. `on` sees an app just made. */
    async manage(actor: Actor, appId: AppId, on?: Queryable): Promise<AppGrant> {
      refuseAnonymous(actor);
      return mustManage(actor, appId, await ownerOf(appId, { on }));
    },

    /** As `manage`, of an app that may have been deleted: for having it back, and nothing else. */
    async manageDeleted(actor: Actor, appId: AppId): Promise<AppGrant> {
      refuseAnonymous(actor);
      return mustManage(actor, appId, await ownerOf(appId, { evenDeleted: true }));
    },

    /** For jobs: the app they were queued for, as long as it exists. */
    async forJob(appId: AppId, on?: Queryable): Promise<AppGrant> {
      return grantApp({ appId, actor: { kind: 'system' }, ...(await ownerOf(appId, { on })) });
    },
  };
};
export type Access = ReturnType<typeof createAccess>;
