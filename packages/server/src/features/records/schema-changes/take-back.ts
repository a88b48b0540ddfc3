import { isDeepStrictEqual } from 'node:util';
import type { UndoneReport } from '@sayso/contracts/schema-changes';
import { compareSchemas } from '@sayso/core/entities/schema-change';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Doc } from '../store.ts';
import { type ApplyDeps, writeUnique } from './apply.ts';
import { type Duplicates, findDuplicates } from './duplicates.ts';
import { createMigrator, leftAlone, type Migrated, type Migrator, type Touch } from './migrator.ts';
import { count, openReport, type Report, type Sample, type Sampled, shortened } from './report.ts';
import type { Rewritten, StoredChange, StoredRecord } from './store.ts';
import { schemaOf, type Version } from './versions.ts';
import { walkBatches } from './walk.ts';

type Back = { change: StoredChange; before: Version; after: Version; tx: Queryable };
type Kept = Map<string, { field: string } & Sampled<Sample>>;
type Work = {
  migrator: Migrator | null;
  duplicates: Duplicates;
  report: Report;
  kept: Kept;
  restored: number;
  since: Date;
};

/**
 * Puts an entity's records back to what they were before a change. A value that was written since is kept: under the
 * field's old name, in its old type where it has one. Records that came since are brought into the old form.
 */
export async function takeChangeBack(
  deps: ApplyDeps,
  grant: AppGrant,
  { change, before, after, tx }: Back,
): Promise<UndoneReport> {
  const { store, renameRecords } = deps;
  const entity = change.renamed_from ?? change.entity;
  if (entity !== change.entity) await renameRecords(grant, change.entity, entity, tx);
  const key = { appId: grant.appId, entity };
  const duplicates = findDuplicates(schemaOf(before), schemaOf(after));
  const { migrator, defaults } = backwards(change, { before, after });
  const work: Work = {
    migrator,
    duplicates,
    report: openReport(defaults),
    kept: new Map(),
    restored: 0,
    since: change.created_date,
  };
  await walkBatches(
    { store, key, lock: true },
    async (batch) => {
      const ids = batch.map(({ id }) => id);
      const touches = await store.touchesOf(grant, { changeId: change.id, ids }, tx);
      const back = () => batch.flatMap((record) => backOf(record, touches.get(record.id) ?? [], work));
      await store.rewrite(key, migrator ? migrator.watching(back) : back(), tx);
    },
    tx,
  );
  await writeUnique(deps, { key, schema: schemaOf(before), tx });
  await store.markUndone(grant, change.id, tx);
  return { ...work.report.done(), restored: work.restored, kept: [...work.kept.values()] };
}

function backwards({ renames }: StoredChange, { before, after }: { before: Version; after: Version }) {
  const [from, to] = [schemaOf(after), schemaOf(before)];
  if (!from || !to) return { migrator: null, defaults: {} };
  const known = renames.map((rename) => ({ ...rename, from: rename.to, to: rename.from }));
  const change = compareSchemas(from, to, known);
  return { migrator: createMigrator({ before: from, after: to, change }), defaults: change.defaults };
}

function backOf(record: StoredRecord, touches: readonly Touch[], work: Work): Rewritten[] {
  const data = { ...record.data };
  const own = new Set<string>();
  let keptHere = 0;
  for (const touch of touches) {
    if (putBack(data, touch)) {
      for (const field of Object.keys(touch.before)) own.add(field);
      continue;
    }
    keptHere += 1;
    for (const field of Object.keys(touch.after))
      count(work.kept, { field }, { id: record.id, value: shortened(data[field] ?? null) });
  }
  if (touches.length > 0 && keptHere === 0) work.restored += 1;
  // What nobody wrote since is what it was, also where the old schema would not take it today.
  const isWritten = record.updated_date >= work.since;
  if (!isWritten || !work.migrator) {
    note(work, record, { ...leftAlone(data), touches });
    return touches.length > 0 ? [{ id: record.id, data }] : [];
  }
  const migrated = work.migrator.migrate(data, own);
  const isChanged = touches.length + migrated.touches.length > 0;
  note(work, record, { ...migrated, touches: isChanged ? [...touches, ...migrated.touches] : [] });
  return isChanged ? [{ id: record.id, data: migrated.data }] : [];
}

function note({ report, duplicates }: Work, { id, data: before }: StoredRecord, migrated: Migrated): void {
  const shared = duplicates.add(id, { data: migrated.data, before });
  report.add(id, { ...migrated, unfit: [...migrated.unfit, ...shared] });
}

/** Puts the fields of one step back, unless one of them was written since. */
function putBack(data: Doc, { before, after }: Touch): boolean {
  const isSame =
    Object.entries(after).every(([field, value]) => isDeepStrictEqual(data[field], value)) &&
    Object.keys(before).every((field) => Object.hasOwn(after, field) || !Object.hasOwn(data, field));
  if (!isSame) return false;
  for (const field of Object.keys(after)) delete data[field];
  Object.assign(data, before);
  return true;
}
