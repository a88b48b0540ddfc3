import type { AppId } from '@sayso/contracts/ids';
import type { AppLog, LogFilter } from '@sayso/contracts/log-entries';
import type { AppGrant } from '../../access/grant.ts';
import { type LogLimits, type LogShare, logLimits } from '../../config-logs.ts';
import type { Fragment, Sql } from '../../platform/database/database.ts';
import { jsonText } from '../../platform/database/json-text.ts';
import { isOver, over, sharesOf, type Totals, type TotalsRow, totalsOf } from './entry-shares.ts';
import type { LogLine } from './log-writer.ts';

type Row = Omit<AppLog, 'created_date' | 'page'> & { created_date: Date };
type Page = { limit: number; skip: number };
export type LogsWanted = Page & LogFilter & { page?: string | undefined };

const pruneAtOnce = 20_000;
/** More addresses than this share a part so short that their lines are found soon anyway. */
const mostAddresses = 50;

type Kept = Pick<LogLimits, 'kept' | 'keptOfVisitors'>;

export const createLogEntryStore = (sql: Sql, slowSql: Sql = sql, limits: Kept = logLimits) => {
  const columns = sql`
    id::text as id, app_id, object_name, log_type, status, inputs, outputs, error, user_id, user_email, created_date`;

  const cut = async (appId: AppId, totals: Totals): Promise<void> => {
    const most = sharesOf(limits, totals);
    if (isOver(totals.visitors, most.visitors))
      await cutOldest(appId, 'visitors', over(totals.visitors, most.visitors));
    if (isOver(totals.users, most.users)) await cutOldest(appId, 'users', over(totals.users, most.users));
  };

  /** Takes the oldest lines of visitors or of users, so many and so much of them. */
  const cutOldest = async (appId: AppId, whose: keyof Totals, { lines, bytes }: LogShare): Promise<void> => {
    const theirs = whose === 'visitors' ? slowSql`user_id is null` : slowSql`user_id is not null`;
    await slowSql`
      with last as (
        select id from (
          select id, row_number() over sorted as lines, sum(bytes) over sorted as bytes
          from app_log_entries where app_id = ${appId} and ${theirs} window sorted as (order by id)
        ) counted
        where lines >= ${lines} and bytes >= ${bytes} order by id limit 1
      ), gone as (
        delete from app_log_entries
        where app_id = ${appId} and ${theirs} and id <= (select id from last) returning user_id, bytes
      )
      ${takeFromTotals(slowSql, slowSql`(select ${appId}::text as app_id, * from gone)`)}`;
  };

  const addressesLike = async (appId: AppId, wanted: string): Promise<string[]> => {
    const rows = await sql<{ user_email: string }[]>`
      select user_email from app_log_users
      where app_id = ${appId} and position(${wanted} in lower(user_email)) > 0
      order by lower(user_email) <> ${wanted}, user_email limit ${mostAddresses + 1}`;
    const found = rows.map((row) => row.user_email);
    // A whole address means its owner and nobody whose address ends in it.
    return found[0]?.toLowerCase() === wanted ? found.slice(0, 1) : found;
  };

  /** Of each address its newest ones, by the index of its own. */
  const idsOfAddresses = (appId: AppId, addresses: string[], { limit, skip }: Page, rest: Fragment) => sql`
    select found.id from unnest(${addresses}::text[]) as address
    cross join lateral (
      select id from app_log_entries
      where app_id = ${appId} and user_email = address and ${rest}
      order by app_log_entries.id desc limit ${limit + skip}
    ) found
    order by found.id desc limit ${limit} offset ${skip}`;

  const holdsMore = async (appId: AppId, skip: number): Promise<boolean> => {
    if (skip === 0) return true;
    const [total] = await sql<{ entries: string }[]>`
      select entries::text as entries from app_log_totals where app_id = ${appId}`;
    return Number(total?.entries ?? 0) > skip;
  };

  return {
    /** Lines of apps that are there; answers nothing, and cuts what grew too long. */
    async insert(lines: readonly LogLine[]): Promise<void> {
      const totals = await sql<(Record<keyof TotalsRow, string> & { app_id: AppId })[]>`
        with given as (
          select given.* from jsonb_to_recordset(${jsonText(lines)}::text::jsonb) as given (
            app_id text, user_id text, user_email text, object_name text, log_type text, status text,
            inputs text, outputs text, error text, bytes integer, created_date timestamptz)
          join apps a on a.id = given.app_id and a.deleted_at is null
        ), added as (
          insert into app_log_entries (app_id, user_id, user_email, object_name, log_type, status,
            inputs, outputs, error, bytes, created_date)
          select * from given
        ), named as (
          insert into app_log_users
          select distinct app_id, user_email from given where user_email is not null order by 1, 2
          on conflict do nothing
        )
        insert into app_log_totals as t (app_id, entries, bytes, visitor_entries, visitor_bytes)
        select app_id, count(*), sum(bytes), count(*) filter (where user_id is null),
          coalesce(sum(bytes) filter (where user_id is null), 0)
        from given group by app_id order by app_id
        on conflict (app_id) do update
          set entries = t.entries + excluded.entries, bytes = t.bytes + excluded.bytes,
            visitor_entries = t.visitor_entries + excluded.visitor_entries,
            visitor_bytes = t.visitor_bytes + excluded.visitor_bytes
        returning app_id, entries::text, bytes::text, visitor_entries::text, visitor_bytes::text`;
      for (const { app_id, ...total } of totals) await cut(app_id, totalsOf(total));
    },

    async list(
      { appId }: AppGrant,
      { limit, skip, user_email, status, log_type, page }: LogsWanted,
    ): Promise<AppLog[]> {
      const rest = sql`
        ${status === undefined ? sql`true` : status === 'error' ? sql`status = 'error'` : sql`status = ${status}`}
        and ${log_type === undefined ? sql`true` : sql`log_type = ${log_type}`}
        and ${page === undefined ? sql`true` : sql`log_type in ('page_view', 'page_error') and object_name = ${page}`}`;
      if (!(await holdsMore(appId, skip))) return [];
      const wanted = user_email?.trim().toLowerCase() ?? '';
      const addresses = wanted === '' ? null : await addressesLike(appId, wanted);
      if (addresses?.length === 0) return [];
      const isOften = addresses !== null && addresses.length > mostAddresses;
      const ids =
        addresses !== null && !isOften
          ? idsOfAddresses(appId, addresses, { limit, skip }, rest)
          : sql`
              select id from app_log_entries
              where app_id = ${appId} and ${rest}
                and ${isOften ? sql`position(${wanted} in lower(user_email)) > 0` : sql`true`}
              order by app_log_entries.id desc limit ${limit} offset ${skip}`;
      // What is skipped is counted in the index, and never fetched.
      const rows = await sql<Row[]>`
        select ${columns} from app_log_entries where app_log_entries.id in (${ids})
        order by app_log_entries.id desc`;
      return rows.map(presented);
    },

    /** Takes what is older than 90 days, some at a time, and the addresses that nothing is left of. */
    async prune(): Promise<void> {
      for (;;) {
        const [taken] = await slowSql<{ lines: number }[]>`
          with gone as (
            delete from app_log_entries where id in (
              select id from app_log_entries where created_date < now() - interval '90 days'
              order by created_date limit ${pruneAtOnce})
            returning app_id, user_id, bytes
          ), totals as (${takeFromTotals(slowSql, slowSql`gone`)})
          select count(*)::int as lines from gone`;
        if ((taken?.lines ?? 0) < pruneAtOnce) break;
      }
      await slowSql`
        delete from app_log_users u where not exists (
          select 1 from app_log_entries e where e.app_id = u.app_id and e.user_email = u.user_email)`;
    },

    async forgetApp(appId: AppId): Promise<void> {
      await slowSql`delete from app_log_entries where app_id = ${appId}`;
      await slowSql`delete from app_log_users where app_id = ${appId}`;
      await slowSql`delete from app_log_totals where app_id = ${appId}`;
    },
  };
};
export type LogEntryStore = ReturnType<typeof createLogEntryStore>;

/** Has the totals know of lines that are gone. */
const takeFromTotals = (sql: Sql, gone: Fragment): Fragment => sql`
  update app_log_totals t set entries = t.entries - g.entries, bytes = t.bytes - g.bytes,
    visitor_entries = t.visitor_entries - g.visitor_entries, visitor_bytes = t.visitor_bytes - g.visitor_bytes
  from (
    select app_id, count(*) as entries, sum(bytes) as bytes, count(*) filter (where user_id is null) as visitor_entries,
      coalesce(sum(bytes) filter (where user_id is null), 0) as visitor_bytes
    from ${gone} gone group by app_id
  ) g where t.app_id = g.app_id`;

const presented = (row: Row): AppLog => ({
  ...row,
  page: row.log_type === 'page_view' || row.log_type === 'page_error' ? row.object_name : null,
  created_date: row.created_date.toISOString(),
});
