import type { App, AppChanges, AppSummary, DeletedApp, ListQuery } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import { formatEntity } from '@sayso/core/blocks/entities';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import { areTooLargeTogether } from '@sayso/core/patterns/schema-patterns';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import type { Rates } from '../../rates.ts';
import { appWords } from '../../texts/apps.ts';
import type { RecordChanges } from '../audit/record.ts';
import type { MessageStore } from '../chat/store.ts';
import type { Sources } from '../sources/service.ts';
import { compileFilter, compileSort } from './filter.ts';
import { type AppOrigin, presentApp, presentSummary } from './present.ts';
import { settingChanges } from './setting-changes.ts';
import type { AppColumns, AppRow, AppStore, NewApp } from './store.ts';

type Deps = {
  sql: Sql;
  access: Access;
  audit: RecordChanges;
  events: Events;
  store: AppStore;
  sources: Sources;
  messages: MessageStore;
  rates: Rates;
  appOrigin: AppOrigin;
};
type Entities = Pick<AppChanges, 'entities' | 'user_entity'>;

const listedWithoutLimit = 1_000;

export const createApps = (deps: Deps) => {
  const { sql, access, audit, events, store, sources, messages, rates, appOrigin } = deps;
  const present = (grant: AppGrant) => presentWhole({ store, sources, messages, appOrigin }, grant);

  return {
    present,

    async get(actor: Actor, appId: AppId): Promise<App> {
      return present(await access.manage(actor, appId));
    },

    /** The row of an app whose first turn is to follow in the same transaction. */
    async open(
      actor: Actor,
      made: Pick<NewApp, 'name' | 'description' | 'integrations'>,
      tx: Queryable,
    ): Promise<AppGrant> {
      const started = {
        visibility: undefined,
        state: 'processing',
        details: null,
        stage: 'pending',
      } as const;
      const appId = await store.insert(access.user(actor), { ...made, ...started }, tx);
      return access.manage(actor, appId, tx);
    },

    /** An app that is usable at once, without the assistant. */
    async create(actor: Actor, body: AppChanges & { name: string }): Promise<App> {
      await rates.take('newApps', { user: access.user(actor).id });
      return present(await createWhole({ access, store, sources }, actor, body));
    },

    /** Own apps; platform admins see all. */
    async list(actor: Actor, query: ListQuery): Promise<Partial<AppSummary>[]> {
      const user = access.user(actor);
      const rows = await store.list(user, {
        where: compileFilter(sql, query.q),
        sort: compileSort(sql, query.sort),
        limit: query.limit ?? listedWithoutLimit,
        skip: query.skip ?? 0,
      });
      const summaries = rows.map((row) => presentSummary(row, appOrigin));
      return query.fields === undefined ? summaries : summaries.map((row) => pick(row, query.fields ?? ''));
    },

    /** Changes what is given and leaves the rest; `entities` replaces the whole map. */
    async update(actor: Actor, appId: AppId, body: AppChanges): Promise<App> {
      const grant = await access.manage(actor, appId);
      const row = await mustRow(store, grant);
      refuseUpdate(access, actor, row, body);
      const { entities, user_entity, ...columns } = body;
      const working = await sources.read(grant);
      const changes = entityChanges({ entities, user_entity }, working.tree);
      await sources.begin(async (tx) => {
        await store.update(grant, columns as AppColumns, tx);
        await audit(grant, settingChanges(row, body), tx);
        if (Object.keys(changes).length > 0) await sources.edit(grant, changes, tx, { isOwnVersion: true });
      });
      const app = await present(grant);
      events.emit('app.changed', { appId, patch: changed(app, body) });
      return app;
    },

    ...createRemoving({ sql, access, audit, events, store, appOrigin }),
    followName: store.followName,
  };
};
export type Apps = ReturnType<typeof createApps>;

type RemovingDeps = Pick<Deps, 'sql' | 'access' | 'audit' | 'events' | 'store' | 'appOrigin'>;

const createRemoving = ({ sql, access, audit, events, store, appOrigin }: RemovingDeps) => ({
  /** Own apps that can be had back; platform admins see all. */
  async listDeleted(actor: Actor): Promise<DeletedApp[]> {
    const rows = await store.deleted(access.user(actor));
    return rows.map(({ deleted_at, ...row }) => ({ ...row, deleted_date: deleted_at.toISOString() }));
  },

  /** With all that it had, its published version included. */
  async restore(actor: Actor, appId: AppId): Promise<AppSummary> {
    const grant = await access.manageDeleted(actor, appId);
    const row = await sql.begin(async (tx) => {
      const isBack = await store.restore(grant, tx);
      const restored = await store.row(grant, tx);
      if (!restored) throw new Fault('not_found', texts.appNotFound);
      if (isBack) await audit(grant, [{ action: 'app.restored', subject: restored.name }], tx);
      return restored;
    });
    const summary = presentSummary(row, appOrigin);
    events.emit('app.restored', { appId, slug: row.slug });
    events.emit('app.changed', { appId, patch: { status: summary.status } });
    return summary;
  },

  /** Soft: the app is gone for everyone, its rows go after 30 days. */
  async remove(actor: Actor, appId: AppId) {
    const grant = await access.manage(actor, appId);
    const { name } = await mustRow(store, grant);
    await sql.begin((tx) => removeOne({ store, audit }, grant, { name, tx }));
    events.emit('app.deleted', { appId });
    return { success: true } as const;
  },

  /** As `remove`, of all own apps that the filter selects, or of none. Nobody deletes others' apps by the dozen. */
  async removeSelected(actor: Actor, filter: string) {
    const user = access.user(actor);
    const where = sql`owner_id = ${user.id} and (${compileFilter(sql, filter)})`;
    const rows = await store.list(user, {
      where,
      sort: compileSort(sql, undefined),
      limit: listedWithoutLimit,
      skip: 0,
    });
    await sql.begin(async (tx) => {
      for (const { id, name } of rows)
        await removeOne({ store, audit }, await access.manage(actor, id, tx), { name, tx });
    });
    for (const { id } of rows) events.emit('app.deleted', { appId: id });
    return { success: true, deleted: rows.length } as const;
  },

  /**
   * Ends removed apps for good; each row goes last, so that what could not be forgotten is tried again. One that
   * cannot go keeps no other from going.
   */
  async removeOld(forget: (appId: AppId) => Promise<void>): Promise<void> {
    const failures: unknown[] = [];
    for (const { id } of await store.oldRemoved()) {
      await forget(id)
        .then(() => store.erase(id))
        .catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) {
      throw new AggregateError(failures, `${failures.length} apps could not be removed: ${failures[0]}`);
    }
  },
});

