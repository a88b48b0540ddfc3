import type { AppLog } from '@sayso/contracts/app-logs';
import type { AppId } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import type { Visit } from './visit-store.ts';

type Row = Omit<AppLog, 'created_date'> & { created_date: Date };
type Asked = { limit: number; skip: number; page?: string | undefined; user_email?: string | undefined };

const keepMostOfAnApp = 20_000;
/** So seldom is an app's own log cut short beside the nightly run, so that a flood does not grow until then. */
const cutEvery = 1_000;

export const createAppLogStore = (sql: Sql, keepMost = keepMostOfAnApp) => {
  const cut = async (appId: AppId, on: Queryable = sql): Promise<void> => {
    await on`
      delete from app_logs where app_id = ${appId} and id <= (
        select id from app_logs where app_id = ${appId} order by id desc offset ${keepMost} limit 1)`;
  };
  return {
    /** Several at once, as they come in. */
    async add(tx: Queryable, visits: readonly Visit[]): Promise<void> {
      const rows = await tx<{ id: string; app_id: AppId }[]>`
        insert into app_logs (app_id, user_id, user_email, page)
        select * from unnest(
          ${visits.map(({ appId }) => appId)}::text[], ${visits.map(({ user }) => user?.id ?? null)}::text[],
          ${visits.map(({ user }) => user?.email ?? null)}::text[], ${visits.map(({ page }) => page)}::text[])
        returning id::text as id, app_id`;
      for (const { id, app_id } of rows) if (Number(id) % cutEvery === 0) await cut(app_id, tx);
    },

    async list({ appId }: AppGrant, { limit, skip, page, user_email }: Asked): Promise<AppLog[]> {
      const onPage = page === undefined ? sql`true` : sql`page = ${page}`;
      const ofUser = user_email === undefined ? sql`true` : sql`user_email = ${user_email}`;
      const rows = await sql<Row[]>`
        select id::text as id, app_id, page, user_id, user_email, created_date from app_logs
        where app_id = ${appId} and ${onPage} and ${ofUser}
        order by app_logs.id desc limit ${limit} offset ${skip}`;
      return rows.map((row) => ({ ...row, created_date: row.created_date.toISOString() }));
    },

    /** Takes what is older than 90 days, and of each app what is beyond its newest. */
    async prune(): Promise<void> {
      await sql`delete from app_logs where created_date < now() - interval '90 days'`;
      const full = await sql<{ app_id: AppId }[]>`
        select app_id from app_logs group by app_id having count(*) > ${keepMost}`;
      for (const { app_id } of full) await cut(app_id);
    },

    async forgetApp(appId: AppId): Promise<void> {
      await sql`delete from app_logs where app_id = ${appId}`;
    },
  };
};
export type AppLogStore = ReturnType<typeof createAppLogStore>;
