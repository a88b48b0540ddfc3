import type { AppId, Id } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { createPartitions } from './partitions.ts';
import type { Doc } from './store.ts';

type Key = { grant: AppGrant; entity: string };
/** A record with what the server keeps of it. */
export type WholeRecord = {
  id: Id;
  data: Doc;
  created_by: string | null;
  created_by_id: string | null;
  created_date: string;
  updated_date: string;
  is_sample: boolean;
};

/** Records as whole as they are stored, for an app's maker to take away and bring back. */
export const createWholeStore = (sql: Sql) => {
  const partitions = createPartitions();
  return {
    /** JSON texts of the records after this id, by their ids. */
    async pageAfter(
      { grant, entity }: Key,
      { after, limit }: { after: string; limit: number },
    ): Promise<{ id: Id; text: string }[]> {
      const table = await partitions.of(grant.appId, sql);
      return sql<{ id: Id; text: string }[]>`
        select id,
          record_doc(data, id, created_by, created_by_id, created_date, updated_date, is_sample)::text as text
        from ${table} where app_id = ${grant.appId} and entity = ${entity} and id > ${after}
        order by id limit ${limit}`;
    },

    async count(grant: AppGrant): Promise<number> {
      const table = await partitions.of(grant.appId, sql);
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from ${table} where app_id = ${grant.appId}`;
      return row?.count ?? 0;
    },

    /** Stores the records as they are and answers them as they travel. */
    async insertWhole(
      { grant, entity }: Key,
      records: readonly WholeRecord[],
      on: Queryable,
    ): Promise<Doc[]> {
      const { appId }: { appId: AppId } = grant;
      const table = await partitions.of(appId, on);
      const rows = await on<{ doc: Doc }[]>`
        insert into ${table} as r
          (app_id, entity, id, data, created_by, created_by_id, created_date, updated_date, is_sample)
        select ${appId}, ${entity}, given.* from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as given
          (id text, data jsonb, created_by text, created_by_id text, created_date timestamptz,
            updated_date timestamptz, is_sample boolean)
        returning record_doc(r.data, r.id, r.created_by, r.created_by_id, r.created_date, r.updated_date,
          r.is_sample) as doc`;
      return rows.map(({ doc }) => doc);
    },
  };
};
export type WholeStore = ReturnType<typeof createWholeStore>;
