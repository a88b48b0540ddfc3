import { isDeepStrictEqual } from 'node:util';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { RecordsReport } from '@sayso/contracts/schema-changes';
import { compareSchemas, leavesRecords, type SchemaChange } from '@sayso/core/entities/schema-change';
import { uniqueOf } from '@sayso/core/entities/unique';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { UniqueValues } from '../unique-values.ts';
import { type Duplicates, findDuplicates } from './duplicates.ts';
import { createMigrator, leftAlone, type Migrator } from './migrator.ts';
import { openReport, type Report } from './report.ts';
import type { SchemaChangeStore, StoredRecord } from './store.ts';
import { type Succession, schemaOf } from './versions.ts';
import { walkBatches } from './walk.ts';

export type ApplyDeps = {
  store: SchemaChangeStore;
  renameRecords: (grant: AppGrant, from: string, to: string, tx: Queryable) => Promise<void>;
  /** Writes down anew what records hold of unique fields; after all of them were locked. */
  rewriteUnique: UniqueValues['rewriteAll'];
};

/** Editors that save by themselves make many changes; within this time those without effect are one. */
const togetherMs = 5 * 60_000;

/** What a schema did to records; `changeId` undoes it, and is null where nothing was written down to undo. */
export type Applied = { report: RecordsReport; changeId: Id | null };

/**
 * Brings an entity's records into the form of its new schema, in the transaction that changes it, and keeps what they
 * were. Null where there are no records.
 */
export async function applyChange(
  deps: ApplyDeps,
  grant: AppGrant,
  { step, tx }: { step: Succession; tx: Queryable },
): Promise<Applied | null> {
  const { store, renameRecords } = deps;
  const { from, to } = step;
  const [before, after] = [schemaOf(step.before), schemaOf(step.after)];
  if (from !== to) await renameRecords(grant, from, to, tx);
  const key = { appId: grant.appId, entity: to };
  if (!before) {
    const report = await keyRecords(deps, { key, schema: after, tx });
    return report && { report, changeId: null };
  }
  if (!after || !(await store.hasRecords(key, tx))) return null;
  const change = compareSchemas(before, after);
  const changesRules = !isDeepStrictEqual(rulesOf(before), rulesOf(after));
  const isMinor = leavesRecords(change) && from === to && !changesRules;
  if (isMinor && (await isOneWithLast(store, grant, { step, tx }))) return null;
  const id = await store.add(grant, { ...newChange(grant, step, change), changesRules }, tx);
  const report = openReport(change.defaults);
  const duplicates = findDuplicates(after, before);
  // What a renamed entity's records hold is written down under its new name.
  const isMoved = from !== to && uniqueOf(after).length > 0;
  if (!leavesRecords(change) || isMoved) {
    const migrator = createMigrator({ before, after, change });
    await walkBatches(
      { store, key, lock: true },
      async (batch) => {
        const changed = migrateBatch(batch, { migrator, report, duplicates });
        await store.rewrite(key, changed, tx);
        await store.keepTouches(grant, { changeId: id, rows: changed }, tx);
      },
      tx,
    );
    await writeUnique(deps, { key, schema: after, tx });
  }
  await store.setReport(grant, { id, report: report.done() }, tx);
  return { report: report.done(), changeId: id };
}

type Keying = { key: { appId: AppId; entity: string }; schema: EntitySchema | null; tx: Queryable };

/**
 * Writes down what records hold of unique fields that were there before the schema: those of an earlier entity of this
 * name, or samples. Null where nothing is unique or nothing is there.
 */
export async function keyRecords(
  deps: ApplyDeps,
  { key, schema, tx }: Keying,
): Promise<RecordsReport | null> {
  const { store } = deps;
  if (!schema || uniqueOf(schema).length === 0 || !(await store.hasRecords(key, tx))) return null;
  const duplicates = findDuplicates(schema, null);
  const report = openReport();
  await walkBatches(
    { store, key, lock: true },
    (batch) => {
      for (const { id, data } of batch)
        report.add(id, { ...leftAlone(data), unfit: duplicates.add(id, { data, before: data }) });
    },
    tx,
  );
  await writeUnique(deps, { key, schema, tx });
  return report.done();
}

/**
 * Once all records are locked. They are read once more: some may have come before those who take values were kept
 * waiting.
 */
export const writeUnique = (
  { store, rewriteUnique }: ApplyDeps,
  { key, schema, tx }: Keying,
): Promise<void> =>
  rewriteUnique(tx, key, {
    unique: schema ? uniqueOf(schema) : [],
    walk: (each) => walkBatches({ store, key, lock: false }, each, tx),
  });

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

type Judged = { migrator: Migrator; report: Report; duplicates: Duplicates };

/** Counts what becomes of each record, and answers those that are to be written anew. */
export function migrateBatch(batch: readonly StoredRecord[], { migrator, report, duplicates }: Judged) {
  return migrator.watching(() =>
    batch.flatMap(({ id, data }) => {
      const migrated = migrator.migrate(data);
      const shared = duplicates.add(id, { data: migrated.data, before: data });
      report.add(id, { ...migrated, unfit: [...migrated.unfit, ...shared] });
      return migrated.touches.length > 0 ? [{ id, data: migrated.data, touches: migrated.touches }] : [];
    }),
  );
}

/** Whoever takes a change back means what they were shown of it: rules stand for themselves. */
const rulesOf = ({ rls, properties }: EntitySchema) => [
  rls ?? null,
  Object.entries(properties).flatMap(([name, property]) => (property.rls ? [[name, property.rls]] : [])),
];

async function isOneWithLast(
  store: SchemaChangeStore,
  grant: AppGrant,
  { step, tx }: { step: Succession; tx: Queryable },
): Promise<boolean> {
  const last = await store.newest({ appId: grant.appId, entity: step.to }, null, tx);
  const isOne =
    last?.changed === 0 &&
    !last.changes_rules &&
    last.after_hash === step.before.hash &&
    last.author_id === authorOf(grant) &&
    Date.now() - last.created_date.getTime() < togetherMs;
  if (isOne) await store.extend(grant, { id: last.id, afterHash: step.after.hash }, tx);
  return isOne;
}
