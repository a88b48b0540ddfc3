import type { TrendingApps } from '@sayso/contracts/app-logs';
import type { AllAppsStats } from '@sayso/contracts/app-stats';
import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type Asked, createFigures, inRange, type Scope } from './stats-figures.ts';
import { allApps, allPages } from './visit-store.ts';

type PageRow = { page: string; visits: number; unique_users?: number };

const mostPages = 200;
const mostApps = 50;

export const createStatsStore = (sql: Sql) => {
  const figuresOf = createFigures(sql);
  const pageNumber = async (appId: string, page: string): Promise<number> => {
    const [row] = await sql<{ id: number }[]>`
      select id from visit_pages where app_id = ${appId} and page = ${page}`;
    // No page has this number.
    return row?.id ?? 0;
  };
  const usersOf = async (email: string | null): Promise<readonly number[] | null> => {
    if (email === null) return null;
    const rows = await sql<{ id: number }[]>`select id from visit_users where email = ${email}`;
    return rows.map(({ id }) => id);
  };

  /** `withUsers` reads a row for each page, day and user, and is for those who ask for all there is. */
  const pagesOf = async ({ appId }: AppGrant, scope: Scope, asked: Asked & { withUsers: boolean }) => {
    const named = asked.page === null ? sql`p.page <> ${allPages}` : sql`p.page = ${asked.page}`;
    if (scope.userIds !== null) {
      return sql<PageRow[]>`
        select p.page, sum(d.visits)::integer as visits from visit_pages p
        join visit_user_days d on d.page_id = p.id and d.user_id = any(${scope.userIds}::integer[])
        where p.app_id = ${appId} and ${named} and ${inRange(sql, scope, sql`d.day`)}
        group by p.page order by visits desc, p.page limit ${mostPages}`;
    }
    const users = asked.withUsers
      ? sql`, (select count(distinct u.user_id) from visit_user_days u where u.page_id = p.id)::integer as unique_users`
      : sql``;
    return sql<PageRow[]>`
      select p.page, sum(d.visits)::integer as visits ${users} from visit_pages p
      join visit_days d on d.page_id = p.id
      where p.app_id = ${appId} and ${named} and ${inRange(sql, scope, sql`d.day`)}
      group by p.id, p.page order by visits desc, p.page limit ${mostPages}`;
  };

  return {
    trending: (limit: number) => trending(sql, limit),

    async slugOf({ appId }: AppGrant): Promise<string> {
      const [row] = await sql<{ slug: string }[]>`select slug from apps where id = ${appId}`;
      return row?.slug ?? '';
    },

    async ofApp(grant: AppGrant, asked: Asked & { withUsers: boolean }) {
      const [page, userIds] = await Promise.all([
        pageNumber(grant.appId, asked.page ?? allPages),
        usersOf(asked.email),
      ]);
      const scope = { ...asked, page, userIds };
      const [figures, pages] = await Promise.all([figuresOf(scope, asked), pagesOf(grant, scope, asked)]);
      return { ...figures, pages };
    },

    /** For platform admins, which the caller has made sure of. */
    async ofAllApps(asked: Omit<Asked, 'page'>): Promise<AllAppsStats> {
      const [page, userIds] = await Promise.all([pageNumber(allApps, allPages), usersOf(asked.email)]);
      const scope = { ...asked, page, userIds };
      const source =
        userIds === null
          ? sql`visit_days d`
          : sql`(select * from visit_user_days where user_id = any(${userIds}::integer[])) d`;
      const [{ days: _days, ...figures }, top_apps] = await Promise.all([
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
