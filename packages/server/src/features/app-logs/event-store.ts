import type { AppEvent, SentEvent } from '@sayso/contracts/app-events';
import type { AppId } from '@sayso/contracts/ids';
import type { EnterGrant } from '../../access/enter.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';
import { jsonText } from '../../platform/database/json-text.ts';

type Row = Omit<AppEvent, 'created_date'> & { created_date: Date };
type Asked = { limit: number; skip: number; event_name?: string | undefined };

const keepMostOfAnApp = 20_000;
/** About so seldom is an app's own list cut short beside the nightly run. */
const cutEvery = 1_000;

export const createEventStore = (sql: Sql, keepMost = keepMostOfAnApp) => {
  const cut = async (appId: AppId): Promise<void> => {
    await sql`
      delete from app_events where app_id = ${appId} and id <= (
        select id from app_events where app_id = ${appId} order by id desc offset ${keepMost} limit 1)`;
  };
  return {
    async add({ appId, identity }: EnterGrant, events: readonly SentEvent[]): Promise<void> {
      const rows = await sql<{ id: string }[]>`
        insert into app_events (app_id, user_id, user_email, event_name, properties, page_url, session_id)
        select ${appId}, ${identity?.id ?? null}::text, ${identity?.email ?? null}::text, given.event_name,
          coalesce(given.properties, '{}'), given.page_url, given.session_id
        from jsonb_to_recordset(${jsonText(events)}::text::jsonb)
          as given (event_name text, properties jsonb, page_url text, session_id text)
        returning id::text as id`;
      if (rows.some(({ id }) => Number(id) % cutEvery === 0)) await cut(appId);
    },

    async list({ appId }: AppGrant, { limit, skip, event_name }: Asked): Promise<AppEvent[]> {
      const named = event_name === undefined ? sql`true` : sql`event_name = ${event_name}`;
      const rows = await sql<Row[]>`
        select id::text as id, app_id, event_name, properties, page_url, session_id, user_id, user_email, created_date
        from app_events where app_id = ${appId} and ${named}
        order by app_events.id desc limit ${limit} offset ${skip}`;
      return rows.map((row) => ({ ...row, created_date: row.created_date.toISOString() }));
    },

    /** Takes what is older than 90 days, and of each app what is beyond its newest. */
    async prune(): Promise<void> {
      await sql`delete from app_events where created_date < now() - interval '90 days'`;
      const full = await sql<{ app_id: AppId }[]>`
        select app_id from app_events group by app_id having count(*) > ${keepMost}`;
      for (const { app_id } of full) await cut(app_id);
    },

    async forgetApp(appId: AppId): Promise<void> {
      await sql`delete from app_events where app_id = ${appId}`;
    },
  };
};
export type EventStore = ReturnType<typeof createEventStore>;
