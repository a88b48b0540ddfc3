import type { TrendingApps } from '@sayso/contracts/app-logs';
import type { AllAppsStats, UserVisitStats } from '@sayso/contracts/app-stats';
import type { UserId } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Fragment, Sql } from '../../platform/database/database.ts';
import { type Asked, createFigures, type Figures, inRange, noFigures, type Scope } from './stats-figures.ts';
import { allApps, allPages } from './visit-store.ts';

type PageRow = { page: string; visits: number };

const mostPages = 200;
const mostApps = 50;

export const createStatsStore = (sql: Sql) => {
  const figuresOf = createFigures(sql);
  /** Null where nothing was ever counted under this name. */
  const pageNumber = async (appId: string, page: string): Promise<number | null> => {
    const [row] = await sql<{ id: number }[]>`
      select id from visit_pages where app_id = ${appId} and page = ${page}`;
    return row?.id ?? null;
  };
  const usersOf = async (email: string | null): Promise<readonly number[] | null> => {
    if (email === null) return null;
    const rows = await sql<{ id: number }[]>`select id from visit_users where email = ${email}`;
    return rows.map(({ id }) => id);
  };

  const pagesOf = async ({ appId }: AppGrant, scope: Scope, asked: Asked) => {
    const source =
      scope.userIds === null
        ? sql`visit_days d`
        : sql`(select * from visit_user_days where user_id = any(${scope.userIds}::integer[])) d`;
    return sql<PageRow[]>`
      select p.page, sum(d.visits)::integer as visits
      from visit_pages p join ${source} on d.page_id = p.id
      where p.app_id = ${appId} and ${asked.page === null ? sql`p.page <> ${allPages}` : sql`p.page = ${asked.page}`}
        and ${inRange(sql, scope, sql`d.day`)}
      group by p.page order by visits desc, p.page limit ${mostPages}`;
  };

  return {
    trending: (limit: number) => trending(sql, limit),

    async ofApp(grant: AppGrant, asked: Asked): Promise<Figures & { pages: readonly PageRow[] }> {
      const [page, userIds] = await Promise.all([
        pageNumber(grant.appId, asked.page ?? allPages),
        usersOf(asked.email),
      ]);
      if (page === null) return { ...noFigures, pages: [] };
      const scope = { ...asked, page, userIds };
      const [figures, pages] = await Promise.all([figuresOf(scope, asked), pagesOf(grant, scope, asked)]);
      return { ...figures, pages };
    },

    /** Of one person in every app. */
    async ofUser(userId: UserId): Promise<Omit<UserVisitStats, 'user_id'>> {
      const visits = sql`
        visit_users u join visit_user_days d on d.user_id = u.id
        join visit_pages p on p.id = d.page_id and p.page = ${allPages}`;
      const day = (of: Fragment) => sql`to_char(${of}, 'YYYY-MM-DD')`;
      const [apps, days] = await Promise.all([
        sql<UserVisitStats['apps']>`
          select p.app_id, sum(d.visits)::integer as visits, ${day(sql`max(d.day)`)} as last_day
          from ${visits} where u.user_id = ${userId} and p.app_id <> ${allApps}
          group by p.app_id order by visits desc, p.app_id`,
        sql<UserVisitStats['days']>`
          select ${day(sql`d.day`)} as day, d.visits
          from ${visits} where u.user_id = ${userId} and p.app_id = ${allApps} order by d.day desc`,
      ]);
      return {
        total_visits: days.reduce((sum, { visits }) => sum + visits, 0),
        apps: [...apps],
        days: [...days],
      };
    },

    /** For platform admins, which the caller has made sure of. */
    async ofAllApps(asked: Omit<Asked, 'page'>): Promise<AllAppsStats> {
      const [page, userIds] = await Promise.all([pageNumber(allApps, allPages), usersOf(asked.email)]);
      if (page === null) return { ...noFigures, top_apps: [] };
      const scope = { ...asked, page, userIds };
      const source =
        userIds === null
          ? sql`visit_days d`
          : sql`(select * from visit_user_days where user_id = any(${userIds}::integer[])) d`;
      const [figures, top_apps] = await Promise.all([
        figuresOf(scope, { ...asked, page: null }),
        sql<AllAppsStats['top_apps']>`
          select a.id, a.slug, a.name, sum(d.visits)::integer as visits
          from visit_pages p join ${source} on d.page_id = p.id join apps a on a.id = p.app_id
          where p.page = ${allPages} and a.deleted_at is null and ${inRange(sql, scope, sql`d.day`)}
          group by a.id order by visits desc, a.id limit ${mostApps}`,
      ]);
      return { ...figures, top_apps };
    },
  };
};
export type StatsStore = ReturnType<typeof createStatsStore>;

/** Most visited of the last seven days, among the published ones that are open to everybody. */
async function trending(sql: Sql, limit: number): Promise<Omit<TrendingApps[number], 'public_url'>[]> {
  const week = sql`> (now() at time zone 'UTC')::date - 7`;
  return sql<Omit<TrendingApps[number], 'public_url'>[]>`
    select a.id, a.slug, a.name, a.logo_url, v.total_visits,
      (select count(distinct u.user_id) from visit_user_days u where u.page_id = v.page_id and u.day ${week})::integer
        as unique_users
    from (
      select p.id as page_id, p.app_id, sum(d.visits)::integer as total_visits
      from visit_pages p join visit_days d on d.page_id = p.id
      where p.page = ${allPages} and d.day ${week} group by p.id, p.app_id
    ) v
    join apps a on a.id = v.app_id
    where a.deleted_at is null and not a.is_blocked and a.last_deployed_at is not null
      and a.public_settings <> 'private_with_login'
    order by v.total_visits desc, unique_users desc, a.id limit ${limit}`;
}
