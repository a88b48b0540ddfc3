import { compareSchemas } from '@sayso/core/entities/schema-change';
import type { Logger } from 'pino';
import type { AppGrant } from '../../access/grant.ts';
import { findDuplicates } from './schema-changes/duplicates.ts';
import { createMigrator } from './schema-changes/migrator.ts';
import { openReport, unfitSentence } from './schema-changes/report.ts';
import { schemaOf } from './schema-changes/versions.ts';
import type { RecordStore } from './store.ts';

/** Texts of one entity's schema; without one before, records of an earlier entity of this name may still be there. */
type Change = { entity: string; before: string | undefined; after: string };
type Deps = { store: RecordStore; log: Logger };

/** Enough to tell what a change does, and read in a moment. */
const mostRecords = 1_000;

/**
 * Says how many records a new schema would refuse that the old one took, once they are in its form as far as they can
 * be; null where there are none.
 */
export const createUnfitRecords =
  ({ store, log }: Deps) =>
  async (grant: AppGrant, { entity, before, after }: Change): Promise<string | null> => {
    // People are kept elsewhere, whatever an app notes of them.
    if (entity === 'User' || before === after) return null;
    const now = schemaOf({ text: after });
    if (!now) return null;
    const key = { appId: grant.appId, entity };
    try {
      const { records, isAll } = await store.newest(key, mostRecords);
      const was = before === undefined ? null : schemaOf({ text: before });
      const change = was && compareSchemas(was, now);
      const migrator = createMigrator({ before: was, after: now, change });
      const report = openReport();
      const duplicates = findDuplicates(now, was);
      migrator.watching(() => {
        for (const [at, record] of records.entries()) {
          const migrated = migrator.migrate(record);
          const shared = duplicates.add(`${at}`, { data: migrated.data, before: record });
          report.add('', { ...migrated, unfit: [...migrated.unfit, ...shared] });
        }
      });
      return unfitSentence(report.done(), { schema: now, isAll });
    } catch (error) {
      // A warning is an extra: the change stands without it.
      log.warn({ err: error, ...key }, 'Records could not be compared with the new schema');
      return null;
    }
  };
