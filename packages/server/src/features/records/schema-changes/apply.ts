import type { Id } from '@sayso/contracts/ids';
import type { RecordsReport } from '@sayso/contracts/schema-changes';
import { compareSchemas, leavesRecords, type SchemaChange } from '@sayso/core/entities/schema-change';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { createMigrator, type Migrator } from './migrator.ts';
import { openReport, type Report } from './report.ts';
import type { SchemaChangeStore, StoredRecord } from './store.ts';
import { type Succession, schemaOf } from './versions.ts';
import { walkBatches } from './walk.ts';

export type ApplyDeps = {
  store: SchemaChangeStore;
  renameRecords: (grant: AppGrant, from: string, to: string, tx: Queryable) => Promise<void>;
};

/** Editors that save by themselves make many changes; within this time those without effect are one. */
const togetherMs = 5 * 60_000;

/**
 * Brings an entity's records into the form of its new schema, in the transaction that changes it, and keeps what they
 * were. Null where there are no records.
 */
export async function applyChange(
  { store, renameRecords }: ApplyDeps,
  grant: AppGrant,
  { step, tx }: { step: Succession; tx: Queryable },
): Promise<RecordsReport | null> {
  const { from, to } = step;
  const [before, after] = [schemaOf(step.before), schemaOf(step.after)];
  if (from !== to) await renameRecords(grant, from, to, tx);
  const key = { appId: grant.appId, entity: to };
  if (!before || !after || !(await store.hasRecords(key, tx))) return null;
  const change = compareSchemas(before, after);
  if (leavesRecords(change) && from === to && (await isOneWithLast(store, grant, { step, tx }))) return null;
  const id = await store.add(grant, newChange(grant, step, change), tx);
  const report = openReport(change.defaults);
  if (!leavesRecords(change)) {
    const migrator = createMigrator({ before, after, change });
    await walkBatches(
      { store, key, lock: true },
      async (batch) => {
        const changed = migrateBatch(batch, migrator, report);
        await store.rewrite(key, changed, tx);
        await store.keepTouches(grant, { changeId: id, rows: changed }, tx);
      },
      tx,
    );
  }
  await store.setReport(grant, { id, report: report.done() }, tx);
  return report.done();
}

export const authorOf = ({ actor }: AppGrant): Id | null => (actor.kind === 'user' ? actor.user.id : null);

function newChange(grant: AppGrant, { from, to, before, after }: Succession, { renames }: SchemaChange) {
  return {
    entity: to,
    renamed_from: from === to ? null : from,
    before_hash: before.hash,
    after_hash: after.hash,
    renames: [...renames],
    authorId: authorOf(grant),
  };
}

/** Counts what becomes of each record, and answers those that are to be written anew. */
export function migrateBatch(batch: readonly StoredRecord[], migrator: Migrator, report: Report) {
  return migrator.watching(() =>
    batch.flatMap(({ id, data }) => {
      const migrated = migrator.migrate(data);
      report.add(id, migrated);
      return migrated.touches.length > 0 ? [{ id, data: migrated.data, touches: migrated.touches }] : [];
    }),
  );
}

async function isOneWithLast(
  store: SchemaChangeStore,
  grant: AppGrant,
  { step, tx }: { step: Succession; tx: Queryable },
): Promise<boolean> {
  const last = await store.newest({ appId: grant.appId, entity: step.to }, null, tx);
  const isOne =
    last?.changed === 0 &&
    last.after_hash === step.before.hash &&
    last.author_id === authorOf(grant) &&
    Date.now() - last.created_date.getTime() < togetherMs;
  if (isOne) await store.extend(grant, { id: last.id, afterHash: step.after.hash }, tx);
  return isOne;
}
