import { isDeepStrictEqual } from 'node:util';
import type { ListQuery } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import type { AppUser, LoginPage } from '@sayso/contracts/publishing';
import type { ListedAppUser } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { and, type Condition } from '@sayso/core/filters/condition';
import { parseFilterText } from '@sayso/core/filters/parse-filter';
import { matches } from '@sayso/core/filters/predicate';
import { parseSort } from '@sayso/core/filters/sort';
import { appRoleKey, inHeldRole } from '@sayso/core/rules/app-role';
import { compileRule, type Rule } from '@sayso/core/rules/rule';
import type { Actor } from '../../access/actor.ts';
import { type AppIdentity, type Enter, type EnterGrant, refuseMadeUp } from '../../access/enter.ts';
import { appUserWords } from '../../texts/app-users.ts';
import { appWords } from '../../texts/apps.ts';
import { commonWords } from '../../texts/common.ts';
import { presentLogin, type Sight } from './present.ts';
import type { AppRow, AppUserStore } from './store.ts';

type Values = Record<string, unknown>;
/** Who changes whom. */
type Edit = { editor: AppIdentity; person: AppIdentity };
/** The app's own schema of its users, where it has one. */
type UserModel = {
  schema: EntitySchema;
  writeRules: readonly [string, Rule | null][];
  validator: { update(values: Values): Values; unknown(values: Values): string[] };
};
type Deps = {
  enter: Enter;
  store: AppUserStore;
  userModel(grant: EnterGrant): Promise<UserModel | undefined>;
  sight: Sight;
  /** Ids of the providers that this installation signs people in with. */
  providers(): Promise<string[]>;
};

/** Who somebody is belongs to their account and to the app's owner, never to what they send about themselves. */
const identityFields = new Set([
  'id',
  'email',
  'full_name',
  'role',
  'platform_role',
  'app_id',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
]);

export const createAppUsers = ({ enter, store, userModel, sight, providers }: Deps) => {
  const known = async (actor: Actor, appId: AppId): Promise<{ grant: EnterGrant; identity: AppIdentity }> => {
    const grant = await enter(actor, appId);
    if (grant.identity === null) {
      throw new Fault('unauthorized', texts.signInNeeded, { reason: 'auth_required' });
    }
    return { grant, identity: grant.identity };
  };

  const checkedData = async (grant: EnterGrant, who: Edit, values: Values): Promise<Values> => {
    const sent = Object.fromEntries(Object.entries(values).filter(([name]) => !identityFields.has(name)));
    refuseOwnRole(who, sent);
    return checkedPatch(await userModel(grant), who, sent);
  };

  return {
    /** What of sent values the app may keep of a person; throws 422 or 403 where it may not. */
    checkedData,

    async me(actor: Actor, appId: AppId): Promise<AppUser> {
      const { grant, identity } = await known(actor, appId);
      return sight.present(identity, await sight.hidden(actor, grant));
    },

    /** Changes what the app keeps of the caller; role, e-mail and name are not theirs to change here. */
    async updateMe(actor: Actor, appId: AppId, values: Values): Promise<AppUser> {
      const { grant, identity } = await known(actor, appId);
      refuseMadeUp(grant);
      const patch = await checkedData(grant, { editor: identity, person: identity }, values);
      const data = await store.saveData(grant, identity, patch);
      enter.forgetAll();
      const changed = { ...identity, data };
      return sight.present(changed, await sight.hidden(actor, { ...grant, identity: changed }));
    },

    /** A signed-in person becomes a member where the app is open to everybody; in a private app only the invited. */
    async register(actor: Actor, appId: AppId): Promise<AppUser> {
      const grant = await enter(actor, appId, { isJoining: true });
      const member = await sight.self(grant);
      if (member !== null) return member;
      const person = personOf(actor);
      if (person === null) throw new Fault('unauthorized', texts.signInNeeded, { reason: 'auth_required' });
      await store.join(grant, person);
      enter.forgetAll();
      const joined = await known(actor, appId);
      return sight.present(joined.identity, await sight.hidden(actor, joined.grant));
    },

    /** Admins of the app see all its members, everybody else themselves. */
    async list(actor: Actor, appId: AppId, query: ListQuery): Promise<ListedAppUser[]> {
      const grant = await enter(actor, appId);
      const { identity } = grant;
      if (identity === null) return [];
      const own: Condition = { op: 'equals', field: { in: 'system', name: 'id' }, value: identity.id };
      const asked = parseFilterText(query.q);
      const hidden = await sight.hidden(actor, grant);
      const rows = await store.people(grant, {
        hidden,
        filter: identity.role === 'admin' ? asked : and(own, asked),
        orders: parseSort(query.sort),
        limit: query.limit ?? limits.defaultRows,
        skip: query.skip ?? 0,
      });
      return rows.map((row) => sight.presentListed(row, hidden));
    },

    async get(actor: Actor, appId: AppId, id: string): Promise<AppUser> {
      const grant = await enter(actor, appId);
      const { identity } = grant;
      const others = identity?.role === 'admin' ? () => store.person(grant, id) : () => null;
      const found = identity?.id === id ? identity : await others();
      if (!found) throw new Fault('not_found', appUserWords.notFound(id));
      return sight.present(found, await sight.hidden(actor, grant));
    },

    loginInfoBySlug: async (slug: string): Promise<LoginPage> =>
      presentLogin(served(await store.appBySlug(slug)), await providers()),
    loginInfoById: async (appId: AppId): Promise<LoginPage> =>
      presentLogin(served(await store.appById(appId)), await providers()),
    async publicSettings(actor: Actor, appId: AppId) {
      const { visibility } = await enter(actor, appId);
      return { id: appId, public_settings: visibility };
    },
  };
};
export type AppUsers = ReturnType<typeof createAppUsers>;

