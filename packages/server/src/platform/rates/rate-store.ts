import type { Sql } from '../database/database.ts';

/** So many calls in so many seconds, which begin with the first of them. */
export type Window = { readonly most: number; readonly seconds: number };
/** How many calls are wanted, and how many there have to be: with fewer, nothing is counted. */
export type Wish = { wanted: number; needed: number };
/** How many were granted, and for how long their window goes on. */
export type Grant = { granted: number; leftMs: number };

/** Counts that all processes share; the database's clock decides when a window is over. */
export const createRateStore = (sql: Sql) => ({
  /** Counts calls in each window, in one statement; what is refused counts for nothing there. */
  async take(key: string, { wanted, needed }: Wish, windows: readonly Window[]): Promise<Grant[]> {
    const seconds = windows.map((window) => window.seconds);
    const most = windows.map((window) => window.most);
    const rows = await sql<{ granted: number; left_ms: number }[]>`
      insert into rate_counts as r (key, seconds, calls, granted, until)
      select ${key}, w.seconds, w.given, w.given, clock_timestamp() + w.seconds * interval '1 second'
      from (
        select seconds, case when ${needed}::int > most then 0 else least(${wanted}::int, most) end as given
        from unnest(${seconds}::int[], ${most}::int[]) as u (seconds, most)
        order by seconds
      ) as w
      on conflict (key, seconds) do update set (calls, granted, until) = (
        select o.calls + g.given, g.given, o.until
        from (
          select case when r.until <= clock_timestamp() then 0 else r.calls end as calls,
            case when r.until <= clock_timestamp() then excluded.until else r.until end as until,
            (${most}::int[])[array_position(${seconds}::int[], r.seconds)] as most
        ) as o
        cross join lateral (
          select case when o.calls + ${needed}::int > o.most then 0
            else least(${wanted}::int, o.most - o.calls) end as given
        ) as g
      )
      returning granted, greatest(1, ceil(extract(epoch from until - clock_timestamp()) * 1000))::int as left_ms`;
    return rows.map(({ granted, left_ms }) => ({ granted, leftMs: left_ms }));
  },

  /** Takes back a call that turned out not to count. */
  async refund(key: string): Promise<void> {
    await sql`
      update rate_counts set calls = calls - 1 where key = ${key} and calls > 0 and until > clock_timestamp()`;
  },

  /** Removes what is over. */
  async removeOld(): Promise<void> {
    await sql`delete from rate_counts where until < now()`;
  },
});
export type RateStore = ReturnType<typeof createRateStore>;
