import { isDeepStrictEqual } from 'node:util';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { AppUser } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import { type AppIdentity, type Enter, type EnterGrant, refuseMadeUp } from '../../access/enter.ts';
import { refuseFree } from '../../access/plans.ts';
import type { Session } from '../../access/session.ts';
import type { Sql } from '../../platform/database/database.ts';
import { appUserWords } from '../../texts/app-users.ts';
import type { RecordChanges } from '../audit/record.ts';
import type { Removal } from './members.ts';
import type { Sight } from './present.ts';
import type { AppUsers } from './service.ts';
import type { AppUserStore } from './store.ts';

type Values = Record<string, unknown>;
type Deps = {
  enter: Enter;
  sql: Sql;
  audit: RecordChanges;
  session: Session;
  store: AppUserStore;
  users: Pick<AppUsers, 'updateMe' | 'checkedData'>;
  sight: Sight;
  removal: Removal;
};
type Named = { appId: AppId; id: string };
const Role = z.enum(['user', 'admin'], appUserWords.roles).optional();

/** What admins of an app change of other people; everybody else is told that there is nobody. */
export const createPeople = ({ enter, sql, audit, session, store, users, sight, removal }: Deps) => {
  const find = async (actor: Actor, { appId, id }: Named) => {
    const grant = await enter(actor, appId);
    const { identity } = grant;
    if (identity?.role === 'admin') refuseMadeUp(grant);
    const person = identity?.role === 'admin' ? await store.person(grant, id) : null;
    if (!identity || !person) throw new Fault('not_found', appUserWords.notFound(id));
    return { grant, identity, person };
  };

  const changeRole = async (
    actor: Actor,
    { grant, person }: { grant: EnterGrant; person: AppIdentity },
    role: 'user' | 'admin',
  ) => {
    const { email, role: before } = person;
    if (await store.isOwner(grant, email)) {
      throw new Fault('conflict', appUserWords.ownerIsAdmin);
    }
    if (role === 'admin') refuseFree(await store.ownerTier(grant), texts.adminsNeedPlan);
    await sql.begin(async (tx) => {
      await store.setRole(grant, { email, role }, tx);
      const change = { action: 'user.role_changed' as const, subject: email, before, after: role };
      await audit({ appId: grant.appId, actor }, [change], tx);
    });
  };

  return {
    /** Fields of the app's own and the role; one's own role stays, as do names and addresses of accounts. */
    async update(actor: Actor, { appId, id }: Named, values: Values): Promise<AppUser> {
      const own = (await enter(actor, appId)).identity;
      if (own?.id === id) return users.updateMe(actor, appId, values);
      const found = await find(actor, { appId, id });
      const { grant, identity, person } = found;
      const asked = Role.safeParse(values['role']);
      if (!asked.success) {
        const message = appUserWords.roles;
        throw new Fault('invalid', message, { fields: { role: message } });
      }
      const patch = await users.checkedData(grant, { editor: identity, person }, values);
      if (asked.data && asked.data !== person.role) await changeRole(actor, found, asked.data);
      const changed = Object.keys(patch).filter((name) => !isDeepStrictEqual(person.data[name], patch[name]));
      if (changed.length > 0)
        await sql.begin(async (tx) => {
          await store.saveData(grant, person, patch, tx);
          // Which fields, since rules may go by them; never what they hold of a person.
          const change = {
            action: 'user.changed',
            subject: person.email,
            after: changed.join(', '),
          } as const;
          await audit({ appId, actor }, [change], tx);
        });
      enter.forgetAll();
      session.forgetAll();
      const now = (await store.person(grant, id)) ?? person;
      return sight.present(now, await sight.hidden(actor, grant));
    },

    /** Ends a membership, with all sessions of that person in the app. */
    async remove(actor: Actor, named: Named) {
      const { grant, identity, person } = await find(actor, named);
      if (await store.isOwner(grant, person.email)) {
        throw new Fault('conflict', appUserWords.ownerStays);
      }
      // An admin who shuts themselves out by mistake could not come back in.
      if (identity.id === person.id) throw new Fault('conflict', appUserWords.notYourself);
      await removal({ appId: grant.appId, actor, grant }, person.email);
      return { success: true } as const;
    },
  };
};
export type People = ReturnType<typeof createPeople>;
