import { type AppStats, mostTopUsers } from '@sayso/contracts/app-stats';
import { type Fragment, planAnew, type Sql } from '../../platform/database/database.ts';

/** Days as yyyy-MM-dd, both of them counted, null where there is no bound; nothing was counted yet after `today`. */
export type Range = { from: string | null; to: string | null; today: string };
export type Asked = Range & { page: string | null; email: string | null };
/** `page` is a number of `visit_pages`, `userIds` those of `visit_users` that an address stands for; null for everybody. */
export type Scope = Range & { page: number; userIds: readonly number[] | null };

type Totals = {
  total_visits: number;
  anonymous_visits: number;
  signed_in_users: number;
  unique_users_count: number;
};
type Day = { date: string; total_visits: number; users: number; visitors: number };
export type Figures = Totals & Pick<AppStats, 'top_users' | 'users_per_date'>;

export const noFigures: Figures = {
  total_visits: 0,
  anonymous_visits: 0,
  signed_in_users: 0,
  unique_users_count: 0,
  top_users: [],
  users_per_date: [],
};

export const inRange = (sql: Sql, { from, to }: Range, column: Fragment): Fragment => sql`
  ${from === null ? sql`true` : sql`${column} >= ${from}::date`}
  and ${to === null ? sql`true` : sql`${column} <= ${to}::date`}`;

/** What happened in some days: by day, by user and in all. */
export const createFigures = (sql: Sql) => {
  /** By day: of everybody as it was counted, of one user from their own rows. */
  const daysOf = async (scope: Scope): Promise<Day[]> => {
    if (scope.userIds === null) {
      return sql<Day[]>`
        select to_char(day, 'YYYY-MM-DD') as date, visits as total_visits, users, visitors
        from visit_days where page_id = ${scope.page} and ${inRange(sql, scope, sql`day`)} order by day`;
    }
    return sql<Day[]>`
      select to_char(day, 'YYYY-MM-DD') as date, sum(visits)::integer as total_visits, 1 as users, 0 as visitors
      from visit_user_days
      where user_id = any(${scope.userIds}::integer[]) and page_id = ${scope.page} and ${inRange(sql, scope, sql`day`)}
      group by day order by day`;
  };

  /** Whole months of a total from their own rows, what is left of the range by days. */
  const userParts = (scope: Scope, isTotal: boolean): Fragment => {
    const days = (condition: Fragment) => sql`
      select user_id, visits from visit_user_days
      where page_id = ${scope.page} and ${inRange(sql, scope, sql`day`)} and ${condition}`;
    const months = isTotal ? wholeMonths(scope) : null;
    if (months === null) return days(sql`true`);
    const { first, end } = months;
    return sql`
      select user_id, visits from visit_user_months
      where page_id = ${scope.page} and month < ${end}::date
        and ${first === null ? sql`true` : sql`month >= ${first}::date`}
      ${first === null ? sql`` : sql`union all ${days(sql`day < ${first}::date`)}`}
      union all ${days(sql`day >= ${end}::date`)}`;
  };

  const topUsers = async (scope: Scope, isTotal: boolean) => {
    if (scope.userIds !== null) return [];
    return sql<{ email: string; visits: number; people: number }[]>`
      with people as materialized (
        select user_id, sum(visits)::integer as visits from (${userParts(scope, isTotal)}) parts group by user_id
      ), top as (
        select user_id, visits from people order by visits desc, user_id limit ${mostTopUsers}
      )
      select u.email, t.visits, (select count(*) from people)::integer as people
      from top t join visit_users u on u.id = t.user_id
      order by t.visits desc, u.email ${planAnew}`;
  };

  const anonymousVisits = async (scope: Scope): Promise<number> => {
    const [row] = await sql<{ visits: number }[]>`
      select coalesce(sum(anonymous_visits), 0)::integer as visits
      from visit_days where page_id = ${scope.page} and ${inRange(sql, scope, sql`day`)}`;
    return row?.visits ?? 0;
  };

  return async (scope: Scope, { page, email }: Asked): Promise<Figures> => {
    const [days, users, anonymous] = await Promise.all([
      daysOf(scope),
      topUsers(scope, page === null),
      scope.userIds === null ? anonymousVisits(scope) : 0,
    ]);
    const total_visits = days.reduce((sum, day) => sum + day.total_visits, 0);
    const signed_in_users = email === null ? (users[0]?.people ?? 0) : days.length > 0 ? 1 : 0;
    const isOneDay = scope.from !== null && scope.from === scope.to;
    const visitors = isOneDay ? (days[0]?.visitors ?? 0) : 0;
    const ofOne = email !== null && total_visits > 0 ? [{ email, visits: total_visits }] : [];
    return {
      total_visits,
      anonymous_visits: anonymous,
      signed_in_users,
      unique_users_count: signed_in_users + visitors,
      top_users: email === null ? users.map((user) => ({ email: user.email, visits: user.visits })) : ofOne,
      users_per_date: days.map((day) => ({
        date: day.date,
        unique_users: day.users + day.visitors,
        total_visits: day.total_visits,
      })),
    };
  };
};

/** The whole months that a range holds, from `first` on, or from ever, up to the one that `end` begins; null where there is none. */
export function wholeMonths({ from, to, today }: Range): { first: string | null; end: string } | null {
  const first = from === null || from.endsWith('-01') ? from : monthAfter(from);
  const end = endOf(to ?? today, today);
  return first === null || first < end ? { first, end } : null;
}

/** Of this month there is no more than its days until today. */
const endOf = (to: string, today: string): string =>
  to >= today ? monthAfter(to) : `${dayAfter(to).slice(0, 7)}-01`;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
