import { shownUses } from '@sayso/contracts/files';
import { userEntity } from '@sayso/contracts/records';
import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';

export type UseRow = { name: string; entity: string; id: string; total: number };

/** Which records name files of their app; goes over all of its records. */
export const createUseStore = (sql: Sql) => ({
  /** At most `shownUses` of each file, newest first, with the number of all of them. */
  async records({ appId }: AppGrant, names: readonly string[]): Promise<UseRow[]> {
    // Addresses of public files and uris of private ones both end so. The plain search comes first: it is by far faster.
    const marker = `%${appId}/%`;
    const pattern = `${appId}/([0-9a-f]{48}\\.[a-z0-9]{1,5})`;
    return sql<UseRow[]>`
      with texts as (
        select entity, id, data::text as text, updated_date from records
          where app_id = ${appId} and data::text like ${marker}
        union all
        select ${userEntity}, user_id, data::text, updated_date from app_users
          where app_id = ${appId} and user_id is not null and data::text like ${marker}
      ), found as (
        select distinct named[1] as name, t.entity, t.id, t.updated_date
        from texts t cross join lateral regexp_matches(t.text, ${pattern}, 'g') as named
        where named[1] = any(${names as string[]})
      ), counted as (
        select name, entity, id, count(*) over (partition by name)::int as total,
          row_number() over (partition by name order by updated_date desc, entity, id) as nr
        from found
      )
      select name, entity, id, total from counted where nr <= ${shownUses} order by name, nr`;
  },

  async logo({ appId }: AppGrant): Promise<string | null> {
    const [row] = await sql<{ logo_url: string | null }[]>`select logo_url from apps where id = ${appId}`;
    return row?.logo_url ?? null;
  },
});
export type UseStore = ReturnType<typeof createUseStore>;
