import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { RecordsReport, SchemaChangeEntry, UndoneReport } from '@sayso/contracts/schema-changes';
import { compareSchemas } from '@sayso/core/entities/schema-change';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Access } from '../../../access/access.ts';
import type { Actor } from '../../../access/actor.ts';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable, Sql } from '../../../platform/database/database.ts';
import type { Sources } from '../../sources/service.ts';
import type { SourceTransaction } from '../../sources/transactions.ts';
import { type ApplyDeps, migrateBatch } from './apply.ts';
import { findDuplicates } from './duplicates.ts';
import type { Followed } from './follow.ts';
import { createMigrator } from './migrator.ts';
import { openReport, recordChanges } from './report.ts';
import type { StoredChange } from './store.ts';
import { takeChangeBack } from './take-back.ts';
import type { TellOfRecords } from './tell-of-records.ts';
import { schemaOf } from './versions.ts';
import { walkBatches } from './walk.ts';

type Edited = { followed: readonly Followed[] };
type Deps = ApplyDeps & {
  sql: Sql;
  access: Access;
  /** Source path -> text and hash, as they are now. */
  readSources: (
    app: AppGrant,
  ) => Promise<{ tree: Readonly<Record<string, string>>; hashes: Readonly<Record<string, string>> }>;
  textOf: (grant: AppGrant, hash: string, on: Queryable) => Promise<string>;
  /** Throws where a schema would be refused. */
  checkEntity: (path: string, content: string, tree: SourceTree) => void;
  /** Refuses while a turn is running. */
  lockIdle: (grant: AppGrant, tx: Queryable) => Promise<unknown>;
  begin: Sources['begin'];
  edit: (
    grant: AppGrant,
    changes: Readonly<Record<string, string | null>>,
    tx: SourceTransaction,
    known: Readonly<Record<string, string | null>>,
  ) => Promise<Edited>;
  note: (grant: AppGrant, changes: ReturnType<typeof recordChanges>, tx: Queryable) => Promise<void>;
  tell: TellOfRecords;
};

const pathOf = (entity: string) => `entities/${entity}`;

/** What changes of schemas do to records, before and after. */
export const createSchemaChanges = (deps: Deps) => ({
  /** What a schema would do to all records of its entity. */
  async dryRun(
    actor: Actor,
    { appId, entity }: { appId: AppId; entity: string },
    content: string,
  ): Promise<RecordsReport> {
    const { access, store, sql, readSources, checkEntity } = deps;
    const grant = await access.manage(actor, appId);
    const { tree } = await readSources(grant);
    const text = tree[pathOf(entity)];
    if (text === undefined) throw new Fault('not_found', `Entity ${entity} not found`);
    checkEntity(pathOf(entity), content, tree);
    const [before, after] = [schemaOf({ text }), schemaOf({ text: content })];
    // People are kept elsewhere, whatever an app notes of them.
    if (!after || entity === 'User') return openReport().done();
    const change = before && compareSchemas(before, after);
    const report = openReport(change?.defaults);
    const migrator = createMigrator({ before, after, change });
    const duplicates = findDuplicates(after, before);
    const key = { appId, entity };
    await walkBatches(
      { store, key, lock: false },
      (batch) => void migrateBatch(batch, { migrator, report, duplicates }),
      sql,
    );
    return report.done();
  },

  async list(
    actor: Actor,
    appId: AppId,
    query: { entity?: string | undefined; limit: number },
  ): Promise<SchemaChangeEntry[]> {
    return deps.store.list(await deps.access.manage(actor, appId), query);
  },

  undo: (actor: Actor, appId: AppId, changeId: Id) => undo(deps, actor, { appId, changeId }),
});
export type SchemaChanges = ReturnType<typeof createSchemaChanges>;

async function undo(
  deps: Deps,
  actor: Actor,
  { appId, changeId }: { appId: AppId; changeId: Id },
): Promise<UndoneReport> {
  const { access, store, readSources, textOf } = deps;
  const grant = await access.manage(actor, appId);
  const change = await store.find(grant, changeId);
  if (!change) throw new Fault('not_found', 'There is no such change of a schema');
  const { hashes } = await readSources(grant);
  refuseLater(change, hashes[pathOf(change.entity)]);
  if (change.before_hash === change.after_hash) return undoMove(deps, grant, change);
  const edited = await deps.begin(async (tx) => {
    await deps.lockIdle(grant, tx);
    const changes = {
      ...(change.renamed_from === null ? {} : { [pathOf(change.entity)]: null }),
      [pathOf(change.renamed_from ?? change.entity)]: await textOf(grant, change.before_hash, tx),
    };
    return deps.edit(grant, changes, tx, { [pathOf(change.entity)]: change.after_hash });
  });
  // Records that were moved since are put back before.
  const undone = edited.followed.at(-1);
  return { ...openReport().done(), restored: 0, kept: [], ...undone?.report };
}

/** Undoes what changed records and not the schema (`move-choice.ts`). */
async function undoMove(deps: Deps, grant: AppGrant, change: StoredChange): Promise<UndoneReport> {
  const { sql, store, lockIdle, textOf, note, tell } = deps;
  const { id, entity, after_hash: hash } = change;
  const { undone, ids } = await sql.begin(async (tx) => {
    await lockIdle(grant, tx);
    const version = { hash, text: await textOf(grant, hash, tx) };
    const written = await store.touchedIds(grant, id, tx);
    const report = await takeChangeBack(deps, grant, { change, before: version, after: version, tx });
    await note(grant, recordChanges([{ entity, report, isUndone: true }]), tx);
    return { undone: report, ids: written };
  });
  await tell({ appId: grant.appId, entity }, { ids });
  return undone;
}

/** Only the newest change can be taken back by itself: a later one stands on it. */
function refuseLater(change: StoredChange, hash: string | undefined): void {
  const reason = 'schema_changed_since';
  if (change.undone_date) throw new Fault('conflict', 'This change was undone already', { reason });
  if (hash === change.after_hash) return;
  const message = `The schema of ${change.entity} was changed since. Undo the later changes first.`;
  throw new Fault('conflict', message, { reason });
}
