import type { AppFilePlace } from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import type { Sql } from '../../platform/database/database.ts';

export type FileRow = {
  app_id: AppId;
  name: string;
  original_name: string;
  type: string;
  bytes: number;
  etag: string;
  is_private: boolean;
};
export type NewFileRow = FileRow & { created_by_id: string | null };

/** What is known of files; their bytes lie in the storage. */
export const createFileStore = (sql: Sql) => ({
  /** Before the bytes are stored, so that none can lie there unknown; false where there is a whole file of this name. */
  async begin(row: NewFileRow): Promise<boolean> {
    // A row without its bytes is left by a server that was killed.
    const rows = await sql`
      insert into app_files ${sql(row)} on conflict (app_id, name) do update set
        original_name = excluded.original_name, type = excluded.type, bytes = excluded.bytes, etag = excluded.etag,
        is_private = excluded.is_private, created_by_id = excluded.created_by_id
      where app_files.stored_date is null
      returning name`;
    return rows.length > 0;
  },
  async finish({ appId, name }: AppFilePlace): Promise<void> {
    await sql`update app_files set stored_date = now() where app_id = ${appId} and name = ${name}`;
  },
  async remove({ appId, name }: AppFilePlace): Promise<void> {
    await sql`delete from app_files where app_id = ${appId} and name = ${name}`;
  },

  /** Nothing of an app that is gone or closed down. */
  async find({ appId, name }: AppFilePlace): Promise<FileRow | undefined> {
    const [row] = await sql<FileRow[]>`
      select f.app_id, f.name, f.original_name, f.type, f.bytes::int as bytes, f.etag, f.is_private
      from app_files f join apps a on a.id = f.app_id
      where f.app_id = ${appId} and f.name = ${name} and f.stored_date is not null
        and a.deleted_at is null and not a.is_blocked`;
    return row;
  },

  /** Whole files of an app, in the order of their names. */
  async all(appId: AppId): Promise<FileRow[]> {
    return sql<FileRow[]>`
      select app_id, name, original_name, type, bytes::int as bytes, etag, is_private from app_files
      where app_id = ${appId} and stored_date is not null order by name`;
  },

  async namesOf(appId: AppId): Promise<string[]> {
    const rows = await sql<{ name: string }[]>`select name from app_files where app_id = ${appId}`;
    return rows.map(({ name }) => name);
  },
});
export type FileStore = ReturnType<typeof createFileStore>;
