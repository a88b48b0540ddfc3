import type { AppGrant } from '../access/grant.ts';
import { createFollowSchemas } from '../features/records/schema-changes/follow.ts';
import { createLeftChoices } from '../features/records/schema-changes/left-choices.ts';
import { createMoveChoice } from '../features/records/schema-changes/move-choice.ts';
import {
  createCountChoice,
  createCountRecords,
  createFindFilled,
  createMoveChoices,
} from '../features/records/schema-changes/plan-choices.ts';
import { schemaChangeRoutes } from '../features/records/schema-changes/routes.ts';
import { createSchemaChanges } from '../features/records/schema-changes/service.ts';
import { createSchemaChangeStore } from '../features/records/schema-changes/store.ts';
import { createTellOfRecords } from '../features/records/schema-changes/tell-of-records.ts';
import type { RecordStore } from '../features/records/store.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Core } from './core.ts';

/** Has records follow the schemas of their entities, and answers what that comes to. */
export function composeSchemaChanges(core: Core, assistant: Assistant, records: RecordStore): void {
  const { sourceStore, sources } = assistant;
  const store = createSchemaChangeStore(core.sql);
  const textOf = async (grant: AppGrant, hash: string, on: Queryable) =>
    (await sourceStore.texts(grant, { text: hash }, on))['text'] ?? '';
  const renameRecords = (grant: AppGrant, from: string, to: string, tx: Queryable) =>
    records.rename({ appId: grant.appId, entity: from }, to, tx);
  const rewriteUnique = records.unique.rewriteAll;
  assistant.provide({ followSchemas: createFollowSchemas({ store, renameRecords, rewriteUnique, textOf }) });
  const { checkEntity, lockIdle } = assistant;
  const readSources = (app: AppGrant) => sources.read(app);
  const { begin, edit, takeTurn } = sources;
  const versionOf = async (grant: AppGrant, entity: string, tx: Queryable) => {
    const hash = (await sourceStore.lockHead(grant, tx))?.tree[`entities/${entity}`];
    return hash === undefined ? undefined : { hash, text: await textOf(grant, hash, tx) };
  };
  const tell = createTellOfRecords({ ...core, store });
  const shared = { takeTurn, readSources, lockIdle, versionOf, tell };
  const parts = { ...core, ...shared, store, renameRecords, rewriteUnique, textOf };
  const note = core.audit;
  schemaChangeRoutes(core.api, createSchemaChanges({ ...parts, begin, edit, checkEntity, note }), {
    left: createLeftChoices(parts),
    move: createMoveChoice({ ...parts, note }),
  });
  assistant.provide({
    countChoice: createCountChoice(parts),
    countRecords: createCountRecords(parts),
    findFilled: createFindFilled(parts),
    // The assistant moves them for whoever asked it.
    moveChoices: createMoveChoices({ ...parts, note: assistant.noteChanges }),
  });
  assistant.onForget(store.forgetApp);
  core.jobs.register('records.prune-unique', () => records.unique.prune(), { cron: '47 3 * * *' });
  core.jobs.register('schema-changes.prune', () => store.prune(), { cron: '37 3 * * *' });
}
