import { choiceFieldsOf } from '@sayso/core/entities/choices';
import { compareSchemas } from '@sayso/core/entities/schema-change';
import type { Logger } from 'pino';
import type { AppGrant } from '../../access/grant.ts';
import { findDuplicates } from './schema-changes/duplicates.ts';
import { holdsLeftValue } from './schema-changes/left-values.ts';
import { createMigrator, type Migrated } from './schema-changes/migrator.ts';
import { openReport, type Report, unfitSentence } from './schema-changes/report.ts';
import { schemaOf } from './schema-changes/versions.ts';
import type { RecordStore } from './store.ts';

/** Texts of one entity's schema; without one before, records of an earlier entity of this name may still be there. */
type Change = { entity: string; before: string | undefined; after: string };
type Deps = { store: RecordStore; log: Logger };
/** `leftChoices`: the warning about choices that were removed, which people are offered to replace. */
export type UnfitWarnings = { warnings: readonly string[]; leftChoices: string | null };
type Unfit = Migrated['unfit'][number];

const none: UnfitWarnings = { warnings: [], leftChoices: null };
/** Enough to tell what a change does, and read in a moment. */
const mostRecords = 1_000;

/**
 * Says how many records a new schema would refuse that the old one took, once they are in its form as far as they can
 * be: those whose choice was removed, and those with anything else.
 */
export const createUnfitRecords =
  ({ store, log }: Deps) =>
  async (grant: AppGrant, { entity, before, after }: Change): Promise<UnfitWarnings> => {
    // People are kept elsewhere, whatever an app notes of them.
    if (entity === 'User' || before === after) return none;
    const now = schemaOf({ text: after });
    if (!now) return none;
    const key = { appId: grant.appId, entity };
    try {
      const { records, isAll } = await store.newest(key, mostRecords);
      const was = before === undefined ? null : schemaOf({ text: before });
      const change = was && compareSchemas(was, now);
      const migrator = createMigrator({ before: was, after: now, change });
      const choices = new Map(choiceFieldsOf(now).map((each) => [each.field, each]));
      const isLeft = ({ field, value }: Unfit) => {
        const choice = choices.get(field);
        return choice !== undefined && holdsLeftValue(choice, value);
      };
      const [left, others] = [openReport(), openReport()];
      const duplicates = findDuplicates(now, was);
      migrator.watching(() => {
        for (const [at, record] of records.entries()) {
          const migrated = migrator.migrate(record);
          const shared = duplicates.add(`${at}`, { data: migrated.data, before: record });
          const other = migrated.unfit.filter((each) => !isLeft(each));
          left.add('', { ...migrated, unfit: migrated.unfit.filter(isLeft) });
          others.add('', { ...migrated, unfit: [...other, ...shared] });
        }
      });
      const tell = (report: Report) => unfitSentence(report.done(), { schema: now, isAll });
      const leftChoices = tell(left);
      return { warnings: [leftChoices, tell(others)].filter((each) => each !== null), leftChoices };
    } catch (error) {
      // A warning is an extra: the change stands without it.
      log.warn({ err: error, ...key }, 'Records could not be compared with the new schema');
      return none;
    }
  };
