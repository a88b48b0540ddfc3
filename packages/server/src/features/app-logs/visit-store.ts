import type { AppId } from '@sayso/contracts/ids';
import type { Queryable, Sql } from '../../platform/database/database.ts';

/** Every app together is counted as one of this id, and all pages of an app as one without a name. */
export const allApps = 'all';
export const allPages = '';

/** One page that somebody opened; `visitor` is a hash of the day. */
export type Visit = { appId: AppId; page: string; day: string } & (
  | { user: { id: string; email: string }; visitor: null }
  | { user: null; visitor: string }
);

/** Names that are no pages of the app are counted too, so many of each app: anybody may send one. */
const mostStrangePages = 100;
const keepDays = 730;

/** How visits of one day are counted: sums by page, and who they were of. */
type Sums = {
  pages: Map<number, { visits: number; anonymous: number }>;
  users: Map<string, { page: number; user: number; visits: number; isTotal: boolean }>;
  visitors: Map<string, { page: number; visitor: string }>;
};

export const createVisitStore = (sql: Sql, slowSql: Sql = sql) => ({
  /** The day's salt as all servers have it. */
  async takeSalt(day: string, fresh: Uint8Array): Promise<Uint8Array> {
    await sql`insert into visit_salts (day, salt) values (${day}, ${fresh}) on conflict do nothing`;
    const [row] = await sql<{ salt: Uint8Array }[]>`select salt from visit_salts where day = ${day}`;
    if (!row) throw new Error(`The salt of ${day} is gone`);
    return row.salt;
  },

  /** Counts them in their days; many at once cost little more than one. */
  async count(tx: Queryable, visits: readonly Visit[]): Promise<void> {
    const pages = await pageNumbers(tx, visits);
    const users = await userNumbers(tx, visits);
    for (const [day, ofDay] of Map.groupBy(visits, ({ day }) => day)) {
      await add(tx, day, sumUp(ofDay, { pages, users }));
    }
  },

  /** Takes what is older than two years, and of days before this one everything that could tell who a visitor was. */
  async prune(today: string): Promise<void> {
    await slowSql`delete from visit_salts where day < ${today}::date`;
    await slowSql`delete from visitors_of_day where day < ${today}::date`;
    const oldest = slowSql`${today}::date - ${keepDays}::integer`;
    await slowSql`delete from visit_user_days where day < ${oldest}`;
    await slowSql`delete from visit_days where day < ${oldest}`;
    await slowSql`delete from visit_user_months where month < date_trunc('month', ${oldest})`;
    // Addresses of people of whom nothing is left.
    await slowSql`
      delete from visit_users u
      where not exists (select 1 from visit_user_days d where d.user_id = u.id)
        and not exists (select 1 from visit_user_months m where m.user_id = u.id)`;
  },

  async forgetApp(appId: AppId): Promise<void> {
    const pages = slowSql`select id from visit_pages where app_id = ${appId}`;
    await slowSql`delete from visit_user_days where page_id in (${pages})`;
    await slowSql`delete from visit_user_months where page_id in (${pages})`;
    await slowSql`delete from visitors_of_day where page_id in (${pages})`;
    await slowSql`delete from visit_days where page_id in (${pages})`;
    await slowSql`delete from visit_pages where app_id = ${appId}`;
  },
});
export type VisitStore = ReturnType<typeof createVisitStore>;

type Numbers = { pages: ReadonlyMap<string, number>; users: ReadonlyMap<string, number> };
const keyOf = (appId: string, page: string) => `${appId} ${page}`;

function sumUp(visits: readonly Visit[], { pages, users }: Numbers): Sums {
  const sums: Sums = { pages: new Map(), users: new Map(), visitors: new Map() };
  for (const { appId, page, user, visitor } of visits) {
    const own = pages.get(keyOf(appId, page));
    const totals = [pages.get(keyOf(appId, allPages)), pages.get(keyOf(allApps, allPages))];
    for (const number of new Set([own, ...totals])) {
      if (number === undefined) continue;
      const sum = sums.pages.get(number) ?? { visits: 0, anonymous: 0 };
      sum.visits += 1;
      if (user === null) {
        sum.anonymous += 1;
        sums.visitors.set(`${number} ${visitor}`, { page: number, visitor });
      } else {
        const of = users.get(user.id) ?? 0;
        const counted = sums.users.get(`${number} ${of}`);
        if (counted) counted.visits += 1;
        else
          sums.users.set(`${number} ${of}`, {
            page: number,
            user: of,
            visits: 1,
            isTotal: totals.includes(number),
          });
      }
      sums.pages.set(number, sum);
    }
  }
  return sums;
}

