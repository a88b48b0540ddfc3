import { shownUses } from '@sayso/contracts/files';
import { userEntity } from '@sayso/contracts/records';
import { fileMark } from '@sayso/core/file-addresses';
import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';

export type UseRow = { name: string; entity: string; id: string; total: number };

/** Which records and sources name files of their app; goes over all of them. */
export const createUseStore = (sql: Sql) => ({
  /** At most `shownUses` of each file, newest first, with the number of all of them. */
  async records({ appId }: AppGrant, names: readonly string[]): Promise<UseRow[]> {
    // Addresses of public files and uris of private ones both end so. Plain searches alone: an expression that reads
    // every name out of every record takes seconds where many records have pictures.
    const wanted = [...new Set(names)];
    const marks = wanted.map((name) => fileMark(appId) + name);
    const likes = marks.map((mark) => `%${mark}%`);
    return sql<UseRow[]>`
      with texts as (
        select entity, id, data::text as text, updated_date from records
          where app_id = ${appId} and data::text like any(${likes})
        union all
        select ${userEntity}, user_id, data::text, updated_date from app_users
          where app_id = ${appId} and user_id is not null and data::text like any(${likes})
      ), found as (
        select w.name, t.entity, t.id, t.updated_date
        from texts t join unnest(${wanted}::text[], ${marks}::text[]) as w (name, mark)
          on position(w.mark in t.text) > 0
      ), counted as (
        select name, entity, id, count(*) over (partition by name)::int as total,
          row_number() over (partition by name order by updated_date desc, entity, id) as nr
        from found
      )
      select name, entity, id, total from counted where nr <= ${shownUses} order by name, nr`;
  },

  /** Texts of sources, as they are written now and as they are published, that name files of the app. */
  async sources({ appId }: AppGrant): Promise<{ path: string; content: string }[]> {
    return sql<{ path: string; content: string }[]>`
      with named as (
        select s.path, s.hash from apps a cross join lateral json_each_text(a.tree) as s (path, hash)
          where a.id = ${appId}
        union
        select s.path, s.hash from apps a join publications p on p.app_id = a.id and p.version = a.served_version
          cross join lateral json_each_text(p.tree) as s (path, hash)
          where a.id = ${appId}
      )
      select n.path, b.content from named n join source_blobs b on b.app_id = ${appId} and b.hash = n.hash
      where b.content like ${`%${fileMark(appId)}%`} order by n.path`;
  },

  /** Addresses of the logo: of now, and of what is published. */
  async logos({ appId }: AppGrant): Promise<string[]> {
    const [row] = await sql<{ logos: (string | null)[] }[]>`
      select array[a.logo_url, p.facts ->> 'logo_url'] as logos
      from apps a left join publications p on p.app_id = a.id and p.version = a.served_version
      where a.id = ${appId}`;
    return (row?.logos ?? []).filter((logo) => logo !== null);
  },
});
export type UseStore = ReturnType<typeof createUseStore>;
