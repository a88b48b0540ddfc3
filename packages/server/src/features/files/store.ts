import { type AppFilePlace, appFileIn, type FileKind } from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';

export type FileRow = {
  app_id: AppId;
  name: string;
  original_name: string;
  type: string;
  bytes: number;
  etag: string;
  is_private: boolean;
};
export type ListedRow = Omit<FileRow, 'etag'> & {
  kind: FileKind;
  created_by: string | null;
  created_date: Date;
};
/** Of a file that is handed out. */
export type ServedRow = FileRow & { is_of_open_app: boolean };
/** Of a file that may go to another app. */
export type WholeRow = FileRow & { created_by_id: string | null; created_date: Date };
/** Where a page ended: at a moment, or at a size. */
export type FileCursor = { at: string; name: string };
export type FilePage = {
  limit: number;
  after: FileCursor | null;
  sort: 'newest' | 'largest';
  search: string | undefined;
  kind: FileKind | undefined;
};
export type NewFileRow = FileRow & { created_by_id: string | null };

/** What is known of files; their bytes lie in the storage. */
export const createFileStore = (sql: Sql) => {
  /** The type of a file `f` as people call it. */
  const kindOfType = sql`case
    when f.type like 'image/%' then 'image'
    when f.type like 'video/%' then 'video'
    when f.type like 'audio/%' then 'audio'
    when f.type ~ '^text/(csv|tab-)|sheet|excel' then 'table'
    when f.type ~ '^text/(plain|markdown|html)|pdf|word|document|presentation|powerpoint|rtf' then 'document'
    else 'other' end`;
  return {
    /** Before the bytes are stored, so that none can lie there unknown; false where there is a whole file of this name. */
    async begin(row: NewFileRow, tx: Queryable): Promise<boolean> {
      // A row without its bytes is left by a server that was killed.
      const rows = await tx`
      insert into app_files ${sql(row)} on conflict (app_id, name) do update set
        original_name = excluded.original_name, type = excluded.type, bytes = excluded.bytes, etag = excluded.etag,
        is_private = excluded.is_private, created_by_id = excluded.created_by_id, created_date = now()
      where app_files.stored_date is null
      returning name`;
      return rows.length > 0;
    },
    /** False where the row was removed meanwhile. `created`: when it was first stored, where that was elsewhere. */
    async finish({ appId, name }: AppFilePlace, created: Date | null): Promise<boolean> {
      const rows = await sql`
      update app_files set stored_date = now(), created_date = coalesce(${created}, created_date)
      where app_id = ${appId} and name = ${name} returning name`;
      return rows.length > 0;
    },
    async remove({ appId, name }: AppFilePlace): Promise<void> {
      await sql`delete from app_files where app_id = ${appId} and name = ${name}`;
    },
    /** Begun, and not finished in an hour. */
    async unfinished(): Promise<{ app_id: AppId; name: string }[]> {
      return sql`
      select app_id, name from app_files
      where stored_date is null and created_date < now() - interval '1 hour' order by created_date limit 1000`;
    },

    transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => sql.begin(work) as Promise<T>,

    /** What the app, all apps of its owner and all apps together store; exact within a transaction that began a file. */
    async used(appId: AppId, on: Queryable = sql): Promise<Record<'app' | 'account' | 'total', number>> {
      const [row] = await on<{ app: string; account: string; total: string }[]>`
      select coalesce(s.bytes, 0) as app, coalesce(o.bytes, 0) as account, t.bytes as total
      from apps a
        left join stored_bytes s on s.app_id = a.id
        left join stored_bytes_by_owner o on o.owner_id = a.owner_id
        cross join stored_bytes_total t
      where a.id = ${appId}`;
      return {
        app: Number(row?.app ?? 0),
        account: Number(row?.account ?? 0),
        total: Number(row?.total ?? 0),
      };
    },
    /** Of apps that are gone. */
    async removeOldCounters(): Promise<void> {
      await sql`
      delete from stored_bytes s where s.bytes = 0 and not exists (select 1 from apps a where a.id = s.app_id)`;
    },

    /** A page of whole files. */
    async page({ appId }: AppGrant, { limit, after, sort, search, kind }: FilePage): Promise<ListedRow[]> {
      const order = sort === 'newest' ? sql`f.created_date` : sql`f.bytes`;
      const isNext = after === null ? sql`true` : sql`(${order}, f.name) < (${after.at}, ${after.name})`;
      const like = `%${(search ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
      const isFound = search ? sql`(f.original_name ilike ${like} or u.email ilike ${like})` : sql`true`;
      const isKind = kind === undefined ? sql`true` : sql`${kindOfType} = ${kind}`;
      return sql<ListedRow[]>`
      select f.app_id, f.name, f.original_name, f.type, f.bytes::int as bytes, f.is_private, f.created_date,
        ${kindOfType} as kind, u.email as created_by
      from app_files f left join users u on u.id = f.created_by_id
      where f.app_id = ${appId} and f.stored_date is not null and ${isNext} and ${isFound} and ${isKind}
      order by ${order} desc, f.name desc limit ${limit}`;
    },

    /** What of all whole files of the app is of which kind, largest first. */
    async kinds({ appId }: AppGrant): Promise<{ kind: FileKind; files: number; bytes: number }[]> {
      const rows = await sql<{ kind: FileKind; files: number; bytes: string }[]>`
      select ${kindOfType} as kind, count(*)::int as files, sum(f.bytes) as bytes
      from app_files f where f.app_id = ${appId} and f.stored_date is not null group by 1 order by 3 desc, 1`;
      return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
    },

    /** A logo that is this file is none any more; false where it is none. */
    async dropLogo({ appId, name }: AppFilePlace): Promise<boolean> {
      const [app] = await sql<{ logo_url: string | null }[]>`select logo_url from apps where id = ${appId}`;
      const place = appFileIn(app?.logo_url ?? '');
      if (!app || place?.appId !== appId || place.name !== name) return false;
      const rows = await sql`
        update apps set logo_url = null, logo_prompt = null
        where id = ${appId} and logo_url = ${app.logo_url} returning id`;
      return rows.length > 0;
    },

    /** For whoever manages the app, also while it is blocked. */
    async find({ appId, name }: AppFilePlace): Promise<FileRow | undefined> {
      const [row] = await sql<FileRow[]>`
      select app_id, name, original_name, type, bytes::int as bytes, etag, is_private
      from app_files where app_id = ${appId} and name = ${name} and stored_date is not null`;
      return row;
    },

    /** For everybody else: nothing of an app that is gone or closed down. */
    async findServed({ appId, name }: AppFilePlace): Promise<ServedRow | undefined> {
      const [row] = await sql<ServedRow[]>`
      select f.app_id, f.name, f.original_name, f.type, f.bytes::int as bytes, f.etag, f.is_private,
        a.public_settings = 'public_without_login' as is_of_open_app
      from app_files f join apps a on a.id = f.app_id
      where f.app_id = ${appId} and f.name = ${name} and f.stored_date is not null
        and a.deleted_at is null and not a.is_blocked`;
      return row;
    },

    /** Whole files of an app, in the order of their names. */
    async all(appId: AppId): Promise<WholeRow[]> {
      return sql<WholeRow[]>`
      select app_id, name, original_name, type, bytes::int as bytes, etag, is_private, created_by_id, created_date
      from app_files
      where app_id = ${appId} and stored_date is not null order by name`;
    },

    async namesOf(appId: AppId): Promise<string[]> {
      const rows = await sql<{ name: string }[]>`select name from app_files where app_id = ${appId}`;
      return rows.map(({ name }) => name);
    },
  };
};
export type FileStore = ReturnType<typeof createFileStore>;
