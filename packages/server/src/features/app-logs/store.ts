import type { AppLog, AppStats, TrendingApps } from '@sayso/contracts/app-logs';
import type { AppId } from '@sayso/contracts/ids';
import type { EnterGrant } from '../../access/enter.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';

type Row = Omit<AppLog, 'created_date'> & { created_date: Date };
type Asked = { limit: number; skip: number; page?: string | undefined; user_email?: string | undefined };

const keepMostOfAnApp = 20_000;
/** So seldom is an app's own log cut short beside the nightly run, so that a flood does not grow until then. */
const cutEvery = 1_000;
const mostPages = 200;

export const createAppLogStore = (sql: Sql, keepMost = keepMostOfAnApp) => {
  const cut = async (appId: AppId): Promise<void> => {
    await sql`
      delete from app_logs where app_id = ${appId} and id <= (
        select id from app_logs where app_id = ${appId} order by id desc offset ${keepMost} limit 1)`;
  };
  return {
    async add({ appId, identity }: EnterGrant, page: string): Promise<void> {
      const [row] = await sql<{ id: string }[]>`
        insert into app_logs (app_id, user_id, user_email, page)
        values (${appId}, ${identity?.id ?? null}, ${identity?.email ?? null}, ${page})
        returning id::text as id`;
      if (row && Number(row.id) % cutEvery === 0) await cut(appId);
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

    async stats({ appId }: AppGrant): Promise<AppStats> {
      const [totals] = await sql<Omit<AppStats, 'pages' | 'days'>[]>`
        select count(*)::int as total_visits, (count(*) filter (where user_id is null))::int as anonymous_visits,
          count(distinct user_id)::int as unique_users
        from app_logs where app_id = ${appId}`;
      const pages = await sql<AppStats['pages']>`
        select page, count(*)::int as visits, count(distinct user_id)::int as unique_users
        from app_logs where app_id = ${appId} group by page order by visits desc, page limit ${mostPages}`;
      const days = await sql<AppStats['days']>`
        select to_char(created_date at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as visits,
          count(distinct user_id)::int as unique_users
        from app_logs where app_id = ${appId} group by 1 order by 1 desc`;
      return { ...(totals ?? { total_visits: 0, anonymous_visits: 0, unique_users: 0 }), pages, days };
    },

    /** Most visited of the last seven days, among the published ones that are open to everybody. */
    async trending(limit: number): Promise<Omit<TrendingApps[number], 'public_url'>[]> {
      return sql<Omit<TrendingApps[number], 'public_url'>[]>`
        select a.id, a.slug, a.name, a.logo_url, l.total_visits, l.unique_users
        from (
          select app_id, count(*)::int as total_visits, count(distinct user_id)::int as unique_users
          from app_logs where created_date > now() - interval '7 days' group by app_id
        ) l
        join apps a on a.id = l.app_id
        where a.deleted_at is null and not a.is_blocked and a.last_deployed_at is not null
          and a.public_settings <> 'private_with_login'
        order by l.total_visits desc, l.unique_users desc, a.id limit ${limit}`;
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
