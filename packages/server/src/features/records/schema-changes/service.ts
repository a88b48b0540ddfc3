import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { RecordsReport, SchemaChangeEntry, UndoneReport } from '@sayso/contracts/schema-changes';
import { compareSchemas } from '@sayso/core/entities/schema-change';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Access } from '../../../access/access.ts';
import type { Actor } from '../../../access/actor.ts';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable, Sql } from '../../../platform/database/database.ts';
import type { Rates } from '../../../rates.ts';
import { leftChoiceWords } from '../../../texts/record-changes.ts';
import type { EditOptions, Sources } from '../../sources/service.ts';
import type { SourceTransaction } from '../../sources/transactions.ts';
import { type ApplyDeps, migrateBatch } from './apply.ts';
import { findDuplicates } from './duplicates.ts';
import type { Followed } from './follow.ts';
import { createMigrator } from './migrator.ts';
import { countListChange } from './move-choice.ts';
import { openReport, recordChanges } from './report.ts';
import type { StoredChange } from './store.ts';
import { takeChangeBack } from './take-back.ts';
import type { TellOfRecords } from './tell-of-records.ts';
import { listNameOf, noSuchList, schemaOf, type Version } from './versions.ts';
import { walkBatches } from './walk.ts';

type Edited = { followed: readonly Followed[] };
type Deps = ApplyDeps & {
  sql: Sql;
  access: Access;
  rates: Rates;
  /** Source path -> text and hash, as they are now. */
  readSources: (
    app: AppGrant,
  ) => Promise<{ tree: Readonly<Record<string, string>>; hashes: Readonly<Record<string, string>> }>;
  textOf: (grant: AppGrant, hash: string, on: Queryable) => Promise<string>;
  /** Throws where a schema would be refused. */
  checkEntity: (path: string, content: string, tree: SourceTree) => void;
  /** Refuses while a turn is running. */
  lockIdle: (grant: AppGrant, tx: Queryable) => Promise<unknown>;
  takeTurn: Sources['takeTurn'];
  begin: Sources['begin'];
  /** The entity's schema as it is now, undefined where there is none; nobody else changes it. */
  versionOf: (grant: AppGrant, entity: string, tx: Queryable) => Promise<Version | undefined>;
  edit: (
    grant: AppGrant,
    changes: Readonly<Record<string, string | null>>,
    tx: SourceTransaction,
    options: EditOptions,
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
    const { access, store, sql, takeTurn, readSources, checkEntity } = deps;
    const grant = await access.manage(actor, appId);
    const { tree } = await readSources(grant);
    const text = tree[pathOf(entity)];
    if (text === undefined) throw noSuchList(entity);
    checkEntity(pathOf(entity), content, tree);
    const [before, after] = [schemaOf({ text }), schemaOf({ text: content })];
    // People are kept elsewhere, whatever an app notes of them.
    if (!after || entity === 'User') return openReport().done();
    const change = before && compareSchemas(before, after);
    const report = openReport(change?.defaults);
    const migrator = createMigrator({ before, after, change });
    const duplicates = findDuplicates(after, before);
    const key = { appId, entity };
    await takeTurn(grant, () =>
      walkBatches(
        { store, key, lock: false },
        (batch) => void migrateBatch(batch, { migrator, report, duplicates }),
        sql,
      ),
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

type Undoing = { changeId: Id; tx: Queryable };

async function undo(
  deps: Deps,
  actor: Actor,
  { appId, changeId }: { appId: AppId; changeId: Id },
): Promise<UndoneReport> {
  const { access, rates, store, sql, takeTurn } = deps;
  const grant = await access.manage(actor, appId);
  await countListChange(rates, grant);
  // What a change is of does not change; whether it may be undone is asked once nobody else undoes it.
  const change = await store.find(grant, changeId, sql);
  if (!change) throw noSuchChange();
  const isMove = change.before_hash === change.after_hash;
  return takeTurn(grant, () =>
    isMove ? undoMove(deps, grant, changeId) : undoSchema(deps, grant, changeId),
  );
}

async function undoSchema(deps: Deps, grant: AppGrant, changeId: Id): Promise<UndoneReport> {
  const { begin, edit, textOf } = deps;
  const edited = await begin(async (tx) => {
    const change = await lockUndoable(deps, grant, { changeId, tx });
    const changes = {
      ...(change.renamed_from === null ? {} : { [pathOf(change.entity)]: null }),
      [pathOf(change.renamed_from ?? change.entity)]: await textOf(grant, change.before_hash, tx),
    };
    const known = { [pathOf(change.entity)]: change.after_hash };
    return edit(grant, changes, tx, { known, isOwnVersion: true });
  });
  // Records that were moved since are put back before.
  const undone = edited.followed.at(-1);
  return { ...openReport().done(), restored: 0, kept: [], ...undone?.report };
}

/** Undoes what changed records and not the schema (`move-choice.ts`). */
async function undoMove(deps: Deps, grant: AppGrant, changeId: Id): Promise<UndoneReport> {
  const { sql, store, textOf, note, tell } = deps;
  const { undone, entity, ids } = await sql.begin(async (tx) => {
    const change = await lockUndoable(deps, grant, { changeId, tx });
    const { after_hash: hash } = change;
    const version = { hash, text: await textOf(grant, hash, tx) };
    const written = await store.touchedIds(grant, changeId, tx);
    const report = await takeChangeBack(deps, grant, { change, before: version, after: version, tx });
    await note(grant, recordChanges([{ entity: change.entity, report, isUndone: true }]), tx);
    return { undone: report, entity: change.entity, ids: written };
  });
  await tell({ appId: grant.appId, entity }, { ids });
  return undone;
}

/** Only the newest change can be undone by itself: a later one stands on it. Until the transaction ends it stays so. */
async function lockUndoable(
  { store, lockIdle, versionOf, textOf }: Deps,
  grant: AppGrant,
  { changeId, tx }: Undoing,
): Promise<StoredChange> {
  await lockIdle(grant, tx);
  const change = await store.find(grant, changeId, tx);
  if (!change) throw noSuchChange();
  const reason = 'schema_changed_since';
  if (change.undone_date) throw new Fault('conflict', leftChoiceWords.alreadyUndone, { reason });
  const now = await versionOf(grant, change.entity, tx);
  if (now?.hash === change.after_hash) return change;
  const text = now?.text ?? (await textOf(grant, change.after_hash, tx));
  const name = listNameOf(change.entity, schemaOf({ text }));
  throw new Fault('conflict', leftChoiceWords.changedSince(name), { reason });
}

const noSuchChange = () => new Fault('not_found', leftChoiceWords.tooLate);
