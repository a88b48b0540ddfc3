import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { readEntity } from '@sayso/core/blocks/entities';
import type { Logger } from 'pino';
import type { AppGrant } from '../../access/grant.ts';
import type { Doc, RecordStore } from './store.ts';
import { createValidator, type Validator } from './validator.ts';

/** Texts of one entity's schema; without one before, records of an earlier entity of this name may still be there. */
type Change = { entity: string; before: string | undefined; after: string };
type Deps = { store: RecordStore; log: Logger };

/** Enough to tell what a change does, and read in a moment. */
const mostRecords = 1_000;

/** Says how many records a new schema would refuse that the old one took; null where there are none. */
export const createUnfitRecords =
  ({ store, log }: Deps) =>
  async (grant: AppGrant, { entity, before, after }: Change): Promise<string | null> => {
    // People are kept elsewhere, whatever an app notes of them.
    if (entity === 'User' || before === after) return null;
    const now = schemaOf(after);
    if (!now) return null;
    const key = { appId: grant.appId, entity };
    try {
      const { records, isAll } = await store.newest(key, mostRecords);
      if (records.length === 0) return null;
      const was = schemaOf(before);
      const unfit = unfitAmong(records, { was: was && createValidator(was), now: createValidator(now) });
      return unfit.count === 0 ? null : told(unfit, { looked: records.length, isAll });
    } catch (error) {
      // A warning is an extra: the change stands without it.
      log.warn({ err: error, ...key }, 'Records could not be compared with the new schema');
      return null;
    }
  };

type Unfit = { count: number; fields: Set<string> };

function unfitAmong(records: readonly Doc[], by: { was: Validator | null; now: Validator }): Unfit {
  const found: Unfit = { count: 0, fields: new Set() };
  // One watch for all of them: patterns of either schema may cost a second, however many records there are.
  const watching = (work: () => void) => by.now.watching(() => (by.was ?? by.now).watching(work));
  watching(() => {
    for (const record of records) {
      const misfits = by.now.misfits(record);
      const known = new Set(misfits.length > 0 ? by.was?.misfits(record) : []);
      const fresh = misfits.filter((name) => !known.has(name));
      if (fresh.length === 0) continue;
      found.count += 1;
      for (const name of fresh) found.fields.add(name);
    }
  });
  return found;
}

function told({ count, fields }: Unfit, { looked, isAll }: { looked: number; isAll: boolean }): string {
  const of = `${isAll ? '' : 'the newest '}${looked.toLocaleString('en')}`;
  const records = `${looked === 1 ? 'record' : 'records'} ${count === 1 ? 'does' : 'do'}`;
  const names = [...fields].slice(0, 5).join(', ');
  return `${count.toLocaleString('en')} of ${of} ${records} not fit the new schema (${names})`;
}

function schemaOf(text: string | undefined): EntitySchema | null {
  const read = text === undefined ? null : readEntity(text);
  return read && 'value' in read ? read.value : null;
}