async function removeOne(
  { store, audit }: Pick<Deps, 'store' | 'audit'>,
  grant: AppGrant,
  { name, tx }: { name: string; tx: Queryable },
): Promise<void> {
  if (await store.remove(grant, tx)) await audit(grant, [{ action: 'app.deleted', subject: name }], tx);
}

function createWhole(
  { access, store, sources }: Pick<Deps, 'access' | 'store' | 'sources'>,
  actor: Actor,
  body: AppChanges & { name: string },
): Promise<AppGrant> {
  const owner = access.user(actor);
  const { entities, user_entity, ...columns } = body;
  const changes = entityChanges({ entities, user_entity }, {});
  const made = {
    name: body.name,
    description: body.user_description ?? null,
    visibility: body.public_settings,
    state: 'ready',
    details: null,
    stage: 'ready',
  } as const;
  return sources.begin(async (tx) => {
    const grant = await access.manage(actor, await store.insert(owner, made, tx), tx);
    await store.update(grant, columns, tx);
    await sources.edit(grant, changes, tx);
    return grant;
  });
}

async function presentWhole(
  { store, sources, messages, appOrigin }: Pick<Deps, 'store' | 'sources' | 'messages' | 'appOrigin'>,
  grant: AppGrant,
): Promise<App> {
  const [row, working, conversation] = await Promise.all([
    mustRow(store, grant),
    sources.read(grant),
    messages.list(grant),
  ]);
  return presentApp({ row, sources: working.tree, messages: conversation }, appOrigin);
}

async function mustRow(store: AppStore, grant: AppGrant): Promise<AppRow> {
  const row = await store.row(grant);
  if (!row) throw new Fault('not_found', texts.appNotFound);
  return row;
}

function refuseUpdate(access: Access, actor: Actor, row: AppRow, body: AppChanges): void {
  if (body.name !== undefined && row.state === 'processing') {
    throw new Fault('conflict', texts.appStillLoading, { reason: 'app_busy' });
  }
  if (body.is_blocked !== undefined && access.user(actor).platformRole !== 'platform_admin') {
    throw new Fault('forbidden', appWords.adminsBlock);
  }
}

/** What a PUT changed, for those who watch; sources are long, so they are sent only when they changed. */
function changed(app: App, body: AppChanges): Partial<App> {
  const visibility = body.public_settings === undefined ? [] : ['is_visibility_chosen'];
  const registration = body.is_invited_only === undefined ? [] : ['is_registration_chosen'];
  const keys = new Set<string>([...Object.keys(body), ...visibility, ...registration, 'updated_date']);
  return Object.fromEntries(Object.entries(app).filter(([key]) => keys.has(key)));
}

/** Source changes that make the app's entities those given; throws 422 with a message per entity. */
function entityChanges({ entities, user_entity }: Entities, tree: SourceTree): Record<string, string | null> {
  const changes: Record<string, string | null> = {};
  const fields: Record<string, string> = {};
  const given = Object.entries({ ...entities, ...(user_entity ? { User: user_entity } : {}) });
  if (areTooLargeTogether(given.map(([name, schema]) => ({ schema, before: tree[`entities/${name}`] })))) {
    throw new Fault('invalid', appWords.patternsTooLarge);
  }
  const write = (name: string, schema: EntitySchema, names: readonly string[]) => {
    for (const { where, message } of lintEntity(schema, names, tree[`entities/${name}`])) {
      fields[`entities.${name}.${where}`] = message;
    }
    if (!/^[A-Z]\w{0,63}$/.test(name)) fields[`entities.${name}`] = appWords.entityName;
    const text = formatEntity({ ...schema, name });
    if (tree[`entities/${name}`] !== text) changes[`entities/${name}`] = text;
  };
  if (entities) {
    const names = Object.keys(entities);
    for (const path of Object.keys(tree)) {
      const name = /^entities\/(.+)$/.exec(path)?.[1];
      if (name !== undefined && name !== 'User' && !names.includes(name)) changes[path] = null;
    }
    for (const [name, schema] of Object.entries(entities)) write(name, schema, [...names, 'User']);
  }
  if (user_entity) write('User', user_entity, entityNames(tree));
  if (user_entity === null && tree['entities/User'] !== undefined) changes['entities/User'] = null;
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Fault('invalid', first, { fields });
  return changes;
}

const entityNames = (tree: SourceTree) =>
  Object.keys(tree).flatMap((path) => /^entities\/(.+)$/.exec(path)?.[1] ?? []);

function pick(row: AppSummary, fields: string): Partial<AppSummary> {
  const wanted = new Set(fields.split(',').map((field) => field.trim()));
  return Object.fromEntries(Object.entries(row).filter(([key]) => wanted.has(key)));
}
