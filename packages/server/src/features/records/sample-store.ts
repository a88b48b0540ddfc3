import type { AppId, Id } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { createPartitions } from './partitions.ts';
import { inEntity } from './rows-by-id.ts';
import type { Doc } from './store.ts';

type SampleCount = { entity: string; samples: number; has_real: boolean };

/** The sample records among an app's records. */
export const createSampleStore = (sql: Sql) => {
  const partitions = createPartitions();
  return {
    /** Ids of an entity's samples, oldest first. */
    async oldestSamples(
      { appId, entity }: { appId: AppId; entity: string },
      limit: number,
      on: Queryable = sql,
    ): Promise<Id[]> {
      const table = await partitions.of(appId, on);
      const rows = await on<{ id: Id }[]>`
        select id from ${table} where ${inEntity(on, { appId, entity })} and is_sample
        order by created_date asc, id desc limit ${limit}`;
      return rows.map(({ id }) => id);
    },

    /** Of each entity that has samples, how many, and whether it has other records. */
    async countSamples({ appId }: Pick<AppGrant, 'appId'>): Promise<SampleCount[]> {
      const table = await partitions.of(appId, sql);
      return sql<SampleCount[]>`
        select entity, samples, exists (
          select from ${table} r where r.app_id = ${appId} and r.entity = held.entity and not r.is_sample) as has_real
        from (select entity, count(*)::int as samples from ${table}
          where app_id = ${appId} and is_sample group by entity) as held
        order by entity`;
    },

    /** Deletes the samples of all entities and answers what they were. */
    async removeSamples(
      { appId }: Pick<AppGrant, 'appId'>,
      on: Queryable,
    ): Promise<{ entity: string; doc: Doc }[]> {
      const table = await partitions.of(appId, on);
      return on<{ entity: string; doc: Doc }[]>`
        delete from ${table} r where app_id = ${appId} and is_sample
        returning entity, record_doc(data, id, created_by, created_by_id, created_date, updated_date, is_sample) as doc`;
    },
  };
};
export type SampleStore = ReturnType<typeof createSampleStore>;