function served(app: AppRow | null): AppRow {
  if (!app) throw new Fault('not_found', texts.appNotFound);
  if (app.is_blocked) throw new Fault('forbidden', appWords.notAvailable, { reason: 'app_blocked' });
  return app;
}

export function personOf(actor: Actor): { id: string; email: string } | null {
  if (actor.kind === 'user') return { id: actor.user.id, email: actor.user.email };
  return actor.kind === 'app_user' ? { id: actor.userId, email: actor.email } : null;
}

/** Clients send all of a person back: only another role than the one they have is refused. */
function refuseOwnRole({ editor, person }: Edit, sent: Values): void {
  if (editor.role === 'admin' || !Object.hasOwn(sent, appRoleKey)) return;
  if (isDeepStrictEqual(sent[appRoleKey] ?? null, person.data[appRoleKey] ?? null)) return;
  throw new Fault('forbidden', commonWords.denied, { fields: { [appRoleKey]: appUserWords.notYours } });
}

/** What was sent, checked by the app's user schema and by the write rules of its properties. */
async function checkedPatch(
  model: UserModel | undefined,
  { editor, person }: Edit,
  sent: Values,
): Promise<Values> {
  if (!model) return sent;
  // Clients send all of a person back, with what was dropped since; as the app keeps it, that is no mistake.
  const unknown = new Set(model.validator.unknown(sent));
  const isFormer = (name: string) => unknown.has(name) && isDeepStrictEqual(person.data[name], sent[name]);
  const patch = model.validator.update(
    Object.fromEntries(Object.entries(sent).filter(([name]) => !isFormer(name))),
  );
  const known = { id: person.id, created_by: person.email, created_by_id: person.id };
  // As of records, a rule has to let in what was there and what comes: nobody writes themselves into it.
  const rows = [
    { ...person.data, ...known },
    { ...person.data, ...patch, ...known },
  ];
  const asker = inHeldRole(editor, model.schema);
  for (const [name, rule] of model.writeRules) {
    if (!Object.hasOwn(patch, name)) continue;
    const test = compileRule(rule, asker);
    if (!rows.every((row) => matches(test, row))) {
      throw new Fault('forbidden', commonWords.denied, { fields: { [name]: appUserWords.notYours } });
    }
  }
  return patch;
}
