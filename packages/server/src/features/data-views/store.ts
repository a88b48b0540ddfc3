import { type SavedView, savedViewLimits } from '@sayso/contracts/data-views';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

/** Where one person keeps their views of one entity. */
type Drawer = { app: AppGrant; userId: Id; entity: string };

export const createDataViewStore = (sql: Sql) => ({
  /** In the order in which they were first saved. */
  async list({ app, userId, entity }: Drawer): Promise<SavedView[]> {
    return sql<SavedView[]>`
      select id, name, view from data_views
      where app_id = ${app.appId} and entity = ${entity} and user_id = ${userId} order by id`;
  },

  /** Null where there is no room for one more. */
  async save(
    { app, userId, entity }: Drawer,
    { name, view }: Omit<SavedView, 'id'>,
  ): Promise<SavedView | null> {
    const { appId } = app;
    return sql.begin(async (tx) => {
      // Two that are saved at once are counted one after the other.
      await tx`select pg_advisory_xact_lock(hashtextextended(${`data-views:${appId}:${userId}`}, 0))`;
      const [room] = await tx<{ is_full: boolean }[]>`
        select count(*) filter (where entity = ${entity} and name <> ${name}) >= ${savedViewLimits.views}
          or count(*) filter (where entity <> ${entity} or name <> ${name}) >= ${savedViewLimits.viewsOfApp}
          as is_full from data_views where app_id = ${appId} and user_id = ${userId}`;
      if (room?.is_full) return null;
      const [saved] = await tx<SavedView[]>`
        insert into data_views (id, app_id, entity, user_id, name, view)
        values (${newId()}, ${appId}, ${entity}, ${userId}, ${name}, ${tx.json(view)})
        on conflict (app_id, entity, user_id, name) do update set view = excluded.view
        returning id, name, view`;
      return saved ?? null;
    });
  },

  async remove({ app, userId, entity }: Drawer, id: Id): Promise<void> {
    await sql`
      delete from data_views
      where id = ${id} and app_id = ${app.appId} and entity = ${entity} and user_id = ${userId}`;
  },

  async forgetApp(appId: AppId): Promise<void> {
    await sql`delete from data_views where app_id = ${appId}`;
  },
});
export type DataViewStore = ReturnType<typeof createDataViewStore>;
