import { otherPages } from '@sayso/contracts/app-stats';
import type { AppId } from '@sayso/contracts/ids';
import type { Queryable, Sql } from '../../platform/database/database.ts';

/** Every app together is counted as one of this id, and all pages of an app as one without a name. */
export const allApps = 'all';
export const allPages = '';

/** One page that somebody opened; `visitor` and `network` are hashes of the day. */
export type Visit = { appId: AppId; page: string; day: string } & (
  | { user: { id: string; email: string }; visitor: null }
  | { user: null; visitor: string; network: string }
);

/** So many visitors of an app come from one network on a day; more of them are visits of nobody new. */
const mostOfNetwork = 20;
const keepDays = 730;

/** How visits of one day are counted: sums by page, and who they were of. */
type Sums = {
  pages: Map<number, { visits: number; anonymous: number }>;
  users: Map<string, { page: number; user: number; visits: number; isTotal: boolean }>;
  visitors: Map<string, { page: number; visitor: string; network: string }>;
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
  for (const { appId, page, ...who } of visits) {
    const own = pages.get(keyOf(appId, page));
    const totals = [pages.get(keyOf(appId, allPages)), pages.get(keyOf(allApps, allPages))];
    for (const number of new Set([own, ...totals])) {
      if (number === undefined) continue;
      const sum = sums.pages.get(number) ?? { visits: 0, anonymous: 0 };
      sum.visits += 1;
      if (who.user === null) {
        sum.anonymous += 1;
        const { visitor, network } = who;
        sums.visitors.set(`${number} ${visitor}`, { page: number, visitor, network });
      } else {
        const of = users.get(who.user.id) ?? 0;
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
      insert into visitors_of_day (page_id, day, visitor, network)
      select page_id, ${day}::date, visitor, network
      from (
        select v.*, row_number() over (partition by v.page_id, v.network order by v.visitor) as nth
        from (
          select page_id, decode(visitor, 'hex') as visitor, decode(network, 'hex') as network
          from unnest(${visitors.map(({ page }) => page)}::integer[], ${visitors.map(({ visitor }) => visitor)}::text[],
            ${visitors.map(({ network }) => network)}::text[]) as g (page_id, visitor, network)
        ) v
        where not exists (
          select 1 from visitors_of_day k
          where k.page_id = v.page_id and k.day = ${day}::date and k.visitor = v.visitor)
      ) fresh
      where nth + (
        select count(*) from visitors_of_day k
        where k.page_id = fresh.page_id and k.day = ${day}::date and k.network = fresh.network) <= ${mostOfNetwork}
      order by page_id, visitor
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

/** The numbers of all pages that are counted; what is no page of its app has that of `otherPages`. */
async function pageNumbers(tx: Queryable, visits: readonly Visit[]): Promise<Map<string, number>> {
  const wanted = new Map<string, Place>();
  const want = (appId: string, page: string) => wanted.set(keyOf(appId, page), [appId, page]);
  want(allApps, allPages);
  for (const { appId, page } of visits) {
    want(appId, allPages);
    want(appId, page);
  }
  const known = await readPages(tx, [...wanted.values()]);
  const missing = [...wanted].filter(([key]) => !known.has(key)).map(([, place]) => place);
  if (missing.length === 0) return known;
  const strange = await strangePages(tx, missing);
  const others = strange.map(([app]): Place => [app, otherPages]);
  const isStrange = new Set(strange.map((place) => keyOf(...place)));
  const added = [...missing.filter((place) => !isStrange.has(keyOf(...place))), ...others];
  await tx`
    insert into visit_pages (app_id, page)
    select distinct * from unnest(${added.map(([app]) => app)}::text[], ${added.map(([, page]) => page)}::text[])
    order by 1, 2
    on conflict do nothing`;
  const numbers = new Map([...known, ...(await readPages(tx, added))]);
  for (const [app, page] of strange) {
    const number = numbers.get(keyOf(app, otherPages));
    if (number !== undefined) numbers.set(keyOf(app, page), number);
  }
  return numbers;
}

type Place = readonly [appId: string, page: string];

/** Those that are pages neither of the app as it is nor as it is published. */
async function strangePages(tx: Queryable, places: readonly Place[]): Promise<Place[]> {
  const rows = await tx<{ app_id: string; page: string }[]>`
    select w.app_id, w.page
    from unnest(${places.map(([app]) => app)}::text[], ${places.map(([, page]) => page)}::text[]) as w (app_id, page)
    left join apps a on a.id = w.app_id
    left join publications p on p.app_id = a.id and p.version = a.served_version
    where w.page <> ${allPages}
      and not coalesce(a.tree::jsonb ? ('pages/' || w.page), false)
      and not coalesce(p.tree::jsonb ? ('pages/' || w.page), false)`;
  return rows.map(({ app_id, page }) => [app_id, page]);
}

async function readPages(tx: Queryable, wanted: readonly Place[]): Promise<Map<string, number>> {
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