/** In the order of their numbers, so that servers that count at once wait for each other and never lock up. */
async function add(tx: Queryable, day: string, sums: Sums): Promise<void> {
  const pages = [...sums.pages];
  const users = [...sums.users.values()];
  const visitors = [...sums.visitors.values()];
  await tx`
    with given as (
      select * from unnest(
        ${users.map(({ page }) => page)}::integer[], ${users.map(({ user }) => user)}::integer[],
        ${users.map(({ visits }) => visits)}::integer[], ${users.map(({ isTotal }) => isTotal)}::boolean[]
      ) as g (page_id, user_id, visits, is_total)
    ), user_days as (
      insert into visit_user_days as d (page_id, day, user_id, visits)
      select page_id, ${day}::date, user_id, visits from given order by page_id, user_id
      on conflict (page_id, day, user_id) do update set visits = d.visits + excluded.visits
      returning page_id, xmax = 0 as is_new
    ), user_months as (
      insert into visit_user_months as m (page_id, month, user_id, visits)
      select page_id, date_trunc('month', ${day}::date)::date, user_id, visits
      from given where is_total order by page_id, user_id
      on conflict (page_id, month, user_id) do update set visits = m.visits + excluded.visits
    ), visitors as (
      insert into visitors_of_day (page_id, day, visitor)
      select page_id, ${day}::date, decode(visitor, 'hex')
      from unnest(${visitors.map(({ page }) => page)}::integer[], ${visitors.map(({ visitor }) => visitor)}::text[])
        as v (page_id, visitor)
      order by 1, 3
      on conflict do nothing
      returning page_id
    )
    insert into visit_days as d (page_id, day, visits, anonymous_visits, users, visitors)
    select page_id, ${day}::date, visits, anonymous,
      (select count(*) from user_days u where u.page_id = p.page_id and u.is_new),
      (select count(*) from visitors v where v.page_id = p.page_id)
    from unnest(
      ${pages.map(([page]) => page)}::integer[], ${pages.map(([, { visits }]) => visits)}::integer[],
      ${pages.map(([, { anonymous }]) => anonymous)}::integer[]
    ) as p (page_id, visits, anonymous)
    order by page_id
    on conflict (page_id, day) do update set
      visits = d.visits + excluded.visits,
      anonymous_visits = d.anonymous_visits + excluded.anonymous_visits,
      users = d.users + excluded.users,
      visitors = d.visitors + excluded.visitors`;
}

/** The numbers of all pages that are counted; a page that is one too many is counted in its app's total alone. */
async function pageNumbers(tx: Queryable, visits: readonly Visit[]): Promise<Map<string, number>> {
  const wanted = new Map<string, [appId: string, page: string]>();
  const want = (appId: string, page: string) => wanted.set(keyOf(appId, page), [appId, page]);
  want(allApps, allPages);
  for (const { appId, page } of visits) {
    want(appId, allPages);
    want(appId, page);
  }
  const known = await readPages(tx, [...wanted.values()]);
  const missing = [...wanted].filter(([key]) => !known.has(key)).map(([, page]) => page);
  if (missing.length === 0) return known;
  await tx`
    insert into visit_pages (app_id, page, is_strange)
    select app_id, page, is_strange
    from (
      select *, row_number() over (partition by app_id, is_strange order by place) as nth
      from (
        select w.*, w.page <> '' and not coalesce(a.tree::jsonb ? ('pages/' || w.page), false) as is_strange
        from unnest(${missing.map(([app]) => app)}::text[], ${missing.map(([, page]) => page)}::text[])
          with ordinality as w (app_id, page, place)
        left join apps a on a.id = w.app_id
      ) told
    ) w
    where not is_strange
      or nth + (select count(*) from visit_pages p where p.app_id = w.app_id and p.is_strange) <= ${mostStrangePages}
    order by app_id, page
    on conflict do nothing`;
  return new Map([...known, ...(await readPages(tx, missing))]);
}

async function readPages(
  tx: Queryable,
  wanted: readonly (readonly [string, string])[],
): Promise<Map<string, number>> {
  const rows = await tx<{ id: number; app_id: string; page: string }[]>`
    select p.id, p.app_id, p.page from visit_pages p
    join unnest(${wanted.map(([app]) => app)}::text[], ${wanted.map(([, page]) => page)}::text[])
      as w (app_id, page) on w.app_id = p.app_id and w.page = p.page`;
  return new Map(rows.map(({ id, app_id, page }) => [keyOf(app_id, page), id]));
}

async function userNumbers(tx: Queryable, visits: readonly Visit[]): Promise<Map<string, number>> {
  const users = new Map(
    visits.flatMap(({ user }) => (user === null ? [] : [[user.id, user.email] as const])),
  );
  if (users.size === 0) return new Map();
  const read = async () =>
    tx<{ id: number; user_id: string; email: string }[]>`
      select id, user_id, email from visit_users where user_id = any(${[...users.keys()]}::text[])`;
  let rows = await read();
  const isKnown = new Map(rows.map(({ user_id, email }) => [user_id, email]));
  const changed = [...users].filter(([id, email]) => isKnown.get(id) !== email).sort();
  if (changed.length > 0) {
    await tx`
      insert into visit_users (user_id, email)
      select * from unnest(${changed.map(([id]) => id)}::text[], ${changed.map(([, email]) => email)}::text[])
      on conflict (user_id) do update set email = excluded.email`;
    rows = await read();
  }
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}
